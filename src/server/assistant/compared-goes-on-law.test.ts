import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const ASKS_CAR = /which car is it|which car is yours|year, make and model|which model\?/i
const NEVER_STOCK = /^Stock, the /

/** Two cars, and how each may be decided for. */
const PAIRS = [
  {
    said: '2018 mustang gt or a 2018 370z',
    choices: [
      ['ford-mustang-gt', 'the ford', 'the mustang', 'the v8', 'the gt', 'the first one'],
      ['nissan-370z', 'the nissan', 'the 370', 'the six cylinder', 'the lighter one', 'the second one'],
    ],
  },
  {
    said: 'torn between a 2015 sti and a 2015 audi s3',
    choices: [
      ['subaru-wrx-sti', 'the subie', 'the sti'],
      ['audi-s3', 'the audi', 'the s3'],
    ],
  },
] as const
type Order = (one: string) => string
const ORDERS: readonly Order[] = [
  (one: string) => `lets do ${one}, 420 whp`,
  (one: string) => `ok ${one} then. 420 wheel`,
  (one: string) => `im going with ${one}, plan 420 whp`,
  (one: string) => `what would 420 whp cost on ${one}`,
]

describe('law: after a comparison the car that is decided for is built, by whatever it is called', () => {
  const cases = PAIRS.flatMap(({ said, choices }) =>
    choices.flatMap(([modelId, ...names]) => names.map((name) => [said, name, modelId] as const)),
  )
  eachOf(
    3,
    cases.map((one, at) => [...one, ORDERS[at % ORDERS.length] as Order] as const),
  )('%s: %s', (said, name, modelId, order) => {
    const { text, builds } = lastOf(said, order(name))
    expect(text, order(name)).not.toMatch(ASKS_CAR)
    expect(builds.at(-1)?.request.modelId, `${order(name)} -> ${text}`).toBe(modelId)
  })

  eachOf(9, [
    ['the 2020', 2020],
    ['the 21', 2021],
    ['the older one', 2020],
    ['the newer one', 2021],
  ] as const)('of one model the year: %s', (name, year) => {
    for (const order of ORDERS.slice(1, 3))
      expect(lastOf('2020 supra 3.0 vs 2021 supra 3.0', order(name)).builds.at(-1)?.request.year, name).toBe(year)
  })

  test('which of the two is asked where nothing tells, with what was wished kept', () => {
    const [, asks, then] = talk('m340i or m2 competition', 'go with the 21, 500 whp on e30', 'the m2')
    expect(asks?.text).toMatch(/For which one: the .*M340i or the .*M2 Competition\?/)
    expect(then?.builds.at(-1)?.request).toMatchObject({ modelId: 'bmw-m2-competition', targetHorsepower: 500 })
  })

  test('a car that stood beside one that we do not build keeps its year', () =>
    expect(lastOf('2010 genesis coupe or a 2010 mazdaspeed3', 'the speed3 then, 300 whp').builds[0]?.request.year).toBe(
      2010,
    ))
})

describe('law: what is asked of all that were compared is told of each', () => {
  const terms = [
    'stage 1 on both',
    'do a stage 2 on each of them',
    'both at 420 whp',
    'which of the two makes 420 whp cheaper',
  ]
  eachOf(9, terms)('%s', (said) => {
    for (const { said: pair } of PAIRS) {
      const { text } = lastOf(pair, said)
      expect(text, said).not.toMatch(ASKS_CAR)
      expect(text.match(/ installed/g)?.length ?? 0, text).toBeGreaterThanOrEqual(2)
    }
  })

  eachOf(9, ['which ones transmission holds up better', 'whats the stock fuel system good for on each'])(
    '%s',
    (said) => {
      const { text } = lastOf('2019 f150 2.7 or 3.5 ecoboost', said)
      expect(text).toContain('2.7 EcoBoost: good for about')
      expect(text).toContain('3.5 EcoBoost: good for about')
    },
  )
})

