import { expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)

eachOf(6, [
  ['2017 Civic Type R 400 whp on 93', 'list cooling only, cheapest that works'],
  ['2017 Civic Type R', 'just the cooling stuff for track days please'],
  ['2018 Mustang GT', 'show me cooling parts only'],
  ['2016 WRX 300 whp', 'ok nothing but cooling, what is there'],
  ['2018 Golf R', 'give me the cooling list'],
  ['2020 GR Supra 3.0 500 whp on 93', 'only coolers, whats the total'],
])('%s: "%s" is what cools it, priced, and no new build', (car, asked) => {
  const told = last(car, asked)
  expect(told?.text).toMatch(/^Cooling only for the .*installed/)
  expect(told?.builds).toHaveLength(0)
})

eachOf(6, [
  ['2018 Mustang GT 600 whp', 'will it run hot?'],
  ['2018 Mustang GT 600 whp', 'brake cooling only, what do you have'],
  ['2018 Mustang GT 600 whp', 'does it have an oil cooler'],
])('%s: "%s" asks for no list of cooling', (car, asked) => {
  expect(last(car, asked)?.text).not.toMatch(/^Cooling only/)
})

eachOf(6, [
  'does the dealer see it when we take it in for the recall',
  'last thing, can vw tell its tuned when it goes in for service',
  'will the dealership notice the flash',
])('"%s" of a tuned build is told first', (asked) => {
  expect(last('2019 Golf R stage 1', asked)?.text).toMatch(/dealer|flash/i)
  expect(last('2020 Jetta GLI 260 whp', asked)?.text).not.toMatch(/It'll live/)
})

test('a shot named by its horsepower is counted on top of what the car makes', () => {
  const told = last('2016 Mustang GT', 'out of curiosity, what would a 100 horsepower shot on top bring')?.text ?? ''
  expect(told).not.toMatch(/\(100 without it/)
})

eachOf(6, [
  ['17 Civic Si', 'my clutch slips in 4th and 5th when i floor it since the tune. am i cooked'],
  ['2016 Mustang GT', 'clutch is slipping in 6th on the highway, will it hold 450'],
  ['2015 WRX', 'the clutch slipped twice on the dyno, what does the stock one hold'],
])('%s: "%s" is no yes', (car, asked) => {
  expect(last(car, asked)?.text).not.toMatch(/^Yes: the stock clutch|^Just about: the stock clutch/)
})

test('miles are no dollars, and a good deal of reading is no price', () => {
  const asked =
    '2001 Camaro SS, 88,014 miles. I have read a good deal about the rear axle. would it live with 4.10 gears and drag radials?'
  expect(last(asked)?.text).not.toMatch(/\$88,014/)
})
