import { describe, expect, test } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { readMessage } from './meaning-of.ts'
import { BOOST_KINDS } from './part-words.ts'

const read = (said: string) => readMessage(catalog, said, true).meaning

describe('law: who wants it cheap and names no figure gets the cheapest useful step', () => {
  eachOf(6, [
    '2014 gti, more power without spending a lot',
    '2017 wrx, nothing too pricey, where do i start',
    '2013 mustang gt, student budget is tight',
    '2016 focus st, a few more hp and it should not break the bank',
    '2018 civic si, quelque chose de pas trop cher',
    '2015 golf r, etwas günstiges mehr Leistung, nicht zu teuer',
    'un civic si 2019, algo económico para que jale más',
    'mustang gt 2016, más fuerza sin gastar mucho',
  ])('%s', (said) => {
    expect(read(said).priority).toBe('lowest_cost')
  })

  eachOf(6, ['2015 gtr, 900 whp, do not cheap out on it', 'the truck broke down last week', 'is that expensive'])(
    'not caught: %s',
    (said) => {
      expect(read(said).priority).toBeUndefined()
    },
  )

  eachOf(6, [
    'una silverado 2005 5.3 con 240 mil millas, le falta fuerza, algo que no salga caro',
    '2015 mustang gt, more power, not too expensive',
  ])('no blower and no turbo: %s', (said) => {
    const [build] = lastOf(said).builds
    expect(build?.reply.estimatedCost).toBeLessThan(2500)
    expect(build?.reply.recommendedParts.some(({ kind }) => (BOOST_KINDS as readonly string[]).includes(kind))).toBe(
      false,
    )
  })
})

describe('law: who wants to spend nothing gets what costs nothing, and the cheapest step that is felt', () => {
  eachOf(6, [
    ['2013 focus st, i got zero dollars, what can i do to make it quicker', /boost leak[^.]*[\s\S]*cheapest step/],
    ['free mods for a 2012 mustang gt?', /vacuum leak[^.]*[\s\S]*cheapest step/],
    ['make my 2017 civic si faster for free', /what costs nothing/i],
    ['anything i can do to a 2016 wrx without spending a dime', /what costs nothing/i],
    ['un gti 2016, que corra más sin gastar nada', /^Gratis/],
    ['what upgrades cost nothing', /year and model/],
  ])('%s', (said, told) => {
    const { text, builds } = lastOf(said)
    expect(text).toMatch(told)
    expect(builds).toHaveLength(0)
  })

  eachOf(6, ['is shipping free on a tune for a 2015 gti', 'do you install for free', '2015 gti, trouble free 300 whp'])(
    'not caught: %s',
    (said) => {
      expect(lastOf(said).text).not.toMatch(/costs nothing/)
    },
  )
})

describe('law: half the money is half of what was planned', () => {
  eachOf(6, [
    'take half the money out of it',
    'now cut the budget in half',
    'half the price please',
    'ok chop the bill in half',
  ])('%s', (said) => {
    expect(read(said).change).toBe('half')
  })
  eachOf(6, ['my other car was half the price of a hellcat', 'the tank is half full', 'cut the exhaust in half'])(
    'not caught: %s',
    (said) => {
      expect(read(said).change).not.toBe('half')
    },
  )
})

describe('law: a range of rpm is no money', () => {
  eachOf(6, ['give up 20 hp for midrange 3000-5500', 'i want the power band from 4000 to 7000 fatter'])(
    '%s',
    (said) => {
      expect(read(said).budgetUsd).toBeUndefined()
    },
  )
  test('a range of money is', () => {
    expect(read('2016 wrx, budget 3500-4500').budgetUsd).toBeDefined()
  })
})

describe('law: money that comes in two is a budget, and no power', () => {
  eachOf(6, [
    ['$900 now and 600 in march', 1500],
    ['i have 1,000 today plus another 800 when i get paid', 1800],
    ['2k to start and 3k next summer', 5000],
  ])('%s', (said, usd) => {
    const { builds } = lastOf('2016 fiesta st', said)
    expect(builds.at(-1)?.request.budgetUsd).toBe(usd)
  })
})
