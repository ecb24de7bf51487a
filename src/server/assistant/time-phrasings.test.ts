import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { TimeMeasure } from '../../engine/vocabulary.ts'
import { meaningOf } from './meaning-of.ts'

interface TimePhrasing {
  text: string
  /** Null: neither a quarter mile nor a 0-60 is asked for. */
  measure: TimeMeasure | null
  seconds?: number
  fuel?: string
  budgetUsd?: number
}

const CATALOG = { vehicles: VEHICLES, parts: PARTS }
const TRIALS = join(import.meta.dirname, '../../../tests/trials/time-goals.json')
const phrasings = JSON.parse(readFileSync(TRIALS, 'utf8')) as TimePhrasing[]

function understood({ text, measure, seconds, fuel, budgetUsd }: TimePhrasing): boolean {
  const said = meaningOf(CATALOG, text)
  const goal = said.goal ?? { most: true }
  const quarter = 'quarterMileS' in goal ? goal.quarterMileS : undefined
  const sixty = 'zeroToSixtyS' in goal ? goal.zeroToSixtyS : undefined
  if (measure === null) return quarter === undefined && sixty === undefined
  const time = measure === 'quarter_mile' ? quarter : sixty
  const isTime = Math.abs((time ?? 0) - (seconds ?? 0)) < 0.001
  const isWhole = said.intent === 'plan' && said.car !== undefined && said.year !== undefined
  return isTime && isWhole && said.fuel === fuel?.toLowerCase() && said.budgetUsd === budgetUsd
}

test('times are understood as drag racers and forums write them', () => {
  const missed = phrasings.filter((phrasing) => !understood(phrasing)).map(({ text }) => text)
  expect(missed.length / phrasings.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
})
