import { describe, expect, test } from 'vitest'
import { advisor } from '../../../scripts/conversation-trials/advisor.ts'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { twoJobsIn } from './two-jobs.ts'

const CARS = [
  ['2018 mustang gt', 'ford-mustang-gt', '600 whp on 93'],
  ['2015 wrx sti', 'subaru-wrx-sti', '400 whp on e85'],
  ['2016 charger hellcat', 'dodge-charger-srt-hellcat', '750 whp on 93'],
  ['2019 golf r', 'volkswagen-golf-r', '380 whp on 93'],
  ['2013 camaro zl1', 'chevrolet-camaro-zl1', '650 whp on e85'],
] as const
const PAIRS = CARS.flatMap((one, at) => CARS.slice(at + 1).map((other) => [one, other] as const))

/** A shop that has two cars of customers in: neither is built as the other. */
describe('two cars with a goal each are two requests', () => {
  eachOf(
    6,
    PAIRS.flatMap(([one, other]) => [
      [`${one[0]} needs ${one[2]}, ${other[0]} needs ${other[2]}`, one, other] as const,
      [
        `got two in this week: a ${one[0]} that wants ${one[2]} and a ${other[0]} that wants ${other[2]}`,
        one,
        other,
      ] as const,
    ]),
  )('%s', (said, one, other) => {
    const [first = '', second = ''] = twoJobsIn(advisor.catalog, said) ?? []
    expect(first).toContain(one[2])
    expect(second).toContain(other[2])
    expect(first).not.toContain(other[2])
  })

  test('the first is planned, the other named and planned next', () => {
    const told = talk('2018 mustang gt needs 500 whp on 93, and a 2019 golf r needs 350 whp on 93', 'next')
    expect(told[0]?.text).toMatch(/2018 Ford Mustang GT[\s\S]*the other is the 2019 Volkswagen Golf R, 350 whp/)
    expect(told[1]?.text).toMatch(/2019 Volkswagen Golf R/)
  })

  eachOf(6, [
    '2018 mustang gt, makes 450 whp now and i want 600 whp',
    'is a 2018 mustang gt with 500 whp faster than a 2019 camaro ss with 450 whp',
    '2018 mustang gt or a 2019 camaro ss, 500 whp on either for under 10k',
    '2015 wrx sti vs 2019 golf r, both at 400 whp',
    'my buddy beat me: his 2019 golf r has 380 whp, my 2015 wrx has 250 whp',
    'a 2018 mustang gt and a 2019 camaro ss, what do they weigh',
  ])('%s is one', (said) => {
    expect(twoJobsIn(advisor.catalog, said)).toBeUndefined()
  })
})

describe('a car that we do not build is not asked for again', () => {
  eachOf(6, ['06 gto, ls2', '2018 stinger gt', 'scion tc 2012', '2009 g8 gt'])('%s', (car) => {
    const told = talk(`${car}, i want it quicker`, 'so can you do one for 500 whp')
    for (const one of told.slice(1)) expect(one.text).toMatch(/We don't build/)
  })

  test('and the next car that is ours is planned', () => {
    const told = talk('06 gto, i want it quicker', 'ok then my 2018 mustang gt, 500 whp on 93')
    expect(told[1]?.text).not.toMatch(/We don't build/)
  })
})

describe('a car in few words beside its wish', () => {
  eachOf(6, [
    ['17 RS, 93, most on the stock turbo', /Focus RS/],
    ['RS to 380 whp on e85', /Focus RS/],
    ['2012 eco 3.5, 420 whp on 93', /F-150 3\.5 EcoBoost/],
    ['mi si del 2019, 250 whp', /Civic Si/],
    ['coyote guy, 2016 gt, 650 whp on e85', /2016 Ford Mustang GT/],
    ['my 2015 SS, its stock 415, i want 500 whp', /2015 Chevrolet SS/],
  ])('%s', (said, car) => {
    expect(talk(said)[0]?.text).toMatch(car)
  })
})
