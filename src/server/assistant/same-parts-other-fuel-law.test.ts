import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const CARS = [
  '2018 mustang gt, 480 whp on 93',
  '2016 wrx sti, 350 whp on 93',
  '2009 335i manual, 400 whp on 93',
] as const

describe('law: what the parts that are shown make on another fuel is told of exactly these parts', () => {
  eachOf(6, CARS)('%s', (wish) => {
    for (const said of ['what would it make on 91', 'same parts on 91, what do i lose']) {
      const told = talk(wish, said).at(-1)
      expect(told?.text).toMatch(/^The same parts on 91 octane: about \d+ whp, against \d+ on 93 octane/)
      expect(told?.builds).toEqual([])
    }
    const ethanol = talk(wish, 'ok same parts on e85, whats it make').at(-1)
    expect(ethanol?.text).toMatch(/^The same parts on E85: about \d+ whp, against \d+ on 93 octane/)
    expect(ethanol?.text).toMatch(/That takes .*tune.*it would run lean/s)
  })

  eachOf(6, ['e85?', 'plan it on e85', 'ok run it on e85 then'])('a change is planned: %s', (said) => {
    expect(talk(CARS[0], said).at(-1)?.builds.at(-1)?.request.preferences?.fuel_type).toBe('e85')
  })
})

describe('law: so much over stock is so much over stock of the next car', () => {
  eachOf(6, [
    ['2018 gti, 60 more whp', 'same deal for a 2016 golf r'],
    ['+80 whp over stock on my 2021 zl1', 'and for a 2014 zl1 the same'],
  ])('%s, %s', (first, next) => {
    const [, told] = talk(first, next)
    const reply = told?.builds.at(-1)?.reply
    const gained = (reply?.power.wheelHp ?? 0) - (reply?.power.stockWheelHp ?? 0)
    expect(gained).toBeGreaterThan(40)
    expect(gained).toBeLessThan(130)
  })

  test('one car of the talk is made as quick as the other', () => {
    const told = talk('compare a 2018 gti and a 2018 golf r', 'what would the gti need to keep up with it').at(-1)
    expect(told?.text).toMatch(/^A stock 2018 Volkswagen Golf R/)
    expect(told?.builds.at(-1)?.request.modelId).toBe('volkswagen-gti')
  })

  test('a cheaper build that gives up the time says so first', () => {
    expect(talk('2021 mustang gt automatic, 11.9 in the quarter', 'cheaper').at(-1)?.text).toMatch(
      /^Nothing cheaper runs 11\.90;/,
    )
  })
})

describe('law: German and French get the figures of the build in their language', () => {
  const WISH = '2019 mustang gt 480 whp on 93'
  eachOf(6, [
    ['wie viel ist das in PS und newtonmeter bitte', /^Am Rad sind es \d+ PS und \d+ Nm/],
    ['wie schnell ist der auf der viertelmeile', /Viertelmeile in \d+,\d s/],
    ['combien de temps au quart de mile', /^Calcul : le quart de mile en \d+,\d s/],
    ["combien d'heures de montage pour ca", /heures de travail/],
  ])('%s', (said, told) => {
    expect(talk(WISH, said).at(-1)?.text).toMatch(told)
  })

  test('shipping to a state in French', () => {
    expect(talk('vous livrez en Floride ? et combien de frais de port').at(-1)?.text).toMatch(/^Oui, nous livrons/)
  })
})
