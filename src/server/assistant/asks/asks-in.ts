import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../places.ts'
import { plainWords, Sentence } from '../sentence.ts'
import { languageOf } from '../words/language.ts'
import type { AskKind } from './ask.ts'
import { askSigns } from './ask-signs.ts'
import { likeliest, signsOfBefore } from './asked-before.ts'
import { borderSigns, type Read } from './border-signs.ts'
import { type AskWeights, chancesOf } from './learned-asks.ts'
import { piecesOf } from './pieces.ts'

/** One thing that a message asks. `typed` is the piece of the message that asks it. */
export interface Ask {
  kind: AskKind
  likely: number
  typed: string
}

const FOLDER = join(ROOT, 'src/server/assistant/asks')
let learned: { asks: AskWeights; borders: AskWeights } | undefined
/** Read when the first message comes: 12 MB in memory. */
function theWeights(): { asks: AskWeights; borders: AskWeights } {
  const read = (file: string): AskWeights => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
  learned ??= { asks: read('ask-weights.json'), borders: read('border-weights.json') }
  return learned
}
/** Nothing was learned from German or French: what is told of their words in English is less likely. */
const OF_FOREIGN = 0.65
const isForeign = (typed: string): boolean => {
  const language = languageOf(plainWords(typed))
  return language === 'de' || language === 'fr'
}

/** So surely one ask ends and the next begins. On messages of writers that it was not learned from five of six such borders are right, and four of five are found. */
const BORDER = 0.5

/** How likely each message of a talk asks each kind, each after those before it. */
export function chancesInTalk(turns: readonly string[], weights: AskWeights): Float64Array[] {
  const before: Float64Array[] = []
  for (const typed of turns) before.push(chancesOf(askSigns(plainWords(typed), signsOfBefore(before)), weights))
  return before
}

/** A talk is sent whole with each message, so the asks of its earlier messages are kept. */
const MOST_KEPT = 300
const kept = new Map<string, readonly Ask[]>()

/** What the last message of a talk asks: one thing, or several in their order. `turns`: what the visitor said, the last of it last. */
export function asksIn(turns: readonly string[]): readonly Ask[] {
  const key = turns.join('\n\n')
  const known = kept.get(key)
  if (known) return known
  const asks = readAsks(turns)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, asks)
  return asks
}

/** "And install": one word is of the ask before it. */
const isOneWord = (rest: string): boolean => /^\W*(?:(?:and|also|plus|y|or)\W+)?[\w']+\W*$/i.test(rest)

function readAsks(turns: readonly string[]): Ask[] {
  const typed = turns.at(-1) ?? ''
  const { asks, borders: ends } = theWeights()
  const before = signsOfBefore(chancesInTalk(turns.slice(0, -1), asks))
  // English and Spanish are read as they are typed, other languages in English.
  const isAbroad = isForeign(typed)
  const known = new Map<string, Float64Array>()
  const read: Read = (words) => {
    const chances =
      known.get(words) ??
      chancesOf(askSigns(isAbroad ? new Sentence(words).rest.trim() : plainWords(words), before), asks)
    known.set(words, chances)
    return chances
  }
  const pieces = piecesOf(typed)
  const borders = pieces.flatMap((_, at) =>
    at > 0 &&
    !isOneWord(pieces.slice(at).join('')) &&
    (chancesOf(borderSigns(pieces, at, plainWords, read), ends)[1] ?? 0) >= BORDER
      ? [at]
      : [],
  )
  return [0, ...borders].map((from, at) => {
    const words = pieces.slice(from, borders[at]).join('').trim()
    const { kind, likely } = likeliest(read(words))
    return { kind, likely: isAbroad ? likely * OF_FOREIGN : likely, typed: words }
  })
}
