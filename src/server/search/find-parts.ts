import { sql } from 'drizzle-orm'
import { oncePer } from '../../catalog/once-per.ts'
import { TRADE_WORDS, type TradeWords } from '../../catalog/trade-words.ts'
import { PART_KINDS, type PartKind } from '../../engine/model.ts'
import type { Database } from '../database/connection.ts'
import { carFits, type PartRow, partRows } from '../listing/part-rows.ts'
import { tsqueryOf, type WordForms, wordsOf } from '../listing/search-words.ts'

export interface FoundPart extends PartRow {
  words: string
  more_words: string
}

/** Of many matches only the best known are ranked by their words, and of very many only the first are looked at. */
const RANKED = 200
const LOOKED_AT = 1_500

/** Every part that all words find, of those cars where there are some; the best known first. */
export function matchingParts(
  db: Database,
  terms: readonly WordForms[],
  vehicleIds: readonly string[],
  isBegun = false,
): Promise<FoundPart[]> {
  const where = [
    ...(terms.length > 0 ? [sql`p.search @@ ${tsqueryOf(terms, isBegun)}::tsquery`] : []),
    ...(vehicleIds.length > 0 ? [carFits(vehicleIds)] : []),
  ]
  return partRows<FoundPart>(db, {
    where,
    limit: RANKED,
    among: LOOKED_AT,
    more: sql`p.words, p.more_words`,
  }) as Promise<FoundPart[]>
}

const namesOf = oncePer(({ names, troubles = [] }: TradeWords) =>
  [...names, ...troubles].map((name) =>
    wordsOf(name)
      .flatMap(({ pieces }) => pieces)
      .join(' '),
  ),
)

/** The kinds that the words call by a name, the longest name only: "brake pads" is no brake kit. */
export function kindsSaid(terms: readonly WordForms[]): ReadonlySet<PartKind> {
  const said = ` ${terms.flatMap(({ pieces }) => pieces).join(' ')} `
  const joined = new Set(terms.map((term) => term.joined))
  const found = PART_KINDS.flatMap((kind) =>
    namesOf(TRADE_WORDS[kind])
      .filter((name) => said.includes(` ${name} `) || joined.has(name.replaceAll(' ', '')))
      .map((name) => ({ kind, length: name.split(' ').length })),
  )
  const longest = Math.max(0, ...found.map(({ length }) => length))
  return new Set(found.filter(({ length }) => length === longest).map(({ kind }) => kind))
}

export interface Ranking {
  terms: readonly WordForms[]
  kinds: ReadonlySet<PartKind>
  /** The customer's own car. */
  ownVehicleId?: string | undefined
}

/** How well a part answers: its own name and number first, then its kind, then how well it is known. */
export function rankOf(part: FoundPart, { terms, kinds, ownVehicleId }: Ranking): number {
  const own = new Set(part.words.split(' '))
  const more = new Set(part.more_words.split(' '))
  const number = part.part_number
    ? wordsOf(part.part_number)
        .map(({ joined }) => joined)
        .join('')
    : undefined
  let rank = Math.min(3, Math.log2(1 + part.popularity))
  for (const { joined, pieces } of terms) {
    if (joined === number) rank += 100
    if (own.has(joined) || pieces.every((one) => own.has(one))) rank += 4
    else if ([...own].some((word) => word.startsWith(joined))) rank += 3
    else if (more.has(joined)) rank += 1
  }
  if (kinds.has(part.kind)) rank += 6
  if (ownVehicleId !== undefined && part.vehicle_ids.includes(ownVehicleId)) rank += 4
  if (part.vehicle_ids.length < 60) rank += 2
  return rank
}
