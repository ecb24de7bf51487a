import { type SQL, sql } from 'drizzle-orm'
import { TRADE_WORDS, type TradeWords } from '../../catalog/trade-words.ts'
import { PART_KINDS, type PartKind } from '../../engine/model.ts'
import type { Database } from '../database/connection.ts'
import type { KnownWords } from '../listing/known-words.ts'
import { carFits, FIRST_WRITTEN, type PartRow, partRows } from '../listing/part-rows.ts'
import { tsqueryOf, type WordForms, wordsOf } from '../listing/search-words.ts'

export interface FoundPart extends PartRow {
  words: string
}

/** Of many matches only the best known are ranked by their words, and of very many only the first are looked at. */
const RANKED = 200
const LOOKED_AT = 1_500
const LOOKED_AT_OF_LARGE = 300
/** What the index `shop_parts_first` holds, and an import writes first: the best known, and of the rest a few. */
const FIRST = sql.raw(FIRST_WRITTEN)

/**
 * One of the words is in no part, alone or together with a number beside it: nothing has to be asked. The last one may
 * be the beginning of a part number.
 */
const isNowhere = (terms: readonly WordForms[], { near }: KnownWords): boolean =>
  terms.some(
    ({ joined, pieces }, at) =>
      at < terms.length - 1 &&
      pieces.length <= 1 &&
      near.has(joined) &&
      ![terms[at - 1], terms[at + 1]].some((beside) => beside && /\d/.test(beside.joined)),
  )

/** Parts that all words find, of those cars where there are some; the best known first. */
export async function matchingParts(
  db: Database,
  terms: readonly WordForms[],
  { vehicleIds, known, isBegun }: { vehicleIds: readonly string[]; known: KnownWords; isBegun: boolean },
): Promise<FoundPart[]> {
  if (!isBegun && isNowhere(terms, known)) return []
  const words = terms.length > 0 ? [sql`p.search @@ ${tsqueryOf(terms, known, isBegun)}::tsquery`] : []
  const where = vehicleIds.length > 0 ? [...words, carFits(vehicleIds)] : words
  const among = known.isLarge ? LOOKED_AT_OF_LARGE : LOOKED_AT
  const found = (more: readonly SQL[]) =>
    partRows<FoundPart>(db, {
      ...{ where: [...where, ...more], limit: RANKED, among },
      more: sql`p.words`,
    })
  // A broad word has a hundred thousand parts, and finding them all takes longer than anybody looks at them.
  const first = known.isLarge && vehicleIds.length === 0 ? await found([FIRST]) : []
  return first.length === RANKED ? first : found([])
}

/** Every name that a kind of part or its trouble goes by: "long tubes", "boost leak". */
const NAMES = PART_KINDS.flatMap((kind) => {
  const { names, troubles = [] }: TradeWords = TRADE_WORDS[kind]
  return [...names, ...troubles].map((name) => {
    const words = wordsOf(name).flatMap(({ pieces }) => pieces)
    return { kind, words, spaced: ` ${words.join(' ')} `, joined: words.join('') }
  })
})

/** The kinds that the words call by a name, the longest name only: "brake pads" is no brake kit. */
export function kindsSaid(terms: readonly WordForms[]): ReadonlySet<PartKind> {
  const said = ` ${terms.flatMap(({ pieces }) => pieces).join(' ')} `
  const joined = new Set(terms.map((term) => term.joined))
  const found = NAMES.filter((name) => said.includes(name.spaced) || joined.has(name.joined))
  const longest = Math.max(0, ...found.map(({ spaced }) => spaced.length))
  return new Set(found.filter(({ spaced }) => spaced.length === longest).map(({ kind }) => kind))
}

/** How many words the longest name of a part has that is said with this word; none where it is in no name. */
export function nameSaid(words: readonly string[], word: string): number {
  const said = ` ${words.join(' ')} `
  const holding = NAMES.filter((name) => name.words.includes(word) && said.includes(name.spaced))
  return Math.max(0, ...holding.map((name) => name.words.length))
}

export interface Ranking {
  terms: readonly WordForms[]
  kinds: ReadonlySet<PartKind>
  /** The customer's own car. */
  ownVehicleId?: string | undefined
}

/** How well a part answers: its own name and number first, then its kind, then how well it is known. */
export function rankOf(part: FoundPart, { terms, kinds, ownVehicleId }: Ranking): number {
  const own = ` ${part.words} `
  const number = part.part_number
    ? wordsOf(part.part_number)
        .map(({ joined }) => joined)
        .join('')
    : undefined
  let rank = Math.min(3, Math.log2(1 + part.popularity))
  for (const { joined, pieces } of terms) {
    if (joined === number) rank += 100
    if (own.includes(` ${joined} `) || pieces.every((one) => own.includes(` ${one} `))) rank += 4
    else if (own.includes(` ${joined}`)) rank += 3
    // It was found by every word: what is not its own stands in what the trade calls it.
    else rank += 1
  }
  if (kinds.has(part.kind)) rank += 6
  if (ownVehicleId !== undefined && part.vehicle_ids.includes(ownVehicleId)) rank += 4
  if (part.vehicle_ids.length < 60) rank += 2
  return rank
}
