import { describe, expect } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const WAYS = [
  (work: string) => `i already did the ${work}`,
  (work: string) => `already changed the ${work}. still the same`,
  (work: string) => `i did the ${work} already`,
  (work: string) => `did the ${work} already. same`,
] as const
const TROUBLES = [
  ['2016 wrx brakes fade at the track what do i need', 'fluid', /fluid first|flush/],
  ['2018 mustang gt squeaky brakes', 'pads', /brake pads: \$|from \$150/i],
  ['2015 brz soft brake pedal after laps', 'fluid', /bleed|fresh/],
  ['2014 f150 3.5 ecoboost misfires under load', 'spark plugs', /Try plugs/],
  ['2016 wrx trans shifts hard in cold', 'fluid', /fluid level/],
  ['22 f150 3.5 ecoboost tows a camper, trans gets to 230, what should i put on it', 'fluid', /bleed|boiled|brake/i],
  ['2018 gti squeaks over bumps', 'control arms', /control arms/],
] as const

describe('law: what is done already is not advised again, and the talk goes on from there', () => {
  eachOf(
    3,
    TROUBLES.flatMap(([trouble, work, again]) => WAYS.map((way) => [trouble, way(work), again] as const)),
  )('%s / %s', (trouble, done, again) => {
    const [first, then] = talk(trouble, done)
    expect(then?.text).not.toMatch(/^Got it|How much wheel power|no build yet/)
    expect(then?.text).not.toMatch(again)
    expect(then?.text).not.toBe(first?.text)
    expect(then?.builds).toHaveLength(0)
  })
})

describe('law: what is not to be said is not sold', () => {
  const NOT_TO = ["don't say", 'dont suggest', "please don't recommend", "don't mention", "and don't push"] as const
  eachOf(
    3,
    NOT_TO.flatMap((not) => ['2016 mustang gt', '2017 370z'].map((car) => [car, not] as const)),
  )('%s, %s', (car, not) => {
    const [, then, more] = talk(`${car} 80 more whp`, `${not} a turbo`, 'as much as possible under $15,000')
    for (const told of [then, more])
      for (const { reply } of told?.builds ?? [])
        expect(reply.recommendedParts.map(({ kind }) => kind).filter((kind) => kind.startsWith('turbo'))).toEqual([])
  })

  eachOf(9, ['nah no exhaust', 'no exhaust', "don't want an exhaust"])(
    'of a build that was only that nothing is left, and what else is asked: %s',
    (refusal) => {
      const [, then] = talk('2016 mustang gt want more sound', refusal)
      expect(then?.text).toMatch(/What else/)
      expect(then?.text).not.toMatch(/needs nothing for/)
    },
  )
})
