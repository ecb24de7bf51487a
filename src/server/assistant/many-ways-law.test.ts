import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { Meaning } from './meaning.ts'
import { meaningOf } from './meaning-of.ts'

const read = (text: string) => meaningOf({ vehicles: VEHICLES, parts: PARTS }, text)
const CAR = '2018 mustang gt'

/** What is said, the ways in which people say it, and what every one of them means. */
const WAYS: readonly (readonly [
  name: string,
  meant: Partial<Meaning>,
  say: (way: string) => string,
  ways: string[],
])[] = [
  [
    'wheel power',
    { intent: 'plan', goal: { wheelHp: 600 }, fuel: '93' },
    (way) => `${CAR}, ${way}, 93`,
    [
      ...['600whp', '600 at the tires', '600 rwhp', '~600whp', '600ish whp', 'target: 600 whp', '600 on the dyno'],
      ...['putting 600 to the ground', 'trying to crack 600 whp', 'hit 600 on a dynojet', '600 wheel horse'],
      ...['shooting for 600', 'six hundred wheel', '600 w/hp', 'gimme 600 wheel', '600+ whp', 'a solid 600 whp'],
    ],
  ],
  [
    'crank power',
    { intent: 'plan', goal: { crankHp: 700 } },
    (way) => `${CAR}, ${way}, 93`,
    ['700 crank hp', '700 at the crank', '700 bhp', '700 chp', '700hp crank', '700 hp (crank)', '700 flywheel hp'],
  ],
  [
    'a gain',
    { intent: 'plan', goal: { gainHp: 100 } },
    (way) => `${CAR}, ${way}, 93`,
    [
      ...['100 more whp', '+100 whp', 'pick up 100 hp', '100 over stock', '100 hp bump', 'bump it 100 hp'],
      ...['a 100 hp gain', 'increase by 100 hp', 'up the power by 100 hp', 'raise it 100 hp', 'bump of 100 hp'],
    ],
  ],
  [
    'a sprint',
    { intent: 'plan', goal: { zeroToSixtyS: 3.5 } },
    (way) => `${CAR}, ${way}, 93`,
    ['0-60 in 3.5', '0-60 3.5s', 'sixty in 3.5', '3.5 sec 0-60', '0-60 in 3,5', '0-60 of 3.5', '3.5 seconds to 60'],
  ],
  [
    'money',
    { intent: 'plan', budgetUsd: 5000 },
    (way) => `${CAR}, most power, ${way}, 93`,
    [
      ...['5k', '5000 bucks', '5 grand', 'got 5k to spend', 'cap is 5k', 'limit 5k', '5k is my limit', 'tax return 5k'],
      ...['keep it under five grand', '5k out the door', 'what should i get for the most power with 5k'],
    ],
  ],
  [
    'what is on the car',
    { intent: 'plan', goal: { wheelHp: 500 }, installed: ['cold_air_intake', 'tune'] },
    (way) => `${CAR}, ${way}. want 500 whp on 93`,
    [
      ...['already has an intake and tune', 'intake and tune are done', 'mods so far: intake, tune'],
      ...['got an intake and a tune on there', "it's got intake and tune", 'previous owner did intake and tune'],
    ],
  ],
  [
    'what it makes today',
    { intent: 'plan', goal: { wheelHp: 500 }, dynoSheet: { wheelHp: 400 } },
    (way) => `${CAR}, ${way}. want 500 whp on 93`,
    [
      ...['makes 400 whp now', '~400 whp on our dyno', 'baseline 400 whp', '400 whp baseline', 'last dyno 400 whp'],
      ...['sits at 400 whp', 'right now she makes 400 at the wheels', 'current output 400 whp'],
    ],
  ],
  [
    'a car for the track',
    { intent: 'plan', goal: { wheelHp: 500 }, use: 'track' },
    (way) => `${CAR}, 500 whp on 93, ${way}`,
    ['track days', 'HPDE car', 'endurance racing', '8 hour races', 'time attack'],
  ],
  [
    'a car for every day',
    { intent: 'plan', goal: { wheelHp: 500 }, use: 'daily' },
    (way) => `${CAR}, 500 whp on 93, ${way}`,
    ['my daily', 'gets daily driven', 'tows a boat', 'used for towing our camper', 'Alltagsauto'],
  ],
  [
    'all stages',
    { intent: 'stages' },
    (way) => way.replace('CAR', CAR),
    [
      'stages? CAR',
      'stage options for CAR',
      'CAR stages with prices',
      'stage 1 thru 3 pricing for CAR',
      'roadmap for a CAR',
    ],
  ],
  [
    'two cars beside each other',
    { intent: 'compare' },
    (way) => `${way.replace('CAR', `a ${CAR}`)} a 2018 camaro ss`,
    ['how does CAR stack up against', 'is CAR quicker than', 'put CAR next to', 'cross shopping CAR and', 'CAR vs'],
  ],
  [
    'a part into the cart',
    { intent: 'cart', cart: 'add' },
    (way) => way.replace('CAR', CAR),
    [
      'cart a clutch for CAR',
      'order me a clutch for a CAR',
      "i'll take a clutch for a CAR",
      'load a clutch for CAR in the cart',
    ],
  ],
]

describe.each(WAYS)('%s', (_, meant, say, ways) => {
  eachOf(6, ways.map(say))('%s', (text) => {
    expect(read(text)).toMatchObject(meant)
  })
})

describe('a bare nameplate', () => {
  eachOf(6, ['2015 mustang, 450 at the wheels, 93', '2018 f-150, 60 more hp'])('names no car: %s', (text) => {
    expect(read(text).car).toBeUndefined()
  })
  eachOf(6, [
    ['2017 mustang, the 4 cylinder one, stage 1', 'ford-mustang-ecoboost'],
    ["the customer's 2010 C63 AMG, 550 crank hp", 'mercedes-benz-c63-amg'],
    ['2016 wrx 300 whp', 'subaru-wrx'],
    ['2018 f-150 5.0, 60 more hp', 'ford-f-150-5-0'],
  ])('with its engine it names one: %s', (text, car) => {
    expect(read(text).car).toBe(car)
  })
})

test('no car does anything in no seconds', () => {
  for (const text of [`${CAR} 0-60 in 0`, `compare a ${CAR} and a 2018 camaro ss for a 0.0 quarter mile`])
    expect(read(text).goal).toBeUndefined()
})
