import { describe, expect, it } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { linesChanged } from '../../web/assistant/change-cart.ts'

const CARS = ['2018 ford mustang gt', '2016 subaru wrx', '2018 camaro ss'] as const
const NAMES = [
  ['fuel pump', 'fuel_pump'],
  ['brake fluid', 'brake_fluid'],
  ['intake', 'cold_air_intake'],
  ['clutch', 'clutch'],
  ['intercooler', 'intercooler'],
  ['spark plugs', 'spark_plugs'],
  ['coilovers', 'coilovers'],
] as const

/** What became of the cart: how many of each kind went in, which kinds came out, and what was set to a number. */
function cartAfter(...said: readonly string[]) {
  const told = lastOf(...said)
  const into: Record<string, number> = {}
  const out: string[] = []
  const set: Record<string, number | undefined> = {}
  for (const event of told.events) {
    if (event.type !== 'cart_change') continue
    if (event.act === 'remove') out.push(...event.kinds)
    if (event.act === 'set') for (const kind of event.kinds) set[kind] = event.quantity
    if (event.act === 'add') for (const { kind } of event.parts) into[kind] = (into[kind] ?? 0) + 1
  }
  return { into, out, set, text: told.text }
}

const PAIRS = NAMES.flatMap((a, at) => NAMES.slice(at + 1).map((b) => [a, b] as const))

