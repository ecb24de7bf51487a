import { describe, expect } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { carsIn } from './cars-said.ts'
import { draftOf } from './draft-of.ts'
import { spelledOut } from './spelled-out/spelled-out.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const draftAfter = (...texts: readonly string[]) =>
  draftOf(
    catalog,
    spelledOut(
      catalog,
      texts.map((text) => ({ from: 'visitor' as const, text })),
    ).messages,
  )

describe("law: what tells more of one car's engine is no second car", () => {
  eachOf(6, [
    ['2016 charger r/t, 5.7, which tune is better', 'dodge-charger-r-t'],
    ['is my 2013 silverado 5.3, a 6l80 truck, better with a cam or headers', 'chevrolet-silverado-1500-5-3'],
    ['2006 mustang gt, the 4.6, which blower is cheaper to live with', 'ford-mustang-gt'],
    ['2014 camaro ss, L99, which cam should i rather run', 'chevrolet-camaro-ss'],
    ['evo ix 2006, 2.3 stroker, is a red or a black better for 500', 'mitsubishi-lancer-evolution-ix'],
    ['2008 corvette, LS3, would you rather do heads or a blower', 'chevrolet-corvette'],
    ['my 2012 335i with the N55, which of the downpipes is louder', 'bmw-335i'],
  ])('%s', (said, car) => {
    expect(draftAfter(said)).toMatchObject({ car })
    expect(draftAfter(said).compared?.cars.length ?? 1).toBe(1)
  })

  eachOf(6, [
    ['2016 mustang gt or the 2.3 ecoboost', 2],
    ['f-150 with the 3.5 or the 5.0, which one', 2],
    ['2008 335i n54 vs 2012 335i n55', 2],
    ['silverado 5.3 or 6.2 for towing', 2],
    ['a 2010 camaro ss or a 2016 camaro ss', 2],
  ])('%s: two', (said, count) => {
    expect(carsIn(catalog, said)).toHaveLength(count)
  })
})

describe('law: the car that a message tells of stays in the talk', () => {
  eachOf(6, [
    ['brz or gr86 for track days, i already have the 2017 brz', 'subaru-brz'],
    ['is a 2020 camaro ss quicker than my 2018 mustang gt, both stock', 'ford-mustang-gt'],
    ['my 2019 golf r vs a 2021 wrx, which is quicker', 'volkswagen-golf-r'],
    ['get my 2019 rs3 into the tens, take it to ten flat in the quarter', 'audi-rs3'],
    ['take a 2020 m340i to 11.5 in the quarter, what goes on', 'bmw-m340i'],
    ['2014 focus st, i fill it at the pilot station on 93, stage 2', 'ford-focus-st'],
    ['tengo un mustang gt 2019 y vivo en fresno, es legal o no lo del escape', 'ford-mustang-gt'],
    ['i want a clutch for the 2012 evo x. which one is the quietest', 'mitsubishi-lancer-evolution-x'],
  ])('%s', (said, car) => {
    expect(draftAfter(said).car).toBe(car)
  })

  eachOf(6, [
    'a 2018 mustang gt or a 2018 camaro ss, which one holds up',
    'what is the difference between a 2019 m2 competition and a gr supra',
    'i want a tune for a 2016 honda pilot',
  ])('%s: none', (said) => {
    expect(draftAfter(said).car).toBeUndefined()
  })

  eachOf(6, [
    ['is a 2004 mach 1 quicker than a 2016 mustang v6', 'what would the mach need for a 12', 'ford-mustang-mach-1'],
    ['2015 silverado 5.3 vs 2014 tundra 5.7 for towing', 'put a tune on the tundra', 'toyota-tundra-5-7'],
  ])('%s; %s', (first, next, car) => {
    expect(draftAfter(first, next).car).toBe(car)
  })
})
