import { describe, expect, it } from 'vitest'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { carsIn, readRival } from './cars-said.ts'
import { Sentence } from './sentence.ts'

const names = { vehicles: VEHICLES }

describe('one car of two years', () => {
  const cars = [
    ['camaro ss', 'chevrolet-camaro-ss', 2010, 2016],
    ['mustang gt', 'ford-mustang-gt', 2012, 2018],
    ['golf r', 'volkswagen-golf-r', 2013, 2017],
    ['supra 3.0', 'toyota-gr-supra-3-0', 2020, 2022],
  ] as const
  const ways = cars.flatMap(([said, car, first, second]) =>
    [
      `${said} ${first} o el ${second}`,
      `${first} ${said} or the ${second}`,
      `${first} ${said} vs ${second}`,
      `el ${said} ${first} y el ${second}, cual aguanta mas`,
      `a ${first} ${said} or a ${second} one`,
      `tengo un ${said}, el ${first} o el ${second} cual aguanta mas`,
      `${said}, the ${first} or the ${second}?`,
    ].map((way) => [way, car, first, second] as const),
  )
  it.each(ways)('%s', (way, car, first, second) => {
    expect(carsIn(names, way)).toMatchObject([
      { car, year: first },
      { car, year: second },
    ])
  })
  it.each(['2015 wrx on 93 or the 91', '2018 mustang gt or 2 of them', '2016 camaro ss, 500 or 600'])(
    '%s is one car',
    (way) => {
      expect(carsIn(names, way).length).toBe(1)
    },
  )
})

describe('RS and ST beside each other', () => {
  it.each(['rs or st', '2017 rs vs 2015 st', 'st or rs. st is 2014 and rs is 2016', 'the rs and the st'])(
    '%s',
    (way) => {
      expect(new Set(carsIn(names, way).map(({ car }) => car))).toEqual(new Set(['ford-focus-rs', 'ford-focus-st']))
    },
  )
})

it('a year that is told behind is of the car that it is told of', () => {
  expect(carsIn(names, 'rs or st for a daily. rs is 2017 and st is 2015')).toEqual([
    { car: 'ford-focus-rs', year: 2017 },
    { car: 'ford-focus-st', year: 2015 },
  ])
})

it.each([
  ['camaro ss or mustang gt? the camaro is a 2016 and the mustang is a 2018', 2016, 2018],
  ['evo x or sti. the evo is a 2012 and the sti is a 2015', 2012, 2015],
  ['gti or golf r. the gti is a 2016 and the r is a 2018', 2016, 2018],
  ['supra 3.0 or a mustang gt; the supra is 2021 and the mustang is 2019', 2021, 2019],
])('%s', (said, first, second) => {
  expect(carsIn(names, said).map(({ year }) => year)).toEqual([first, second])
})

describe('a rival of the family', () => {
  const owners = ['father', 'mother', 'uncle', "brother's", "boss's"]
  const likes = ['same quick like', 'as quick as', 'same fast as', 'fast like']
  it.each(
    owners.flatMap((owner) =>
      likes.map((like) => `my 2020 charger r/t ${like} my ${owner.replace(/(?<!s)$/, 's')} bmw m5 competition`),
    ),
  )('%s', (said) => {
    expect(readRival(names, new Sentence(said))).toMatchObject({ fasterThan: { car: 'bmw-m5-competition' } })
  })
})
