import { describe, expect, test } from 'vitest'
import { eachOf } from '../../tests/support/law.ts'
import { advisor } from './advisor.ts'
import { play } from './heard.ts'

const FIRST = '2018 mustang gt, 600 whp on 93, supercharger'
const hear = (...turns: string[]) =>
  play(advisor, { id: turns.join(' / '), speaker: 'law', turns, expect: { intent: 'build' } })
const requestAfter = (...turns: string[]) => hear(...turns).builds.at(-1)?.request

describe('after a build, the same build', () => {
  eachOf(6, ['what if I run E85', 'same thing on E85', 'redo that on E85', 'e85', 'make that E85', 'E85 version'])(
    'on another fuel: %s',
    (said) => {
      expect(requestAfter(FIRST, said)).toMatchObject({ targetHorsepower: 600, preferences: { fuel_type: 'e85' } })
    },
  )
  eachOf(6, ['make it 700', 'actually 700', 'I changed my mind, 700', 'what would 700 look like', 'try 700'])(
    'for another power: %s',
    (said) => {
      expect(requestAfter(FIRST, said)).toMatchObject({ targetHorsepower: 700 })
    },
  )
  eachOf(6, ["my bad, it's a 2015", '2015 not 2018', "turns out it's a 2015. does that change anything?"])(
    'for the year that is right: %s',
    (said) => {
      expect(requestAfter(FIRST, said)).toMatchObject({ modelId: 'ford-mustang-gt', year: 2015, targetHorsepower: 600 })
    },
  )
  eachOf(6, [
    'and a clutch',
    'can you add a clutch to that build',
    'I also want a clutch',
    "upgrade the clutch while you're at it",
  ])('with one part more: %s', (said) => {
    const kinds = hear(FIRST, said)
      .builds.at(-1)
      ?.reply.recommendedParts.map(({ kind }) => kind)
    expect(kinds).toContain('clutch')
  })
  eachOf(6, ['yes please', 'go ahead', "let's see it", 'what was that build again', 'sounds good, show me'])(
    'again: %s',
    (said) => {
      expect(requestAfter(FIRST, said)).toMatchObject({ modelId: 'ford-mustang-gt', targetHorsepower: 600 })
    },
  )
  eachOf(6, ['too rich for me', 'can we bring the price down', 'trim the cost', 'that is over my budget'])(
    'for less money: %s',
    (said) => {
      expect(hear(FIRST, said).builds).toHaveLength(1)
    },
  )
  eachOf(6, ["let's order it", 'sold, add it', 'I want to buy this', 'add it to my cart'])(
    'into the cart: %s',
    (said) => {
      expect(hear(FIRST, said).cart?.act).toBe('add')
    },
  )
})

describe('short words after a build', () => {
  eachOf(6, [
    ['typo, meant 700', 700],
    ['not 600, 500', 500],
    ['is 650 much more', 650],
    ['what would 550 save me', 550],
    ['mejor 500', 500],
  ] as const)('another power: %s', (said, targetHorsepower) => {
    expect(requestAfter(FIRST, said)).toMatchObject({ targetHorsepower })
  })
  eachOf(6, [
    'can we avoid the headers',
    'is there a version without the headers',
    'nothing on the exhaust side though',
  ])('no headers: %s', (said) => {
    const build = hear('2018 mustang gt, 470 whp on 93', said).builds.at(-1)
    expect(build?.reply.recommendedParts.map(({ kind }) => kind)).not.toContain('headers_long_tube')
    expect(build?.request.excludedPartIds?.length).toBeGreaterThan(0)
  })
})

describe('a car that was asked back', () => {
  eachOf(6, [
    [['2017 f150', 'the 3.5', '450 whp'], 'ford-f-150-3-5-ecoboost', 2017],
    [['my bmw', '335i', '2012, 400 whp'], 'bmw-335i', 2012],
    [['2018 mustang gt, 500 whp', "hold on it's a gt350"], 'ford-mustang-shelby-gt350', 2018],
  ] as const)('%s', (turns, modelId, year) => {
    expect(requestAfter(...turns)).toMatchObject({ modelId, year })
  })
  test('the choice left to us is planned as what is safe', () => {
    expect(requestAfter('2018 mustang gt', 'not sure, what do you recommend')).toMatchObject({
      modelId: 'ford-mustang-gt',
    })
  })
})

describe('back to a car that was planned before', () => {
  eachOf(6, [
    ['now a 2018 camaro ss, 650', 'the mustang again but 700', 'ford-mustang-gt', 700],
    ["same for my wife's 2019 golf r but 400", 'ok mine again, on e85', 'ford-mustang-gt', 600],
    ["what would my son's 2016 camaro ss need for that same number?", 'back to the stang', 'ford-mustang-gt', 600],
  ])('%s // %s', (other, back, modelId, targetHorsepower) => {
    expect(requestAfter(FIRST, other, back)).toMatchObject({ modelId, year: 2018, targetHorsepower })
  })
  eachOf(6, ['side by side please', 'compare the two', 'which one of those is cheaper'])('both: %s', (said) => {
    const { text } = hear(FIRST, 'same for a 2018 camaro ss', said)
    expect(text).toContain('Mustang GT')
    expect(text).toContain('Camaro SS')
  })
})

describe('less money after a build', () => {
  eachOf(6, ['damn ok got anything cheeper', 'he saw the price. cheaper way?', "what's the budget version"])(
    '%s',
    (said) => {
      expect(hear(FIRST, said).builds).toHaveLength(1)
    },
  )
})

describe('a car that is spelled out', () => {
  eachOf(6, [
    [['supra mk5 the 2.0', 'ew no 3.0 2022', '480whp 93'], 'toyota-gr-supra-3-0', 2022],
    [['2014 silverado 6.2', 'no wait its the 5.3 my bad', '400 whp'], 'chevrolet-silverado-1500-5-3', 2014],
    [['2018 mustang ecoboost 350 whp', 'oh its a gt actually', '500 whp'], 'ford-mustang-gt', 2018],
    [['my boyfriend has a mustang', 'I think it says GT on the back', '2016, 500 whp'], 'ford-mustang-gt', 2016],
  ] as const)('%s', (turns, modelId, year) => {
    expect(requestAfter(...turns)).toMatchObject({ modelId, year })
  })
  test('a time is no engine', () => {
    expect(requestAfter('2022 gr supra 2.0, 300 whp', 'no, 0-60 in 3.0')).toMatchObject({
      modelId: 'toyota-gr-supra-2-0',
    })
  })
})

test('money settles a choice between parts', () => {
  const request = requestAfter('2017 tacoma v6', "supercharger or just a tune? don't want to spend more than 1500")
  expect(request).toMatchObject({ modelId: 'toyota-tacoma', budgetUsd: 1500 })
})

test('several parts go into the cart at once, and what we do not have is said', () => {
  const { cart, text } = hear('put brake pads and rotors for a 2018 mustang gt in the cart')
  expect(new Set(cart?.parts.map(({ kind }) => kind))).toEqual(new Set(['brake_pads', 'brake_rotors']))
  expect(hear('put a clutch and flywheel for a 2016 Focus ST in the cart').text).toContain('we have no flywheel')
  expect(text).toContain('In your cart')
})
