import { describe, expect, it } from 'vitest'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readCar } from './car-words.ts'

const read = (said: string) => readCar(VEHICLES, said)
const BESIDES = ['', ' on e85, stock turbo', ', what does stage 2 cost', ' for the track']

const each = (said: readonly string[]): string[] => said.flatMap((one) => BESIDES.map((besides) => `${one}${besides}`))

describe('a letter or a trim beside a year is a whole car', () => {
  const evos = [2008, 2010, 2013, 2015].flatMap((year) => {
    const short = String(year).slice(2)
    return [`${year} x gsr`, `my x, ${year} gsr`, `${year} x mr`, `a ${short} x gsr`, `${short} gsr`, `gsr ${year}`]
  })
  it.each(each(evos))('%s is an Evo X', (said) => {
    expect(read(said).named?.car).toBe('mitsubishi-lancer-evolution-x')
  })

  const golfs = [2013, 2015, 2017, 2019, 2023].flatMap((year) => [
    `my ${year} r`,
    `${year} r, dsg`,
    `got a ${year} r, 6mt`,
    `my ${String(year).slice(2)} r`,
  ])
  it.each(each(golfs))('%s is a Golf R', (said) => {
    expect(read(said).named?.car).toBe('volkswagen-golf-r')
  })

  it.each([
    ['2013 st', 'ford-focus-st'],
    ['my 19 st', 'ford-fiesta-st'],
    ['2022 st', 'ford-explorer-st'],
    ['stock 302 short block, what does it hold', 'ford-mustang-fox-5-0'],
    ['302 block with a vortech', 'ford-mustang-fox-5-0'],
    ['88 lx 302', 'ford-mustang-fox-5-0'],
    ['how strong is a factory 302', 'ford-mustang-fox-5-0'],
    ['rap tour, the 2021 one', 'ford-f-150-raptor'],
  ])('%s', (said, car) => {
    expect(read(said).named?.car).toBe(car)
  })
})

describe('what only looks like one', () => {
  it.each([
    ['x pipe for a 2014 mustang gt', 'ford-mustang-gt'],
    ['2011 mustang gt with an x-pipe', 'ford-mustang-gt'],
    ['2018 charger r/t', 'dodge-charger-r-t'],
    ['2019 civic type r', 'honda-civic-type-r'],
    ['2023 raptor r', 'ford-f-150-raptor-r'],
    ['2012 boss 302, stock block', 'ford-mustang-boss-302'],
    ['302 whp on a 2018 gti with the stock block', 'volkswagen-gti'],
    ['2018 gti, 17 r wheels', 'volkswagen-gti'],
    ['2018 mustang gt 5.0 with a whipple 3.0', 'ford-mustang-gt'],
    ['2013 302 boss', 'ford-mustang-boss-302'],
    ['2019 mustang 2.3 supercharger, is there one', 'ford-mustang-ecoboost'],
    ['2018 mustang gt with a 2.3 roush blower', 'ford-mustang-gt'],
    ['2005 evo viii gsr', 'mitsubishi-lancer-evolution-viii'],
    ['2015 silverado 5.3 with ss wheels', 'chevrolet-silverado-1500-5-3'],
  ])('%s', (said, car) => {
    expect(read(said).named?.car).toBe(car)
  })

  const sizes = ['2.3', '2.6', '2.9', '3.0', '3.3', '3.8']
  const makers = ['whipple', 'magnuson', 'kenne bell', 'tvs']
  it.each(
    sizes.flatMap((size) => makers.flatMap((maker) => [`${maker} ${size}`, `a ${size} ${maker}`, `${size}l ${maker}`])),
  )('%s is a blower and no engine', (said) => {
    expect(read(said).named).toBeUndefined()
  })
  it.each(['2018 st', 'the x', '95 gsr', '1st gear', '2 x injectors', '302 hp'])(
    '%s names no car for certain',
    (said) => {
      expect(read(said).named).toBeUndefined()
    },
  )
})

describe('a package of the plain car', () => {
  it.each([
    ['2016 m3 competition', 'bmw-m3', 2016],
    ['2018 m3 competition package, f80', 'bmw-m3', 2018],
    ['2017 m4 comp pack', 'bmw-m4', 2017],
    ['2013 e92 m3 competition package', 'bmw-m3', 2013],
    ['2018 m5 competition', 'bmw-m5', 2018],
    ['2022 m3 competition', 'bmw-m3-competition', 2022],
    ['2020 m2 competition', 'bmw-m2-competition', 2020],
    ['2021 m5 competition', 'bmw-m5-competition', 2021],
  ])('%s', (said, car, year) => {
    expect(read(said).named).toMatchObject({ car, year })
  })
})

describe('an SS that we do not build', () => {
  const plates = ['impala', 'nova', 'chevelle', 'trailblazer', 'silverado']
  it.each(plates.flatMap((plate) => [`${plate} ss`, `2005 ${plate} ss`, `my ${plate} ss on 93`]))('%s', (said) => {
    expect(read(said)).toMatchObject({ stranger: expect.stringMatching(/ss/i) })
  })
  it.each(['my monte carlo ss', '2006 monte carlo ss'])('%s', (said) => {
    expect(read(said)).toMatchObject({ stranger: expect.stringContaining('Monte Carlo') })
  })
  it.each(['2008 silverado 6.0', '2004 silverado lq4', 'silverado 1500 4.8', 'silverado 4.3', '2007 silverado hd'])(
    '%s',
    (said) => {
      expect(read(said)).toMatchObject({ stranger: expect.stringContaining('Silverado') })
    },
  )
})
