import type { PlannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { judgedBy } from './judge-build.ts'
import type { RuledBuild } from './rule.ts'
import { ruledCarOf } from './ruled-request.ts'

/** What the rules need to know of a planned build besides the build itself: its use, and what else is sold for the car. */
export type RuledTerms = Pick<SearchRequest, 'parts' | 'use' | 'factors'>

/** A planned build as the rules see it. */
export function ruledBuildOf({ build, power }: Pick<PlannedBuild, 'build' | 'power'>, terms: RuledTerms): RuledBuild {
  const { vehicle, fuel, parts } = build
  const { wheelHp, wheelTorqueLbft, stockWheelTorqueLbft, crankTorqueLbft, boostGaugePsi } = power
  const { use, factors } = terms
  const car = ruledCarOf({ vehicle, fuel, parts: terms.parts, factors, ...(use ? { use } : {}) })
  return { ...car, parts, wheelHp, wheelTorqueLbft, stockWheelTorqueLbft, crankTorqueLbft, boostGaugePsi }
}

/** What decides whether somebody buys at all, the warranty, comes before all that is said of the build. */
const COMES_FIRST = 'H04'

/** What a customer must know of a planned build: its own notes, and the sentences of its `warn` rules. */
export function notesOn(planned: PlannedBuild, terms: RuledTerms, ownChoices: readonly string[] = []): string[] {
  const warned = judgedBy('warn', ruledBuildOf(planned, terms)).filter(({ ruleId }) => !ownChoices.includes(ruleId))
  const said = (isFirst: boolean) =>
    warned.filter(({ ruleId }) => (ruleId === COMES_FIRST) === isFirst).map(({ sentence }) => sentence)
  return [...said(true), ...planned.safetyNotes, ...said(false)]
}
