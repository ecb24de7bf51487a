import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/** What the listing says of words that are searched. */
export interface KnownWords {
  /**
   * The words that begin so. A beginning that is asked as the words it may mean costs what the rarest word of the
   * search costs; asked as a beginning, it costs all parts that have any of them.
   */
  meant: Map<string, readonly string[]>
  /** Words that no part has, nor a name begins with, and those of names that look most like them. */
  near: Map<string, readonly string[]>
  /** There are more parts than anybody looks through for one search. */
  isLarge: boolean
}

/** Of letters only: numbers are rare enough as they are. */
const IS_LISTED = /^[a-z]{3,30}$/
const MOST_MEANT = 40
const LARGE = 20_000
const NEIGHBORS = 24

interface FoundWord {
  typed: string
  meant: string[]
  near: string[] | null
}

/**
 * Looks up what is not known of these words yet. Parts are counted where one would do: PostgreSQL would look for one
 * through the whole table, and finds none at once by the index.
 */
export async function readKnownWords(db: Database, known: KnownWords | undefined, words: readonly string[]) {
  const meant = known?.meant ?? new Map<string, readonly string[]>()
  const near = known?.near ?? new Map<string, readonly string[]>()
  const asked = [...new Set(words)].filter((word) => IS_LISTED.test(word) && !meant.has(word))
  if (known && asked.length === 0) return known
  const { rows } = await db.execute<{ isLarge: boolean; found: FoundWord[] }>(sql`
    select (select reltuples > ${LARGE} from pg_class where oid = 'shop_parts'::regclass) as "isLarge",
      array(select jsonb_build_object('typed', typed, 'meant', meant, 'near', case
          when cardinality(meant) = 0 and length(typed) >= 4
            and (select count(*) from shop_parts where search @@ typed::tsquery) = 0
          then array(select word from search_words where is_name order by word <-> typed limit ${NEIGHBORS}) end)
        from (select typed, array(select word from search_words
            where word >= typed and word < typed || '{' order by word limit ${MOST_MEANT + 1}) as meant
          from jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) as typed) as t) as found`)
  const [row] = rows
  for (const { typed, meant: words, near: neighbors } of row?.found ?? []) {
    meant.set(typed, words)
    if (neighbors) near.set(typed, neighbors)
  }
  return { meant, near, isLarge: row?.isLarge ?? false }
}

const quoted = (word: string): string => `'${word.replaceAll("'", '')}'`

/** One word as a tsquery, itself or as a beginning. */
export function wordQuery(known: KnownWords | undefined, word: string, isPrefix: boolean): string {
  if (!isPrefix) return quoted(word)
  const meant = known?.meant.get(word) ?? []
  if (meant.length === 0 || meant.length > MOST_MEANT) return `${quoted(word)}:*`
  const all = [...new Set([word, ...meant])]
  return all.length === 1 ? quoted(word) : `(${all.map(quoted).join(' | ')})`
}
