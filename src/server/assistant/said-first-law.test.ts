import { describe, expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf, lawOf } from '../../../tests/support/law.ts'
import { BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'

describe('law: a year that was said with half a car holds for the other half', () => {
  const FIRST = [
    '2015 mustang',
    '15 mustang, whats a good first mod',
    'does a 2015 mustang need a tune with an intake',
    'i have a 2015 mustang, want it quicker',
    '2015 mustang on 87, what can i do',
    'will a tune help my 2015 mustang',
  ]
  const SECOND = ['the ecoboost one', 'ecoboost', "it's the ecoboost", 'the gt', 'gt one']
  lawOf(
    'mustangs of 2015',
    6,
    FIRST.flatMap((first) => SECOND.map((second) => [first, second] as const)),
    (some) => {
      for (const [first, second] of some) {
        const asked = lastOf(first).text
        if (/Which Mustang/.test(asked)) expect(asked, first).not.toContain('which year')
        const { text } = lastOf(first, second)
        expect(text, `${first} // ${second}`).not.toMatch(/Assuming a 20|2025/)
        expect(text, `${first} // ${second}`).toContain('2015')
      }
    },
  )
  lawOf('"the SS" after a Camaro of 2012', 3, ['2012 camaro', '2012 camaro, more power'], (some) => {
    for (const first of some) expect(lastOf(first, 'the ss').text).toContain('2012 Chevrolet Camaro SS')
  })
})

describe('law: boost that is refused in the sentence stays out, and all motor comes first', () => {
  const NA = ['2012 mustang gt', '2013 frs', '2010 370z', '2015 camaro ss', '2006 civic si']
  const NO_TURBO = ["no turbo please, i don't like", 'no turbo', 'without a turbo please', 'want more power, no turbo']
  lawOf(
    'no turbo on a car without one',
    6,
    NA.flatMap((car) => NO_TURBO.map((no) => `${car}, ${no}`)),
    (some) => {
      for (const said of some) {
        const { text, builds } = lastOf(said)
        expect(text, said).toMatch(/^No turbo, then: all motor first/)
        const kinds = builds.flatMap(({ reply }) => reply.recommendedParts.map(({ kind }) => kind))
        expect(
          kinds.filter((kind) => [...TURBO_KINDS, ...BLOWER_KINDS].some((one) => one === kind)),
          said,
        ).toEqual([])
        expect(kinds.length, said).toBeGreaterThan(0)
      }
    },
  )
  lawOf('the other way is named', 3, ['2012 mustang gt, no turbo', '2015 camaro ss, no turbo please'], (some) => {
    for (const said of some) expect(lastOf(said).text, said).toMatch(/A supercharger is the other way .* from \$[\d,]+/)
  })
  lawOf(
    'a factory turbo is never made bigger by "no turbo"',
    3,
    ['2019 gti', '2016 wrx', '2020 m340i'].flatMap((car) => [`${car} no turbo please`, `${car}, without a turbo`]),
    (some) => {
      for (const said of some) {
        const { builds } = lastOf(said)
        const kinds = builds.flatMap(({ reply }) => reply.recommendedParts.map(({ kind }) => kind))
        expect(
          kinds.filter((kind) => TURBO_KINDS.some((one) => one === kind)),
          said,
        ).toEqual([])
      }
    },
  )
})

describe('law: regular in a truck that was made for it is no danger', () => {
  eachOf(6, ['2016 silverado 5.3', '2019 silverado 5.3', '2021 f150 3.5 ecoboost', '2017 tacoma v6'])('%s', (car) => {
    for (const rest of [
      'daily truck, runs on 87, what is worth 1,500 for better throttle and a bit of power?',
      'i run regular in it, what can you do for 1500',
      '87 octane only here, anything worth doing?',
    ]) {
      const { text } = lastOf(`${car}, ${rest}`)
      expect(text, `${car}, ${rest}`).not.toMatch(/Stay out of boost|full tanks|breaks? pistons/)
      expect(text, `${car}, ${rest}`).toMatch(/87|91|\+\d+ whp for/)
    }
  })
})
