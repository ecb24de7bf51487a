import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { FUELS, type Fuel, type PartKind } from '../../engine/model.ts'
import { meaningOf } from './meaning-of.ts'
import { BLOWER_KINDS, BOOST_KINDS, TURBO_KINDS } from './part-words.ts'

const read = (text: string) => meaningOf({ vehicles: VEHICLES, parts: PARTS }, text)

/** A thing as one calls it, and the kinds of parts that must not be bought once it is refused. */
const THINGS: readonly (readonly [name: string, kinds: readonly PartKind[]])[] = [
  ['turbo', TURBO_KINDS],
  ['supercharger', BLOWER_KINDS],
  ['blower', BLOWER_KINDS],
  ['twin turbo kit', ['turbo_kit_twin']],
  ['procharger', ['supercharger_centrifugal']],
  ['nitrous', ['nitrous']],
  ['meth injection', ['methanol_injection']],
  ['headers', ['headers_long_tube', 'headers_shorty']],
  ['long tubes', ['headers_long_tube']],
  ['downpipe', ['downpipe']],
  ['catback', ['catback_exhaust']],
  ['exhaust', ['catback_exhaust']],
  ['intake', ['cold_air_intake']],
  ['intercooler', ['intercooler']],
  ['cam', ['camshafts']],
  ['ported heads', ['ported_heads']],
  ['built motor', ['built_bottom_end']],
  ['clutch', ['clutch']],
  ['torque converter', ['torque_converter']],
  ['injectors', ['injectors']],
  ['fuel pump', ['fuel_pump']],
  ['smaller pulley', ['pulley_smaller']],
  ['coilovers', ['coilovers']],
  ['drag radials', ['drag_tires']],
]

/** Ten ways to refuse a thing, and five to keep the factory's. */
const REFUSALS: readonly ((thing: string) => string)[] = [
  (thing) => `2018 mustang gt, 500 whp, no ${thing}`,
  (thing) => `2018 mustang gt 500 whp without a ${thing} please`,
  (thing) => `i want 500 whp from my 2018 mustang gt but i don't want a ${thing}`,
  (thing) => `500 whp 2018 mustang gt, anything but a ${thing}`,
  (thing) => `2018 mustang gt 500whp and skip the ${thing}`,
  (thing) => `2018 mustang gt 500 whp. leave out the ${thing}`,
  (thing) => `2018 mustang gt 500 whp, i'd do anything rather than a ${thing}`,
  (thing) => `drop the ${thing}`,
  (thing) => `the ${thing} no, thanks`,
  (thing) => `i would never put a ${thing} on it`,
  (thing) => `2018 mustang gt, 500 whp, not interested in a ${thing}`,
  (thing) => `get rid of the ${thing}`,
  (thing) => `take the ${thing} out of the build`,
  (thing) => `quiero 500 whp en mi mustang gt 2018 sin ${thing}`,
  (thing) => `500 PS für meinen Mustang GT 2018, ohne ${thing}`,
  (thing) => `2018 mustang gt 500 whp, I'm not doing a ${thing}`,
  (thing) => `2018 mustang gt 500 whp, I refuse to run a ${thing}`,
  (thing) => `2018 mustang gt 500 whp. ${thing} is off the table`,
  (thing) => `2018 mustang gt 500 whp, zero interest in a ${thing}`,
  (thing) => `2018 mustang gt 500 whp. class rules forbid a ${thing}`,
  (thing) => `2018 mustang gt 500 whp, staying away from a ${thing}`,
  (thing) => `2018 mustang gt 500 whp, pass on the ${thing}`,
  (thing) => `now suppose I decline the ${thing}`,
  (thing) => `do it without the ${thing}`,
]
const KEEPS: readonly ((thing: string) => string)[] = [
  (thing) => `keep the stock ${thing}`,
  (thing) => `2018 gti 300 whp, factory ${thing} stays`,
  (thing) => `don't touch the ${thing}`,
  (thing) => `2018 gti 300 whp, ${thing} is stock, leave it alone`,
  (thing) => `2018 gti 300 whp and the ${thing} leave it completely alone please`,
  (thing) => `2018 gti, 300 whp, the ${thing} don't touch it`,
  (thing) => `leave the ${thing} alone`,
  (thing) => `without changing the ${thing}`,
  (thing) => `2018 gti 300 whp, running the stock ${thing}`,
  (thing) => `2018 gti 300 whp, not opening up the motor or swapping the ${thing}`,
  (thing) => `2018 gti 300 whp, I refuse to upgrade the ${thing}`,
  (thing) => `2018 gti 300 whp on the OE ${thing}`,
  (thing) => `2018 gti 300 whp, same ${thing}`,
  (thing) => `2018 gti 300 whp, ${thing} still stock`,
  (thing) => `2018 gti 300 whp, ${thing}: stock`,
  (thing) => `2018 gti 300 whp, ${thing} as is`,
]

