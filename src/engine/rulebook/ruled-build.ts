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

/** What stands on the bill of a build: the sentences of its `warn` rules. */
export function warningsOn(planned: PlannedBuild, terms: RuledTerms, ownChoices: readonly string[] = []): string[] {
  return judgedBy('warn', ruledBuildOf(planned, terms))
    .filter(({ ruleId }) => !ownChoices.includes(ruleId))
    .map(({ sentence }) => sentence)
}
