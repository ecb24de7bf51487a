import type { Engine, Part, Vehicle } from '../model.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'

/** The limits that a calibration can hold power to, and that a part can lift. */
export const TUNABLE_LIMITS = ['internals', 'transmission', 'clutch'] as const
export type TunableLimit = (typeof TUNABLE_LIMITS)[number]

/** A clutch is chosen for 15% more torque than the engine makes: at its rating it slips hot. */
const CLUTCH_MARGIN = 1.15

/** What a stronger part of unknown rating stands, over the stock part: house rule, as in the stock defaults. */
const UNRATED_LIFT = 1.5

/** Where the rated power asks the least torque: its peak, or the end of the band that the maker prints, rpm. */
export const leastTorqueRpm = ({ crankHpRpm, crankHpToRpm }: Pick<Engine, 'crankHpRpm' | 'crankHpToRpm'>): number =>
  Math.max(crankHpRpm, crankHpToRpm ?? crankHpRpm)

/**
 * Torque that makes this power at the rated power peak, lb-ft. Makers rate clutches and gearboxes in hp; the
 * power peak is where a street car holds it longest. Worked: 800 hp at 6500 rpm = 646 lb-ft.
 */
export function torqueAtPowerPeakLbft(crankHp: number, vehicle: Vehicle): number {
  return (crankHp * HP_RPM_PER_LBFT) / leastTorqueRpm(vehicle.engine)
}

/** Crank hp that this torque makes at the rated power peak. Worked: 646 lb-ft at 6500 rpm = 800 hp. */
export function powerAtTorqueCrankHp(torqueLbft: number, vehicle: Vehicle): number {
  return (torqueLbft * leastTorqueRpm(vehicle.engine)) / HP_RPM_PER_LBFT
}

function ratedTorqueLbft(part: Part, vehicle: Vehicle, stockLbft: number): number {
  const { supportsTorqueLbft, supportsCrankHp } = part.ratings
  if (supportsTorqueLbft !== undefined) return supportsTorqueLbft
  if (supportsCrankHp !== undefined) return torqueAtPowerPeakLbft(supportsCrankHp, vehicle)
  return stockLbft * UNRATED_LIFT
}

/**
 * The limit that a part sets in place of the stock one: crank hp for the internals, crank lb-ft for transmission and
 * clutch. Undefined for parts that set none. Without a rating: the built-engine limit of the car, or 1.5 x stock.
 */
export function limitSetBy(part: Part, vehicle: Vehicle): { limit: TunableLimit; value: number } | undefined {
  const { limits } = vehicle
  switch (part.kind) {
    case 'built_bottom_end':
    case 'stroker':
      return { limit: 'internals', value: part.ratings.supportsCrankHp ?? limits.builtEngineCrankHp }
    case 'built_transmission':
      return { limit: 'transmission', value: ratedTorqueLbft(part, vehicle, limits.transmissionTorqueLbft) }
    case 'clutch':
      return { limit: 'clutch', value: ratedTorqueLbft(part, vehicle, limits.clutchTorqueLbft) / CLUTCH_MARGIN }
    default:
      return undefined
  }
}
