import { expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'

const CARS = ['2015 fiesta st', '2016 gti', '2012 mustang gt', '2008 civic si', '2017 camaro ss', '2018 wrx']
const BUDGETS_USD = [1500, 3000, 6000]

test('who names a budget and no power reads what the money buys, of no goal of their own', () => {
  for (const [place, car] of CARS.entries()) {
    const budgetUsd = BUDGETS_USD[place % BUDGETS_USD.length] ?? 0
    const [answer] = talk(`${car} on 93, I have $${budgetUsd}, what do you put on it?`)
    const [build] = answer?.builds ?? []
    if (!answer || !build) continue
    expect(build.reply.estimatedCost).toBeLessThanOrEqual(budgetUsd)
    expect(answer.text, car).toContain(`$${budgetUsd.toLocaleString('en-US')} buys up to `)
    expect(answer.text, car).not.toMatch(/your goal|lowest-cost build for/)
  }
})

test('and after another budget, what that buys; after a goal of their own, the build for it', () => {
  const [first, more, goal] = talk(
    '2015 fiesta st on 93, I have $1,800, what do you put on it?',
    'what if i had 3k',
    'ok 190 whp',
  )
  expect(first?.text).toContain('$1,800 buys up to ')
  expect(more?.text).toContain('$3,000 buys up to ')
  expect(goal?.text).toContain('lowest-cost build for 190 whp')
})

test('in Spanish an hour is one hour', () => {
  const [answer] = talk('tengo 3000 dolares para mi mustang gt 2018, que me recomiendas')
  expect(answer?.text).toContain('Con $3,000 se llega a ')
  expect(answer?.text).not.toMatch(/\b1 horas/)
})
