/** One published result beside the prediction of a model that has not seen its source. */
export interface JudgedResult {
  id: string
  /** "2018 Ford Mustang GT". */
  car: string
  /** Platform or model that results are grouped by. */
  platform: string
  /** Kinds of parts, as the source lists them. */
  kinds: readonly string[]
  powerBasis: 'wheel' | 'crank'
  measuredHp: number
  predictedHp: number
  lowHp: number
  highHp: number
  sourceName: string
  sourceUrl: string
  /** Why the result stands out, when it does. */
  flagged: string | null
  figureKind: string
  classes: readonly string[]
  readAs: string
  /** Half-width of the 90% range, as a share: as it is, and with one more thing measured; null where that is known. */
  halfWidths: { now: number; boostStated: number | null; baselineMeasured: number | null; both: number | null }
}

/** Predicted over measured, minus 1. */
export const errorOf = ({ predictedHp, measuredHp }: Pick<JudgedResult, 'predictedHp' | 'measuredHp'>): number =>
  predictedHp / measuredHp - 1

/** Accuracy of one result: 1 minus the size of its error, not below 0. */
export const accuracyOf = (result: Pick<JudgedResult, 'predictedHp' | 'measuredHp'>): number =>
  Math.max(0, 1 - Math.abs(errorOf(result)))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export interface AccuracySummary {
  results: number
  /** Mean accuracy, 0 to 1. */
  accuracy: number
  meanAbsError: number
  medianAbsError: number
  /** Mean signed error: above 0 the predictions are too high. */
  bias: number
  /** Share of results inside their 90% range. */
  held: number
  /** Median half-width of the ranges, as a share. */
  halfWidth: number
}

/** What a set of results says of the predictions; undefined for none. */
export function summaryOf(results: readonly JudgedResult[]): AccuracySummary | undefined {
  if (results.length === 0) return undefined
  const errors = results.map(errorOf)
  return {
    results: results.length,
    accuracy: mean(results.map(accuracyOf)),
    meanAbsError: mean(errors.map(Math.abs)),
    medianAbsError: median(errors.map(Math.abs)),
    bias: mean(errors),
    halfWidth: median(results.map(({ lowHp, highHp }) => Math.log(highHp / lowHp) / 2)),
    held: mean(
      results.map((result) => (result.measuredHp >= result.lowHp && result.measuredHp <= result.highHp ? 1 : 0)),
    ),
  }
}

/** What one more measurement makes of the typical range of a class, among the results that lack it. */
export interface Gain {
  group: string
  /** Results that lack it. */
  lacking: number
  now: number
  after: number
}
export type Measurement = 'boostStated' | 'baselineMeasured' | 'both'

/** Median half-widths by class without and with a measurement; classes that hardly ever lack it are left out. */
export function gainsFrom(results: readonly JudgedResult[], measurement: Measurement): Gain[] {
  const lacking = results.filter(({ halfWidths }) => halfWidths[measurement] !== null)
  const groups = Map.groupBy(
    lacking.flatMap((result) => result.classes.map((group) => ({ group, halfWidths: result.halfWidths }))),
    ({ group }) => group,
  )
  return [...groups]
    .filter(([, members]) => members.length >= LEAST_LACKING)
    .map(([group, members]) => ({
      group,
      lacking: members.length,
      now: median(members.map(({ halfWidths }) => halfWidths.now)),
      after: median(members.map(({ halfWidths }) => halfWidths[measurement] ?? halfWidths.now)),
    }))
    .sort((a, b) => b.now - b.after - (a.now - a.after))
}
const LEAST_LACKING = 3

export interface ErrorBin {
  /** From (inclusive) and to (exclusive), as shares; the outermost bins are open. */
  from: number
  to: number
  count: number
}
const BIN = 0.05
const OUTERMOST = 0.25

/** How many results miss by how much, in steps of 5 % from -25 % to +25 %, with everything beyond in the outer bins. */
export function errorBins(results: readonly JudgedResult[]): ErrorBin[] {
  const steps = Math.round((2 * OUTERMOST) / BIN)
  const bins = Array.from({ length: steps + 2 }, (_, index) => {
    const from = -OUTERMOST + (index - 1) * BIN
    return { from: Number(from.toFixed(2)), to: Number((from + BIN).toFixed(2)), count: 0 }
  })
  for (const result of results) {
    const index = Math.floor((errorOf(result) + OUTERMOST) / BIN + 1e-9) + 1
    const bin = bins[Math.min(bins.length - 1, Math.max(0, index))]
    if (bin) bin.count += 1
  }
  return bins
}

/** Summaries by group, the largest group first. A result may belong to several groups. */
export function summariesBy(
  results: readonly JudgedResult[],
  groupsOf: (result: JudgedResult) => readonly string[],
): { group: string; summary: AccuracySummary }[] {
  const groups = new Map<string, JudgedResult[]>()
  for (const result of results) {
    for (const group of new Set(groupsOf(result))) groups.set(group, [...(groups.get(group) ?? []), result])
  }
  return [...groups]
    .flatMap(([group, members]) => {
      const summary = summaryOf(members)
      return summary ? [{ group, summary }] : []
    })
    .sort((a, b) => b.summary.results - a.summary.results || a.group.localeCompare(b.group, 'en'))
}
