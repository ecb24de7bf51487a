import { describe, expect, test } from 'vitest'
import { forbids, judgeBuild, type PartKind, planBuild, underRulebook } from '../../src/engine/index.ts'
import { asked, type BadBuild, invented } from './bad-builds.ts'

/** What tuners struck from builds of ours, as laws. */

const tune = invented('tune', { calibration: 'custom' })
const turbo = invented('turbo_upgrade')

const forbidden = (bad: BadBuild): string[] =>
  judgeBuild(asked(bad).build)
    .filter(forbids)
    .map(({ ruleId }) => ruleId)

/** Kinds in the cheapest build for a goal, and its power. */
function cheapest(bad: Omit<BadBuild, 'parts'>, goalWheelHp: number) {
  const { request } = asked({ ...bad, parts: [] })
  const result = planBuild({ ...underRulebook(request), objective: { kind: 'cheapest', goalWheelHp } })
  if (!result.ok) throw new Error(`${bad.car}: no build for ${goalWheelHp}`)
  const { build, power } = result.planned
  return { kinds: build.parts.map(({ kind }): PartKind => kind), parts: build.parts, wheelHp: power.wheelHp }
}

describe('the stock bottom end', () => {
  const golf = (power: number, use: NonNullable<BadBuild['use']>): BadBuild => ({
    car: '2016 Volkswagen Golf R',
    parts: [turbo, tune, 'downpipe', 'intercooler'],
    ...{ power, use },
  })

  test('is sold to 5% short of its limit on the road, 10% short of it on track', () => {
    const { family } = asked(golf(1.1, 'street')).build
    const limit = family.bottomEndLimitWheelHp
    expect(forbidden(golf(0.94 * limit, 'street'))).not.toContain('F01')
    expect(forbidden(golf(0.97 * limit, 'street'))).toContain('F01')
    expect(forbidden(golf(0.89 * limit, 'track'))).not.toContain('F01')
    expect(forbidden(golf(0.92 * limit, 'track'))).toContain('F01')
  })

  test.each([
    ['2020 Chevrolet Camaro SS', 650, 'street'],
    ['2012 Mitsubishi Lancer Evolution X MR', 420, 'street'],
    ['2016 Volkswagen Golf R', 430, 'street'],
    ['2006 Mitsubishi Lancer Evolution IX', 420, 'street'],
    ['2019 Honda Civic Type R', 400, 'track'],
  ] as const)('of a %s stays in at %d whp on E85', (car, goal, use) => {
    expect(cheapest({ car, use, fuel: 'e85' }, goal).kinds).not.toContain('built_bottom_end')
  })
})
