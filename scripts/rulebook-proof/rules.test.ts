import { describe, expect, test } from 'vitest'
import {
  forbids,
  judgeBuild,
  planBuild,
  RULEBOOK,
  ruleById,
  ruledCarOf,
  underRulebook,
} from '../../src/engine/index.ts'
import { BAD_BUILD_OF_EACH_RULE } from './bad-build-of-each-rule.ts'
import { asked, type BadBuild } from './bad-builds.ts'
import { PREFERENCES } from './preferences.ts'

/** Whether the search sells the build, or one with its parts, against the rule. What is only useless may be locked. */
function isSoldAgainst(ruleId: string, bad: BadBuild): boolean {
  const { request, build } = asked(bad)
  const { breaks, idle } = ruleById(ruleId)
  const ruled = underRulebook(breaks || idle ? { ...request, lockedPartIds: [] } : request)
  const result = planBuild({ ...ruled, objective: { kind: 'cheapest', goalWheelHp: build.wheelHp } })
  const planned = result.ok ? result.planned : result.reason === 'goal_out_of_reach' ? result.bestBuild : undefined
  if (!planned) return false
  const { parts } = planned.build
  const breaches = judgeBuild({ ...ruledCarOf(request), ...planned.power, parts, costCents: planned.costCents })
  return breaches.some((breach) => breach.ruleId === ruleId && forbids(breach))
}

describe('each rule of the rulebook', () => {
  test('has a build that breaks it, and no other has one', () => {
    const ids = [...Object.keys(BAD_BUILD_OF_EACH_RULE), ...Object.keys(PREFERENCES)].sort()
    expect(ids).toEqual(RULEBOOK.map(({ id }) => id).sort())
  })

  test.each(Object.entries(BAD_BUILD_OF_EACH_RULE))('%s is named by the referee', (ruleId, bad) => {
    const { build } = asked(bad)
    expect(judgeBuild(build).map((breach) => breach.ruleId)).toContain(ruleId)
  })

  const hard = Object.entries(BAD_BUILD_OF_EACH_RULE).filter(([ruleId]) => forbids(ruleById(ruleId)))
  test.each(hard)('%s is obeyed by the search, whatever the customer locks', (ruleId, bad) => {
    expect(isSoldAgainst(ruleId, bad)).toBe(false)
  })

  test.each(Object.entries(PREFERENCES))('%s makes the part the later choice', (_ruleId, bad) => {
    const { build, request } = asked(bad)
    const { rules } = underRulebook(request)
    for (const part of build.parts) expect(rules.penaltyCents(part)).toBeGreaterThan(0)
  })
})