describe('a turbo that is to stay by any of its names', () => {
  const names = ['stock snail', 'stock frame turbo', 'stocker turbo', 'stock hot side', 'OE turbo', 'factory turbs']
  eachOf(
    6,
    names.map((name) => `2019 golf r, 420 whp on 93, on the ${name}`),
  )('%s', (text) => {
    expect(read(text).keepsStock).toContain('boost_source')
  })
  test('what is refused is not allowed by what stands behind it', () => {
    expect(read('2018 mustang gt 600 whp. No turbos, supercharger is fine').allows ?? []).not.toContain('turbo_upgrade')
  })
  test('of two that are swapped the first goes', () => {
    const { without = [], induction } = read('2018 mustang gt 600 whp, swap the blower for a turbo')
    expect({ without, induction }).toEqual({ without: [...BLOWER_KINDS].sort(), induction: 'turbo' })
  })
})

describe('a gearbox that is to stay as it is', () => {
  const names = ['gearbox', 'box', 'DSG', 'PDK', 'ZF8', '10R80', '4L60E', 'MT82', 'T56', 'DCT']
  const said: readonly ((name: string) => string)[] = [
    (name) => `600 whp, don't touch the ${name}`,
    (name) => `leave the ${name} alone, 600 whp on 93`,
    (name) => `600 whp and keep the stock ${name}`,
    (name) => `600 whp, the ${name} stays stock`,
    (name) => `600 whp, 93, ${name} leave it mechanically alone`,
    (name) => `600 whp without opening the ${name}`,
  ]
  eachOf(
    6,
    names.flatMap((name) => said.map((say) => say(name))),
  )('%s', (text) => {
    expect(read(text).keepsStock).toContain('transmission')
  })
})

describe('what stays stock', () => {
  eachOf(6, [
    ['2012 mustang gt 550 whp, centri kit, stock engine', ['bottom_end']],
    ['2015 gti 300 whp, downpipe, factory turbo', ['boost_source']],
    ['2018 gti 300 whp, bigger intercooler and the stock clutch', ['clutch']],
  ] as const)('is what the word stands before, not what was named ahead of it: %s', (text, slots) => {
    expect(read(text).keepsStock).toEqual(slots)
  })
})

describe('what is refused is never bought', () => {
  const cases = THINGS.flatMap(([thing, kinds]) => REFUSALS.map((say) => [say(thing), kinds] as const))
  eachOf(6, cases)('%s', (text, kinds) => {
    const { keepsStock = [], without = [], wants = [], boostKinds = [], induction, maker } = read(text)
    for (const kind of kinds) {
      const isOut = without.includes(kind) || keepsStock.includes(slotOf(kind))
      expect(isOut, `${kind} may still be bought`).toBe(true)
      expect(wants).not.toContain(kind)
      expect(boostKinds).not.toContain(kind)
    }
    if (BOOST_KINDS.some((kind) => kinds.includes(kind))) expect(induction ?? 'none').toBe('none')
    expect(maker).toBeUndefined()
  })
})

describe('what is to stay is never changed', () => {
  const kept = THINGS.filter(([thing]) =>
    ['turbo', 'clutch', 'injectors', 'exhaust', 'intercooler', 'intake', 'fuel pump'].includes(thing),
  )
  eachOf(
    6,
    kept.flatMap(([thing, kinds]) => KEEPS.map((say) => [say(thing), kinds] as const)),
  )('%s', (text, kinds) => {
    const { keepsStock = [], wants = [] } = read(text)
    for (const kind of kinds) expect(keepsStock).toContain(slotOf(kind))
    for (const kind of kinds) expect(wants).not.toContain(kind)
  })
})

