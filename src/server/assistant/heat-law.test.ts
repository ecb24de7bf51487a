import { describe, expect } from 'vitest'
import { lastOf, type Told } from '../../../tests/support/assistant-talk.ts'
import { lawOf } from '../../../tests/support/law.ts'

const TRUCKS = ['2015 silverado 5.3', '2018 f150 3.5 ecoboost', '2016 tundra 5.7', '2018 tacoma'] as const
const TROUBLES = [
  'trans gets to 230 pulling my 7500 lb camper up the grade',
  'transmission temp climbs to 235 towing the boat (5k)',
  'it hunts gears pulling my boat',
  'tranny runs hot towing a 6k trailer',
  'trans temps hit 240 when i tow, what do i need',
  'pulls 8k, shifts up and down all the time on hills',
  'trans 225 towing a camper',
  'transmission 228 with the boat behind it',
  'trans 240 on the grade with a camper',
] as const
const POWER = /^(?:tune|e85_tune|downpipe|turbo|supercharger|cam|headers|cold_air)/
const sellsNoPower = ({ builds, parts }: Told): boolean =>
  builds.length === 0 && parts.every(({ kind }) => !POWER.test(kind))

describe('law: a truck that tows and runs hot or hunts is sold cooling with its price, and no power', () => {
  const said = TRUCKS.flatMap((truck) => TROUBLES.map((trouble) => `${truck}, ${trouble}`))
  lawOf('trucks by troubles', 6, said, (some) => {
    for (const one of some) {
      const told = lastOf(one)
      expect(told.text, one).toMatch(/[Tt]ransmission cooler from \$\d+, \$[\d,]+ installed/)
      expect(sellsNoPower(told), one).toBe(true)
      expect(told.text, one).not.toMatch(/Stop driving|takes? the .* to \d+ whp/)
    }
  })
  lawOf(
    'within the money that is said',
    6,
    said.map((one) => `${one}. $2,000 to spend`),
    (some) => {
      for (const one of some) expect(lastOf(one).text, one).toMatch(/inside your \$2,000 with \$[\d,]+ left/)
    },
  )
  lawOf(
    'regular is no danger in a truck that is built for it',
    6,
    said.map((one) => `${one}. i run regular`),
    (some) => {
      for (const one of some) {
        const { text } = lastOf(one)
        expect(text, one).toMatch(/87 is fine\. A tune adds nothing on 87/)
        expect(text, one).not.toContain('Not on 87')
      }
    },
  )
})

const CARS = ['2019 civic type r', '2018 mustang gt', '2017 wrx', '2015 corvette z51'] as const
const SESSIONS = [
  'water hits 240 in the second session',
  'oil temps hit 280 by lap 4',
  'coolant climbs to 235 on track days',
  'oil 285 after 15 min on track, whats the fix',
  'coolant 235 at autocross',
  'keep it cool on a road course, water gets warm',
  'oil gets to 290 after three laps, no more power, i just want it to survive',
] as const

describe('law: heat on track is cured by what cools, not by a lecture to stop', () => {
  lawOf(
    'cars by sessions',
    3,
    CARS.flatMap((car) => SESSIONS.map((one) => `${car}, ${one}`)),
    (some) => {
      for (const one of some) {
        const told = lastOf(one)
        expect(told.text, one).toMatch(/(?:radiator|oil cooler) from \$\d+/)
        expect(told.text, one).not.toMatch(/Stop driving|First the overheating/)
        expect(sellsNoPower(told), one).toBe(true)
      }
    },
  )
  lawOf(
    'a gauge in the red, steam and boiling stay a stop',
    3,
    CARS.flatMap((car) => [
      `${car}, temp gauge in the red on the highway, want more power`,
      `${car}, water hits 250 and steam from under the hood, can i drive home`,
      `${car}, coolant boils over on track, what mods`,
    ]),
    (some) => {
      for (const one of some) expect(lastOf(one).text, one).toMatch(/^Stop driving/)
    },
  )
})

describe('law: a car that is half named or none of ours gets the figure and the rule, and no price', () => {
  lawOf('hot towing', 3, ['2017 ram 1500 trans 230 towing', '2016 tahoe, trans hits 230 towing a camper'], (some) => {
    for (const one of some) {
      const { text, parts, builds } = lastOf(one)
      expect(text, one).toMatch(/^230°F is hotter .* We don't build the .* no price for it/)
      expect(parts.length + builds.length, one).toBe(0)
    }
  })
})

describe('law: the power behind a pass is told, not planned', () => {
  lawOf(
    'more weight or more mph is more power',
    3,
    ['2015 camaro ss', '2018 mustang gt', '2006 corvette z06'].flatMap((car) =>
      ['what am i making', 'how much power is that'].map((asks) => [car, asks] as const),
    ),
    (some) => {
      for (const [car, asks] of some) {
        const whpOf = (pass: string): number => {
          const told = lastOf(`${car} went ${pass} with me in it, ${asks}`)
          expect(told.builds.length, told.text).toBe(0)
          return Number(/About (\d+) whp/.exec(told.text)?.[1])
        }
        const light = whpOf('11.42 at 119, 3600')
        expect(whpOf('11.42 at 119, 4150')).toBeGreaterThan(light)
        expect(whpOf('11.42 at 125, 3600')).toBeGreaterThan(light)
        expect(light).toBeGreaterThan(300)
        expect(light).toBeLessThan(600)
      }
    },
  )
})
