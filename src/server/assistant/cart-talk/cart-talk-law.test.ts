import { describe, expect, test } from 'vitest'
import { catalog, lastOf, type Told, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { cartSoFar } from './cart-so-far.ts'

/** What becomes of the cart: how many of each kind go in, which kinds come out, what is set. */
function changesOf({ events }: Told) {
  const into: Record<string, number> = {}
  const out: string[] = []
  const set: Record<string, number | undefined> = {}
  for (const event of events) {
    if (event.type !== 'cart_change') continue
    if (event.act === 'remove') out.push(...event.kinds)
    if (event.act === 'set') for (const kind of event.kinds) set[kind] = event.quantity
    if (event.act === 'add') for (const { kind } of event.parts) into[kind] = (into[kind] ?? 0) + 1
  }
  return { into, out, set }
}
const cartBy = (...said: readonly string[]) => changesOf(lastOf(...said))
const nothing = { into: {}, out: [], set: {} }

const CARS = ['2016 subaru wrx', '2018 golf r', '2018 camaro ss'] as const
const PARTS = [
  ['coilovers', 'coilovers'],
  ['clutch', 'clutch'],
  ['intercooler', 'intercooler'],
  ['brake pads', 'brake_pads'],
  ['cat back exhaust', 'catback_exhaust'],
  ['oil cooler', 'oil_cooler'],
] as const
const has = (car: string, kind: string): boolean =>
  catalog.vehicles.some(
    (one) =>
      car.endsWith(`${one.model}`.toLowerCase()) &&
      one.yearFrom <= Number(car.slice(0, 4)) &&
      catalog.partsFor(one).some((part) => part.kind === kind),
  )
const SOLD = CARS.flatMap((car) =>
  PARTS.flatMap(([name, kind]) => (has(car, kind) ? [[car, name, kind] as const] : [])),
)

describe('law: a part that is ordered beside its car goes in', () => {
  eachOf(9, SOLD)('%s: %s', (car, name, kind) => {
    for (const said of [
      `need a ${name} for my ${car}, add it please`,
      `${name} for a ${car}. cart it`,
      `grab me the cheapest ${name} for a ${car}`,
      `${car}: i'll take a ${name}, throw it in the cart`,
      `order a ${name} for a ${car}`,
    ])
      expect(cartBy(said).into, said).toEqual({ [kind]: 1 })
  })
})

describe('law: a number that is said later is set, and what comes out is what was put in', () => {
  eachOf(9, SOLD)('%s: %s', (car, name, kind) => {
    const first = `add a ${name} to my cart, ${car}`
    for (const [said, count] of [
      ['make it 3', 3],
      ['make that two', 2],
      ['actually 2 sets of them', 2],
      ['need another one for my brother', 2],
    ] as const)
      expect(cartBy(first, said).set, `${name}: ${said}`).toEqual({ [kind]: count })
    for (const said of ['nvm take it out', 'remove it, too expensive', 'actually ditch that', `drop the ${name}`])
      expect(cartBy(first, said).out, `${name}: ${said}`).toEqual([kind])
    const total = talk(first, 'make it 2', 'and what is the total').at(-1)?.text ?? ''
    const [, each = '0', sum = '1'] = /2 of the .*?, \$([\d,]+) each\. Total: \$([\d,]+)/.exec(total) ?? []
    expect(Number(sum.replace(',', '')), total).toBe(2 * Number(each.replace(',', '')))
  })
})

describe('law: each thing of an order is done by itself', () => {
  test('several with their own numbers', () => {
    for (const said of [
      '2 sets of coilovers and 3 bottles of brake fluid for a 2016 wrx, cart both',
      'cart: 2 coilovers, 3 bottles of brake fluid. 2016 wrx',
      '2016 wrx, put 2 sets of coilovers plus 3 brake fluids in my cart',
    ])
      expect(cartBy(said).into, said).toEqual({ coilovers: 2, brake_fluid: 3 })
  })

  test('one in and one out', () => {
    const first = ['add coilovers and an intercooler to my cart, 2016 wrx']
    for (const said of [
      'ditch the coilovers and add a clutch',
      'take the coilovers out, clutch in',
      'swap the coilovers for a clutch',
      'lose the coilovers, i want the exedy clutch',
    ])
      expect(cartBy(...first, said), said).toMatchObject({ into: { clutch: 1 }, out: ['coilovers'] })
  })

  test('what is not wanted does not go in', () => {
    const first = '2016 wrx, show me coilovers and brake pads'
    for (const said of ['add the coilovers, not the pads', 'coilovers only please, put them in the cart'])
      expect(cartBy(first, said).into, said).toEqual({ coilovers: 1 })
  })
})

describe('law: a maker, a series or a number is that one, or said not to be listed', () => {
  const NAMED = [
    ['cobb accessport', '2016 wrx', /COBB Accessport/],
    ['mclaren racing rxt clutch', '2013 mustang gt', undefined],
    ['mcleod rxt', '2013 mustang gt', /McLeod RXT/],
    ['dw65c', '2011 wrx', /DW65c/],
    ['hondata flashpro', '2019 civic type r', /Hondata FlashPro/],
    ['arp 777-4321 head studs', '2006 evo ix', undefined],
    ['xr9900 injectors', '2013 mustang gt', undefined],
  ] as const
  eachOf(9, NAMED)('%s', (name, car, found) => {
    for (const said of [`how much is the ${name} for a ${car}`, `do you have the ${name} for my ${car}`]) {
      const { text, events } = lastOf(said)
      if (found) expect(text, said).toMatch(found)
      expect(changesOf({ events } as Told), said).toEqual(nothing)
    }
    const ordered = lastOf(`add the ${name} to my cart, ${car}`)
    if (found) expect(ordered.text).toMatch(found)
    else if (/\d{4}/.test(name)) expect(changesOf(ordered)).toEqual(nothing)
  })

  test('a maker that has none for the car is not replaced by another one', () => {
    const told = lastOf('add a cat back for a 2015 charger rt', 'take it off, i want the flowmaster')
    expect(changesOf(told)).toMatchObject({ into: {}, out: ['catback_exhaust'] })
    expect(told.text).toMatch(/don't list the Flowmaster/)
  })
})

describe('law: the wrong car is put right', () => {
  test('what does not fit comes out, and its kind goes in for the other car', () => {
    for (const said of [
      "wrong truck, it's for the 2016 silverado 5.3",
      'my bad, it goes on my 2016 silverado 5.3',
      'take that out, i meant the 2016 silverado 5.3',
    ])
      expect(cartBy('i need an intake for a 2014 f150 5.0, add it', said), said).toMatchObject({
        into: { cold_air_intake: 1 },
        out: ['cold_air_intake'],
      })
  })
})

describe('law: of a build one part, or all but one', () => {
  test('by itself', () => {
    const { into } = cartBy('2016 wrx 300 whp', 'just add the downpipe out of that')
    expect(Object.keys(into)).toEqual(['downpipe'])
  })

  test('all but one', () => {
    const [built, told] = talk('2018 mustang gt 550 whp on 93', 'put everything in my cart except the clutch')
    const kinds = built?.builds[0]?.reply.recommendedParts.map(({ kind }) => kind) ?? []
    const { into } = changesOf(told as Told)
    expect(into).not.toHaveProperty('clutch')
    if (kinds.includes('clutch')) expect(Object.keys(into).length).toBe(new Set(kinds).size - 1)
  })
})

describe('law: what is not sold is said, and nothing goes in', () => {
  eachOf(9, [
    'wiper blades',
    'floor mats',
    'a racing harness',
    'an oil catch can',
    'lug nuts',
    'stainless brake lines',
  ])('%s', (thing) => {
    for (const said of [`do you guys sell ${thing}`, `add ${thing} to my cart, 2018 camaro ss`]) {
      const told = lastOf(said)
      expect(changesOf(told), said).toEqual(nothing)
      expect(told.text, said).toMatch(/don't carry|Not done: |none of|nothing we list/)
    }
  })
})

describe('law: a question, a trouble and a build order nothing', () => {
  eachOf(9, [
    ['2016 wrx what does a downpipe add'],
    ['my cobb accessport shows knock on my 2016 wrx'],
    ['2016 wrx, should i add an intercooler'],
    ['i took the intake off my 2018 mustang gt, do i need a tune'],
    ['2018 mustang gt 500 whp, add a blower'],
    ['2018 mustang gt with cams and headers in it, all in, what does it make'],
    ['add coilovers to my cart, 2016 wrx', 'take a few percent off and we have a deal'],
    ['2016 wrx 300 whp', 'remove the intake'],
    ['2016 wrx 300 whp', 'order of installation?'],
    ['brakes on my 2016 wrx are worn out', 'just pads, fronts, cheap'],
  ])('%s %s', (...said) => {
    expect(cartBy(...(said as string[]).filter(Boolean)), said.join(' / ')).toEqual(nothing)
  })

  test('a danger is told first, and nothing is sold beside it', () => {
    expect(cartBy('my 2016 wrx brake pedal goes to the floor, add brake pads to my cart')).toEqual(nothing)
  })
})

describe('law: the cart of a talk is read off what was said of it', () => {
  test('in, set, out and emptied', () => {
    const said = (text: string) => ({ from: 'assistant' as const, text })
    const [a, b] = catalog.parts.filter(({ kind }) => kind === 'coilovers')
    const name = (part = a) => `${part?.manufacturer} ${part?.name}`
    const talked = [said(`In your cart: 2 of the ${name()}, $10 each; ${name(b)}, $10. Total: $30 before shipping.`)]
    const count = (...more: readonly string[]) =>
      cartSoFar(catalog.parts, [...talked, ...more.map(said)]).lines.map((line) => [line.name, line.count])
    expect(count()).toEqual([
      [name(), 2],
      [name(b), 1],
    ])
    expect(count(`Now in your cart: ${name()}, $10.`)).toContainEqual([name(), 1])
    expect(count(`Took the ${name(b)} out of your cart.`)).toEqual([[name(), 2]])
    expect(count('Took everything out of your cart.')).toEqual([])
  })
})
