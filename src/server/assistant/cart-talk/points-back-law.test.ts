import { describe, expect, it } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { withoutTakingOut } from '../asked-of-part/order-first.ts'
import { kindsToldIn } from '../told-last.ts'
import { placeSaid } from './place-said.ts'
import { thingsNotKinds } from './things-not-sold.ts'

const cartOf = (...texts: readonly string[]) =>
  talk(...texts)
    .at(-1)
    ?.events.flatMap((event) =>
      event.type === 'cart'
        ? ['build']
        : event.type === 'cart_change' && event.act === 'add'
          ? event.parts.map(({ kind }) => kind)
          : [],
    ) ?? []

describe('what we say we do not carry is never told as something to buy', () => {
  it.each([
    "We don't carry a clutch or trays for the 1999 Corvette: our list is power, brakes and tires. Ask at /contact.",
    'We have no radiator for that car.',
    'We list no brake rotors for it; ask at /contact.',
    'No manejamos bujías: nuestra lista es potencia, frenos y llantas.',
  ])('%s', (answer) => {
    expect(kindsToldIn(answer)).toEqual([])
  })

  it('what is sold beside it is', () => {
    expect(kindsToldIn("We don't carry gaskets for it. The clutch is $420.")).toEqual(['clutch'])
  })

  it('"both" of it puts nothing in', () => {
    expect(
      cartOf('Do you sell rocker arms and a windage tray tool for a 2002 Camaro SS?', 'ok put both in my cart'),
    ).toEqual([])
  })
})

describe('a place in a list is said of the list', () => {
  it.each([
    ['add the first one', 0],
    ['second one pls', 1],
    ['the last', -1],
    ['add the 1st to my cart', 0],
    ['put the third in the cart', 2],
  ])('%s', (words, place) => {
    expect(placeSaid(words)).toBe(place)
  })
  it.each([
    'add it, last shop I tried sent two',
    'first add the pads then the fluid',
    'put it in, this is my second order this week',
    'add it. the last time they sent me the wrong one',
  ])('%s', (words) => {
    expect(placeSaid(words)).toBeUndefined()
  })
})

describe('small parts of a job are things of their own, and no car', () => {
  it.each([
    ['and a pilot bearing', 'pilot bearing'],
    ['throwout bearing too', 'throwout bearing'],
    ['a transbrake', 'transbrake'],
    ['plus the clutch cable', 'clutch cable'],
  ])('%s', (words, name) => {
    expect(thingsNotKinds(words).map((thing) => thing.name)).toEqual([name])
  })
})

describe('an order to take out again under a condition is no order', () => {
  it.each([
    ['add it. whats freight? if its over 50 take it out', 'add it. whats freight?'],
    ["put it in, but if it won't fit leave it out", 'put it in'],
  ])('%s', (words, rest) => {
    expect(withoutTakingOut(words)).toBe(rest)
  })
  it.each(['take it out', 'if you have it add it', 'does it fit if i take the cat out'])('%s', (words) => {
    expect(withoutTakingOut(words)).toBe(words)
  })
})

describe('one of what was asked for is never the build that was shown', () => {
  it('after a build for a question about one kind', () => {
    const cart = cartOf('which radiator for my 2017 Golf R at 400 whp, prices please', 'cheapest one, add it. qty 1')
    expect(cart).not.toContain('build')
  })

  it('fronts and a rear after pads', () => {
    const cart = cartOf('brake pads for a 2019 Mustang GT?', 'add one set of fronts and one rear')
    expect(cart.length).toBeGreaterThan(0)
    expect(new Set(cart)).toEqual(new Set(['brake_pads']))
  })
})
