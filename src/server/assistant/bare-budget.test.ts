import { expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const CARS = ['2016 mustang gt', '2012 camaro ss', '2006 charger r/t', '2019 wrx']
const budgetsOf = (words: string): (number | undefined)[] =>
  lastOf(words).builds.map(({ request }) => request.budgetUsd)

eachOf(6, [
  ['budget twenty-three thousand', 23_000],
  ['twenty five thousand to spend', 25_000],
  ['fifteen grand all in', 15_000],
  ['4,000 for more pull, no blower', 4000],
  ['4,500 for whatever wakes it up', 4500],
  ['450 wheel, 93 octane, 10,500.', 10_500],
  ['91 octane, 1,500. I commute with it', 1500],
])('a sum without a word of money is the budget: "%s"', (words, budgetUsd) => {
  for (const car of CARS) {
    const budgets = budgetsOf(`${car}, ${words}`)
    if (budgets.length > 0) expect(new Set(budgets), `${car}, ${words}`).toEqual(new Set([budgetUsd]))
  }
  expect(CARS.flatMap((car) => budgetsOf(`${car}, ${words}`)).length, words).toBeGreaterThan(0)
})

eachOf(6, ['power over 7,500 rpm', 'I have 3,500 miles on it', 'it has 120,000.', 'built in 2016.'])(
  'a figure of another kind is none: "%s"',
  (words) => {
    for (const car of CARS)
      expect(budgetsOf(`${car}, 450 whp, ${words}`).filter(Boolean), `${car} ${words}`).toEqual([])
  },
)
