import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { meaningOf } from './meaning-of.ts'
import { readInTalk } from './read-in-talk.ts'
import { Sentence } from './sentence.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const read = (text: string) => readInTalk(catalog, {}, text).meaning

const CARS = [
  ['16 rex 6mt', 'subaru-wrx', 2016],
  ['our rex, a 2017', 'subaru-wrx', 2017],
  ['19 scat pk chall', 'dodge-challenger-r-t-scat-pack', 2019],
  ['18 hcat chall', 'dodge-challenger-srt-hellcat', 2018],
  ['2011 mazda speed 3', 'mazda-mazdaspeed3', 2011],
  ['03 cobra term', 'ford-mustang-svt-cobra', 2003],
] as const
const POWERS = [
  '420w',
  '420 tire',
  '420 rear wheel',
  'want 420!!',
  '420whp',
  'goal is 420',
  '420 to the tires',
  '420 al wheel',
] as const
const TERMS = ['93 stk btm', 'stock blk 93', '93, sbe', 'stk mtr, pump 93'] as const

describe('law: a car, a power and its terms written for short are a request for that build', () => {
  eachOf(6, CARS)('%s', (said, car, year) => {
    for (const [at, power] of POWERS.entries()) {
      const message = `${said}, ${power}, ${TERMS[at % TERMS.length]}`
      expect(read(message), message).toMatchObject({
        ...{ intent: 'plan', car, year, fuel: '93', goal: { wheelHp: 420 } },
        keepsStock: expect.arrayContaining(['bottom_end']),
      })
    }
  })

  eachOf(6, [
    ['2014 370z, 260 kw at the treads', { wheelHp: 349 }],
    ['2014 370z, 260kw atw', { wheelHp: 349 }],
    ['2022 rs6, 800 cv at flywheel and 1000 nm, 93', { crankHp: 789 }],
    ['2014 370z, reckon 260 kw out of her at the rears', { wheelHp: 349 }],
    ['2016 wrx, tuned e50 with 340', { wheelHp: 340 }],
    ['2016 wrx, i want 350!', { wheelHp: 350 }],
    ['2016 golf r, big turbo 520 e85', { wheelHp: 520 }],
    ['2017 GT350. SUPERCHARGER. 750. E85', { wheelHp: 750 }],
    ['2015 gt-r, 0-60 <= 2.8 s', { zeroToSixtyS: 2.8 }],
    ['2020 cayman gt4, get it under 3.4 to 60', { zeroToSixtyS: 3.4 }],
    // 100 km/h is 62 mph: the same run is 3.06 s to 60.
    ['2018 rs3, 0-100 km/h in less of 3.2 seconds', { zeroToSixtyS: 3.06 }],
    ['2014 gt-r, from 11.2 to 9.8', { quarterMileS: 9.8 }],
    ['2013 mustang gt, no boost, looking for 11.6 or better', { quarterMileS: 11.6 }],
    ['2021 m340i, trap over 120 mph, quarter 11.4', { quarterMileS: 11.4 }],
    ['2019 mustang gt run with a stock zl1', { fasterThan: { car: 'chevrolet-camaro-zl1' } }],
    ['2008 viper twin turbo, i want one thousand', { wheelHp: 1000 }],
  ])('%s', (said, goal) => expect(read(said), said).toMatchObject({ intent: 'plan', goal }))

  eachOf(6, [
    '2018 mustang gt with a 500w amp and two subs, want 450 whp',
    '2018 mustang gt, 1000w subwoofer in the trunk, want 450 whp',
  ])('watts of a stereo are no power: %s', (said) => expect(read(said).goal).toEqual({ wheelHp: 450 }))
})

describe('law: the strongest build on terms is planned, whatever topic its words speak of', () => {
  const MOST = [
    'max na, stock bottom end, 93',
    "what's the absolute ceiling NA on 93",
    'how high would you go on 93 with the stock fuel pump',
    'return max achievable power on stock turbos and 93',
    'max on the stock longblock on 93 before ringlands let go',
    'safest maximum on 93',
    'on 93, all in, leave the bottom end alone',
  ] as const
  eachOf(6, MOST)('%s', (said) =>
    expect(read(`2018 mustang gt. ${said}`), said).toMatchObject({ intent: 'plan', goal: { most: true } }),
  )

  eachOf(6, [
    '2018 mustang gt, what lets go first on the stock bottom end on 93',
    '2018 mustang gt, is 93 octane enough for the stock tune?',
    '2018 mustang gt on 93, how long do the stock ringlands last?',
    'what is the max boost of a stock 2016 wrx, and why?',
    'how much all in for a clutch on my 2018 mustang gt?',
  ])('a question stays one: %s', (said) => expect(read(said).intent, said).not.toBe('plan'))
})

