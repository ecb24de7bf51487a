import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { PartKind } from '../../engine/model.ts'
import { inContext } from './corrected-car.ts'
import { draftOf } from './draft-of.ts'
import { meaningOf, readMessage } from './meaning-of.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const read = (text: string) => meaningOf(catalog, text)

/** Parts as owners call them, by product too. */
const NAMED: readonly (readonly [string, PartKind])[] = [
  ['fp red', 'turbo_upgrade'],
  ['fic 1100s', 'injectors'],
  ['walbro 450', 'fuel_pump'],
  ['long tubes', 'headers_long_tube'],
  ['downpipe', 'downpipe'],
  ['fmic', 'intercooler'],
  ['meth kit', 'methanol_injection'],
  ['catback', 'catback_exhaust'],
]
const WAYS: readonly ((part: string) => string)[] = [
  (part) => `${part} already in the car, want 400 whp on 93`,
  (part) => `${part} is already on it. i want 400 whp on 93`,
  (part) => `it already has the ${part}, goal is 400 whp, 93`,
  (part) => `previous owner installed the ${part}. need 400 whp on 93`,
  (part) => `${part} done already, 93 octane, want 400 whp`,
  (part) => `mods so far: ${part}. looking for 400 whp on 93`,
  (part) => `${part} is the only thing on it. 400 whp on 93 please`,
  (part) => `${part} sitting in the car, want 400 whp, 93`,
]

describe('law: what is said to be on the car is on the car, and is not sold again', () => {
  eachOf(6, NAMED)('%s', (part, kind) => {
    for (const way of WAYS) {
      const said = `2006 evo ix mr, ${way(part)}`
      const meaning = read(said)
      expect(meaning.installed, said).toContain(kind)
      expect(meaning.wants ?? [], said).not.toContain(kind)
      expect(meaning.goal, said).toEqual({ wheelHp: 400 })
    }
  })

  eachOf(6, NAMED)('a %s that is wanted or refused is not on it', (part, kind) => {
    for (const said of [`no ${part} on it, want 400 whp`, `i want a ${part} and 400 whp`, `without a ${part}, 400 whp`])
      expect(read(`2006 evo ix mr, ${said}`).installed ?? [], said).not.toContain(kind)
  })

  eachOf(6, [
    ['m2 von 2017, ladeluftkühler ist schon größer, ziel 450 ps', 'intercooler'],
    ['m2 von 2017, downpipe ist schon drin, ziel 450 ps', 'downpipe'],
    ['mustang gt 2016, ya tiene headers, quiero 450 a las ruedas', 'headers_long_tube'],
    ['mustang gt 2016, ya le pusieron headers, quiero 450 a las ruedas', 'headers_long_tube'],
  ])('%s', (said, kind) => expect(read(said).installed).toContain(kind))

  test('a refusal ends what is on the car', () => {
    const { installed = [] } = read('2016 wrx has an intake on it, no downpipe or intercooler, 240 wheel now. want 300')
    expect(installed).not.toContain('downpipe')
    expect(installed).not.toContain('intercooler')
  })

  eachOf(6, [
    ['does 430 on e85. tryna see 500', 430, 'e85'],
    ['480whp on e85 rn, want 560', 480, 'e85'],
    ['it put down 470. i am after 600, still e85', 470, 'e85'],
  ])('%s', (said, wheelHp, fuel) =>
    expect(read(`2015 sti with a downpipe on it, ${said}`)).toMatchObject({ dynoSheet: { wheelHp }, fuel }),
  )
})

eachOf(6, ['oil temp gauge says 275 by the fourth lap', 'coolant temp makes 230 in traffic'])(
  'a figure that a gauge shows is no goal: %s',
  (said) => expect(read(`2017 brz. ${said}`)).not.toHaveProperty('goal'),
)

describe('two things held against each other', () => {
  eachOf(6, [
    'torn between a 2018 camaro zl1 and a 2020 shelby gt500 for 800 whp',
    'i like the 2018 camaro zl1 but my wife likes the 2020 shelby gt500, which is the smarter buy',
    'cheaper to 800 whp, a 2018 camaro zl1 or a 2020 shelby gt500',
  ])('%s', (said) =>
    expect(read(said)).toMatchObject({ intent: 'compare', against: { car: 'ford-mustang-shelby-gt500' } }),
  )

  test('a rival is still a goal', () =>
    expect(read('my 2014 mustang gt has to be faster than a 2018 camaro zl1').intent).toBe('plan'))

  eachOf(6, [
    'no turbo or supercharger on my 2019 mustang gt, 450 whp',
    'turbo or supercharger, either is fine, 450 whp',
  ])('is no comparison: %s', (said) => expect(read(said).intent).not.toBe('compare'))

  test('what was compared is remembered: the second one, with the money and the use', () => {
    const draft = draftOf(catalog, [
      { from: 'visitor', text: '2016 gti or 2016 wrx for a daily with 3500 to spend' },
      { from: 'assistant', text: 'Both.' },
    ])
    const reading = readMessage(catalog, 'ok the second one, build it on 93')
    expect(inContext(VEHICLES, draft, reading)).toMatchObject({
      ...{ intent: 'plan', car: 'subaru-wrx', year: 2016, budgetUsd: 3500, use: 'daily', fuel: '93' },
    })
  })
})
