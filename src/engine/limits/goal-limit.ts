import type { Calibration, Part, Vehicle } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import type { SearchRules } from '../rulebook/search-rules.ts'

/** Files that a tuner, or the customer, sets to any boost. */
const ADJUSTABLE: ReadonlySet<Calibration> = new Set<Calibration>(['custom', 'standalone', 'piggyback'])

const isTurbo = (part: Part): boolean => part.kind.startsWith('turbo_')

/**
 * Whether the combination can be set to less than its parts make: turbos, with a calibration that is written or set for
 * this car. An off-the-shelf file makes what it makes, and so does a blower, whose pulley sets its boost.
 */
export function canBeTurnedDown(vehicle: Vehicle, { boostSource, tune }: ScenarioParts): boolean {
  const { aspiration } = vehicle.engine
  const turbo = boostSource ? isTurbo(boostSource) : aspiration === 'turbo' || aspiration === 'twin_turbo'
  return turbo && tune?.calibration !== undefined && ADJUSTABLE.has(tune.calibration)
}

/** At what power a build is limited. */
export interface PowerHold {
  vehicle: Vehicle
  rules?: SearchRules | undefined
  /** The calibration holds power here at most, wheel hp, whatever the parts would make. */
  capWheelHp?: number | undefined
  /**
   * Delivered at most, wheel hp, by a combination that can be turned down; never less than what the rulebook sells the
   * combination for.
   */
  deliverWheelHp?: number | undefined
}

/** Where the power of a combination is limited besides its limits, wheel hp; undefined: nowhere. */
export function limitedWheelHp(hold: PowerHold, chosen: ScenarioParts): number | undefined {
  const { vehicle, rules, capWheelHp, deliverWheelHp } = hold
  if (deliverWheelHp === undefined || !canBeTurnedDown(vehicle, chosen)) return capWheelHp
  const sold = Math.max(deliverWheelHp, rules?.scenarioFloorWheelHp(chosen) ?? 0)
  return Math.min(sold, capWheelHp ?? sold)
}
