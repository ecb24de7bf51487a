import { DEFAULT_SPREAD, scatterOf, type Uncertainty } from '../power/range.ts'

/** One result that the fit had not seen: how far off it was, and what was unknown about it. */
export interface Miss {
  /** ln(measured / predicted). */
  logError: number
  unknowns: Uncertainty
}

/** Steps from where a parameter stands. */
const GRID = [0.5, 0.7, 0.85, 1.2, 1.45, 2] as const

const PARAMETERS = Object.keys(DEFAULT_SPREAD).filter((name) => name !== 'quantile')

/** Negative log-likelihood of one miss under a Laplace law of the given scatter. */
function surprise({ logError, unknowns }: Miss, spread: Readonly<Record<string, number>>): number {
  const scatter = scatterOf(unknowns, spread) / Math.SQRT2
  return Math.log(scatter) + Math.abs(logError) / scatter
}

/** What all misses cost together; the parameters are held loosely to the defaults. */
function badness(surprises: readonly number[], spread: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const one of surprises) sum += one
  for (const name of PARAMETERS) sum += Math.log(spread[name]! / DEFAULT_SPREAD[name]!) ** 2
  return sum
}

/** Places of the misses whose scatter a parameter has a part in. */
function concernedBy(name: string, misses: readonly Miss[]): readonly number[] {
  const wider = { ...DEFAULT_SPREAD, [name]: DEFAULT_SPREAD[name]! + 1 }
  return [...misses.keys()].filter((at) => {
    const { unknowns } = misses[at]!
    return scatterOf(unknowns, wider) !== scatterOf(unknowns, DEFAULT_SPREAD)
  })
}

/** The value that a share of the numbers does not exceed, with the finite-sample step of split conformal prediction. */
function conformalQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.ceil((sorted.length + 1) * share) - 1)
  return sorted[index] ?? 1.645
}

/**
 * Parameters of the range width: scatter by likelihood (cyclic search over a grid), then the quantile that covers 90 %
 * of the given misses (split conformal prediction: Vovk, Gammerman and Shafer 2005). Deterministic.
 */
export function fitSpread(misses: readonly Miss[]): Readonly<Record<string, number>> {
  const spread: Record<string, number> = { ...DEFAULT_SPREAD }
  const surprises = misses.map((miss) => surprise(miss, spread))
  const concerned = new Map(PARAMETERS.map((name) => [name, concernedBy(name, misses)]))
  const set = (name: string, value: number) => {
    spread[name] = value
    for (const at of concerned.get(name)!) surprises[at] = surprise(misses[at]!, spread)
  }
  let best = badness(surprises, spread)
  for (let round = 0; round < 4; round++) {
    const before = best
    for (const name of PARAMETERS) {
      const from = spread[name]!
      let kept = from
      for (const factor of GRID) {
        set(name, from * factor)
        const now = badness(surprises, spread)
        if (now < best - 1e-9) {
          best = now
          kept = from * factor
        }
      }
      set(name, kept)
    }
    // Nothing moved, and nothing will.
    if (best === before) break
  }
  const ratios = misses.map((miss) => Math.abs(miss.logError) / scatterOf(miss.unknowns, spread))
  spread.quantile = conformalQuantile(ratios, 0.9)
  return spread
}
