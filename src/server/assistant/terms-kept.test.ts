import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { ROOT } from '../places.ts'
import type { Meaning } from './meaning.ts'
import { readMessage } from './meaning-of.ts'
import { BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'

const CATALOG = { vehicles: VEHICLES, parts: PARTS }

/** What of a reading says that a term was read. */
const TERMS: Readonly<Record<string, (meaning: Meaning) => boolean>> = {
  no_boost: ({ induction, without = [] }) =>
    induction === 'naturally_aspirated' ||
    TURBO_KINDS.every((kind) => without.includes(kind)) ||
    BLOWER_KINDS.every((kind) => without.includes(kind)),
  own_boost_stays: ({ keepsStock }) => keepsStock?.includes('boost_source') ?? false,
  engine_stays: ({ keepsStock }) => keepsStock?.includes('bottom_end') ?? false,
  gearbox_stays: ({ keepsStock }) => keepsStock?.includes('transmission') ?? false,
  no_nitrous: ({ keepsStock, without }) => keepsStock?.includes('nitrous') || without?.includes('nitrous') || false,
  quiet: ({ keepsStock }) => keepsStock?.includes('catback') ?? false,
  on_87: ({ fuel }) => fuel === '87',
  on_91: ({ fuel }) => fuel === '91',
  on_93: ({ fuel }) => fuel === '93',
  no_ethanol: ({ notFuels }) => notFuels?.includes('e85') ?? false,
}

/** So much of what people said is read, at least, and so much of what is read was never said, at most. */
const LEAST: Readonly<Record<string, readonly [read: number, invented: number]>> = {
  ...{ no_boost: [0.85, 0.3], own_boost_stays: [0.78, 0.18], engine_stays: [0.76, 0.18], gearbox_stays: [0.7, 0.25] },
  ...{ no_nitrous: [0.8, 0.25], quiet: [0.74, 0.12], on_87: [0.9, 0.3], on_91: [0.9, 0.15], on_93: [0.9, 0.22] },
  no_ethanol: [0.65, 0.15],
}

describe('the terms of a build, of people who had no part in how they are read', { tags: 'sweep' }, () => {
  const rows = readFileSync(join(ROOT, 'tests/trials/conversations/terms-kept.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; terms: string[] })
  const meanings = rows.map(({ text }) => readMessage(CATALOG, text, true).meaning)

  it.each(Object.entries(TERMS))('%s', (term, isRead) => {
    const said = rows.map(({ terms }) => terms.includes(term))
    const read = meanings.map(isRead)
    const right = rows.filter((_, at) => said[at] && read[at]).length
    const [least, most] = LEAST[term] ?? [1, 0]
    expect(right / said.filter(Boolean).length).toBeGreaterThan(least)
    expect(1 - right / read.filter(Boolean).length).toBeLessThan(most)
  })
})
