import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const QUESTIONS = [
  ['will it break my car if i do e85', /E85/],
  ['how much boost can stock internals take', /bottom end|block/],
  ['do i need a new fuel pump for e85', /pump/],
  ['what oil should i run at the track', /oil|synthetic/i],
  ['is a catch can worth it', /catch can|oil mist/i],
  ['how much do brake pads cost', /\$\d/],
  ['what breaks first', /goes first|lets go first|limits/],
  ['will the stock clutch hold 400', /clutch/],
] as const
const CARS = [
  ['2016 wrx', 'WRX'],
  ['its a 2017 gti', 'GTI'],
  ['its a civic si i think 2018', 'Civic Si'],
  ['oh its a 15 mustang gt', 'Mustang GT'],
] as const

describe('law: a car that is named after a question is answered with the question', () => {
  eachOf(
    6,
    QUESTIONS.flatMap(([question, holds]) => CARS.map(([car, name]) => [question, car, name, holds] as const)),
  )('%s / %s', (question, car, name, holds) => {
    const [first, then] = talk(question, car)
    expect(then?.text).toContain(name)
    expect(then?.text).toMatch(holds)
    expect(then?.text).not.toMatch(/^Got it|How much wheel power do you want/)
    expect(then?.text).not.toBe(first?.text)
    expect(then?.builds).toHaveLength(0)
  })

  eachOf(6, [
    ['2016 wrx how much hp can the stock clutch hold', 'no its a sti, 2018', /2018 Subaru WRX STI.*374 whp/],
    ['2016 wrx will the stock clutch hold 340', 'sorry its the sti', /374 whp/],
    [
      '2016 camaro ss will the clutch hold 550',
      'scratch that its a 17 grand sport, same answer?',
      /2017 .*Grand Sport/,
    ],
    ['2016 camry se want a tune', 'scratch that its a 17 grand sport, same answer?', /2017 .*Grand Sport/],
    ['2014 f150 ecoboost will the trans hold 450', 'its the 3.5 turbo one', /450 whp/],
  ])('the car is corrected, the question stands: %s / %s', (question, car, holds) => {
    const [, then] = talk(question, car)
    expect(then?.text).toMatch(holds)
    expect(then?.text).not.toMatch(/^Got it|Which year/)
    expect(then?.builds).toHaveLength(0)
  })

  eachOf(
    6,
    CARS.map(([car]) => car),
  )('without a question the goal is asked for: hi / %s', (car) => {
    expect(talk('hi', car).at(-1)?.text).toMatch(/How much wheel power/)
    expect(talk('want 60 more whp', car).at(-1)?.builds).toHaveLength(1)
  })

  test('what comes after is asked of the question and of the new car', () => {
    const told = talk('will it break my car if i do e85', '2016 wrx', 'no its a 2018 sti', 'price?')
    expect(told[2]?.text).toContain('2018 Subaru WRX STI')
    expect(told[3]?.text).toMatch(/\$\d/)
  })
})

/** Two cars of one nameplate: the one that was said by mistake, and its correction. */
const MISTAKEN = [
  ['2021 f150 2.7', 'sorry its the 3.5 not the 2.7', '2021 Ford F-150 3.5 EcoBoost', '2.7'],
  ['2015 mustang gt', 'no sorry, the ecoboost', '2015 Ford Mustang EcoBoost', 'Mustang GT'],
  ['2018 wrx', 'i meant the sti', '2018 Subaru WRX STI', 'no other'],
] as const
const GENERAL = [
  '4 inch lift and 35s on my CAR, what can it tow after that?',
  'what oil should i run at the track in my CAR',
  'is a catch can worth it on a CAR',
  'is it bad to sit at idle for long in my CAR',
] as const

describe('law: a corrected car is the car of the answer, and the answer is not told again', () => {
  eachOf(
    6,
    MISTAKEN.map(([car, corrected, name]) => [car, corrected, name] as const),
  )('%s, %s', (car, corrected, name) => {
    for (const question of GENERAL) {
      const [first, then] = talk(question.replace('CAR', car), corrected)
      const said = `${question}: ${then?.text}`
      expect(then?.text, said).toContain(name)
      expect(then?.text, said).not.toMatch(/Same answer for|same holds/i)
      expect(then?.text, said).not.toContain(first?.text)
      expect(then?.builds, said).toHaveLength(0)
    }
  })

  eachOf(6, CARS)('what a trouble came after stands beside it: %s', (car, name) => {
    for (const trouble of [
      'my check engine light came on after i put a intake on',
      'got a p0420 after i put headers on',
    ]) {
      const then = talk(trouble, `${car}. not blinking`).at(-1)?.text
      expect(then).toContain(name)
      expect(then).not.toMatch(/^Got it|How much wheel power/)
    }
  })
})
