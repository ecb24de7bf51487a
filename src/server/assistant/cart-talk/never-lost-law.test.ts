import { describe, expect } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)
const addedIn = (...said: string[]) =>
  (last(...said)?.events ?? []).flatMap((event) =>
    event.type === 'cart_change' && event.act === 'add' ? event.parts : [],
  )

describe('law: an order is done, or it is said that it was not', () => {
  eachOf(6, [
    [['2016 wrx, add a downpipe, a boost solenoid and some intake clamps to my cart'], /boost solenoid.*clamps/],
    [['put 2 sets of plugs, a wiring harness and an o2 sensor in there for my 2018 mustang gt'], /harness.*sensor/],
    [['coilovers for a 2017 golf r', 'add those plus top hats and a steering rack'], /steering rack/],
    [['need a clutch that holds 350', 'gimme 1'], /in your cart/],
    [['rod knock on my 2016 wrx', 'put a clutch in my cart'], /went into your cart/],
  ])('%s', (said, words) => expect(last(...said)?.text).toMatch(words))

  eachOf(6, [
    ['thanks bro'],
    ['thanks for the help, what are your hours'],
    ['do you think i should order one or wait'],
    ['how long does it take to install'],
  ])('%s orders nothing, and no cart is spoken of', (said) =>
    expect(last('how much is a clutch for a 2018 mustang gt', said)?.text).not.toMatch(/in your cart/i),
  )
})

describe('law: what is not to go in yet, or is only asked about, stays out', () => {
  const DOWNPIPE = '2017 gti downpipe'
  eachOf(6, [
    ['dont put anything in my cart yet', []],
    ["not ordering it today, don't add it", []],
    ["i'm not ready to buy that", []],
    ['send it to my cart. also tell me if i need a tune', ['downpipe']],
    ['buying it', ['downpipe']],
    ['want 2', ['downpipe', 'downpipe']],
    ['i want it to be quiet though', []],
    ['if i order today when does it ship', []],
  ])('%s', (said, kinds) => expect(addedIn(DOWNPIPE, said).map(({ kind }) => kind)).toEqual(kinds))
})

describe('law: an order waits for its car, with all that was changed since', () => {
  eachOf(6, [
    [
      ['put 2 rotors and a set of pads in my cart', 'make it 4 rotors', '2018 mustang gt'],
      ['brake_rotors', 'brake_rotors', 'brake_pads'],
    ],
    [
      ['add a clutch and a flywheel', 'and plugs', "it's a 2018 mustang gt"],
      ['clutch', 'flywheel', 'spark_plugs'],
    ],
  ])('%s', (said, kinds) => expect(addedIn(...said).map(({ kind }) => kind)).toEqual(kinds))
})

describe('law: what is ordered in few or everyday words goes in', () => {
  eachOf(6, [
    [
      ['walbro 525 for an evo x how much', 'is that the e85 one', 'make it two'],
      ['fuel_pump', 'fuel_pump'],
    ],
    [
      ['got a clutch for a 2016 focus rs?', 'ok one clutch, two brake fluids, ship to 60618'],
      ['clutch', 'brake_fluid', 'brake_fluid'],
    ],
    [['oil catch can for a 2015 wrx', 'yeah get me one'], ['reliability_fix']],
    [
      ['pads and rotors for a 2013 challenger srt 392', 'cart both then show me the total'],
      ['brake_pads', 'brake_rotors'],
    ],
    [['charge pipe for a 2011 335i', 'bet cop that for me'], ['charge_pipes']],
  ])('%s', (said, kinds) => expect(addedIn(...said).map(({ kind }) => kind)).toEqual(kinds))
})
