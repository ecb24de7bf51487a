import { describe, expect } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const BUILDS = ['2018 wrx sti 350whp', '2015 wrx 300 whp', '2016 mustang gt 480 whp', '2018 golf gti 300 whp'] as const
const ASKED = [
  'which of these can i do at home',
  'can i do it myself',
  'is it hard to do',
  'can i do this in my driveway?',
]
/** Driven on the stock tune these hurt an engine. */
const WITH_TUNE = /^(?:turbo|supercharger|headers|downpipe|midpipe|injectors|tune|e85_tune|camshafts)/

describe('law: what of a build can be done at home is told by its own parts and hours', () => {
  eachOf(6, BUILDS)('%s', (build) => {
    for (const ask of ASKED) {
      const [first, told] = talk(build, ask)
      const reply = first?.builds.at(-1)?.reply
      const [home = '', shop = ''] = told?.text.split('For a shop or the tuner:') ?? []
      for (const { name, kind, pricing } of reply?.recommendedParts ?? []) {
        expect(told?.text, ask).toContain(name)
        if (WITH_TUNE.test(kind) || pricing.laborHours > 3) expect(shop || home, `${ask}: ${name}`).toContain(name)
        if (shop && (WITH_TUNE.test(kind) || pricing.laborHours > 3))
          expect(home, `${ask}: ${name}`).not.toContain(name)
      }
    }
    expect(talk(build, ASKED[0] ?? '', 'how long for the rest').at(-1)?.text).toMatch(/\d+(?:\.\d)? hours/)
  })
})

const CORRECTED = [
  ['2012 civic si', 'sorry its the 2013'],
  ['2018 mustang gt', 'its the automatic'],
  ['2013 focus st', 'no the 2016'],
] as const
describe('law: after a corrected year or gearbox the same parts are talked about', () => {
  eachOf(6, CORRECTED)('%s, %s', (car, corrected) => {
    const told = talk(`intake and exhaust for my ${car}`, corrected, 'how long does it take to put those on').at(
      -1,
    )?.text
    expect(told).toMatch(/intake: .*hours? of labor/i)
    expect(told).toMatch(/exhaust: .*hours? of labor/i)
    expect(talk(`brake pads for my ${car}`, corrected, 'how often do i change them').at(-1)?.text).toMatch(
      /miles|track days/,
    )
  })
})
