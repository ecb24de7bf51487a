import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { kindName } from './knowledge/part-answer.ts'

const CARS = ['2016 mustang gt', '2018 golf r', '2016 wrx', '2015 brz'] as const
const PARTS = [
  ['clutch', 'clutch'],
  ['coilovers', 'coilovers'],
  ['oil cooler', 'oil_cooler'],
  ['cat back', 'catback_exhaust'],
  ['brake pads', 'brake_pads'],
] as const
const ASKED = [
  'price?',
  'how much',
  "what's that with labor",
  'all in with install?',
  'fr how much would it cost',
  'ok and whats that installed',
  'y ponerlo?',
  'cuánto con instalación',
  'ballpark?',
  'what would that run me out the door',
] as const
const INSTALLED = /\$[\d,]+ installed|instalad[oa]/

describe('law: the price of what was told last is told in dollars, with its installation and hours', () => {
  eachOf(
    3,
    CARS.flatMap((car) => PARTS.map(([part, kind]) => [car, part, kind] as const)),
  )('%s, %s', (car, part, kind) => {
    for (const asked of ASKED) {
      const { text, events } = talk(`${car}, what does a ${part} do for me`, asked).at(-1) ?? { text: '', events: [] }
      expect(text, asked).toMatch(/\$\d/)
      expect(text, asked).toMatch(INSTALLED)
      expect(text, asked).toMatch(/hours?|horas?/)
      expect(text.toLowerCase(), asked).toContain(kindName(kind).toLowerCase())
      expect(text, asked).not.toMatch(/\$0 installed|The same holds|an hour on custom/)
      expect(events.some(({ type }) => type === 'build')).toBe(false)
    }
  })

  eachOf(9, [
    ['18 mustang gt, oil temps hit 280 by lap 4. what do i need', 'how much for just the cooler', 'oil cooler'],
    ['2016 wrx brakes fade at the track what do i need', 'how much are the pads', 'brake pads'],
    ['2018 golf r, should i get an intercooler or a downpipe', 'price on the downpipe', 'downpipe'],
    ['2016 camaro ss first mods', 'how much for the intake by itself', 'intake'],
  ])('one of several is priced by itself: %s, %s', (first, asked, name) => {
    const [, then, labor] = talk(first, asked, "what's that with labor")
    for (const told of [then, labor]) {
      expect(told?.text.toLowerCase()).toContain(name)
      expect(told?.text).toMatch(INSTALLED)
      expect(told?.text).toMatch(/\$\d/)
    }
  })

  eachOf(9, ['what does a catch can do', 'is an oil cooler worth it', 'what do coilovers do', 'are headers worth it'])(
    'without a car the range over all cars, and the car is asked: %s',
    (first) => {
      for (const asked of ['how much', 'what would that cost me installed', 'price?', 'all in with install?']) {
        const { text } = talk(first, asked).at(-1) ?? { text: '' }
        expect(text, asked).toMatch(/\$[\d,]+ to \$[\d,]+/)
        expect(text, asked).toMatch(/installed/)
        expect(text, asked).toMatch(/which car|what car|Which one is yours/i)
      }
    },
  )

  eachOf(9, CARS)('after a build its parts, labor and total: %s', (car) => {
    for (const asked of [
      'price?',
      "what's that with labor",
      'all in with install?',
      'fr how much would it cost',
      'y ponerlo?',
    ]) {
      const { text } = talk(`${car}, 60 more whp`, asked).at(-1) ?? { text: '' }
      expect(text, asked).toMatch(/\$[\d,]+.*(?:labor|mano de obra)/)
      expect(text, asked).toMatch(/parts|piezas/)
    }
  })

  test('of two to choose from each has its price, and no sum', () => {
    const { text } = talk('2018 golf r intercooler or downpipe?', 'how much').at(-1) ?? { text: '' }
    expect(text.match(/installed/g)?.length).toBe(2)
    expect(text).not.toMatch(/for all of it/)
  })
})