describe('law: what is on the car is not sold again, what is wanted is not on it', () => {
  eachOf(6, [
    ['2011 335i n55, intake/dp/fmic already in, want 400', ['cold_air_intake', 'downpipe', 'intercooler']],
    ['2019 zl1 6mt, 700 whp on 93, headers in already', ['headers_long_tube']],
    ['2014 86, got headers on er, 210 whp', ['headers_long_tube']],
    ['2001 mustang gt, 4k, diff and intake i got', ['cold_air_intake', 'differential']],
    ['fbo 2016 mustang gt, want 600 whp on e85', ['cold_air_intake', 'headers_long_tube']],
    ['2011 mustang gt with a 2.65 kb already on it, want 650 on e85', ['supercharger_twin_screw']],
    ['2002 camaro z28, cammed already, want 420 whp', ['camshafts']],
  ])('%s', (said, kinds) => {
    const { installed = [], wants = [] } = read(said)
    expect(installed, said).toEqual(expect.arrayContaining([...kinds]))
    for (const kind of kinds) expect(wants, said).not.toContain(kind)
  })

  eachOf(6, [
    '2021 f150 5.0. supercharger, $10,000 total installed, daily',
    '2021 f150 5.0, supercharger for 11k fully installed',
    '2019 gt, go fbo on 93 for 4k',
  ])('%s', (said) => expect(read(said).installed ?? [], said).toEqual([]))

  test('a blower that is not wished for is none', () => {
    for (const said of ['no wish to supercharge it, 4k, 93', "3k, the blower isn't in the budget, 93"])
      expect(meaningOf(catalog, `2006 magnum r/t, ${said}`).induction, said).toBeUndefined()
  })
})

test('words that are spelled right stay as they are', () => {
  for (const said of [
    'what do you charge for a header',
    'is the lower intake wheel well a challenge',
    'can i install one injector and a blower belt',
    'the stage lights want power points on the track',
  ])
    expect(new Sentence(said).rest.trim()).toBe(said)
})

describe('law: what we do not have is said, and the nearest is shown', () => {
  eachOf(6, [
    [
      '2000 camaro z28 automatic, run 12.5 in the quarter on 93',
      /don't have .* with the automatic, only with the 6-speed manual/,
    ],
    ['2015 wrx cvt, 280 whp on 93', /with the CVT.*slips its belt/s],
  ])('%s', (said, words) => {
    const { text, builds } = lastOf(said)
    expect(text).toMatch(words)
    expect(builds).toHaveLength(1)
    for (const part of builds[0]?.reply.recommendedParts ?? []) expect(part.slot).not.toBe('clutch')
  })

  test('a power out of reach is said first, in crank figures as well', () => {
    for (const said of ['2013 brz, all motor 300 whp on 93', '2012 gt-r, 1000 ps at the crank on e85'])
      expect(lastOf(said).text.slice(0, 120), said).toMatch(/Not \d+ whp/)
  })

  test('all motor is without a bottle', () => {
    for (const said of ['it already has a cam, customer wants', 'cammed already, 3.73s in, he needs'])
      expect(read(`2002 camaro z28, ${said} 420 whp na on 93`).induction, said).toBe('naturally_aspirated')
    const [build] = lastOf('2003 mach 1, 5 speed, all motor 12 flat on 93').builds
    expect(build?.reply.recommendedParts.map(({ name }) => name).join()).not.toMatch(/nitrous|wet kit/i)
  })

  test('the safe most stays below the stock bottom end', () => {
    for (const said of ['2017 mustang ecoboost', '2014 m5', '2018 mustang gt']) {
      const [build] = lastOf(`${said}, safest max on 93, daily`).builds
      expect(
        build?.reply.recommendedParts.map(({ slot }) => slot),
        said,
      ).not.toContain('bottom_end')
    }
  })

  test('who makes as much already is shown the strongest that there is', () => {
    const { text, builds } = lastOf('2014 gt-r, fbo on e85, makes 620 whp now, want 1000')
    expect(text).toMatch(/^Not 1000 whp/)
    expect(builds[0]?.reply.power.wheelHp).toBeGreaterThan(700)
  })

  eachOf(6, [
    ['my wrx makes 230 whp, i want 340 on 93, stock block', /Assuming a 20\d\d\. Which year is the/],
    ['just got a wrx, want 340', /Which year/],
    ['2004 silverado 5.3, 180k miles, 320 whp on 93', /compression and leak-down/],
    ['2005 civic ex, stage 1 for 500 bucks', /don't build the Honda Civic EX/],
    ['2016 challenger scat pack, procharger, stock bottom end, 6 grand, 93', /We have no ProCharger kit/],
  ])('%s', (said, words) => expect(lastOf(said).text).toMatch(words))
})
