import { DEFAULT_SPREAD, scatterOf, type Uncertainty, unknownAmounts } from '../power/range.ts'

/** One result that the fit had not seen: how far off it was, and what was unknown about it. */
export interface Miss {
  /** ln(measured / predicted). */
  logError: number
  unknowns: Uncertainty
}

/** Steps from where a parameter stands. */
const GRID = [0.5, 0.7, 0.85, 1.2, 1.45, 2] as const

/** A miss with the squared amounts of the parameters in it, by their place in `NAMES`. */
interface Weighed {
  size: number
  squares: readonly (readonly [place: number, square: number])[]
}

/** All parameters of the scatter; the quantile is not one. */
const NAMES = Object.keys(DEFAULT_SPREAD).filter((name) => name !== 'quantile')

const weighed = ({ logError, unknowns }: Miss): Weighed => ({
  size: Math.abs(logError),
  squares: unknownAmounts(unknowns).map(([name, amount]) => [NAMES.indexOf(name), amount ** 2]),
})

/** Negative log-likelihood of the misses under a Laplace law of the given scatter, held loosely to the defaults. */
function badness(misses: readonly Weighed[], values: readonly number[]): number {
  let sum = 0
  for (const { size, squares } of misses) {
    let variance = 0
    for (const [place, square] of squares) variance += square * values[place]! ** 2
    const scatter = Math.sqrt(variance / 2)
    sum += Math.log(scatter) + size / scatter
  }
  for (const [place, name] of NAMES.entries()) sum += Math.log(values[place]! / DEFAULT_SPREAD[name]!) ** 2
  return sum
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
  const known = misses.map(weighed)
  const values = NAMES.map((name) => DEFAULT_SPREAD[name]!)
  let best = badness(known, values)
  for (let round = 0; round < 4; round++) {
    for (const [place, from] of [...values].entries()) {
      let kept = from
      for (const factor of GRID) {
        values[place] = from * factor
        const now = badness(known, values)
        if (now < best - 1e-9) {
          best = now
          kept = from * factor
        }
      }
      values[place] = kept
    }
  }
  const spread: Record<string, number> = Object.fromEntries(NAMES.map((name, place) => [name, values[place]!]))
  const ratios = misses.map((miss) => Math.abs(miss.logError) / scatterOf(miss.unknowns, spread))
  spread.quantile = conformalQuantile(ratios, 0.9)
  return spread
}
