import { RULEBOOK } from '../../src/engine/index.ts'
import { type CarProof, FUELS, GOALS } from './prove-car.ts'

const quantile = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** In milliseconds of one core's own work. */
const timing = (what: string, times: readonly number[]): string =>
  `${what}: median ${quantile(times, 0.5).toFixed(1)} ms, 99 of 100 under ${quantile(times, 0.99).toFixed(0)} ms, worst ${Math.max(0, ...times).toFixed(0)} ms of ${times.length}`

const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, times]) => `${key} ${times}`)
    .join(', ') || 'none'

/** What `catalog-check` says of the proof, line by line. */
export function proofReport(cars: number, proof: CarProof, most: number): string[] {
  const { builds, violations, refused, spoken, planMs, refusalMs, packagesMs } = proof
  const laws = [...RULEBOOK.filter(({ severity }) => severity === 'never' || severity === 'must_with')].map(
    ({ id }) => [id, 0] as const,
  )
  const broken: Record<string, number> = Object.fromEntries(laws)
  for (const { law } of violations) broken[law] = (broken[law] ?? 0) + 1
  return [
    `rulebook: ${RULEBOOK.length} rules; ${cars} cars x ${FUELS.join('/')} x goals ${GOALS.join('/')} x stock, and 4 stages: ${builds} builds judged`,
    `violations: ${violations.length}`,
    `  by rule: ${inWords(broken)}`,
    ...violations.slice(0, most).map(({ where, law, what }) => `  ${law} ${where}: ${what}`),
    ...(violations.length > most ? [`  and ${violations.length - most} more (--all lists them)`] : []),
    `refused, with the reason: ${inWords(refused)}`,
    `advice and warnings on the bills, by rule: ${inWords(spoken)}`,
    timing('a build for a goal', planMs),
    timing('a refusal, with what would move it', refusalMs),
    timing('the four packages', packagesMs),
  ]
}