describe('law: what was said to be done to either side is built before it is compared', () => {
  eachOf(9, [
    ['2018 gti stage 2 vs 2018 wrx stage 2', ['GTI with stage 2', 'WRX with stage 2']],
    ['2013 gt500 with a pulley and tune vs a stock 2018 hellcat', ['GT500 with', 'Hellcat, stock']],
    ['2016 wrx or 2016 golf r, both fbo on e30', ['WRX with stage 2 on E30', 'Golf R with stage 2 on E30']],
    ['tuned 2019 f-150 3.5 ecoboost vs a stock 2019 raptor, who wins', ['3.5 EcoBoost with stage 1', 'Raptor, stock']],
  ] as const)('%s', (said, sides) => {
    const { text } = lastOf(said)
    expect(text).not.toMatch(NEVER_STOCK)
    for (const side of sides) expect(text).toContain(side)
  })

  eachOf(9, [
    'would that beat my buddys 2014 focus st, hes stage 2',
    'is it quicker than a stage 2 2014 focus st',
    'vs a 2014 focus st with a stage 2',
    'my cousin has a 2014 focus st stage 2. who wins',
  ])('a build against the car of a friend: %s', (said) => {
    const { text, builds } = lastOf('2015 wrx stage 1', said)
    expect(text).toContain('2015 Subaru WRX with stage 1')
    expect(text).toContain('2014 Ford Focus ST with stage 2')
    expect(builds).toHaveLength(0)
  })

  eachOf(9, ['compare that to stage 1, is it worth the extra', 'is stage 2 worth it', 'stage 2 vs stage 1?'])(
    'two stages of one car: %s',
    (said) => {
      const { text } = lastOf('2019 e63 s stage 2', said)
      expect(text).toMatch(/\$[\d,]+ more[,:] \$\d+ a whp/)
      expect(text).toMatch(/stage 1/i)
    },
  )

  eachOf(9, ['2004 c5 or 2008 c6, i have 6000 for parts', '2004 corvette vs 2008 corvette, $6,000 in mods'])(
    'money goes to the one that makes more of it: %s',
    (said) => expect(lastOf(said).text).toMatch(/^For \$6,000 in parts and labor: the 2008 Chevrolet Corvette/),
  )

  eachOf(9, [
    ['2016 camaro ss vs 2016 mustang gt, which is cheaper to 500'],
    ['2016 camaro ss or 2016 mustang gt, cost to get to 500'],
  ])('a figure behind the cost is a power: %s', (said) =>
    expect(lastOf(said).text).toMatch(/gets there for the least money/),
  )
})

describe('law: the same terms go on to another car', () => {
  eachOf(9, ['same but an evo ix instead', 'do the same on a 2006 evo ix'])('%s', (said) =>
    expect(lastOf('2005 evo 8, 450 whp on e85', said).builds.at(-1)?.request).toMatchObject({
      modelId: 'mitsubishi-lancer-evolution-ix',
      targetHorsepower: 450,
      preferences: { fuel_type: 'e85' },
    }),
  )
  test('both are planned where the cheaper one is asked for', () =>
    expect(lastOf('2005 evo 8, 450 whp on e85', 'same but a 2015 sti, which is cheaper').text).toMatch(
      /^(?:The \d{4} .* is cheaper by|Only the|No difference)/,
    ))
})

describe('what is no comparison stays what it is', () => {
  eachOf(9, [
    ['now a 2019 camaro ss, 450 whp', 'chevrolet-camaro-ss'],
    ['make mine faster than a stock 2018 camaro ss', 'ford-mustang-gt'],
    ['more power', 'ford-mustang-gt'],
    ['on e85 instead', 'ford-mustang-gt'],
  ] as const)('%s', (said, modelId) =>
    expect(lastOf('2018 mustang gt, 500 whp', said).builds.at(-1)?.request.modelId).toBe(modelId),
  )
  eachOf(9, ['how much is shipping', 'do you have financing', 'go with 18 inch wheels or 19'])('%s', (said) =>
    expect(lastOf('2020 supra vs 2021 supra', said).builds).toHaveLength(0),
  )
})
