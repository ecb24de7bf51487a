import { describe, expect, test } from 'vitest'
import { type Told, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const PUT_IN = 'put a cold air intake for a 2016 f150 2.7 ecoboost in my cart'
const last = (...said: string[]): Told => talk(...said).at(-1) as Told

describe('law: how many is said in many ways, and is of what went in last', () => {
  eachOf(6, [
    ['make that two, my dad drives the same one', 2],
    ['make it 3 actually', 3],
    ['put 2 in there my buddy has one too', 2],
    ['ah no my friend wants one too, make it two', 2],
    ['one more please', 2],
  ])('%s', (said, count) => {
    expect(last(PUT_IN, said).text).toContain(`Now in your cart: ${count} of the`)
  })

  test('one comes out again, and the other stays', () => {
    expect(last(PUT_IN, 'make it 2 please', 'nah take one back out').text).toMatch(/^Now in your cart: (?!\d)/)
  })

  test('a number is no year where the cart is counted', () => {
    expect(last('pads for a 2016 wrx', 'make it 10').text).not.toContain("don't build")
  })

  test('a set for each car', () => {
    expect(last('add spark plugs for 2 n55s, 2013 135i').text).toMatch(/In your cart: 2 of the/)
  })

  test('the first number of several counts', () => {
    expect(last('intake for a 2018 wrx', 'add 2 of those for the 18').text).toMatch(/In your cart: 2 of the/)
  })
})

describe('law: ends, kinds and picks are told apart in the cart', () => {
  test('front and rear are two sets, and one of them comes out', () => {
    const [both, out] = talk('add hawk pads front and back for a 2017 brz to my cart', 'remove the rear ones')
    expect(both?.text).toMatch(/In your cart: (?:2 of the|.*front and rear)/)
    expect(out?.text).not.toMatch(/Nothing else/)
  })

  test('another maker takes the place of what went in', () => {
    const { text } = last(
      'add an intercooler for a 2020 mustang ecoboost to my cart',
      'the mishimoto one if you have it',
    )
    expect(text).toMatch(/^Took the .* out of your cart\. In your cart: Mishimoto/)
  })

  test('what is to stay stays', () => {
    const { text } = last(
      'ponme coilovers y un header para un civic si 2007 en el carrito',
      'quita el header y deja los coilovers',
    )
    expect(text).toMatch(/Queda: .*coilovers/)
  })

  test('a drop-in filter is no turbo', () => {
    expect(last('intake for a 2021 civic type r', 'ok just the drop in filter, add it').text).not.toMatch(/turbo/)
  })

  test('two bottles of the second thing leave the first as it is', () => {
    const { text } = last('add front pads for a 2020 civic type r to my cart', 'oh and brake fluid too, 2 bottles')
    expect(text).toMatch(/^In your cart: 2 of the Motul/)
  })

  test('what was put on the car orders nothing', () => {
    const { events } = last('heat exchanger for my 2015 wrx', 'iats are still high after i put it in')
    expect(events.filter(({ type }) => type === 'cart_change')).toHaveLength(0)
  })

  eachOf(6, [
    'add down pies for a q60 red sport 2018 to my carp',
    'put won downpipe for a q60 red sport 2018 in my card',
  ])('as a phone hears it: %s', (said) => {
    expect(last(said).text).toMatch(/^In your cart: .*downpipe/)
  })
})
