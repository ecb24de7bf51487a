import { expect, test } from 'vitest'
import { lastOf, partOfId } from '../../../tests/support/assistant-talk.ts'
import { isSingleConversion } from '../../engine/fitment/induction.ts'

test.each([
  '1994 rx-7, single turbo conversion, 350 whp on e85, 30000 dollars',
  '1993 rx-7 go single turbo 340 whp on e85 under 30k',
  '1995 supra turbo single turbo 500 whp on e85',
])('who asks for a single turbo on a car with two is planned one: "%s"', (words) => {
  const { builds } = lastOf(words)
  const parts = builds.flatMap(({ reply }) => reply.recommendedParts.map(({ partId }) => partOfId(partId)))
  const turbos = parts.filter((part) => part?.kind.startsWith('turbo_'))
  expect(turbos.length, words).toBeGreaterThan(0)
  for (const part of turbos) expect(part && isSingleConversion(part), part?.id).toBe(true)
})
