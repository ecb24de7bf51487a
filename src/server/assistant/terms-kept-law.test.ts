import { describe, expect } from 'vitest'
import { advisor, lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { readInTalk } from './read-in-talk.ts'

const meant = (said: string) => readInTalk(advisor.catalog, {}, said).meaning

describe('law: what stays as the factory made it stays', () => {
  eachOf(6, [
    ['2001 camaro ss, 11.99 in the quarter with the bottom end the way chevrolet assembled it', 'bottom_end'],
    ['2010 camaro ss 450 whp, short block exactly how gm built it', 'bottom_end'],
    ['2016 mustang gt, 500 whp, trans as it left the factory', 'transmission'],
    ['2015 mustang gt, 550 whp on an unopened bottom end', 'bottom_end'],
    ['2017 wrx, 320 whp but leave the cats in', 'midpipe'],
    ['2014 challenger r/t 12.9 quarter, negative on nitrous', 'nitrous'],
  ])('%s', (said, slot) => {
    expect(meant(said).keepsStock).toContain(slot)
  })

  eachOf(6, [
    ['2016 camaro ss, 550 whp, high flow cats on it already', 'midpipe'],
    ["2005 evo 8, 450 whp, i can't be doing clutches every 6 months", 'clutch'],
    ['2016 mustang gt 500 whp, i do all the work myself except the tune', 'tune'],
    ['2012 gt500, yall only do the tune, i handle the rest at home, 650 whp', 'tune'],
  ])('%s rules nothing of that out', (said, slot) => {
    expect(meant(said).keepsStock ?? []).not.toContain(slot)
  })
})

describe('law: what is on the car is counted as on it', () => {
  eachOf(6, [
    ['2020 supra 600 whp, delete the exhaust he has one', 'catback_exhaust'],
    ['2020 supra, 600 whp. 3 in catless downpipe on it too', 'downpipe'],
    ['2018 wrx 330 whp, skip the intake, i got one', 'cold_air_intake'],
    ['f80 m3, 600 whp, crank hub done, tune and downpipes already on it', 'reliability_fix'],
  ])('%s', (said, kind) => {
    expect(meant(said).installed).toContain(kind)
  })

  eachOf(6, ['2016 mustang gt 600 whp and a cat back on it too', '2018 wrx 330 whp, put an intake on it too'])(
    '%s asks for it',
    (said) => expect(meant(said).installed ?? []).toEqual([]),
  )
})

describe('law: no power is sold to who wants none', () => {
  eachOf(6, [
    "2014 boxster s, i don't want power. zero. i want it to rotate, what's the order of operations",
    "2015 wrx, i don't need any hp, it understeers, fix that",
    'charger hellcat widebody, i dont give a damn about the dyno number, i want it to hook. the 20s stay',
    '2019 miata, not after horsepower, just want it to turn',
  ])('%s', (said) => {
    const told = lastOf(said)
    expect(told.builds).toEqual([])
    expect(told.text).not.toMatch(/turbo|supercharger/i)
  })
})

describe('law: money that is said is money, and wishes no power', () => {
  eachOf(6, [
    ['okay that is more then i was thinking, can you get it under nine thousand dollars', 9000],
    ['how fast can i get my 09 g37 sedan for like 1500', 1500],
    ['335i 2008, the client have 5.500 dolar in total', 5500],
    ['05 evo 8, 450 to the wheels, got like 7 maybe 7.5 if its worth it', 7500],
  ])('%s', (said, usd) => {
    expect(meant(said).budgetUsd).toBe(usd)
    expect(meant(said).change).not.toBe('more_power')
  })

  eachOf(6, ['i got like 7 or 8 lbs of boost on my 2016 wrx', '2016 wrx for like 1500 miles'])('%s is none', (said) =>
    expect(meant(said).budgetUsd).toBeUndefined(),
  )
})

describe('law: the labor of the tune stays where the customer does the rest', () => {
  eachOf(6, [
    'i will do all of the labor myself apart from the tuning, take the labor out and give me the new total',
    'what is it if i do all the work myself except the tune',
    'yall just do the tune, i do everything else in my garage. total without the labor?',
  ])('%s', (said) => {
    const [build, told] = [lastOf('2008 corvette 470 whp all motor'), lastOf('2008 corvette 470 whp all motor', said)]
    const reply = build.builds.at(-1)?.reply
    const hours = reply?.recommendedParts.filter(({ kind }) => kind === 'tune')[0]?.pricing.laborHours
    expect(told.text).toContain(`for ${hours} hours of tuning here`)
    expect(told.builds.every((one) => one.reply.recommendedParts.some(({ kind }) => kind === 'tune'))).toBe(true)
  })
})
