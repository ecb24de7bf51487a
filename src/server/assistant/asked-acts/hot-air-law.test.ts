import { expect } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)?.text ?? ''

eachOf(6, [
  [
    '2016 Mustang GT 550 whp',
    'what does it make when its heat soaked after 3 pulls',
    /^Hot, count on \d+ to \d+ whp of the \d+/,
  ],
  [
    '2020 GR Supra 3.0',
    'how much power does it lose at 140 iat',
    /^Count on \d+ to \d+ whp of the \d+ with intake air some 40°F/,
  ],
  ['2020 GR Supra 3.0 500 whp', 'IAT is +20 C on lap 4, what does it hold then', /some 36°F hotter/],
  ['2019 Golf R', 'intake temps 150 on the highway, how many whp per 10 degrees', /Every 10°F takes about 1%/],
  ['2018 Camaro SS', 'how much do i lose at 6000 da', /^At 6,000 ft about \d+%/],
  ['2018 Mustang GT 450 whp', 'density altitude is 4000 here, how much slower', /^At 4,000 ft .*about \d+ whp/],
])('%s: "%s" is told in whp, and plans nothing', (car, asked, told) => {
  const answer = talk(car, asked).at(-1)
  expect(answer?.text).toMatch(told)
  expect(answer?.builds).toHaveLength(0)
})

eachOf(6, [
  ['2020 GR Supra 3.0', '500 whp, it is hot here in Phoenix'],
  ['2020 GR Supra 3.0 500 whp', 'how much is a heat exchanger'],
  ['2016 Mustang GT 550 whp', 'what does it make after a tune'],
])('%s: "%s" asks for no loss', (car, asked) => {
  expect(last(car, asked)).not.toMatch(/[Cc]ount on \d+ to \d+ whp/)
})
