import { describe, expect, it } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'

const kindsOf = (ids: readonly { partId: string }[]) => ids.map(({ partId }) => catalog.part(partId)?.kind)
const last = (...said: string[]) => {
  const told = talk(...said).at(-1)
  const build = told?.builds.at(-1)
  return { text: told?.text ?? '', build: build?.reply, kinds: kindsOf(build?.reply.recommendedParts ?? []) }
}
const each = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one, at) => [[one, others[at % others.length] as B]] as [A, B][])

describe('a wish without a figure is planned', () => {
  const WAKES = [
    'wake it up a little on pump gas',
    'she wants a bit more pep for the on ramps, nothing loud',
    'just want a little more power, 93',
    'what can you do to liven it up, stock exhaust stays',
    'cheapest thing to wake it up',
  ]
  const CARS = ['2018 Focus ST', '2019 Civic Type R', '2016 Mustang GT', '2018 Golf R', '2015 Camaro SS', '2019 GTI']
  for (const [car, wish] of [...each(CARS, WAKES), ...each(CARS.toReversed(), WAKES)])
    it(`${car}, ${wish}`, () => {
      const { build } = last(`got a ${car} manual, ${wish}`)
      expect(build?.power.wheelHp).toBeGreaterThan(build?.power.stockWheelHp ?? Infinity)
    })
})

describe('what is to stay stock stays stock, and the most on it is told', () => {
  const TERMS = [
    'whats the most on the stick turbos, 93',
    'max power on the stock turbo and stock block, E30',
    'I want torque from 2500 up, stock turbo, what do you do',
  ]
  for (const [car, terms] of each(['2016 Focus RS', '2018 Q50 Red Sport 400', '2016 BMW 340i', '2019 WRX STI'], TERMS))
    it(`${car}: ${terms}`, () => {
      const { build, kinds } = last(`${car}. ${terms}`)
      expect(build?.recommendedParts.length).toBeGreaterThan(0)
      expect(kinds.filter((kind) => /turbo/.test(kind ?? ''))).toEqual([])
    })
})

describe('the fuel is the one that was said', () => {
  for (const words of [
    '93 dont wanna open the motor',
    '93, dont want to crack it open',
    'on 93 not trying to pull the engine',
  ])
    it(words, () => {
      const { build } = last(`2016 M3 F80 dct, 500whp ${words}`)
      expect(build?.enhancedData.preferences.fuel_type).toBe('93')
    })
  for (const words of ['93 dont have it here, 91 only', "no 93 around here, it's 91"])
    it(words, () => {
      const { build } = last(`2016 M3 F80 dct, 480whp, ${words}`)
      expect(build?.enhancedData.preferences.fuel_type).toBe('91')
    })
  it('87 and no premium: what 87 allows comes first', () => {
    expect(last('2019 F150 2.7 ecoboost, want a little more power, 87 only').text).toMatch(/^\s*On 87/)
  })
})

describe('a car that makes more today gets more', () => {
  for (const [car, now] of [
    ['2014 370Z NISMO with a supercharger on it', 410],
    ['2015 Mustang GT with a blower already', 600],
  ] as const)
    it(`${car} makes ${now}`, () => {
      const { build } = last(`${car}, makes ${now} at the wheels on 93, want a bit more`)
      expect(build?.power.wheelHp).toBeGreaterThan(now)
    })
})

describe('double is double, or said not to be', () => {
  for (const words of ['I want double the stock wheel power', 'quiero el doble de caballos', 'looking to double it'])
    it(words, () => {
      const { text, build } = last(`2004 WRX 5 speed, ${words}, 7000 dollars`)
      expect(build).toBeDefined()
      expect(text).toMatch(/^\s*(?:Not|No llega a) 37\d whp/)
    })
})

describe('stages are stages, and a stage is that stage', () => {
  for (const words of ['all the steps from stock to silly', 'the whole road step by step with prices', 'stages?'])
    it(words, () => expect(last(`2019 Golf R, ${words}`).text).toMatch(/Stage 1: .*\n.*Stage 2: /))
  for (const words of ["stage 1, what's in it and how much", 'what does stage 2 run me', 'stage 2 price'])
    it(words, () => {
      const { build, text } = last(`2013 F150 5.0, ${words}`)
      expect(build).toBeDefined()
      expect(text).toMatch(/^\s*Stage [12] takes/)
    })
})

describe('a car that we do not build is said by name, and none of ours is sold for it', () => {
  for (const [words, name] of [
    ['2008 128i manual, whats a stage 1 look like', /BMW 128i/],
    ['just got the new Charger Sixpack hurricane, stage 1?', /Charger Sixpack/],
    ['2017 Tahoe 5.3, a little more pep but quiet', /Tahoe[\s\S]*Silverado 1500 5\.3/],
    ['2020 Jeep Trackhawk stage 1 price', /Trackhawk[\s\S]*Hellcat/],
  ] as const)
    it(words, () => {
      const { text, build } = last(words)
      expect(build).toBeUndefined()
      expect(text).toMatch(name)
    })
})

describe('a limit or a lock that is asked about beside it is told first', () => {
  it('stock turbo ok or no', () =>
    expect(last('2015 m235i auto, 400whp. stock turbo ok or no').text).toMatch(/^\s*No: the stock turbo/))
  it('is it locked? stage 1 price', () =>
    expect(last('2021 m340i, is the ecu locked? stage 1 price').text).toMatch(/locked[\s\S]*Stage 1 takes/))
})

describe('what is none of it is left alone', () => {
  it('a danger comes first, and nothing is sold', () => {
    const { build, text } = last('2016 Mustang GT, brake pedal goes to the floor but wake it up for me, more power')
    expect(build).toBeUndefined()
    expect(text).toMatch(/[Ss]top driving|Don't drive/)
  })
  it('a comparison stays one', () =>
    expect(last('2018 Mustang GT vs 2018 Camaro SS, which is quicker').build).toBeUndefined())
  it('a part that is looked for stays one', () =>
    expect(last('need front pads for my 2018 Mustang GT').build).toBeUndefined())
  it('a GR86 of a comparison is no FR-S', () =>
    expect(last('brz vs gr86 2023, any diff for a tune', 'ok stage 1 on the 86 then').text).toMatch(/2023 Toyota GR86/))
})

describe('law: work that is named is priced, and no build is planned for it', () => {
  for (const said of [
    'what would that come to with you doing it, parts and labor, cam and lifters. R/T, stick.',
    'how much would the cam and springs run me installed, it is the r/t',
  ])
    it(said, () => expect(talk('2014 challenger srt8 392, what does a cam do', said).at(-1)?.builds).toEqual([]))
})
