import { expect, test } from 'vitest'
import { figuresSpelledOut } from './figure-slang.ts'
import { spokenNumbers } from './number-words.ts'

test.each([
  ['two thousand twelve camaro ess ess', '2012 camaro ss'],
  ['challenger are tee twenty fifteen with the five seven', 'challenger rt 2015 with the 5.7'],
  ['six fifty wheel in a nineteen ninety five supra', '650 wheel in a 1995 supra'],
  ['fifty more horses on ninety three', '50 more horses on 93'],
  ['eight hundred and fifty', '850'],
  ['twenty five hundred bucks', '2500 bucks'],
  ['ram fifteen hundred five seven', 'ram 1500 5.7'],
  ['eleven point five in the quarter', '11.5 in the quarter'],
  ['under fifteen thousand', 'under 15000'],
  ['o six mustang gee tee', '06 mustang gt'],
  ['camaro zee ell one twenty eighteen', 'camaro zl1 2018'],
])('"%s" is "%s"', (said, meant) => expect(spokenNumbers(said)).toBe(meant))

test.each(['one of the two', 'are you open', 'i see a tee shirt', 'two or three'])('"%s" stays as it is', (said) =>
  expect(spokenNumbers(said)).toBe(said),
)

test('a hundo is counted, and only by what is a number', () => {
  expect(figuresSpelledOut('six hundo, couple of hundo, the whole hundo')).toBe('600, 200, the whole hundo')
})
