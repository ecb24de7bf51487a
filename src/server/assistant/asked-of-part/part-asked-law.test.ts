import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

describe('law: a question of a part is answered of that part, its figure first', () => {
  eachOf(6, [
    ['catback for my 2016 mustang gt', 'which one would you go with'],
    ['looking for coilovers for a 2018 civic type r', 'which of those would you run'],
    ['need an intercooler for my 2016 wrx', 'what one would you pick and why'],
  ])('one is picked and priced: %s, %s', (first, next) => {
    expect(lastOf(first, next).text).toMatch(/^I'd run the .*\$[\d,]+.*Why: /)
  })

  eachOf(6, [
    [
      'downpipe for my 2016 gti',
      'how long would it take you guys to install it',
      /\d hours? of labor.*\$[\d,]+ installed.*\/book/,
    ],
    ['intake for a 2018 wrx', 'do i need a tune for it', /tune/i],
    ['clutch for my 2016 wrx', 'does it need anything else with it, bolts or bearings', /bearing/],
    ['front pads for a 2016 gti', 'does it fit the 2019 gti too', /^(?:Yes|No)\b.*2019 Volkswagen GTI/],
    ['intercooler for a 2017 focus rs', 'mine is a uk car, does it fit the same', /^I can't promise it for a UK car/],
    ['coilovers for a 2016 mustang gt', "what's the spring rate on it", /spring rate.*isn't in our list/],
  ])('%s, %s', (first, next, answer) => {
    expect(lastOf(first, next).text).toMatch(answer)
  })

  test('injectors are told by their flow', () => {
    expect(lastOf('ID1050X injectors for a 2012 gt-r', 'what do they flow at 3 bar, size in cc').text).toMatch(
      /1,?0\d\d cc\/min each at 3 bar/,
    )
  })

  eachOf(6, [
    'need front pads for a 2019 gti, quiet, just a commuter',
    'looking for front brake pads for my 2019 gti that do not squeal',
  ])('quiet pads are street pads, and the pick goes into the cart: %s', (first) => {
    const [shown, added] = talk(first, 'throw it in my cart')
    expect(shown?.text).toMatch(/HPS/)
    expect(added?.text).toMatch(/^In your cart: Hawk HPS/)
  })

  test('what is asked beside an order is answered after it', () => {
    const { text } = lastOf('front pads for my 2019 gti', 'put one set in the cart and do i need new rotors with them')
    expect(text).toMatch(/^In your cart: .*\n+.*[Bb]rake rotors/s)
  })

  test('an install is told before the car is known', () => {
    expect(lastOf('can you guys install an intercooler and how long does it take').text).toMatch(
      /we install (?:it|everything).*hours of labor/s,
    )
  })

  eachOf(6, [
    ['brake pads for my 2016 wrx', 'do i need it at 500 whp'],
    ['intercooler for my 2016 wrx', 'and how does it sound'],
  ])('near misses are left to others: %s, %s', (first, next) => {
    expect(lastOf(first, next).text).not.toMatch(/^(?:I'd run|With the) /)
  })
})
