import { expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)?.text ?? ''

eachOf(6, [
  ['2018 GTI', 'what would forged internals run me and how much would it take then'],
  ['2016 Mustang GT', 'how much for a built motor and what is it good for'],
  ['2015 WRX STI stage 2', 'price of a built short block, installed, and how far can i go on it'],
  ['2017 Camaro SS 550 whp on 93', 'and a forged bottom end, how much money and how much more power can it take'],
  ['2019 Civic Si', 'if i build the engine what does that cost'],
  ['2013 Nissan GT-R', 'rods and pistons from manley, what power is it good for then and what does it cost'],
])('%s: "%s" is told by the part, its price and what it bears', (car, asked) => {
  const told = last(car, asked)
  expect(told).toMatch(/\$[\d,]+, \$[\d,]+ installed \(\d+(?:\.\d)? hours\), good for about \d+ whp/)
  expect(told).toMatch(/stops at about \d+ whp/)
})

test('a goal that stock internals did not reach is planned with the engine opened', () => {
  const told = talk(
    '2015 GT-R, 1000 whp on e85, stock block',
    'ok build the motor then, how much is the whole thing',
  ).at(-1)
  expect(told?.builds).toHaveLength(1)
  expect(told?.text).toMatch(/installed \(\d+ hours\), good for about/)
})

eachOf(6, [
  ['2018 Mustang GT', 'what is a built motor exactly'],
  ['2018 Mustang GT', 'do i need a built motor for 500 whp'],
  ['2018 Mustang GT 600 whp', 'how much does the stock block hold'],
  ['2016 WRX', 'it has a built motor already, how much boost can i run'],
])('%s: "%s" asks for no price of one', (car, asked) => {
  expect(last(car, asked)).not.toMatch(/By itself it adds no power, it lifts that limit/)
})
