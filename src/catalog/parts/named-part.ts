import type {
  Calibration,
  ChargeCooling,
  FamilyFitment,
  Part,
  PartCategory,
  PartKind,
  PartRatings,
  Slot,
} from '../../engine/model.ts'
import { engineTypeOf } from '../engine-type.ts'
import { VEHICLES } from '../vehicles.ts'
import { KIND_DEFAULTS } from './kind-defaults.ts'

/** Families whose plugs stand in one row on top of three or four cylinders. */
const INLINE_THREES_AND_FOURS: ReadonlySet<string> = new Set(
  VEHICLES.filter((vehicle) => /\bI[34]$/.test(engineTypeOf(vehicle))).map(({ family }) => family.id),
)

/**
 * A product of a named maker for some engine families, as one line of data. What is left out takes the typical value
 * of its kind (`kind-defaults.ts`) and is an estimate; a price or a part number that somebody can look up names its page.
 */
export interface NamedPart extends FamilyFitment {
  kind: PartKind
  /** Maker and product line, as the trade says them: "COBB" and "Accessport, Stage 1". The cars do not belong into the name. */
  maker: string
  name: string
  /** What it is made for, shown behind the name: "2015-21 WRX". */
  forCars: string
  dollars: number
  laborHours?: number
  ratings?: Omit<PartRatings, 'includes'>
  includes?: readonly Slot[]
  needs?: readonly Slot[]
  excludes?: readonly PartKind[]
  calibration?: Calibration
  chargeCooling?: ChargeCooling
  fabricated?: true
  /** A sentence that only this product needs, behind the sentence of its kind. */
  note?: string
  partNumber?: string
  /** Page that shows the product at this price. Without it price and data are estimates. */
  page?: string
}

export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A clutch that is named with its flywheel brings it. */
const broughtBy = ({ kind, name, includes }: NamedPart): readonly Slot[] | undefined =>
  kind === 'clutch' && /\bflywheel\b/i.test(name) ? [...(includes ?? []), 'flywheel'] : includes

/** Pads all around, where the kind's hours are one axle's; plugs of a short row, where they are those of two banks. */
const BOTH_AXLES_HOURS = 2.5
const SHORT_ROW_HOURS = 1

function typicalHours({ kind, name, families }: NamedPart): number {
  if (kind === 'brake_pads' && /\bfront and rear\b/.test(name)) return BOTH_AXLES_HOURS
  if (kind === 'spark_plugs' && families.every((id) => INLINE_THREES_AND_FOURS.has(id))) return SHORT_ROW_HOURS
  return KIND_DEFAULTS[kind].laborHours
}

function partOf(row: NamedPart): Part {
  const { kind, maker, name, forCars, dollars, page, note } = row
  const includes = broughtBy(row)
  const { families, modelIds, yearFrom, yearTo, drivetrains, transmissions, transmissionCodes } = row
  const typical = KIND_DEFAULTS[kind]
  const category: PartCategory = typical.category
  const fitment = { families, modelIds, yearFrom, yearTo, drivetrains, transmissions, transmissionCodes }
  const optional = {
    partNumber: row.partNumber,
    calibration: row.calibration,
    chargeCooling: row.chargeCooling,
    fabricated: row.fabricated,
  }
  return {
    id: slugOf(`${maker} ${name} ${forCars}`),
    category,
    kind,
    manufacturer: maker,
    name: `${name} ${forCars}`,
    description: [typical.sentence, note].filter((text) => text).join(' '),
    priceCents: Math.round(dollars * 100),
    priceConfidence: page ? 'published' : 'estimated',
    laborHours: row.laborHours ?? typicalHours(row),
    fitment: given(fitment),
    ratings: { ...row.ratings, ...(includes ? { includes } : {}) },
    needs: row.needs ?? typical.needs ?? [],
    excludes: row.excludes ?? [],
    source: page ?? 'estimate',
    confidence: page ? 'published' : 'estimated',
    ...given(optional),
  }
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The entries that have a value. */
function given<T extends object>(record: T): Given<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Given<T>
}

/** The rows as parts of the catalog. */
export const namedParts = (rows: readonly NamedPart[]): Part[] => rows.map(partOf)
