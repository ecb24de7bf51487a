import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readMessage } from './meaning-of.ts'

const read = (text: string) => readMessage({ vehicles: VEHICLES, parts: PARTS }, text).meaning
const BOOST = /^(?:turbo_kit|turbo_upgrade|supercharger)/

describe('law: who rules out the blower and the bottle is built on the motor alone', () => {
  eachOf(9, [
    'No blower and no bottle on that car',
    'no supercharger, no nitrous',
    'without a blower or nitrous',
    'and if I leave the blower off altogether, what would you do',
    'sin blower ni nitro, puro motor',
  ])('%s', (refusal) => {
    const [, after] = talk('2015 mustang gt automatic, 11.99 in the quarter', refusal)
    const kinds = after?.builds.flatMap(({ reply }) => reply.recommendedParts.map(({ kind }) => kind)) ?? []
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => BOOST.test(kind))).toEqual([])
    if (/nitr|bottle/.test(refusal)) expect(kinds).not.toContain('nitrous')
  })

  test('a turbo that is named beside the refusal stays open', () => {
    for (const said of ['no blower and no nitrous, a turbo is fine', 'no supercharger, no nitrous, just a turbo'])
      expect(read(`2015 mustang gt, 600 whp, ${said}`).keepsStock ?? [], said).not.toContain('boost_source')
  })
})

describe('law: what would be put on a car is not on it', () => {
  eachOf(9, ['blower', 'turbo kit', 'cam'])('%s', (part) => {
    for (const said of [`if i put a ${part} on it, will the block hold?`, `once i put a ${part} on it what breaks`])
      expect(read(`1989 mustang lx 5.0, ${said}`).installed ?? [], said).toEqual([])
  })
})

describe('law: the number of a road is no power', () => {
  eachOf(9, ['on the side of 285', 'stuck on the 405', 'in traffic on 285', 'on highway 290', 'stranded on 495'])(
    '%s',
    (place) => {
      for (const car of ['2018 accord 2.0t', '2016 wrx'])
        expect(read(`${car}, will it leave me ${place}`).goal, car).toBeUndefined()
    },
  )
})

describe('law: a gearbox that jerks is looked at and not given power', () => {
  eachOf(9, [
    'jerks going first to second when cold',
    'slams into second',
    'clunks shifting into gear',
    'shifts really hard from 1 to 2',
    'bangs on the 1-2',
  ])('%s', (trouble) => {
    for (const car of ['2018 accord 2.0t', '2016 f-150 3.5', '2018 mustang gt']) {
      const [told] = talk(`my ${car} ${trouble}, can i keep driving it`)
      expect(told?.builds, car).toEqual([])
      expect(told?.text, car).toContain('fluid')
    }
  })
})

describe('law: what it runs today is no goal, in Spanish as well', () => {
  eachOf(9, ['corre 13.9 en el cuarto', 'anda en 13.9 en el cuarto', 'hace 13.9 en el cuarto'])('%s', (today) => {
    for (const car of ['charger rt 2018 5.7', 'mustang gt 2015'])
      expect(read(`traigo un ${car} y ${today}. que ocupo pa bajarlo a 12.5?`).goal, car).toEqual({
        quarterMileS: 12.5,
      })
  })
})

describe('law: a nameplate that we build in one version only is not asked back where another is told', () => {
  eachOf(9, [
    ['2021 camry se, the 2.5', 'Camry'],
    ['2019 camry xse v6', 'Camry'],
    ['2016 camry', 'Camry'],
    ['2018 corolla', 'Corolla'],
    ['2020 corolla le', 'Corolla'],
  ])('%s', (said, plate) => {
    expect(read(`${said}, what can you do for 1500`)).toMatchObject({
      intent: 'stranger',
      stranger: expect.stringContaining(plate),
    })
  })

  eachOf(9, [
    ['2021 camry trd, 350 whp', 'toyota-camry-trd'],
    ['2023 gr corolla, 350 whp', 'toyota-gr-corolla'],
  ])('%s is ours', (said, car) => expect(read(said).car).toBe(car))
})

describe('law: money beside a year is no year', () => {
  eachOf(9, ['with 2000', 'i got 2000', 'under 2000', 'budget of 2000'])('%s', (money) => {
    expect(read(`2012 mustang gt ${money}, what should i do`).year).toBe(2012)
  })
})

describe('law: a reason after a short question leaves it a question of what was told', () => {
  eachOf(9, ["Every day it's parked is 200 bucks gone", 'I drive it to work', 'My wife needs the car'])('%s', (why) => {
    const [, told] = talk('2020 accord 2.0t, what does a tune gain', `How long does that take? ${why}`)
    expect(told?.text).toMatch(/hours? of labor/)
  })
})

describe('law: "add it" of two that stand to choice asks which', () => {
  eachOf(9, [
    ['what would you sell me for traction on my 2015 mustang gt', 'add it'],
    ['for my 2019 silverado 5.3, tune or exhaust?', 'ok add it'],
    ['para mi silverado 2019 5.3, que me conviene mas, tune o escape?', 'va pues, agregalo'],
  ])('%s', (first, order) => {
    const told = talk(first, order).at(-1)
    expect(told?.events.filter(({ type }) => type === 'cart_change')).toEqual([])
    expect(told?.text).toMatch(/Which one|Cuál/)
  })
})
