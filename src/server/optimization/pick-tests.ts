/** What is known of one result before a run: how often it was tested and how that went last. */
export interface TestHistory {
  evidenceId: string
  vehicleModel: string
  timesTested: number
  lastAccuracy: number | null
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/**
 * The results that a run tests: the vehicle models tested least come first, then those with the worst accuracy, then
 * by name; of each model at most `testCount` results, least tested first. Ties break by id, so that the choice is
 * the same in every process.
 */
export function pickTests(
  history: readonly TestHistory[],
  { models, testCount, onlyModel }: { models: number; testCount: number; onlyModel?: string },
): readonly string[] {
  const byModel = Map.groupBy(history, ({ vehicleModel }) => vehicleModel)
  const ranked = [...byModel]
    .filter(([model]) => onlyModel === undefined || model === onlyModel)
    .map(([model, rows]) => ({
      model,
      rows,
      tested: Math.min(...rows.map(({ timesTested }) => timesTested)),
      accuracy: mean(rows.map(({ lastAccuracy }) => lastAccuracy ?? 0)),
    }))
    .sort((a, b) => a.tested - b.tested || a.accuracy - b.accuracy || (a.model < b.model ? -1 : 1))
  return ranked.slice(0, models).flatMap(({ rows }) =>
    rows
      .toSorted((a, b) => a.timesTested - b.timesTested || (a.evidenceId < b.evidenceId ? -1 : 1))
      .slice(0, testCount)
      .map(({ evidenceId }) => evidenceId),
  )
}

/** Accuracy moves by less than this between runs without being called a trend: a tenth of a percent. */
const STEADY = 0.001

/** Worked: 0.921 after 0.918 = improving; 0.9185 after 0.918 = stable; the first figure is stable. */
export function trendDirection(before: number | null, now: number): 'improving' | 'declining' | 'stable' {
  if (before === null || Math.abs(now - before) < STEADY) return 'stable'
  return now > before ? 'improving' : 'declining'
}
