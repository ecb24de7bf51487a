import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)?.text ?? ''

describe('law: a count that is to stand in the end stands, whatever was clicked before', () => {
  const PUT_IN = 'put a cold air intake for a 2019 civic type r in my cart'
  eachOf(6, [
    ['i might have hit it twice, make sure there is exactly one', /^Now in your cart: (?!\d)/],
    ['i only need 1 of them', /^Now in your cart: (?!\d)/],
    ['keep just 2', /^Now in your cart: 2 of the/],
    ['the quantity should be at 3', /^Now in your cart: 3 of the/],
  ])('%s', (said, told) => {
    expect(last(PUT_IN, said)).toMatch(told)
  })

  test('six of a set of six are one set', () => {
    const [added, asked] = talk(
      'put ID1300X injectors for a 2017 gtr in my cart, 6 of them',
      'is that one set or six sets, just one car worth',
    )
    expect(added?.text).toMatch(/^In your cart: Injector Dynamics ID1300X set of 6, \$1,650/)
    expect(asked?.text).toMatch(
      /^Now in your cart: Injector Dynamics ID1300X set of 6.*\n?.*One set is all 6 the engine needs/s,
    )
  })

  test('one set only, said in Spanish after a wrong number', () => {
    expect(
      last('ponme inyectores para una silverado 2004 5.3 en el carrito', 'quita uno, digo, es un juego nada mas'),
    ).toMatch(/^Ahora en tu carrito: /)
  })
})

describe('law: what is ordered by its size is that size, and no other goes in', () => {
  eachOf(6, [
    ['add 19 lb injectors for a 1991 mustang 5.0 to my cart', /^We don't list the 19 lb\/hr injectors/],
    ['add a 2.85 upper pulley for a 2018 challenger hellcat to my cart', /^In your cart: .*2\.85 in/],
    ['add a 255 lph fuel pump for a 1991 mustang 5.0 to the cart', /^In your cart: Walbro 255/],
  ])('%s', (said, told) => {
    expect(last(said)).toMatch(told)
  })

  test('a pump for E85 is one that is sold for it', () => {
    expect(last('fuel pump for a 2013 mustang gt, it will run e85', 'add the cheapest one to my cart')).toMatch(/E85/)
  })
})

describe('law: what was skipped stays out, and what is none of ours puts nothing else in', () => {
  test('clutch without the differential', () => {
    const told = last('need a diff and a clutch for a 2006 350z', 'put the clutch in the cart skip the diff')
    expect(told).toMatch(/^In your cart: .*clutch/i)
    expect(told).not.toMatch(/differential/)
  })

  eachOf(6, ['add 2 blower belts', 'and lifters, 16 of them please'])('%s', (said) => {
    expect(last('add a 2.85 upper pulley for a 2018 challenger hellcat to my cart', said)).toMatch(
      /^Not done: .* nothing we list as a part, and nothing went in its place/,
    )
  })

  test('what comes with a part of the cart is not bought again', () => {
    expect(last('add the autotech high pressure pump for a 2008 gti to my cart', 'cam follower too')).toMatch(
      /in your cart already: it comes with/,
    )
  })

  test('the one that was picked goes in, the cheapest where that is said', () => {
    const [told, picked] = talk('need a clutch for my 2006 350z', 'add it to my cart')
    const name = /For the 2006 Nissan 350Z: (.+?), \$/.exec(told?.text ?? '')?.[1] ?? '-'
    expect(picked?.text).toContain(name)
  })
})

describe('law: a cart is ordered in Tagalog, German and French as well', () => {
  const FIRST = 'cold air intake for a 2018 civic type r'
  eachOf(6, [
    ['sige add mo sa cart', 'gawin mong 3', /^Now in your cart: 3 of the/],
    ['leg es bitte in den warenkorb', 'mach bitte zwei daraus', /^Now in your cart: 2 of the/],
    ['ajoute-la dans mon panier', 'fais-en plutot deux dans mon panier', /Now in your cart: 2 of the/],
  ])('%s, %s', (adds, counts, told) => {
    const [, added, set] = talk(FIRST, adds, counts)
    expect(added?.text).toMatch(/In your cart: /)
    expect(set?.text).toMatch(told)
  })
})
