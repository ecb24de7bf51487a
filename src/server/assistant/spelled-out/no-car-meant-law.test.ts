import { describe, expect, test } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { readMessage } from '../meaning-of.ts'
import { spelledOut } from './spelled-out.ts'

const put = (...said: string[]): string =>
  spelledOut(
    advisor.catalog,
    said.map((text) => ({ from: 'visitor' as const, text })),
  ).messages.at(-1)?.text ?? ''
const read = (...said: string[]) => readMessage(advisor.catalog, put(...said))
const carOf = (...said: string[]) => read(...said).meaning.car

describe('law: a Mustang beside dynos is a dyno, and no Ford', () => {
  eachOf(6, [
    'is that number hub, mustang or dynojet',
    'do yall use a mustang dyno or a dynojet over there',
    'my shop has a Mustang Dyno, what would it read',
    'dynojet vs mustang, how far apart are they',
    '430 on a mustang dyno is what on yours',
    'rollers or mustang dyno, which one is lower',
  ])('%s', (said) => {
    expect(carOf(said)).toBeUndefined()
    expect(read(said).mayMean).toEqual([])
  })

  test('where dynos were talked about it needs no other word', () => {
    expect(
      carOf('2019 m2 competition stage 2 on 93', 'which dyno is that on', 'and what would it read on a mustang'),
    ).toBe(undefined)
  })

  eachOf(6, [
    ['my 2018 mustang dynoed 402 on a dynojet, want 480', /^ford-mustang/],
    ['2016 mustang gt, dynojet said 385', /^ford-mustang-gt$/],
    ['put my mustang gt on a dyno and got 390', /^ford-mustang-gt$/],
  ])('a Mustang that was on a dyno is one: %s', (said, car) => {
    expect(
      read(said)
        .mayMean.map((one) => one.car)
        .concat(carOf(said) ?? [])[0],
    ).toMatch(car)
  })
})

describe('law: a trim that is said only to be refused is not the car', () => {
  eachOf(6, [
    [
      '2020 challenger hellcat, no the redeye... wait not the redeye, just the hellcat, 850 wheel',
      'dodge-challenger-srt-hellcat',
    ],
    ['redeye? nah not the redeye mine is the plain 2021 charger hellcat, need 800', 'dodge-charger-srt-hellcat'],
    ['2019 Charger Hellcat (not the Redeye), what goes first at 800 on E85', 'dodge-charger-srt-hellcat'],
    ['2021 camaro ss, not the zl1, 550 whp', 'chevrolet-camaro-ss'],
    ['nismo? no, not the nismo, a normal 2016 370z with a vortech', 'nissan-370z'],
    ['bmw m3 2018, not the competition, 550 whp', 'bmw-m3'],
  ])('%s', (said, car) => {
    expect(carOf(said)).toBe(car)
  })

  test('what goes first is told of the plain car', () => {
    const { text } = lastOf('2019 charger hellcat, not the redeye, 800 whp on e85', 'what breaks first on slicks')
    expect(text).not.toMatch(/Redeye/)
  })

  test('nor before its year', () => {
    expect(read('regular 2019 hellcat challenger 800 whp').meaning.fuel).toBeUndefined()
    expect(carOf('e92 m3 in lincoln park needs pads')).toBe('bmw-m3')
  })
  eachOf(6, ['the regular one, 800 wheel', 'just the regular hellcat please', 'mine is a regular model'])(
    'a regular car is no fuel: %s',
    (said) => {
      expect(read(`2019 challenger hellcat, ${said}`).meaning.fuel).toBeUndefined()
    },
  )
  eachOf(6, ['only regular around here', 'runs on regular', 'regular unleaded', 'on the regular gas'])(
    'regular in the tank is: %s',
    (said) => {
      expect(read(`2019 mustang gt stage 1, ${said}`).meaning.fuel).toBe('87')
    },
  )
})