const FUEL_NAMES: readonly (readonly [name: string, fuel: Fuel])[] = [
  ['91', '91'],
  ['91 octane', '91'],
  ['ACN91', '91'],
  ['93', '93'],
  ['94', '93'],
  ['pump 93', '93'],
  ['93 octane', '93'],
  ['98 RON', '93'],
  ['95 RON', '91'],
  ['E30', 'e30'],
  ['E85', 'e85'],
  ['corn', 'e85'],
  ['flex fuel', 'e85'],
  ['ethanol', 'e85'],
  ['race gas', 'race'],
  ['C16', 'race'],
  ['87', '87'],
  ['87 octane', '87'],
] // prettier-ignore
const ON: readonly ((fuel: string) => string)[] = [
  (fuel) => `2018 mustang gt 500 whp on ${fuel}`,
  (fuel) => `2018 mustang gt, 500 whp, ${fuel}`,
  (fuel) => `${fuel}, 2018 mustang gt, 500 whp`,
  (fuel) => `2018 mustang gt 500whp ${fuel}.`,
  (fuel) => `500 whp from a 2018 mustang gt, i only have ${fuel} here`,
  (fuel) => `what if ${fuel}`,
  (fuel) => `and on ${fuel}?`,
  (fuel) => `just ${fuel}`,
  (fuel) => fuel,
]
const NOT_ON: readonly ((fuel: string) => string)[] = [
  (fuel) => `2018 mustang gt 500 whp, no ${fuel}`,
  (fuel) => `i don't have ${fuel} near me`,
  (fuel) => `there is no ${fuel} here`,
  (fuel) => `${fuel} nowhere near me`,
  (fuel) => `2018 mustang gt 500 whp without ${fuel}`,
  (fuel) => `anything but ${fuel}`,
  (fuel) => `nobody sells ${fuel} in my town`,
  (fuel) => `can't get ${fuel}`,
  (fuel) => `${fuel} is not available here`,
  (fuel) => `forget ${fuel}`,
]

describe('a fuel is never dropped, and never planned on where it cannot be had', () => {
  eachOf(
    6,
    FUEL_NAMES.flatMap(([name, fuel]) => ON.map((say) => [say(name), fuel] as const)),
  )('%s = %s', (text, fuel) => {
    expect(read(text).fuel).toBe(fuel)
  })
  eachOf(
    6,
    FUEL_NAMES.slice(9).flatMap(([name, fuel]) => NOT_ON.map((say) => [say(name), fuel] as const)),
  )('%s: not %s', (text, fuel) => {
    const { fuel: said, notFuels = [] } = read(text)
    expect(said).not.toBe(fuel)
    expect(notFuels).toContain(fuel)
  })
  const pairs = [
    ['93', 'E30'],
    ['E85', '91'],
    ['91', '93'],
    ['E30', 'E85'],
  ] as const
  const notThat: readonly ((other: string, own: string) => string)[] = [
    (other, own) => `it's ${own}, not straight ${other}`,
    (other, own) => `${own} not ${other}`,
    (other, own) => `I meant ${own} not ${other}`,
    (other, own) => `${own} instead of ${other}`,
    (other, own) => `it's ${own} now, used to be ${other}`,
    (other, own) => `sorry ${own}, I said ${other}`,
    (other, own) => `${own} is what I have, ${other} I can't get`,
  ]
  eachOf(
    6,
    pairs.flatMap(([other, own]) => notThat.map((say) => [say(other, own), own.toLowerCase()] as const)),
  )('%s: on %s', (text, fuel) => {
    expect(read(`2016 m3 500 whp, ${text}`).fuel).toBe(fuel)
  })
  test('of two fuels the one that can be had', () => {
    for (const fuel of FUELS.filter((one) => one !== 'e85' && one !== '87' && one !== 'race' && one !== 'e30')) {
      expect(read(`no E85 near me, only ${fuel}`)).toMatchObject({ fuel, notFuels: ['e85'] })
      expect(read(`i only have ${fuel}, no corn`)).toMatchObject({ fuel, notFuels: ['e85'] })
    }
  })
})
