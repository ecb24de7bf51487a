import { expect, test } from 'vitest'
import { SAMPLE_BUILDS } from './builds.ts'
import { SAMPLE_COUNTS } from './sample-counts.ts'
import { SAMPLE_GEAR } from './sample-gear.tsx'

test('as many samples are counted as are shown', () => {
  expect(SAMPLE_COUNTS).toEqual({ builds: SAMPLE_BUILDS.length, gear: SAMPLE_GEAR.length })
})
