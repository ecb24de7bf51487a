import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const WAYS = [
  'any catch with the cheaper one?',
  "what's the catch",
  'any downside to the cheap one',
  'whats the catch with the cheapest',
  'is there a catch?',
  "so what's the drawback of the cheaper one",
  'y el mas barato que desventaja tiene',
] as const
const PARTS = [
  ['intercooler for a 2018 mustang ecoboost', /core/],
  ['clutch for a 2016 mustang gt', /disc|disco/],
  ['2017 wrx cat-back options', /steel|acero/],
  ['coilovers for a 2015 golf r', /valving|damper|amortig/],
  ['brake pads for a 2016 camaro ss', /compound|compuesto/],
] as const

describe('law: the catch with a lower price is what it buys less of, and never a catch can', () => {
  eachOf(6, PARTS)('%s', (first, of) => {
    for (const way of WAYS) {
      const then = talk(first, way).at(-1)
      const said = `${first} > ${way}: ${then?.text}`
      expect(then?.text, said).toMatch(of)
      expect(then?.text, said).toMatch(/warranty|garantía/)
      expect(then?.text, said).not.toMatch(/catch can|oil mist|empty it|blow-by/i)
      expect(then?.builds, said).toHaveLength(0)
    }
  })

  eachOf(6, WAYS)('of nothing in particular, which two are asked: %s', (way) => {
    expect(lastOf(way).text).toMatch(/which (?:two|part)|cuáles dos|qué pieza/i)
  })

  test('a catch can is still one', () => {
    for (const asked of ['what does a catch can do', 'do i need a catch can', 'is a catch can worth it'])
      expect(lastOf(asked).text, asked).toMatch(/catch can|oil/i)
  })
})
