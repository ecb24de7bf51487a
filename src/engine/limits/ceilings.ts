import type { Part, Vehicle } from '../model.ts'
import { stockCrankTorqueLbft } from '../power/stock-curve.ts'
import { limitSetBy, powerAtTorqueCrankHp, TUNABLE_LIMITS, type TunableLimit } from './limit-lifts.ts'

/** Share that stays unused, 0 to 0.9, of every strength limit, or of gearbox, converter and clutch alone. */
export type Reserve = number | { driveline: number }

/** The share that is kept of everything. */
export const keptOfAll = (reserve: Reserve): number => (typeof reserve === 'number' ? reserve : 0)
/** The share that is kept of gearbox, converter and clutch. */
export const keptOfDriveline = (reserve: Reserve): number => (typeof reserve === 'number' ? reserve : reserve.driveline)

/** One limit of a build: its figure (crank hp for internals, else crank lb-ft) and the part that set it. */
export interface Ceiling {
  limit: TunableLimit
  value: number
  /** The same as crank hp at the rated power peak: what a search compares with. */
  crankHp: number
  setByPartId?: string
}

/** Whether the car has this limit at all: the clutches of a dual-clutch box count as its gearbox. */
export function hasLimit(vehicle: Vehicle, limit: TunableLimit): boolean {
  return limit !== 'clutch' || vehicle.transmission.kind === 'manual'
}

/** What the car has proven it can take: its factory output, or what it made on its own dyno sheet. */
export function provenOutput({ engine, measured }: Vehicle): { crankHp: number; crankTorqueLbft: number } {
  return {
    crankHp: Math.max(engine.crankHp * engine.ratingRatio, measured?.crankHp ?? 0),
    crankTorqueLbft: Math.max(stockCrankTorqueLbft(engine), measured?.crankTorqueLbft ?? 0),
  }
}

function ceilingOf(vehicle: Vehicle, limit: TunableLimit, value: number, reserve: Reserve): Ceiling {
  const isPower = limit === 'internals'
  const proven = provenOutput(vehicle)
  const kept = Math.max(
    value * (1 - (isPower ? keptOfAll : keptOfDriveline)(reserve)),
    isPower ? proven.crankHp : proven.crankTorqueLbft,
  )
  const atPeak = isPower ? kept : Math.max(powerAtTorqueCrankHp(kept, vehicle), proven.crankHp)
  return { limit, value: kept, crankHp: atPeak }
}

/** The stock ceiling of one limit, less the reserve; the factory car is always within. */
export function stockCeiling(vehicle: Vehicle, limit: TunableLimit, reserve: Reserve): Ceiling {
  const { internalsCrankHp, transmissionTorqueLbft, clutchTorqueLbft } = vehicle.limits
  const value = { internals: internalsCrankHp, transmission: transmissionTorqueLbft, clutch: clutchTorqueLbft }[limit]
  return ceilingOf(vehicle, limit, value, reserve)
}

/** The ceiling that a part sets in place of the stock one, if it sets any. */
export function ceilingSetBy(part: Part, vehicle: Vehicle, reserve: Reserve): Ceiling | undefined {
  const set = limitSetBy(part, vehicle)
  if (!set || !hasLimit(vehicle, set.limit)) return undefined
  return { ...ceilingOf(vehicle, set.limit, set.value, reserve), setByPartId: part.id }
}

/**
 * What this car with these parts stands, one ceiling per limit it has.
 * Worked: a 460 hp car with internals good for 700 crank hp, reserve 0.1: 630 crank hp.
 */
export function ceilingsOf(vehicle: Vehicle, parts: readonly Part[], reserve: Reserve = 0): Ceiling[] {
  return TUNABLE_LIMITS.filter((limit) => hasLimit(vehicle, limit)).map((limit) => {
    const lifted = parts.map((part) => ceilingSetBy(part, vehicle, reserve)).find((ceiling) => ceiling?.limit === limit)
    return lifted ?? stockCeiling(vehicle, limit, reserve)
  })
}
