import type { Range90 } from '../model.ts'

/** What the width of a prediction depends on. All logarithmic, so a range never reaches below zero. */
export interface Uncertainty {
  /** ln of predicted over stock (or over the stated baseline). */
  logGain: number
  /** The car's own measured figure is known, rather than the maker's rating. */
  measuredBaseline: boolean
  /** A boost source was added whose boost nobody stated. */
  unstatedBoost: boolean
  /** A chassis-dyno figure whose baseline is the maker's crank rating. */
  drivelineUnknown: boolean
}

/**
 * Half-width of the 90 % range of ln(power): sqrt(base^2 + rating^2 + (slope ln gain)^2 + unstated^2).
 * The figures come from results that the fit had not seen.
 */
export function rangeHalfWidth(unknowns: Uncertainty, spread: Readonly<Record<string, number>>): number {
  const base = spread.base ?? 0.06
  const rating = unknowns.measuredBaseline ? 0 : (spread.rating ?? 0.08)
  const unstated = unknowns.unstatedBoost ? (spread.unstated_boost ?? 0.15) : 0
  const slope = (spread.slope ?? 0.25) * Math.abs(unknowns.logGain)
  return Math.sqrt(base ** 2 + rating ** 2 + unstated ** 2 + slope ** 2)
}

/** 90 % range around a power figure, hp. Worked: 400 hp, half-width 0.1: 361.9 to 442.1 hp. */
export function rangeAround(hp: number, halfWidth: number): Range90 {
  return { low: hp * Math.exp(-halfWidth), high: hp * Math.exp(halfWidth) }
}
