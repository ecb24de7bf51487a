import { describe, expect, test } from 'vitest'
import { advisor } from '../../../tests/support/assistant-talk.ts'
import { answer } from './answer.ts'
import { purposeSaid } from './computed/purpose-said.ts'

const heard = (...texts: readonly string[]) =>
  answer(
    advisor,
    texts.map((text) => ({ from: 'visitor' as const, text })),
  )

describe('law: a truck that pulls something is one that tows, whatever hangs behind it', () => {
  test.each([
    'it hauls a bass boat every weekend',
    'i pull a gooseneck with it',
    '7000 lb camper behind it',
    'needs more grunt for the horse trailer with our two mares',
    'drags a travel trailer over the pass',
    'mostly for pulling',
    'she draws a small airstream',
    'good for the pontoon boat',
  ])('%s', (said) => {
    expect(purposeSaid(said)).toBe('tow')
  })
})

describe('law: a car that is brought on a hook, and power in horses, tow nothing', () => {
  test.each([
    'i had it towed to the house',
    'can i get a tow to your shop',
    'it ended on a tow truck',
    '400 horse at the wheels',
    'the price with a 300 horse tune',
    'it pulls hard to 7000',
    'what does it pull in the quarter',
  ])('%s', (said) => {
    expect(purposeSaid(said)).not.toBe('tow')
  })
})

describe('law: an automatic that tows is cooled before it gets more torque, and gets no high-stall converter', () => {
  test.each([
    '2018 f-150 3.5 ecoboost, 400 whp on 91, pulls a 9000 lb camper',
    '2014 tundra 5.7, $4000, hauls a boat on 91',
    '2010 silverado 5.3, 330 whp, tows a skid steer',
  ])('%s', (said) => {
    const build = heard(said).find((event) => event.type === 'build')
    const parts = build?.reply.recommendedParts.map(({ partId }) => advisor.catalog.part(partId)) ?? []
    expect(parts.map((part) => part?.kind)).toContain('transmission_cooler')
    expect(parts.filter((part) => part?.kind === 'torque_converter' && /stall/i.test(part.name))).toEqual([])
  })

  test('a cooler that is refused, and a truck that pulls nothing, change no build', () => {
    for (const said of [
      '2014 tundra 5.7, 330 whp on 91, tows a boat, no transmission cooler',
      '2014 tundra 5.7, $4000 for power on 91',
    ]) {
      const build = heard(said).find((event) => event.type === 'build')
      const kinds = build?.reply.recommendedParts.map(({ partId }) => advisor.catalog.part(partId)?.kind)
      expect(kinds).not.toContain('transmission_cooler')
    }
  })
})
