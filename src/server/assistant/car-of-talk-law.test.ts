import { describe, expect, test } from 'vitest'
import { catalog, lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { carTold } from './car-told.ts'

const ASKS_CAR = /Which car is it|which model\?|¿Qué carro es|Compare it with which/

describe('law: an answer that was of a car of ours makes it the car of the talk', () => {
  const limits = [
    ['what will a stock fa20dit live at', '2021 Subaru WRX'],
    ['is 600 at the wheels ok on a stock lt1', 'Chevrolet'],
    ['how much power will a stock 302 block take', 'Ford Mustang Fox 5.0'],
  ] as const
  const goesOn = ['so what does 380 cost me', 'how much would 380 run', 'what would you put on it then']
  const talks = limits.flatMap(([first, car]) => goesOn.map((next) => [first, next, car] as const))
  eachOf(9, talks)('%s // %s', (first, next, car) => {
    const told = lastOf(first, next)
    expect(told.text).not.toMatch(ASKS_CAR)
    expect(told.text).toContain(car)
  })

  eachOf(9, [
    ['good for 350 whp on the Subaru WRX (FA20DIT).', 'subaru-wrx', 2021],
    ['The 2017 Ford Mustang EcoBoost takes 340 whp.', 'ford-mustang-ecoboost', 2017],
    ['About the 2016 Subaru WRX STI: rods first.', 'subaru-wrx-sti', 2016],
  ])('%s', (answer, car, year) => {
    expect(carTold(catalog.vehicles, answer)).toEqual({ car, year })
  })

  eachOf(9, [
    'The 2018 Ford Mustang GT is quicker than the 2018 Ford Mustang EcoBoost.',
    'Which car is it: year, make and model? We build Ford.',
    "We don't build the Honda Civic EX. The nearest of ours is the Honda Civic Si.",
    'A clutch is bought by torque.',
  ])('none: %s', (answer) => {
    expect(carTold(catalog.vehicles, answer)).toBeUndefined()
  })
})

describe('law: a build that is asked for in a talk of one car is of that car', () => {
  const cars = [
    ['how much does a 2016 camaro ss take on stock internals', '2016 Chevrolet Camaro SS'],
    ['2018 golf r, what fails first past stage 2', '2018 Volkswagen Golf R'],
  ] as const
  const asks = [
    'so what would you run on it',
    'what parts go with that',
    'just gimme the parts list and price',
    'skip the speech, only the parts list',
  ]
  eachOf(
    3,
    cars.flatMap(([first, car]) => asks.map((next) => [first, next, car] as const)),
  )('%s // %s', (first, next, car) => {
    const told = lastOf(first, next)
    expect(told.builds.length).toBeGreaterThan(0)
    expect(told.text).toContain(car)
  })

  eachOf(9, ['which parts fit, got 3000 dolares', 'what mods would I need, 3000 bucks'])(
    'inside the money: %s',
    (next) => {
      const told = lastOf('how much boost does a 2018 mustang ecoboost take', next)
      expect(told.builds[0]?.reply.estimatedCost).toBeLessThanOrEqual(3000)
    },
  )

  eachOf(9, ['2018 camaro ss brakes squeal', 'which clutch for a 2018 camaro ss'])(
    'what goes with a part: %s',
    (first) => {
      expect(lastOf(first, 'what parts go with it').builds).toHaveLength(0)
    },
  )

  eachOf(9, [
    'what would you do about the knocking noise it makes',
    'what parts go bad on it',
    'what would you put on the tires for the winter',
  ])('no build: %s', (next) => {
    expect(lastOf('how much does a 2016 camaro ss take on stock internals', next).builds).toHaveLength(0)
  })
})

describe('law: a year that is put right puts the last question again', () => {
  const rights = ['no wait es el 2017', "sorry, it's a 2017", 'oops 2017', 'actually mine is the 2017']
  eachOf(9, rights)('%s', (right) => {
    const [first, second] = talk('will the stock clutch of a 2016 mustang gt hold 550 whp', right)
    expect(first?.text).toContain('2016')
    expect(second?.text).toContain('2017')
    expect(second?.text).not.toContain('2016')
  })
  test('the own car beside a rival', () => {
    const { text } = lastOf('camaro ss 2018 vs my 2018 mustang gt, stock', 'no, mine is a 2016')
    expect(text).toMatch(/2016 Ford Mustang GT/)
    expect(text).toMatch(/2018 Chevrolet Camaro SS/)
  })
})

describe('law: a count is a count, and no half of a car', () => {
  eachOf(9, ['add 1', 'add the cheapest, qty 1', 'put 1 in my cart'])('%s', (order) => {
    const [, added, more] = talk('need an intercooler for a 2016 mustang ecoboost', order, 'make it 2')
    expect(added?.text).toMatch(/In your cart/)
    expect(more?.text).toMatch(/2 of the/)
  })
  test('of a car with its engine said, for a friend with the same one', () => {
    const [, , more] = talk('intake for my 335i n55 2013', 'add the cheapest', 'make it 2, a friend has the same f30')
    expect(more?.text).toMatch(/2 of the/)
  })
})

describe('law: a stage is told, and put in the cart, of the car of the talk', () => {
  test('what it means needs no year', () => {
    const { text } = lastOf('what does stage 1 mean on a gt-r')
    expect(text).toMatch(/There is no standard/)
    expect(text).toMatch(/Assuming a 20/)
  })
  eachOf(9, [
    ['2017 gt-r', 'put stage 2 in the cart'],
    ['what does stage 2 mean on a gt-r', 'throw stage 2 in my cart, 2017'],
  ])('%s // %s', (first, order) => {
    const told = lastOf(first, order)
    expect(told.text).toMatch(/2017 Nissan GT-R/)
    expect(told.text).toMatch(/In your cart: the whole build/)
    expect(told.events.some(({ type }) => type === 'cart')).toBe(true)
  })
})

describe('law: what was agreed of a build stands through what is refused of it', () => {
  eachOf(9, ['no blower, the sound annoys me', 'ew no supercharger'])('%s', (refusal) => {
    const [, , last] = talk(
      '2020 charger scat pack, twice the power',
      'way too much. what is 600 at the wheels',
      refusal,
    )
    expect(last?.builds[0]?.reply.estimatedHorsepower).toBeLessThan(640)
  })
  test('back to my car takes no change back', () => {
    const [, second, third] = talk(
      '2006 s2000 all motor, most power',
      'best under 2k instead',
      'ok back to my car. hours to install?',
    )
    const hours = second?.builds[0]?.reply.laborHours
    expect(third?.text).toContain(`${hours} hours`)
  })
})

describe('law: half a name with a year of its own is the car', () => {
  eachOf(9, ['fuel pump for my x, 2011 gsr', 'fuel pump for the x, 2014 gsr'])('%s', (words) => {
    expect(lastOf(words).text).toMatch(/Lancer Evolution X/)
  })
  eachOf(9, ['5.3', '6.2'])('the same engine as before: %s', (liters) => {
    const { text } = lastOf(
      `can you tune a 2018 tahoe with the ${liters}`,
      'my brother has a 2018 silverado, same engine, can you build that one',
    )
    expect(text).toContain(`2018 Chevrolet Silverado 1500 ${liters}`)
  })
  test('the plain one of two', () => {
    const { text } = lastOf('2021 911 turbo vs 2021 911 turbo s stock', 'build the plain one to 700 crank')
    expect(text).toMatch(/2021 Porsche 911 Turbo \(/)
  })
})

describe('law: a boost limit goes on in psi', () => {
  eachOf(9, ['and in psi?', 'y en psi? tengo accessport', 'ok in psi then'])('%s', (next) => {
    expect(lastOf('how much does a 2017 mustang ecoboost take on the stock motor', next).text).toMatch(
      /\d\d (?:to|a) \d\d/,
    )
  })
})
