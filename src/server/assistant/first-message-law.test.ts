import { describe, expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { meaningOf } from './meaning-of.ts'
import { degreesTold } from './measured-figures.ts'

const names = { vehicles: VEHICLES, parts: PARTS }
const read = (text: string) => meaningOf(names, text)
const each = (cars: readonly string[], said: readonly string[]) =>
  cars.flatMap((car) => said.flatMap((one) => [`${car}, ${one}`, `${one} on my ${car}`]))

const TRUCKS = ['2015 silverado 5.3', '2018 f150 3.5 ecoboost', '2016 tundra 5.7', '2017 ram 1500 5.7']
const CARS = ['2018 mustang gt', '2017 wrx', '2019 civic type r', '2015 camaro ss', '2020 m340i']

const TEMPERATURES = [
  ...[180, 205, 230, 255, 280].flatMap((figure) => [
    `trans gets to ${figure}`,
    `trans temp hits ${figure} up the grade`,
    `oil temps hit ${figure} by lap 4`,
    `oil climbs to ${figure} after three laps`,
    `water hits ${figure} in the second session`,
    `coolant is at ${figure} degrees`,
    `the gauge reads ${figure}`,
  ]),
  'water temp creeps up to 240 in traffic',
  'oil sees 290F',
]
const LOADS = [
  '7500 lb camper',
  '6k trailer',
  'my boat (5k)',
  'a 9000 lb trailer',
  'boat weighs 4500',
  'tow about 7k',
  'pull 8000 lbs',
]
const FITMENT = [
  '18x9.5 +38 with 265/35',
  '19x10 et35',
  '275/40r18 all around',
  'will 285s rub',
  'running 33s',
  '35s and a level',
  '17x9 -12',
]
const AXLES = ['4.30s', '3.73 gears', '4.10s and 33s', '3.55 rear']
const OTHER = [
  '14.2 volts',
  'code p0171',
  '750 cfm carb',
  'holley 650',
  'ran 11.42 at 119',
  'went 12.8 @ 108 last night',
  'best pass 13.11 at 104',
]

describe('law: a figure that a gauge, tire, axle, trailer or time slip shows is no goal and no budget', () => {
  lawOf(
    'temperatures, loads, sizes, ratios, passes',
    9,
    each([...TRUCKS, ...CARS], [...TEMPERATURES, ...LOADS, ...FITMENT, ...AXLES, ...OTHER]),
    (some) => {
      for (const said of some) {
        const { goal, budgetUsd } = read(said)
        expect({ goal, budgetUsd }, said).toEqual({ goal: undefined, budgetUsd: undefined })
      }
    },
  )
  lawOf(
    'a power and money beside them stay',
    15,
    each(CARS, [
      'oil hits 280, want 500 whp for under $9,000',
      '265/35s on 18x9.5, want 500 whp, $9,000',
      'went 12.8 at 108, want 500 whp, budget $9000',
    ]),
    (some) => {
      for (const said of some) expect(read(said), said).toMatchObject({ goal: { wheelHp: 500 }, budgetUsd: 9000 })
    },
  )
  lawOf(
    'a time that is wanted stays',
    3,
    [
      '2018 mustang gt, want to run 11.5',
      '2018 mustang gt, ran 12.4 at 113, want 11.5',
      '2018 mustang gt 0-60 in 3.50s',
    ],
    (some) => {
      for (const said of some) expect(read(said).goal, said).toBeDefined()
    },
  )
  lawOf(
    'a strength in question is no temperature',
    3,
    ['will the transmission hold up to 300', 'is the gearbox safe at 320 whp', 'trans good for 300 hp'],
    (some) => {
      for (const said of some) expect(degreesTold(said), said).toBeUndefined()
    },
  )
})

describe('law: who asks for help is never answered by a build of nothing', () => {
  const cars = ['2009 civic si', '2018 mustang gt', '2006 wrx', '2015 silverado 5.3', '2013 corvette', '2008 350z']
  lawOf(
    'money that buys no power: what it buys by name and price, and the first step that adds some',
    6,
    cars.flatMap((car) => [`500 bucks for my ${car}`, `${car}, $300 budget`, `${car}, as much as possible for $400`]),
    (some) => {
      for (const said of some) {
        const told = lastOf(said)
        const empty = told.builds.filter(({ reply }) => reply.recommendedParts.length === 0)
        expect(empty.length, said).toBe(0)
        if (told.builds.length > 0) continue
        expect(told.text, said).toMatch(/What (?:else it buys|it does buy).*: [\w-][\w -]*, \$\d+ \(/)
        expect(told.text, said).toMatch(
          /(?:first step that adds power|power that \$\d+ buys) .*is the .* about \+\d+ whp for \$\d+/,
        )
        const installedUsd = Number(/([\d,]+) installed/.exec(told.text)?.[1]?.replace(',', ''))
        const budgetUsd = Number(/\b([345]00)\b/.exec(said)?.[1])
        expect(/^The power that/.test(told.text), said).toBe(installedUsd <= budgetUsd)
      }
    },
  )
  lawOf(
    'a power that it makes stock is asked about',
    6,
    cars.flatMap((car) => [`${car}, 150 whp`, `${car} 120 hp at the wheels`]),
    (some) => {
      for (const said of some) {
        const told = lastOf(said)
        expect(told.builds.filter(({ reply }) => reply.recommendedParts.length === 0).length, said).toBe(0)
        expect(told.text, said).not.toContain('needs nothing')
      }
    },
  )
})
