import { describe, expect, test } from 'vitest'
import { PARTS } from '../../../catalog/parts.ts'
import { VEHICLES } from '../../../catalog/vehicles.ts'
import { draftOf } from '../draft-of.ts'
import { spelledOut } from './spelled-out.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const draftAfter = (...texts: readonly string[]) =>
  draftOf(
    catalog,
    spelledOut(
      catalog,
      texts.map((text) => ({ from: 'visitor' as const, text })),
    ).messages,
  )

const BOTH = 'i have 25k for both, a 2015 silverado 5.3 and a 2002 corvette z06, the truck tows, how would you do it'

describe('law: who told of two vehicles means the one that he calls by half its name', () => {
  test.each([
    [BOTH, 'what would the vette make with a supercharger, 550 whp', 'chevrolet-corvette-z06', 2002],
    [BOTH, 'plan the corvette for 450 whp', 'chevrolet-corvette-z06', 2002],
    [BOTH, '350 whp for the truck', 'chevrolet-silverado-1500-5-3', 2015],
    ['2013 boss 302 or my 1993 fox 5.0, which do i keep', 'put 5k in the boss instead', 'ford-mustang-boss-302', 2013],
    ['i have a 2017 civic type r and a 2011 335i', 'what would the civic take for 400 whp', 'honda-civic-type-r', 2017],
  ])('%s; %s', (first, next, car, year) => {
    expect(draftAfter(first, next)).toMatchObject({ car, year })
  })

  test.each([
    ['lets say the truck gets 7 and not a dime more. show me the vette with the rest', 18_000],
    ['truck takes 10k, what does the vette turn into for what is left', 15_000],
    ['the silverado has $5,000 max, the corvette gets the rest', 20_000],
  ])('%s: the money that is left is for the other', (said, budgetUsd) => {
    expect(draftAfter(BOTH, said)).toMatchObject({ car: 'chevrolet-corvette-z06', budgetUsd })
  })

  test.each([
    ['2018 mustang gt, 500 whp', 'what would a 2020 corvette stingray make', 'ford-mustang-gt'],
    ['2015 silverado 5.3, 400 whp', 'what breaks first on the truck', 'chevrolet-silverado-1500-5-3'],
    ['2002 z06, 450 whp', 'what does the vette run in the quarter', 'chevrolet-corvette-z06'],
  ])('%s; %s: of one vehicle nothing is put in', (first, next, car) => {
    const { messages } = spelledOut(
      catalog,
      [first, next].map((text) => ({ from: 'visitor' as const, text })),
    )
    expect(messages.at(-1)?.text).toBe(next)
    expect(draftAfter(first).car).toBe(car)
  })
})

describe('law: of two cars with a year each the year of the one that is named stays its own', () => {
  test.each([
    ['i have a 2018 mustang gt and a 2011 335i', 'ford-mustang-gt', 2018],
    ['2017 civic type r and a 2009 370z in the garage', 'honda-civic-type-r', 2017],
    ['a 2016 camaro ss and my 2008 911 turbo', 'chevrolet-camaro-ss', 2016],
  ])('%s', (said, car, year) => {
    const named = draftAfter(said)
    expect(named.car === car ? named.year : year).toBe(year)
  })
})
