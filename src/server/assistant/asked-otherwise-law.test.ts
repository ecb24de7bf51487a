import { describe, expect, test } from 'vitest'
import { catalog, lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { isLeadIn } from './asks/lead-in.ts'
import { asksOtherThanBuild } from './other-than-build.ts'
import { readMessageOnce } from './read-message-once.ts'
import { isRefusedPart, refusedAttributes } from './refused-attributes.ts'

const isOther = (asked: string): boolean =>
  asksOtherThanBuild(asked, readMessageOnce(catalog, asked).meaning, { kind: 'build.goal', likely: 0.7, typed: asked })

describe('law: what is like an order for a build and asks for one part or a cure is none', () => {
  const PARTS = ['clutch', 'diff', 'fuel pump', 'injectors'] as const
  const WAYS = [
    (part: string) => `which ${part} for 520 whp`,
    (part: string) => `best ${part} to handle 610 whp`,
    (part: string) => `what ${part} would you run at 480 whp`,
  ]
  eachOf(
    6,
    PARTS.flatMap((part) => WAYS.map((way) => way(part))),
  )('%s', (asked) => expect(isOther(asked)).toBe(true))
  eachOf(6, ['which sealer fixes it', 'do you carry a kit that cures this', 'anything to get rid of the noise'])(
    '%s',
    (asked) => expect(isOther(asked)).toBe(true),
  )
  eachOf(6, ['which turbo for 520 whp', 'best way to 480 whp', 'best plan with a clutch and injectors for 520 whp'])(
    'a build: %s',
    (asked) => expect(isOther(asked)).toBe(false),
  )
  eachOf(6, ['500 whp build that fixes the lag', 'a supercharger that cures the soft top end'])(
    'a build: %s',
    (asked) => expect(isOther(asked)).toBe(false),
  )
})

describe('law: what only tells of the car leads into its question', () => {
  const worth = { kind: 'advice.worth', likely: 0.7, typed: 'is it worth it' } as const
  const leads = (typed: string) => isLeadIn({ kind: 'build.goal', likely: 0.7, typed }, worth)
  eachOf(6, ['on 33s with a camper behind it', 'my commuter on gravel', 'lifted and heavy, hills all day'])(
    '%s',
    (told) => expect(leads(told)).toBe(true),
  )
  eachOf(6, ['wants 300 whp', 'stage 2 on pump', 'a blower on top', '6k to spend', 'make it quick'])(
    'a wish: %s',
    (told) => expect(leads(told)).toBe(false),
  )
})

describe('law: a power that is wished for is a build, whatever unit it has', () => {
  eachOf(6, ['how can i gain 45 kW', 'how to add 50 kW', 'how do we find 70 PS'])('%s', (asked) => {
    expect(lastOf(`2017 bmw 340i: ${asked}?`).builds.length).toBeGreaterThan(0)
  })
})

describe('law: a claimed gain is judged by its figure', () => {
  const CARS = ['2016 golf gti', '2016 wrx'] as const
  const SAID = ['read that a tune adds 40 hp on my', 'guy at the shop says an intake gives 25 hp on a'] as const
  eachOf(
    6,
    CARS.flatMap((car) => SAID.map((said) => `${said} ${car}, is that true`)),
  )('%s', (asked) => {
    expect(lastOf(asked).text).toMatch(/^(?:Yes|No|Close|Half|More|About)[^.]*\d/)
  })
})

describe('law: whether a shot lives is told before what it gives', () => {
  eachOf(6, ['ok to put a 60 shot on', 'is it safe to add a 60 shot to', 'would a 60 shot hurt'])('%s', (asked) => {
    expect(lastOf(`${asked} my stage 2 2018 golf r`).text).toMatch(/^(?:No|Yes|Not|Too close|Only)\b/)
  })
  test('what it gives is told first where that is asked', () => {
    expect(lastOf('2018 golf r, how much does a 60 shot add').text).toMatch(/^A 60 shot is about/)
  })
})

describe('law: a box that the carrier brought and nobody has is no order to be looked up', () => {
  eachOf(6, ['ups says delivered, nothing here', 'it was marked as delivered but it is not', 'my box never showed up'])(
    '%s',
    (asked) => expect(lastOf(asked).text).not.toMatch(/^Send me the order number/),
  )
  test('a day that the carrier names is looked up', () => {
    expect(lastOf('tracking says delivered by friday, is that right').text).toMatch(/^Send me the order number/)
  })
})

describe('law: "fit" before a year is no Honda, and the year is of the car behind it', () => {
  eachOf(6, [
    ['what brake pads fit 2016 mustang gt', 'ford-mustang-gt', 2016],
    ['does this intake fit 2018 wrx', 'subaru-wrx', 2018],
    ['which catbacks fit 2017 camaro ss', 'chevrolet-camaro-ss', 2017],
  ])('%s', (asked, car, year) => expect(readMessageOnce(catalog, asked).meaning).toMatchObject({ car, year }))
  test('a Fit that is owned keeps its year', () => {
    const { meaning } = readMessageOnce(catalog, 'traded my fit 2016 for a mustang gt 2018, 480 whp')
    expect(meaning).toMatchObject({ car: 'ford-mustang-gt', year: 2018 })
  })
})

describe('law: what no part is to be holds for a question of parts as well', () => {
  eachOf(6, [
    'which clutch fits a 2016 mustang gt',
    'best clutch for a 2016 mustang gt',
    'clutches for my 2016 mustang gt',
  ])('%s', (asked) => {
    const refused = 'no twin disc'
    const { parts } = lastOf(`${asked}, ${refused}`)
    expect(parts.length).toBeGreaterThan(0)
    for (const { partId } of parts) {
      const part = catalog.part(partId)
      expect(part && isRefusedPart(part, refusedAttributes(refused)), part?.name).toBe(false)
    }
  })
})

describe('law: one of two cars that were compared is built as they were compared', () => {
  eachOf(6, ['the mustang then, build it', 'ok mustang. show me that build', 'go with the mustang, plan it out'])(
    '%s',
    (chosen) => {
      const [, told] = talk('2018 mustang gt vs 2018 camaro ss, both at 550 whp', chosen)
      expect(told?.builds.at(-1)?.request).toMatchObject({ modelId: 'ford-mustang-gt' })
      expect(told?.builds.at(-1)?.reply.power.wheelHp).toBeGreaterThan(520)
    },
  )
})

describe('law: in winter tires come before power', () => {
  eachOf(6, ['first mod for winter', 'what should i do first, lots of snow here'])('%s', (asked) => {
    expect(lastOf(`2018 wrx ${asked}`).text).not.toMatch(/most power for the money/)
  })
})
