// @module-tag sweep
import { expect, test } from 'vitest'
import { planAgainstHighs } from './disagreements.ts'

/** Two neighbors of each eight: one under a random rulebook, one without. */
const SOME = Array.from({ length: 320 }, (_, index) => index + 1).filter((seed) => seed % 8 < 2)

test('HiGHS finds the same cost and power as the plan, on real cars with and without a rulebook: every fourth of the 320 requests of npm run catalog-check', async () => {
  const { planned, turnedDown, justShort, disagreements } = await planAgainstHighs(SOME)
  expect(disagreements).toEqual([])
  expect(planned).toBeGreaterThan(SOME.length / 2)
  expect(turnedDown).toBeGreaterThan(2)
  expect(justShort).toBeGreaterThan(0)
}, 600_000)
