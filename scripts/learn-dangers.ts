/**
 * `npm run learn-dangers [-- --left-out BY,BY]`: learns what a message tells that is wrong with the car now, from
 * `learn/dangers-said.jsonl` (half dangers, half what only looks like one) and from the messages of `learn/asks-said.jsonl`
 * that tell no trouble. With `--left-out` the messages of these writers are read by what the others taught, and nothing is
 * written.
 */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AskWeights } from '../src/server/assistant/asks/learned-asks.ts'
import { dangerSigns } from '../src/server/assistant/dangers/danger-signs.ts'
import { DANGER_KINDS, type DangerKind, dangerBy } from '../src/server/assistant/dangers/likely-danger.ts'
import { plainWords } from '../src/server/assistant/sentence.ts'
import { learnAsks, writeWeights } from './learn/asks.ts'

interface Row {
  by: string
  text: string
  danger: DangerKind
}

const rowsOf = <T>(file: string): T[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line))

const { values } = parseArgs({ options: { 'left-out': { type: 'string', default: '' } } })
const left = new Set(values['left-out'].split(',').filter(Boolean))
const all = rowsOf<Row>('learn/dangers-said.jsonl')
/** Every fourth of them: most messages tell of no danger, and these are what they are like. */
const EACH = 4
const ordinary = rowsOf<{ turns: string[]; asks: [string, string][] }>('learn/asks-said.jsonl')
  .filter(({ asks }) => asks.every(([, kind]) => !kind.startsWith('trouble.')))
  .map(({ turns }): Row => ({ by: 'ordinary', text: turns.at(-1) ?? '', danger: 'none' }))
const taught = ordinary.filter((_, at) => at % EACH === 0)
const untaught = ordinary.filter((_, at) => at % EACH === 2)

const learned = (rows: readonly Row[]): AskWeights =>
  learnAsks(
    rows.map(({ text, danger }) => ({ signs: dangerSigns(plainWords(text)), kind: DANGER_KINDS.indexOf(danger) })),
    DANGER_KINDS.length,
  )

const weights = learned([...all.filter(({ by }) => !left.has(by)), ...taught])
if (left.size > 0) {
  const rows = all.filter(({ by }) => left.has(by))
  const dangers = rows.filter(({ danger }) => danger !== 'none')
  const alike = rows.filter(({ danger }) => danger === 'none')
  const from = (some: readonly Row[], least: number) =>
    some.filter(({ text }) => dangerBy(weights, text).likely >= least)
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.7]) {
    const found = from(dangers, least)
    const named = found.filter(({ text, danger }) => dangerBy(weights, text).kind === danger)
    console.log(
      `from ${least}: ${found.length} of ${dangers.length} found, ${named.length} by their kind; ` +
        `${from(alike, least).length} of ${alike.length} that look alike, ${from(untaught, least).length} of ${untaught.length} others`,
    )
  }
} else {
  writeWeights('dangers/danger-weights.json', weights)
}
