import { expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)

eachOf(6, [
  ['2019 Mustang GT 650 whp on 93', 'roush, whipple or procharger?', 3],
  ['2018 Camaro SS 650 whp on 93', 'procharger or a magnuson', 2],
  ['2016 Mustang GT 600 whp on 93', 'single turbo vs twin turbo vs whipple, which would you run', 3],
  ['2017 Mustang GT 620 whp on 93', 'so is it a centri or a twin screw at that power', 2],
  ['2015 Mustang GT 600 whp', 'is the roush the one to get or the whipple', 2],
  ['2010 Camaro SS 550 whp on 93', 'turbo or supercharger for that', 2],
] as const)('after "%s", "%s" tells each way with its price and times, or that we have none', (build, asked, ways) => {
  const told = last(build, asked)
  expect(told?.builds).toHaveLength(0)
  const lines = told?.text.split('\n').slice(2, 2 + ways) ?? []
  expect(lines).toHaveLength(ways)
  for (const line of lines)
    expect(line).toMatch(/\$[\d,]+ installed; 0-60 in .*quarter mile|on our list|gets to that goal/)
})

eachOf(6, ['stage 2 or stage 3?', 'the clutch or the gearbox, what goes first?', 'no turbo, and no nitrous or meth'])(
  '"%s" names no two ways of boost',
  (asked) => {
    expect(last('2018 Mustang GT 600 whp on 93', asked)?.text).not.toMatch(/planned to \d+ whp:/)
  },
)

test('a price without a tune never says that the parts take none', () => {
  for (const build of [
    '03 cobra, eaton ported 2.80 upper. 475 rw. looking for 650 on the stock shortblock',
    '2019 Mustang GT 650 whp on 93 with a whipple',
  ]) {
    const told = last(build, 'what is the price, all in?')?.text ?? ''
    expect(told).not.toMatch(/takes no tune/)
  }
})

eachOf(6, [
  'do the half shafts and the driveshaft survive drag radials?',
  'and the axles on a slick?',
  'half shafts ok if i launch it on mickeys',
])('"%s" of a build near its driveline is marginal, by the share of its card', (asked) => {
  const told = last('2018 Mustang GT 10 speed automatic, 700 whp supercharged on 93', asked)?.text ?? ''
  expect(told).toMatch(/^Marginal: .*9\d% of it/)
  expect(told).toMatch(/Half-Shafts/)
})

test('the same on street tires is told by the same share', () => {
  const told = last(
    '2018 Mustang GT 10 speed automatic, 700 whp supercharged on 93',
    'will the driveshaft hold that',
  )?.text
  expect(told).toMatch(/^Just about: .*9\d% of it/)
})
