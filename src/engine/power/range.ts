import type { Range90 } from '../model.ts'

/** What the width of a prediction depends on. */
export interface Uncertainty {
  /** ln of predicted over stock, or over the stated baseline. */
  logGain: number
  /** `stated` = the car's own figure; `vehicle` = its rating; `near` = a related car's; `text` = the class's typical. */
  baseline: 'stated' | 'vehicle' | 'near' | 'text'
  /** A boost source was added whose boost nobody stated. */
  boostUnstated: boolean
  /** A turbo was added or enlarged: its size, and so its power, is the tuner's choice more than a blower's is. */
  turboAdded: boolean
  /** The car of a stated baseline: of the catalog, a related one, or known by its words alone. */
  car: 'vehicle' | 'near' | 'text'
  /** How far a stated baseline stands off what an untouched car reads, ln(power) beyond the usual scatter. */
  baselineDoubt: number
  /** The engine is opened: strokers and built bottom ends go from street packages to record cars under one word. */
  built: boolean
  /** The figure to be predicted is one that somebody measured, rather than claims or rounds. */
  measured: boolean
}

/** The parameters of the width and what they are before any fit; all are shares of power (ln). */
export const DEFAULT_SPREAD: Readonly<Record<string, number>> = {
  base: 0.03,
  slope: 0.12,
  boost_unstated: 0.08,
  turbo_added: 0.08,
  baseline_doubt: 0.3,
  built: 0.1,
  claim: 0.03,
  vehicle: 0.06,
  near: 0.12,
  text: 0.2,
  near_stated: 0.03,
  text_stated: 0.05,
  quantile: 1.645,
}

/**
 * Typical scatter of ln(power): the root of the summed squares of what is unknown (independent errors add so).
 * Worked with the default spread: a measured build of stated boost from a stated baseline that gains 30 %
 * (ln 0.262): sqrt(0.03^2 + (0.12 x 0.262)^2) = 0.0434.
 */
export function scatterOf(unknowns: Uncertainty, spread: Readonly<Record<string, number>>): number {
  const at = (name: string): number => spread[name] ?? DEFAULT_SPREAD[name] ?? 0
  const { baseline, car } = unknowns
  return Math.hypot(
    at('base'),
    at('slope') * unknowns.logGain,
    unknowns.boostUnstated ? at('boost_unstated') : 0,
    unknowns.turboAdded ? at('turbo_added') : 0,
    at('baseline_doubt') * unknowns.baselineDoubt,
    unknowns.built ? at('built') : 0,
    unknowns.measured ? 0 : at('claim'),
    baseline !== 'stated' ? at(baseline) : car === 'vehicle' ? 0 : at(`${car}_stated`),
  )
}

/** Half-width of the 90% range of ln(power): scatter times the quantile that held 90 % of unseen results. */
export function rangeHalfWidth(unknowns: Uncertainty, spread: Readonly<Record<string, number>>): number {
  return scatterOf(unknowns, spread) * (spread.quantile ?? DEFAULT_SPREAD.quantile ?? 1.645)
}

/** 90% range around a power figure, hp. Worked: 400 hp, half-width 0.1: 361.9 to 442.1 hp. */
export function rangeAround(hp: number, halfWidth: number): Range90 {
  return { low: hp * Math.exp(-halfWidth), high: hp * Math.exp(halfWidth) }
}
