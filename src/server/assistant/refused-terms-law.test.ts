import { describe, expect, test } from 'vitest'
import { advisor, catalog } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { emissionsOf } from '../../catalog/emissions.ts'
import { answer } from './answer.ts'
import { isRefusedPart, refusedAttributes } from './refused-attributes.ts'

/** What a build must not be, in many ways of saying so: faster, forbidden in California, made in a way that was refused. */

const heard = (...texts: readonly string[]) =>
  answer(
    advisor,
    texts.map((text) => ({ from: 'visitor' as const, text })),
  )
const said = (...texts: readonly string[]) =>
  heard(...texts)
    .flatMap((event) => (event.type === 'text' ? [event.text] : []))
    .join(' ')
const idsIn = (...texts: readonly string[]) =>
  heard(...texts).flatMap((event) =>
    event.type === 'build'
      ? event.reply.recommendedParts.map(({ partId }) => partId)
      : event.type === 'parts'
        ? event.parts.map(({ partId }) => partId)
        : [],
  )

const CARS = ['2017 wrx', '2018 mustang gt', '2014 bmw 335i'] as const

const NO_FASTER = [
  ...["I don't want the car any faster", 'i dont want it faster', 'no more power', "it's fast enough", 'not faster'],
  ...['the car is quick enough already', "i don't need it to go any quicker", 'without making it faster'],
  ...["i'm happy with the power", 'power is not the point', 'i do not care for more horsepower', 'not after speed'],
] as const
const WISHES = [
  'make it handle better',
  'i want it safer',
  'better brakes',
  'what would you upgrade',
  'i have 2000 dollars',
]

describe('law: who wants the car no faster is shown parts and never power', () => {
  eachOf(
    3,
    CARS.flatMap((car) => NO_FASTER.map((no, at) => [car, no, WISHES[at % WISHES.length] as string] as const)),
  )('%s: %s, %s', (car, no, wish) => {
    for (const talk of [[`${no}. ${wish}. It's a ${car}.`], [car, `${wish}, ${no}`]]) {
      const events = heard(...talk)
      expect(
        events.some(({ type }) => type === 'build'),
        talk.join(' // '),
      ).toBe(false)
      expect(
        events.some(({ type }) => type === 'parts'),
        talk.join(' // '),
      ).toBe(true)
    }
  })

  eachOf(9, ['i want it faster than a civic type r', 'is it fast enough for 11s?', 'i want more power, 400 whp'])(
    '%s is still a wish for power',
    (wish) => expect(said('2017 wrx', wish)).not.toContain('No more power'),
  )
})

const LEGAL = [
  ...['carb legal parts only', 'CARB legal', 'california legal', '50 state legal', 'everything CARB compliant'],
  ...['cali smog legal', 'only parts with an EO'],
] as const

describe('law: what is to be legal in California holds nothing that is not', () => {
  eachOf(
    3,
    ['2019 miata 190 whp', '2018 mustang gt 550 whp', '2016 camaro ss 500 whp'].flatMap((ask) =>
      LEGAL.map((term) => [ask, term] as const),
    ),
  )('%s, %s', (ask, term) => {
    const ids = idsIn(`${ask}, ${term}`)
    for (const id of ids) {
      const part = catalog.part(id)
      expect(part && emissionsOf(part), `${part?.name}`).toBe('50_state')
    }
    expect(said(`${ask}, ${term}`)).toMatch(/CARB legal/)
  })

  test('it holds for what follows', () => {
    for (const id of idsIn('2018 mustang gt, CARB legal', '500 whp')) {
      const part = catalog.part(id)
      expect(part && emissionsOf(part)).toBe('50_state')
    }
  })
})

describe('law: how a part is not to be made', () => {
  eachOf(9, [
    ['2018 mustang gt what clutches fit, no twin disc', 'no twin disc'],
    ['2018 mustang gt 700 whp, no twin disc', 'no twin disc'],
    ['what catbacks fit a 2018 mustang gt, no titanium', 'no titanium'],
    ['2015 wrx sti, 450 whp, nothing catless', 'nothing catless'],
    ['what rotors fit a 2018 mustang gt, no slotted', 'no slotted'],
  ])('%s', (talk, refused) => {
    const terms = refusedAttributes(refused)
    expect(terms.length).toBeGreaterThan(0)
    const ids = idsIn(talk)
    for (const id of ids) {
      const part = catalog.part(id)
      expect(part && isRefusedPart(part, terms), part?.name).toBe(false)
    }
  })

  test('what is being sold is not offered again', () => {
    const ids = idsIn('selling my fp red. 2006 evo 9, e85. what turbos fit')
    expect(ids.map((id) => catalog.part(id)?.name ?? '').filter((name) => /FP Red/.test(name))).toEqual([])
  })
})

describe('law: regular gas stays, and is not planned on in silence', () => {
  eachOf(9, [
    'i need the truck to run on regular 87 because premium is crazy out here, 2019 f150 3.5 ecoboost',
    '2019 f150 3.5 ecoboost, 87 only, premium costs too much',
    'my 2019 f150 3.5 ecoboost runs regular gas',
  ])('%s', (first) => {
    expect(said(first)).toMatch(/\b87\b/)
    expect(said(first)).not.toMatch(/on 93 octane/)
    const next = said(first, 'about 400 at the wheels')
    expect(next).toMatch(/\b87\b/)
    expect(next).toContain('on 91')
  })
})

describe('law: the weight that is said is the weight of the run', () => {
  eachOf(9, ['and at 3000 lb instead', 'what if it weighed 3000 lbs', 'at 3,000 pounds'])('%s', (weight) => {
    const stock = said('2021 Supra 3.0 stock: 0-60, quarter mile ET and trap?')
    const light = said('2021 Supra 3.0 stock: 0-60, quarter mile ET and trap?', weight)
    const seconds = (words: string) => Number(/quarter mile in ([\d.]+) s/.exec(words)?.[1])
    expect(seconds(light)).toBeLessThan(seconds(stock))
  })
})

describe('law: every car with a gearbox has an answer to what it holds', () => {
  eachOf(9, [
    '2012 audi s4 dsg',
    '2019 f150 2.7 ecoboost',
    '2021 gr supra 3.0',
    '2018 challenger hellcat auto',
    '2015 golf r dsg',
  ])('%s', (car) => expect(said(car, 'what does the transmission hold')).not.toContain('no limit of that kind'))
})
