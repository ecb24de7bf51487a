import { describe, expect, it } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'

const installedOf = (said: string) => lastOf(said).builds.at(-1)?.request.currentSetup?.installed ?? []

describe('law: turbos that the car left the factory with are no kit that was put on it', () => {
  it.each([
    'my 1995 supra tt makes 380 on the dyno right now, i want 600 whp',
    '94 supra turbo, twin turbo 6 speed, runs 350 whp today, take it to 550',
  ])('%s', (said) => {
    expect(installedOf(said)).not.toContain('turbo_kit_twin')
    expect(
      lastOf(said)
        .builds.at(-1)
        ?.reply.recommendedParts.some(({ category, name }) => /turbo/i.test(`${category} ${name}`)),
    ).toBe(true)
  })

  it('a kit on a car that had none is on it', () => {
    expect(installedOf('2007 350z, already has a twin turbo kit on it and makes 380 whp, want 450')).toContain(
      'turbo_kit_twin',
    )
  })
})

describe('law: who must not void what the car has to pass has to pass', () => {
  it.each([
    '2021 camaro ss, 20k, best quarter mile without breaking california emissions rules',
    '2016 golf r, 5000 dollars, quicker without failing smog',
  ])('%s', (said) => {
    expect(lastOf(said).text).toMatch(/CARB|California/)
  })
})
