import { describe, expect, test } from 'vitest'
import { advisor } from '../../../scripts/conversation-trials/advisor.ts'
import type { Meaning } from './meaning.ts'
import { readMessage } from './meaning-of.ts'

const meant = (said: string): Meaning => readMessage(advisor.catalog, said).meaning

describe('law: money and power of others are nobody’s budget and no goal', () => {
  test.each([
    'another shop quoted me $8,400 for a blower on my 2018 mustang gt, whats yours all in',
    '2015 gtr for sale, clean title, 62k usd, should i buy it',
    '2006 z06, had it since new, 28k',
    'who pays for a 1800 dollar exhaust lol',
  ])('%s', (said) => {
    expect(meant(said).budgetUsd).toBeUndefined()
  })

  test.each([
    'my scat pack feels like it lost 80 hp since the heat came',
    'my nephew says 280 hp is slow, 2016 mustang v6',
    'my 2019 q60 has 400 hp from the factory',
  ])('%s', (said) => {
    expect(meant(said).goal).toBeUndefined()
  })

  test('a budget of one’s own stays one', () => {
    expect(meant('2016 wrx, 4k to spend at your shop').budgetUsd).toBe(4000)
    expect(meant('the shop says 380 is safe, i want 420 whp on my 2018 wrx').goal).toEqual({ wheelHp: 420 })
  })
})

describe('law: a power is read without its unit where nothing else fits', () => {
  test.each([
    ['2010 370z single turbo, stock motor, 410 on 91', 410],
    ['how do i get a 2014 f150 3.5 to 390 of those', 390],
    ['run the same 480 build for both please', 480],
    ['higher. 440. will the clutch live?', 440],
    ['tengo un 370z 2012 manual, 350 al piso', 350],
    ['gtr 2013 de un cliente, quiere 750 en bomba 93', 750],
    ['subele a 430', 430],
  ])('%s', (said, wheelHp) => {
    expect(meant(said).goal).toEqual({ wheelHp })
  })

  test('an addition without its unit is a gain', () => {
    expect(meant('it makes 330 at the wheels now. with a blower, could i add about 120?').goal).toEqual({ gainHp: 120 })
  })

  test.each(['91 5.0 fox, plugs and wires', 'add a 255 lph pump for my fox', 'need 24 lb injectors'])('%s', (said) => {
    expect(meant(said).goal).toBeUndefined()
  })

  test('the best for the money is the most for it', () => {
    expect(meant('way too much, what is the best i get under 3k').goal).toEqual({ most: true })
    expect(meant('best intake for a 2016 wrx under 500').goal).toBeUndefined()
  })

  test('0 to 100 km/h is 62 mph', () => {
    expect(meant('2019 mustang gt, 0-100 km/h in 4.0 s').goal).toEqual({ zeroToSixtyS: 3.82 })
    expect(meant('2019 mustang gt, 0-60 in 4.0 s').goal).toEqual({ zeroToSixtyS: 4 })
  })
})

describe('law: the fuel is the one that is in the tank', () => {
  test.each([
    ['2010 evo x, 430 whp on e85 with a 93 fallback', 'e85'],
    ['2019 zl1, 700 whp on 93, e85 if needed', '93'],
    ['2008 335i, 480 whp, full e', 'e85'],
    ['2018 q50 red sport 460 whp, whatever fuel', 'e85'],
    ['plugs for my 92 5.0', undefined],
  ])('%s', (said, fuel) => {
    expect(meant(said).fuel).toBe(fuel)
  })
})
