import type { CalibrationFactors } from '../model.ts'

/** The inside of `CalibrationFactors`, for power/ and calibration/ alone. */
export interface PowerFactors extends CalibrationFactors {
  readonly version: string
  /** ln of power gained per unit of each named effect. A name that is missing counts as 0. */
  readonly effects: Readonly<Record<string, number>>
  /** Half-width model of the 90 % range; see `rangeHalfWidth` in calibration/. */
  readonly spread: Readonly<Record<string, number>>
}

/** Opens the opaque factors. Throws on factors of a shape that this version did not write: our bug, not a customer's. */
export function openFactors(factors: CalibrationFactors): PowerFactors {
  const candidate = factors as Partial<PowerFactors>
  if (typeof candidate.effects !== 'object' || typeof candidate.spread !== 'object') {
    throw new Error(`calibration factors "${factors.version}" have no effects or no spread`)
  }
  return factors as PowerFactors
}

export interface GainTerm {
  name: string
  amount: number
}

/** A gain as physics (`offset`, ln) plus amounts of fitted effects. */
export interface LogGain {
  offset: number
  terms: readonly GainTerm[]
}

export const NO_GAIN: LogGain = { offset: 0, terms: [] }

/** ln of the power ratio. Order of the terms is that of the list, so equal lists give equal floats. */
export function evaluateLogGain(gain: LogGain, effects: Readonly<Record<string, number>>): number {
  let sum = gain.offset
  for (const term of gain.terms) sum += (effects[term.name] ?? 0) * term.amount
  return sum
}
