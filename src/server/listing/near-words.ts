import { sql } from 'drizzle-orm'
import { CATEGORY_WORDS, TRADE_WORDS } from '../../catalog/trade-words.ts'
import type { Database } from '../database/connection.ts'
import type { KnownWords } from './known-words.ts'
import { indexWords } from './search-words.ts'

/** What the trade calls parts and their troubles: known without asking. */
const TRADE: ReadonlySet<string> = new Set(
  indexWords(
    ...Object.values(TRADE_WORDS).flatMap(({ names, troubles = [] }) => [...names, ...troubles]),
    ...Object.values(CATEGORY_WORDS).flat(),
  )
    .split(' ')
    .filter((word) => /^[a-z]{4,30}$/.test(word)),
)

/** Slips of the finger between two words: letters wrong, missing, extra, or two swapped. */
export function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + cost)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

const mostSlips = (word: string): number => (word.length >= 8 ? 3 : word.length >= 6 ? 2 : 1)

/** The words that were most likely meant, all equally near; the same length is nearer than another. */
export function nearestOf(typed: string, known: Iterable<string>): string[] {
  let best: { words: Set<string>; rank: number } | undefined
  for (const word of known) {
    if (Math.abs(word.length - typed.length) > mostSlips(typed)) continue
    const slips = slipsBetween(typed, word)
    if (slips > mostSlips(typed)) continue
    const rank = slips * 4 + (word[0] === typed[0] ? 0 : 3) + Math.abs(word.length - typed.length) / 2
    if (!best || rank < best.rank) best = { words: new Set(), rank }
    if (rank === best.rank) best.words.add(word)
  }
  return [...(best?.words ?? [])]
}

const NEIGHBORS = 24

/**
 * Words that one of these may have meant: names that look most like it, and the trade's. None for a known one, or for
 * one that any part has (a piece of its number). What no part begins with was looked up with the words themselves;
 * only what is the beginning of a known word, and yet none, is asked here.
 */
export async function neighborsOf(
  db: Database,
  { meant, near }: KnownWords,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const unknown = words.filter(
    (word) => /^[a-z]{4,30}$/.test(word) && !TRADE.has(word) && meant.get(word)?.[0] !== word,
  )
  const asked = unknown.filter((word) => !near.has(word) && (meant.get(word)?.length ?? 0) > 0)
  const rows = asked.length === 0 ? [] : await nearestNames(db, asked)
  const found = [...rows.map(({ typed, near: names }) => [typed, names] as const), ...near]
  return new Map(found.filter(([word]) => unknown.includes(word)).map(([word, names]) => [word, [...names, ...TRADE]]))
}

async function nearestNames(db: Database, asked: readonly string[]): Promise<{ typed: string; near: string[] }[]> {
  const { rows } = await db.execute<{ typed: string; near: string[] }>(sql`
    select typed, array(select word from search_words where is_name order by word <-> typed limit ${NEIGHBORS}) as near
    from jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) as typed
    where not exists (select 1 from shop_parts where search @@ typed::tsquery)`)
  return rows
}