describe('law: figures and words that tell no year, no gearbox and no stranger', () => {
  eachOf(6, [
    ['2019 charger hellcat on drag radials', 'whats my 60 foot gonna be'],
    ['2019 charger hellcat on drag radials', 'can I keep my 93 tune in winter'],
    ['93 fox mustang 5.0 clutch', 'last time i did one was in 1998'],
    ['2004 350z supercharger', 'been wrenching since 1992, so which kit'],
    ['2015 wrx stage 2', 'my uncle raced one back in 2001'],
    ['2013 camaro zl1 pulley', 'learned to drive stick in 1987, is the clutch heavy'],
  ])('%s / %s', (...said) => {
    expect(read(...said).meaning.year).toBeUndefined()
  })
  test('a year that puts the car right is still one', () => {
    expect(read('2019 mustang gt 500 whp', 'sorry, it is a 2016').meaning.year).toBe(2016)
    expect(read('2015 wrx', 'bought it new in 2017 so it is a 2017').meaning.year).toBe(2017)
    expect(read('my 19 mustang gt, 500 whp').meaning.year).toBe(2019)
  })

  eachOf(6, [
    'owners manual says 10.5 quarts',
    'the service manual calls for that',
    'manual boost controller or a solenoid',
  ])('no gearbox: %s', (said) => {
    expect(read(said).meaning.gearbox).toBeUndefined()
  })
  test('an M6 beside a car that is no BMW is a gearbox', () => {
    expect(read('2013 camaro zl1, what would 5k buy', 'm6 car').meaning).toMatchObject({ gearbox: { kind: 'manual' } })
    expect(carOf('2013 camaro zl1, what would 5k buy', 'm6 car')).toBeUndefined()
    expect(carOf('2014 bmw m6, stage 1')).toBe('bmw-m6')
  })

  eachOf(6, [
    '2019 miata club, 14 events a year plus Lincoln',
    'can you ship to lincoln nebraska',
    'my 2018 wrx runs at lincoln every september',
    'je les traverse moi-même',
    'canyon runs up malibu in my 2019 brz',
    'we drive to lake tahoe in the 2015 wrx',
  ])('a place or a verb is no car: %s', (said) => {
    expect(read(said).meaning.stranger).toBeUndefined()
  })
  eachOf(6, ['2018 chevy traverse intake', 'my lincoln mkz 3.0', 'headers for my tahoe', '2016 colorado 3.6 tune'])(
    'a car that we do not build is one: %s',
    (said) => {
      expect(read(said).meaning.stranger).toBeDefined()
    },
  )
})

describe('law: cars that were dictated, or are called by their badge, engine or gearbox', () => {
  eachOf(6, [
    ['a clutch for my corvette c six with the l s three', 'chevrolet-corvette'],
    ['two thousand seventeen double you are ex, stage two', 'subaru-wrx'],
    ['bee em double u three thirty five eye twenty ten', 'bmw-335i'],
    ['golf are mark seven downpipe', 'volkswagen-golf-r'],
    ['2019 charger, theres a bee on the fender', 'dodge-charger-scat-pack'],
    ['his charger has a cat head badge, 2020', 'dodge-charger-srt-hellcat'],
    ['1.5t si sedan 2018 intercooler', 'honda-civic-si'],
    ['si coupe 2019 downpipe', 'honda-civic-si'],
    ['90 lx hatch, 331 and a t5, 10s on spray', 'ford-mustang-fox-5-0'],
    ['a90 3.0 2021, the b58 stays stock, 600 wheel', 'toyota-gr-supra-3-0'],
    ['gr6 at 700 tq, will first gear live', 'nissan-gt-r'],
  ])('%s', (said, car) => {
    expect(carOf(said)).toBe(car)
  })
  test('an engine that only some years have tells the year', () => {
    expect(read('the new wrx, the 2.4 one, 300 wheel').meaning.year).toBeGreaterThanOrEqual(2022)
  })
  eachOf(6, ['are x pipes legal', 'a bee sting on my arm', 'i can see five of them', '88 civic lx hatch b18 swap'])(
    'no car of ours: %s',
    (said) => {
      expect(carOf(said)).toBeUndefined()
    },
  )
})
