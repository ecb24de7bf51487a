/**
 * `npm run learn-asks [-- --left-out BY,BY]`: learns what each piece of a message asks, and where one ask ends and the next
 * begins, from `learn/asks-said.jsonl`. Borders are learned from what half of the writers' asks teach of the other half's.
 * With `--left-out` what these writers asked is read by what the others taught, and nothing is written.
 */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ASK_KINDS, type AskKind, familyOf } from '../src/server/assistant/asks/ask.ts'
import { askSigns } from '../src/server/assistant/asks/ask-signs.ts'
import { likeliest, signsOfBefore } from '../src/server/assistant/asks/asked-before.ts'
import { chancesInTalk } from '../src/server/assistant/asks/asks-in.ts'
import { borderSigns } from '../src/server/assistant/asks/border-signs.ts'
import { type AskWeights, chancesOf } from '../src/server/assistant/asks/learned-asks.ts'
import { piecesOf } from '../src/server/assistant/asks/pieces.ts'
import { plainWords } from '../src/server/assistant/sentence.ts'
import { type LabelledAsk, learnAsks, writeWeights } from './learn/asks.ts'

interface Row {
  by: string
  turns: string[]
  asks: [string, AskKind][]
}

const { values } = parseArgs({ options: { 'left-out': { type: 'string', default: '' } } })
const left = new Set(values['left-out'].split(',').filter(Boolean))
const all = readFileSync(new URL('learn/asks-said.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))
const own = all.filter(({ by }) => !left.has(by))

const labelled = (rows: readonly Row[], before: (row: Row) => string[]): LabelledAsk[] =>
  rows.flatMap((row) => {
    const signs = before(row)
    return row.asks.map(([piece, kind]) => ({
      signs: askSigns(plainWords(piece), signs),
      kind: ASK_KINDS.indexOf(kind),
    }))
  })
const beforeBy = (weights: AskWeights) => (row: Row) => signsOfBefore(chancesInTalk(row.turns.slice(0, -1), weights))

/** First of the words alone; what earlier messages asked by that is a sign the second time. */
function learned(rows: readonly Row[]): AskWeights {
  const alone = learnAsks(
    labelled(rows, ({ turns }) => [`after: ${Math.min(2, turns.length - 1)}`]),
    ASK_KINDS.length,
  )
  return learnAsks(labelled(rows, beforeBy(alone)), ASK_KINDS.length)
}

/** At each border of a message: whether another ask begins there. */
function beginsAt(typed: string, asks: Row['asks'], pieces: readonly string[]): boolean[] {
  const begins: number[] = []
  let from = 0
  for (const [piece] of asks) {
    const at = typed.indexOf(piece, from)
    if (at < 0) continue
    if (from > 0) begins.push(at)
    from = at + piece.length
  }
  let place = 0
  return pieces.slice(0, -1).map((piece) => {
    place += piece.length
    return begins.some((begin) => Math.abs(begin - place) <= 6)
  })
}

const bordersOf = (rows: readonly Row[], weightsOf: (row: Row) => AskWeights): LabelledAsk[] =>
  rows.flatMap((row) => {
    const typed = row.turns.at(-1) ?? ''
    const pieces = piecesOf(typed)
    if (pieces.length < 2) return []
    const before = beforeBy(weightsOf(row))(row)
    const read = (words: string) => chancesOf(askSigns(plainWords(words), before), weightsOf(row))
    return beginsAt(typed, row.asks, pieces).map((is, at) => ({
      signs: borderSigns(pieces, at + 1, plainWords, read),
      kind: is ? 1 : 0,
    }))
  })

const share = (some: number, of: number): string => `${some} of ${of} (${((100 * some) / of).toFixed(1)}%)`

const weights = learned(own)
const writers = [...new Set(own.map(({ by }) => by))]
const isOdd = ({ by }: Row): boolean => writers.indexOf(by) % 2 === 1
const byEven = learned(own.filter((row) => !isOdd(row)))
const byOdd = learned(own.filter(isOdd))
const borders = learnAsks(
  bordersOf(own, (row) => (isOdd(row) ? byEven : byOdd)),
  2,
)

if (left.size > 0) {
  const rows = all.filter(({ by }) => left.has(by))
  const read = labelled(rows, beforeBy(weights)).map(({ signs, kind }) => ({
    is: ASK_KINDS[kind] ?? 'talk.joke',
    ...likeliest(chancesOf(signs, weights)),
  }))
  for (const least of [0, 0.3, 0.5, 0.7]) {
    const sure = read.filter(({ likely }) => likely >= least)
    const right = sure.filter(({ kind, is }) => kind === is).length
    const family = sure.filter(({ kind, is }) => familyOf(kind) === familyOf(is)).length
    console.log(`from ${least}: right ${share(right, sure.length)}, of its family ${share(family, sure.length)}`)
  }
  const ends = bordersOf(rows, () => weights).map(({ signs, kind }) => [kind, chancesOf(signs, borders)[1] ?? 0])
  for (const least of [0.5, 0.6, 0.7, 0.8]) {
    const sure = ends.filter(([, likely = 0]) => likely >= least)
    const found = sure.filter(([kind]) => kind === 1).length
    const ofAll = ends.filter(([kind]) => kind === 1).length
    console.log(`borders from ${least}: right ${share(found, sure.length)}, found ${share(found, ofAll)}`)
  }
} else {
  for (const [file, one] of [
    ['ask-weights.json', weights],
    ['border-weights.json', borders],
  ] as const) {
    writeWeights(`asks/${file}`, one)
  }
}
