import { expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'

const usd = (words = ''): number => Number(words.replaceAll(/[$,]/g, ''))

test.each([
  ['2016 challenger scat pack automatic, cam sound and 480 whp, no blower, budget $10,500', 10_500],
  ['2014 mustang gt, cam and 420 whp, no blower, budget $4,000', 4000],
  ['2012 camaro ss, cam and 430 whp, no blower, budget $4,500', 4500],
])('a cam that the budget does not buy is left out with its price: "%s"', (words, budgetUsd) => {
  const { builds, text } = lastOf(words)
  expect(builds.length, text).toBeGreaterThan(0)
  expect(builds.flatMap(({ reply }) => reply.recommendedParts.map(({ kind }) => kind))).not.toContain('camshafts')
  const [, cost, over] = /comes to (\$[\d,]+) for \d+ whp, (\$[\d,]+) over your budget/.exec(text) ?? []
  expect(usd(cost) - usd(over), text).toBe(budgetUsd)
})
