import { expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'

const last = (...said: string[]) => talk(...said).at(-1)?.text ?? ''

test.each([
  [['2023 GR86, has to be legal in California', 'ok 9k max installed, what would you do to it']],
  [['2019 Civic Si in Los Angeles, must pass smog, 2500 bucks, make it quicker']],
  [['2022 GR86 manual, CARB parts only, as much as possible for $3,000']],
  [['2015 Silverado 5.3, registered in California so smog applies. it is slow, what can we do for 3 thousand']],
  [['2023 GR86 California legal', 'what can you do for 4000']],
  [['2020 Civic Si, CARB legal, most power for $1,500']],
])('%j: no power is said plainly, with what the money does, and no goal that nobody asked for', (said) => {
  const told = last(...said)
  expect(told).not.toMatch(/It needs nothing for|saves \$[\d,]+; the next step up/)
})

test('what the money buys stays within it, installed', () => {
  const told = last('2023 GR86, has to be legal in California', 'ok 9k max installed, what would you do to it')
  expect(told).toMatch(/^CARB legal leaves no power to buy here/)
  const [, total] = /\$([\d,]+) in all/.exec(told) ?? []
  expect(Number(total?.replace(',', ''))).toBeLessThanOrEqual(9000)
})

test.each([
  ['2018 Mustang GT 550 whp on 93'],
  ['2018 Mustang GT, CARB legal, 550 whp'],
  ['2019 Civic Si 230 whp in Texas'],
])('"%s" is planned', (said) => {
  expect(talk(said).at(-1)?.builds).toHaveLength(1)
})
