import type { EngineFamily } from '../families/engine-family.ts'
import { drivetrainIn, inductionIn, transmissionIn } from '../lexicon.ts'
import type { Aspiration, Drivetrain, Engine, TransmissionKind, Vehicle } from '../model.ts'
import { drivelineLoss } from '../power/driveline.ts'
import { makerGroup } from '../power/platform.ts'
import { LITERS_PER_CUBIC_INCH } from '../units.ts'
import { inductionOf } from '../vocabulary.ts'
import type { EvidenceRow } from './evidence.ts'

/** The car of a published result: from the catalog where it stands there, else from the row's own words. */
export interface RowCar {
  engine: Engine
  drivetrain: Drivetrain
  transmission: TransmissionKind
  /** `near` = the nearest platform's engine; `text` = rating and compression are typical figures of the class. */
  known: 'vehicle' | 'near' | 'text'
  /** What the trade knows of the engine, where the car stands in the catalog. */
  family?: EngineFamily
}

/** Names of engines and models that were sold with one induction alone. */
const SUPERCHARGED_NAMES =
  /\blsa\b|\blt4\b|\bls9\b|\blt5\b|hellcat|trackhawk|\btrx\b|redeye|demon|predator|trinity|terminator|m113k|r53/
const TURBO_NAMES =
  /tdi\b|diesel|duramax|cummins|power ?stroke|\bwrx\b|\bsti\b|\bevo\b|evolution|mazdaspeed|\bb[45]8|\bs58|\bs55|\bn5[45]|\bn20|\bb48|ej2[05][57]|fa2[04]f|4g63|4b11t|2jz-?gte|k20c|l15|ea888|20v t|vr30|vr38|rb26|m133|m139|m17[678]|m27[68]/

/** Factory induction as the words of engine and model say it; undefined where they say nothing. */
export function inductionOfText(row: EvidenceRow): Aspiration | undefined {
  const engine = row.engine.toLowerCase()
  const text = `${engine} ${row.model.toLowerCase()}`
  const said = inductionIn(text)
  if (said === 'supercharged' || SUPERCHARGED_NAMES.test(text)) return 'supercharged'
  return inductionIn(engine) ?? said ?? (TURBO_NAMES.test(text) ? 'turbo' : undefined)
}

/** Displacement in the words of an engine, liters: "5.0", "6.2L", "350 ci". */
function displacementOfText(text: string): number | undefined {
  const liters = /(?<![\d.])(\d{1,2}\.\d)(?!\d)/.exec(text)?.[1]
  if (liters !== undefined) return Number(liters)
  const cubicInches = /\b(\d{3}) ?(?:ci|cid|cubic)/i.exec(text)?.[1]
  return cubicInches === undefined ? undefined : Number(cubicInches) * LITERS_PER_CUBIC_INCH
}

function cylindersOfText(text: string): number | undefined {
  for (const match of text.matchAll(/\b(?:vr|v|i|h|f|w|flat|inline|boxer)[- ]?(\d{1,2})t{0,2}\b/gi)) {
    const count = Number(match[1])
    if ([3, 4, 5, 6, 8, 10, 12, 16].includes(count)) return count
  }
  return undefined
}

/** Crank hp per liter of a production engine, by induction and year (class averages of the catalog). */
function typicalHpPerLiter(aspiration: Aspiration, year: number): number {
  const age = Math.max(0, Math.min(1, (year - 1995) / 25))
  if (aspiration === 'na') return 58 + 30 * age
  if (aspiration === 'supercharged') return 82 + 30 * age
  return 88 + 47 * age
}

function layoutOf(row: EvidenceRow, vehicle: Vehicle | undefined): Pick<RowCar, 'drivetrain' | 'transmission'> {
  return {
    drivetrain: drivetrainIn(row.drivetrain ?? '') ?? vehicle?.chassis.drivetrain ?? 'rwd',
    transmission: transmissionIn(row.transmission ?? '') ?? vehicle?.transmission.kind ?? 'manual',
  }
}

/** A catalog engine fits the row's words if size and induction do not contradict them. */
function agrees(engine: Engine, row: EvidenceRow): boolean {
  const liters = displacementOfText(row.engine)
  if (liters !== undefined && Math.abs(liters - engine.displacementL) > 0.25) return false
  const induction = inductionOfText(row)
  return induction === undefined || inductionOf(induction) === inductionOf(engine.aspiration)
}

/** Whether the maker of a row's car and that of a vehicle share engines. */
export const isRelated = (vehicle: Pick<Vehicle, 'make'>, row: Pick<EvidenceRow, 'make'>): boolean =>
  makerGroup(vehicle.make) === makerGroup(row.make)

/** Reads the car of a row; a merely near vehicle counts only if its maker builds the same engines. Never throws. */
export function rowCar(row: EvidenceRow, vehicle: Vehicle | undefined, exact = true): RowCar {
  const layout = layoutOf(row, vehicle)
  const related = vehicle !== undefined && (exact || isRelated(vehicle, row))
  if (related && agrees(vehicle.engine, row))
    return { engine: vehicle.engine, family: vehicle.family, ...layout, known: exact ? 'vehicle' : 'near' }
  const text = `${row.engine} ${row.model}`
  const aspiration = inductionOfText(row) ?? 'na'
  const cylinders = cylindersOfText(text) ?? 6
  const displacementL =
    displacementOfText(text) ?? { 3: 1.5, 4: 2, 5: 2.5, 6: 3.2, 8: 5.3, 10: 6, 12: 6.3, 16: 8 }[cylinders] ?? 3
  const year = row.yearTo ?? 2010
  const typicalHp = displacementL * typicalHpPerLiter(aspiration, year)
  const crankHp =
    row.baselineHp === undefined
      ? typicalHp
      : row.powerBasis === 'crank'
        ? row.baselineHp
        : row.baselineHp / (1 - drivelineLoss(layout, {}))
  const boosted = aspiration !== 'na'
  return {
    engine: {
      code: row.engine,
      displacementL,
      cylinders,
      aspiration,
      compressionRatio: boosted ? 9.3 : year >= 2010 ? 11 : 9.8,
      crankHp: Math.max(0.6 * typicalHp, Math.min(1.7 * typicalHp, crankHp)),
      crankHpRpm: 6000,
      crankTorqueLbft: crankHp,
      crankTorqueRpm: boosted ? 3000 : 4500,
      redlineRpm: 6600,
      boostGaugePsi: 0,
      ratedFuel: '91',
      ratingRatio: 1,
    },
    ...layout,
    known: 'text',
  }
}
