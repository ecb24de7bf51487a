import { DEFAULT_SPREAD, scatterOf, type Uncertainty } from '../power/range.ts'

/** One result that the fit had not seen: how far off it was, and what was unknown about it. */
export interface Miss {
  /** ln(measured / predicted). */
  logError: number
  unknowns: Uncertainty
}

/** Steps from where a parameter stands. */
const GRID = [0.5, 0.7, 0.85, 1.2, 1.45, 2] as const

/** Negative log-likelihood of the misses under a Laplace law of the given scatter, held loosely to the defaults. */
function badness(misses: readonly Miss[], spread: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const { logError, unknowns } of misses) {
    const scatter = scatterOf(unknowns, spread) / Math.SQRT2
    sum += Math.log(scatter) + Math.abs(logError) / scatter
  }
  for (const [name, start] of Object.entries(DEFAULT_SPREAD)) {
    if (name !== 'quantile') sum += Math.log((spread[name] ?? start) / start) ** 2
  }
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
  const spread: Record<string, number> = { ...DEFAULT_SPREAD }
  let best = badness(misses, spread)
  for (let round = 0; round < 4; round++) {
    const before = best
    for (const name of Object.keys(DEFAULT_SPREAD)) {
      if (name === 'quantile') continue
      const from = spread[name] ?? 0
      let kept = from
      for (const factor of GRID) {
        spread[name] = from * factor
        const now = badness(misses, spread)
        if (now < best - 1e-9) {
          best = now
          kept = from * factor
        }
      }
      spread[name] = kept
    }
    // Nothing moved, and nothing will.
    if (best === before) break
  }
  const ratios = misses.map((miss) => Math.abs(miss.logError) / scatterOf(miss.unknowns, spread))
  spread.quantile = conformalQuantile(ratios, 0.9)
  return spread
}
