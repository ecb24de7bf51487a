import { torqueRatioOf } from '../engine/calibration/torque-ratings.ts'
import { defaultLimits, LIMIT_RULES } from '../engine/limits/default-limits.ts'
import { FAMILY_LIMIT_SOURCE, familyLimits, soldOnGearbox } from '../engine/limits/family-limits.ts'
import { leastTorqueRpm } from '../engine/limits/limit-lifts.ts'
import type {
  Chassis,
  Engine,
  FigureSource,
  Make,
  StockLimits,
  Transmission,
  TransmissionKind,
  Vehicle,
} from '../engine/model.ts'
import { stockCrankTorqueLbft } from '../engine/power/stock-curve.ts'
import { type EngineFamilyId, engineFamily } from './engine-families.ts'
import { familyOn } from './engine-family-entry.ts'
import { RATING_CORRECTIONS } from './evidence/rating-corrections.ts'
import { TORQUE_RATIOS } from './evidence/torque-ratios.ts'
import { type SourcedFigures, sourced } from './sourced.ts'

/** A figure whose path stands in no line of `sources` is our estimate. Only known limits are listed. */
interface Sourced {
  limits?: Partial<StockLimits>
  sources?: readonly SourcedFigures[]
}

/** One engine as it is rated. Paths in `sources` are its own ("crankHp") or limits ("limits.internalsCrankHp"). */
export interface EngineEntry extends Engine, Sourced {
  family: EngineFamilyId
}

/** One gear set of one gearbox; the final drive belongs to the car. */
export interface GearboxEntry extends Omit<Transmission, 'finalDrive'>, Sourced {}

/** One vehicle variant. Paths in `sources` are whole ("chassis.tire", "transmission.finalDrive"). */
export interface VehicleEntry extends Sourced {
  /** Unique, stable, never reused: saved builds and links name it. */
  id: string
  make: Make
  model: string
  variant: string
  yearFrom: number
  yearTo: number
  engine: EngineEntry
  gearbox: GearboxEntry
  finalDrive: number
  chassis: Chassis
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * A clutch is good for its rated torque, or for what the trade sells on it where that asks more; a gearbox as
 * `soldOnGearbox` says where its torque behind this engine is named.
 */
function soldOn(
  ofFamily: Partial<StockLimits>,
  known: Partial<StockLimits>,
  gearbox: { kind: TransmissionKind; namedLbft: number | undefined },
): Partial<StockLimits> {
  const clutch = [ofFamily.clutchTorqueLbft, known.clutchTorqueLbft].filter((figure) => figure !== undefined)
  const { transmissionTorqueLbft: ofTrade } = ofFamily
  const { transmissionTorqueLbft: ofGearbox = 0 } = known
  return {
    ...(clutch.length > 0 ? { clutchTorqueLbft: Math.max(...clutch) } : {}),
    ...(ofTrade !== undefined && gearbox.namedLbft !== undefined
      ? { transmissionTorqueLbft: Math.max(ofTrade, soldOnGearbox(gearbox.kind, gearbox.namedLbft, ofGearbox)) }
      : {}),
  }
}

/** Limits that no entry knows come from the engine family, else from the rules of thumb, and their source says so. */
function limitSources(
  limits: StockLimits,
  known: Partial<StockLimits>,
  ofFamily: Partial<StockLimits>,
): Record<string, FigureSource> {
  const names = Object.keys(limits) as (keyof StockLimits)[]
  return Object.fromEntries(
    names
      .filter((name) => known[name] === undefined)
      .map((name) => {
        const source = ofFamily[name] === undefined ? LIMIT_RULES[name] : FAMILY_LIMIT_SOURCE
        return [`limits.${name}`, { source, confidence: 'estimated' }]
      }),
  )
}

const CORRECTED: FigureSource = {
  source: 'estimate: fitted to stock wheel power of the engine family, readings and trade knowledge',
  confidence: 'estimated',
}

/** True over rated output, leaned toward what stock cars of the family make at the wheels. */
function correctedRatio(ratingRatio: number, family: EngineFamilyId): number {
  const corrected = ratingRatio * Math.exp(RATING_CORRECTIONS[family] ?? 0)
  return Number(Math.min(1.25, Math.max(0.9, corrected)).toFixed(3))
}

/** The vehicle of an entry: engine, gearbox and chassis put together with the sources of each. */
export function vehicle(entry: VehicleEntry): Vehicle {
  const { engine: engineEntry, gearbox, finalDrive, chassis, limits: ownLimits, sources: ownSources, ...car } = entry
  const { family, limits: engineLimits, sources: engineSources, ...rated } = engineEntry
  const engine = {
    ...rated,
    ratingRatio: correctedRatio(rated.ratingRatio, family),
    torqueRatio: torqueRatioOf(TORQUE_RATIOS, { familyId: family, aspiration: rated.aspiration }),
  }
  const { limits: gearboxLimits, sources: gearboxSources, ...transmission } = gearbox
  const known = { ...engineLimits, ...gearboxLimits, ...ownLimits }
  const ofFamily = familyLimits(engineFamily(family), {
    stockCrankHp: engine.crankHp * engine.ratingRatio,
    stockTorqueLbft: stockCrankTorqueLbft(engine),
    crankHpRpm: leastTorqueRpm(engine),
    drivetrain: chassis.drivetrain,
    transmission,
  })
  const limits = defaultLimits(
    {
      crankHp: engine.crankHp,
      torqueLbft: engine.crankTorqueLbft,
      ratingRatio: engine.ratingRatio,
      torqueRatio: engine.torqueRatio,
      boosted: engine.aspiration !== 'na',
      clutchPedal: transmission.kind === 'manual',
    },
    {
      ...ofFamily,
      ...known,
      ...soldOn(ofFamily, known, {
        kind: transmission.kind,
        namedLbft: engineFamily(family).gearboxLimitsLbft[transmission.code],
      }),
    },
  )
  const modelId = slug(`${car.make} ${car.model}`)
  return {
    ...car,
    modelId,
    engine,
    family: familyOn(engineFamily(family), { ...car, modelId, transmission, engine }),
    transmission: { ...transmission, finalDrive },
    chassis,
    limits,
    sources: {
      ...limitSources(limits, known, ofFamily),
      ...sourced(engineSources ?? [], 'engine.'),
      ...(family in RATING_CORRECTIONS ? { 'engine.ratingRatio': CORRECTED } : {}),
      ...sourced(gearboxSources ?? [], 'transmission.'),
      ...sourced(ownSources ?? []),
    },
  }
}
