import { describe, expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { lawOf } from '../../../tests/support/law.ts'

const mixed = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one) => others.map((other): [A, B] => [one, other]))

describe('law: the topic is about what the question names', () => {
  const COUNTRIES = ['poland', 'norway', 'south africa', 'chile', 'thailand', 'portugal', 'israel', 'canada', 'belgium']
  const SHIPS = [
    (to: string) => `do you ship to ${to}`,
    (to: string) => `do you ship to ${to}, who pays the tax`,
    (to: string) => `shipping to ${to}?`,
    (to: string) => `can you send a turbo to ${to}`,
    (to: string) => `how much is freight to ${to} and who pays customs`,
  ]
  lawOf('other countries', 6, mixed(COUNTRIES, SHIPS), (some) => {
    for (const [to, asks] of some)
      expect(lastOf(asks(to)).text, asks(to)).toMatch(
        /only (?:ship )?within the (?:US|United States)|US side only|50 states/,
      )
  })

  const CITIES = ['denver', 'salt lake city', 'albuquerque']
  lawOf(
    'a city that a part is sent to is no altitude',
    3,
    CITIES.flatMap((city) => [`shipping on a hood to ${city}`, `what does it cost to ship an intake to ${city}`]),
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).not.toMatch(/1,000 ft|altitude/)
    },
  )

  const BOXES = ['t5', 't56', 'tr3650', 'mt82', '10r80', '4l60e', 'tr6060']
  const HOLDS = [
    (box: string) => `what does the ${box} hold`,
    (box: string) => `how much can a ${box} hold behind a 302`,
    (box: string) => `what power will the stock ${box} take`,
    (box: string) => `is a ${box} good for 500 hp?`,
  ]
  lawOf('what a gearbox holds', 6, mixed(BOXES, HOLDS), (some) => {
    for (const [box, asks] of some) {
      const { text } = lastOf(asks(box))
      expect(text, asks(box)).toMatch(/lb-ft|good for about \d+ whp/)
      expect(text, asks(box)).not.toMatch(/throttle body|off idle/)
    }
  })

  const CARS = ['2018 mustang gt', '2016 wrx', '2019 golf r', '2013 camaro ss', '2015 mustang']
  const TROUBLES = [
    ['clutch smells burnt after six launches', /Let it cool/],
    ['clutch slips in 4th', /slipping/],
    ['engine cuts at full throttle in 4th', /log/],
    ['cuts power at full boost', /log/],
    ['rear end howls at 60', /howls/],
    ['boost cut in third', /log/],
  ] as const
  lawOf('a trouble is explained before anything is sold or asked back', 6, mixed(CARS, TROUBLES), (some) => {
    for (const [car, [trouble, told]] of some) {
      for (const said of [`${car}, ${trouble}`, `${trouble} on my ${car}`]) {
        const { text, parts, builds } = lastOf(said)
        expect(text, said).toMatch(told)
        expect(parts.length + builds.length, said).toBe(0)
      }
    }
  })

  const FITS = ['will 275s rub', 'will 18x9.5 +38 with 265/35 rub', 'will 19x10 et25 poke', 'do 285s rub lowered']
  lawOf('rubbing is measured, not built or asked back', 6, mixed(CARS, FITS), (some) => {
    for (const [car, asks] of some) {
      const told = lastOf(`${asks} on my ${car}`)
      expect(told.builds.length, asks).toBe(0)
      expect(told.text, `${asks} ${car}`).toMatch(/Measure|measure/)
    }
  })

  const CLASSICS = ['68 nova', '72 c10', '66 chevelle', '1969 charger']
  const CLASSIC_ASKS = [
    ['front disc kit, which master cylinder', /master cylinder/],
    ['disc conversion, do i need a proportioning valve', /proportioning/],
    ['carb bogs off the line', /accelerator pump/],
    ['what size carb for a 350', /cfm/],
  ] as const
  lawOf('cars that we do not build get the general rule, and no part', 6, mixed(CLASSICS, CLASSIC_ASKS), (some) => {
    for (const [car, [asks, told]] of some) {
      const { text, parts, builds } = lastOf(`${asks} on my ${car}`)
      expect(text, `${asks} ${car}`).toMatch(told)
      expect(text).not.toMatch(/deck|Executive Order/)
      expect(parts.length + builds.length).toBe(0)
    }
  })

  const KINDS = ['downpipe', 'catch can', 'intercooler', 'blow off valve', 'short shifter', 'sway bar']
  lawOf(
    'what a part does is explained before its price',
    3,
    mixed(['', ' for my 2019 gti', ' on a 2018 wrx'], KINDS),
    (some) => {
      for (const [car, kind] of some) {
        const { text } = lastOf(`what does a ${kind} do and do i need one${car}`)
        expect(text, kind + car).not.toMatch(/^\w[\w -]* for the 20|Stop driving/)
      }
    },
  )
})
