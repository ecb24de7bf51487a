import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readInTalk } from './read-in-talk.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const read = (text: string) => readInTalk(catalog, {}, text).meaning
const last = (...said: string[]) => talk(...said).at(-1)
const kindsOf = (...said: string[]) =>
  last(...said)?.builds.flatMap(({ reply }) => reply.recommendedParts.map(({ kind }) => kind)) ?? []

const OWNED: readonly (readonly [string, readonly string[]])[] = [
  ['a catback', ['catback_exhaust']],
  ['an intake and a downpipe', ['cold_air_intake', 'downpipe']],
  ['downpipe, intercooler and intake', ['cold_air_intake', 'downpipe', 'intercooler']],
  ['a turboback', ['catback_exhaust', 'downpipe']],
  ['accessport and intake', ['cold_air_intake', 'tune']],
]
const WAYS: readonly ((parts: string) => string)[] = [
  (parts) => `2012 wrx sti, all stock besides ${parts}. want 350 whp on 93`,
  (parts) => `2012 wrx sti bone stock except for ${parts}, looking for 350 whp on 93`,
  (parts) => `2012 wrx sti stock other than ${parts}. i need 350 whp, 93`,
  (parts) => `2012 wrx sti with ${parts}, want 350 whp on 93`,
  (parts) => `2012 wrx sti, already stage 1 w/ ${parts}. goal 350 whp on 93`,
  (parts) => `2012 wrx sti fbo with ${parts}, want 350 whp on 93`,
]

describe('law: what the car has is not wished for', () => {
  eachOf(6, OWNED)('%s', (parts, kinds) => {
    for (const way of WAYS) {
      const said = way(parts)
      const { installed = [], wants = [], goal } = read(said)
      for (const kind of kinds) {
        expect(installed, said).toContain(kind)
        expect(wants, said).not.toContain(kind)
      }
      expect(goal, said).toEqual({ wheelHp: 350 })
    }
  })

  eachOf(6, [
    '2018 mustang gt with a procharger, want 700 whp on 93',
    '2018 mustang gt with a turbo, need 700 whp on 93',
    'need a turboback for my 2015 wrx',
    'keep it all stock besides a tune on my 2018 mustang gt',
  ])('a wish is no part of the car: %s', (said) => expect(read(said).installed).toBeUndefined())

  test('it is not sold, and that is said', () => {
    const said = '2012 wrx sti, stock except a turboback and an accessport, 380 whp on 93'
    expect(kindsOf(said)).not.toContain('downpipe')
    expect(kindsOf(said)).not.toContain('catback_exhaust')
    expect(last(said)?.text).toMatch(/Counted as on it, not charged: .*downpipe/)
    expect(last(said)?.text).toMatch(/tune has to be rewritten/)
  })
})

describe('law: full bolt-ons and a question of what is next are a plan', () => {
  eachOf(6, [
    ['2010 gt-r, full bolt-ons already, e85 and big injectors. whats next', 'e85'],
    ['06 sti is fbo on 93, what is next', '93'],
  ])('%s', (said, fuel) => {
    const built = last(said)?.builds[0]?.reply
    expect(built?.enhancedData.preferences.fuel_type).toBe(fuel)
    expect(kindsOf(said)).not.toContain('catback_exhaust')
    expect(last(said)?.text).not.toMatch(/long-tube/)
  })

  test('before boost it is all motor', () =>
    expect(kindsOf('370z 2012 6mt fbo, what is left na before i go boost').join(' ')).not.toMatch(/turbo|supercharger/))

  test('what it means is still explained', () => expect(last('what does fbo mean')?.builds).toEqual([]))
})

describe('law: an engine that is not to be opened keeps its cams and heads', () => {
  const OPENED = /camshafts|ported_heads|stroker|built_bottom_end|valve_springs/
  eachOf(6, [
    'most power n/a without opening the motor, 2016 mustang gt, 93',
    '2014 camaro ss, 440 whp, i do not want to crack the engine open, no boost',
    '2006 honda s2000 na, max on 93, engine stays sealed',
  ])('%s', (said) => expect(kindsOf(said).join(' ')).not.toMatch(OPENED))
  test('a cam that is wanted is in it', () =>
    expect(kindsOf('2014 camaro ss, cam and headers, 450 whp na on 93').join(' ')).toMatch(/camshafts/))
})

describe('law: what a part adds is counted on top of what the car has', () => {
  eachOf(6, [
    [
      'my c5 with intake and exhaust dynoed 311. what should a cam add?',
      /^About \+\d+ whp from the camshafts .* from your 311 to about 3\d\d/,
    ],
    [
      '2018 mustang gt with a catback, what do long tubes add',
      /^About \+\d+ whp from the long-tube headers and a tune on top of your cat-back/,
    ],
  ])('%s', (said, wanted) => expect(last(said)?.text).toMatch(wanted))
  test('of a stock car it is counted from stock', () =>
    expect(last('what does an intake add to a 2018 mustang gt')?.text).toMatch(/stock on 93/))
})