describe('an order of several things for the cart: each is done, or said to be not done', () => {
  const has = (car: string, kind: string) =>
    catalog.vehicles.some(
      (one) => car.includes(one.model.toLowerCase()) && catalog.partsFor(one).some((part) => part.kind === kind),
    )

  eachOf(15, PAIRS)('%s and %s', ([one, a], [two, b]) => {
    for (const car of CARS) {
      const changes: [string, { out?: string; into?: Record<string, number>; set?: Record<string, number> }][] = [
        [`take the ${one} out and make it 2 of the ${two}`, { out: a, set: { [b]: 2 } }],
        [`make it 3 of the ${two} and drop the ${one}`, { out: a, set: { [b]: 3 } }],
        [`remove the ${one} and add the ${two} to my cart`, { out: a, into: { [b]: 1 } }],
        [`add the ${two} to my cart and take the ${one} out`, { out: a, into: { [b]: 1 } }],
        [`swap the ${one} for the ${two} in my cart`, { out: a, into: { [b]: 1 } }],
        [`put the ${two} in my cart instead of the ${one}`, { out: a, into: { [b]: 1 } }],
        [`quita el ${one} y agrega el ${two} al carrito`, { out: a, into: { [b]: 1 } }],
      ]
      for (const [said, { out, into = {}, set = {} }] of changes) {
        const cart = cartAfter(`i have a ${car}`, "what's in my cart", said)
        const wanted = `${car}: ${said} -> ${cart.text}`
        expect(out && cart.out.includes(out), wanted).toBe(true)
        expect(cart.set, wanted).toEqual(set)
        for (const [kind, count] of Object.entries(into))
          if (cart.into[kind] !== count) expect(cart.text, wanted).toMatch(/Not done: we have no|No lo hice/)
        expect(
          cart.out.filter((kind) => kind === b),
          wanted,
        ).toEqual([])
      }
    }
  })

  it('so many as were said', () => {
    expect(has('2018 ford mustang gt', 'brake_fluid')).toBe(true)
    for (const [many, count] of [
      ['2', 2],
      ['two', 2],
      ['three', 3],
      ['a couple of', 2],
      ['4', 4],
    ] as const)
      for (const said of [
        `add ${many} fluids and the intake to my cart`,
        `put the intake and ${many} bottles of brake fluid in my cart`,
        `throw ${many} brake fluids in my cart, and an intake`,
        `cart: add the intake, plus ${many} bottles of fluid`,
      ])
        expect(cartAfter('2018 mustang gt', said).into, said).toEqual({ brake_fluid: count, cold_air_intake: 1 })
  })

  it('front and rear pads are two sets, and the fluid stays two bottles', () => {
    for (const said of [
      'add front and rear pads plus 2 fluids to my cart',
      'put rear & front brake pads and 2 bottles of fluid in the cart',
    ])
      expect(cartAfter('2018 mustang gt', said).into, said).toEqual({ brake_pads: 2, brake_fluid: 2 })
  })

  it('what is sold by the set is counted by the set', () => {
    expect(cartAfter('2018 mustang gt', 'put 4 tires, 8 injectors and 2 bottles of fluid in my cart').into).toEqual({
      ...{ tires: 1, injectors: 1, brake_fluid: 2 },
    })
  })

  it('a thing that we do not know is named as not done', () => {
    for (const thing of ['torque wrench', 'floor jack', 'roof rack', 'phone mount']) {
      const { into, text } = cartAfter('2018 mustang gt', `add a ${thing}, pads and 2 fluids to my cart`)
      expect(into).toEqual({ brake_pads: 1, brake_fluid: 2 })
      expect(text).toContain(`Not done: "${thing}"`)
    }
  })

  it('a part by a number that we do not list is not replaced by another one', () => {
    const { into, text } = cartAfter('2018 mustang gt', 'add 2 bottles of rbf900 and the intake to my cart')
    expect(into).toEqual({ cold_air_intake: 1 })
    expect(text).toMatch(/Not done: .*rbf900/i)
  })

  it('the car that it is for is no thing to add', () => {
    for (const car of CARS)
      for (const said of [
        `add 2 fluids and the intake to my cart for my ${car}`,
        `put the intake and two brake fluids in the cart for the ${car}`,
      ])
        expect(cartAfter(said), said).toMatchObject({
          into: { brake_fluid: 2 },
          text: expect.not.stringContaining('"'),
        })
  })

  it('a question orders nothing', () => {
    for (const said of [
      'do i need an alignment and 2 fluids?',
      'should i add 2 fluids and drop the pads?',
      'what if i take the pads out and add 2 fluids?',
    ]) {
      const { into, out } = cartAfter('2018 mustang gt', 'add coilovers to my cart', said)
      expect({ into, out }, said).toEqual({ into: {}, out: [] })
    }
  })

  it('what comes out is what was named, never what was spoken of before', () => {
    const before = ['2018 mustang gt', 'add the intake and 2 fluids to my cart', 'add coilovers to my cart']
    for (const said of [
      'remove the fluid from my cart',
      'take the fluids out of my cart',
      'drop the brake fluid from the cart',
    ])
      expect(cartAfter(...before, said).out, said).toEqual(['brake_fluid'])
    for (const thing of ['torque wrench', 'floor jack', 'roof rack']) {
      const { out, text } = cartAfter(...before, `remove the ${thing} from my cart`)
      expect({ out, text }).toMatchObject({ out: [], text: expect.stringContaining(`Not done: "${thing}"`) })
    }
    for (const said of [
      'take it out of my cart',
      'remove the last one from my cart',
      'actually remove that from the cart',
    ])
      expect(cartAfter(...before, said).out, said).toEqual(['coilovers'])
  })

  it('a look at the cart tells what this talk put in', () => {
    const { text } = cartAfter(
      '2018 mustang gt',
      'add the intake and 2 fluids to my cart',
      'add coilovers to my cart',
      "what's in my cart",
    )
    expect(text).toMatch(/In this talk I put in: .*JLT.*2 of the Motul RBF 600.*\/cart/s)
    for (const said of [
      'que tengo en el carrito',
      '¿qué hay en mi carrito?',
      'qué llevo en el carrito',
      'muéstrame el carrito',
    ])
      expect(
        cartAfter('tengo un mustang gt 2018', 'agrega el intake y 2 botes de líquido de frenos al carrito', said).text,
        said,
      ).toMatch(/En esta plática puse: .*JLT.*\/cart/s)
    expect(cartAfter('2018 mustang gt', "what's in my cart").text).not.toContain('In this talk')
  })

  it('without a car nothing is said to be done', () => {
    const { into, text } = cartAfter('add 2 bottles of fluid and the intake to my cart')
    expect(into).toEqual({})
    expect(text).toMatch(/Nothing in your cart changed yet/)
  })
})

describe('the browser does what the answer says', () => {
  const lines = catalog.parts.slice(0, 400).map(({ id, kind }) => ({ key: id, merchandiseId: `part:${id}`, kind }))
  const changedBy = (...said: readonly string[]) => {
    const change = lastOf(...said).events.find((event) => event.type === 'cart_change')
    if (change?.type !== 'cart_change') return expect.fail('no change')
    return linesChanged(change as Parameters<typeof linesChanged>[0], lines)
  }

  it('everything is every line, and everything but the brakes leaves the brakes', () => {
    expect(changedBy('take everything out of my cart')).toHaveLength(lines.length)
    const left = new Set(lines.map(({ key }) => key))
    for (const { key } of changedBy('take everything out of my cart except the brake pads')) left.delete(key)
    expect([...left]).toEqual(lines.filter(({ kind }) => kind === 'brake_pads').map(({ key }) => key))
  })

  it('a kind is each of its parts, whichever is in there', () => {
    const out = changedBy('remove the brake pads from my cart').map(({ key }) => key)
    expect(out).toEqual(lines.filter(({ kind }) => kind === 'brake_pads').map(({ key }) => key))
  })
})
