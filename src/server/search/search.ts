import type { SearchHit, SearchReply } from '../../contract/search.ts'
import { PART_CATEGORY_NAMES } from '../../engine/display-words.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import { type KnownWords, readKnownWords } from '../listing/known-words.ts'
import { askedCarOf, partCardOf, spanOf } from '../listing/part-rows.ts'
import { LONGEST_WORD, searchTerms, type WordForms } from '../listing/search-words.ts'
import { type FoundPart, kindsSaid, matchingParts, nameSaid, rankOf } from './find-parts.ts'
import { findThings, vehicleHit } from './other-things.ts'
import { readSearch, type SearchRead } from './read-search.ts'
import { respelled } from './respelled.ts'

export interface SearchAsk {
  text: string
  own: Vehicle | undefined
  limit: number
}
interface FindAsk extends SearchAsk {
  /** What is known of the words, whichever way they are asked. */
  known: KnownWords
  /** Every word may be the beginning of a longer one. */
  isBegun?: boolean
}

/** What words find, of everything that the shop has. */
export async function search(db: Database, catalog: CatalogSnapshot, asked: SearchAsk): Promise<SearchReply> {
  const { text } = asked
  const ask: FindAsk = { ...asked, known: await readKnownWords(db, undefined, formsOf(searchTerms(text))) }
  const first = await findAll(db, catalog, text, ask)
  if (first.isAnswered) return replyOf(text, first, null)
  const corrected = await respelled(db, catalog, ask.known, first.read.terms)
  if (corrected) {
    const found = await findAll(db, catalog, corrected, ask)
    if (found.isAnswered) return replyOf(text, found, { searched: corrected, why: 'spelling' })
  }
  const begun = await findAll(db, catalog, corrected ?? text, { ...ask, isBegun: true })
  if (begun.isAnswered) return replyOf(text, begun, null)
  const less = await withLess(db, catalog, corrected ?? first.read.terms.map(({ joined }) => joined).join(' '), ask)
  return replyOf(text, less ?? first, less ? { searched: less.text, why: 'left_out' } : null)
}

const formsOf = (terms: readonly WordForms[]) => terms.flatMap(({ joined, pieces }) => [joined, ...pieces])

interface Found {
  text: string
  read: SearchRead
  hits: SearchHit[]
  /** Something was found besides the car that the words name. */
  isAnswered: boolean
}

async function findAll(db: Database, catalog: CatalogSnapshot, text: string, ask: FindAsk): Promise<Found> {
  const read = readSearch(catalog, text)
  const { terms, vehicles, rest, isOneModel } = read
  if (terms.length === 0) return { text, read, hits: [], isAnswered: false }
  const isCarOnly = vehicles.length > 0 && rest.length === 0
  // Words that name no car are about the customer's own.
  const ids = vehicles.length > 0 ? vehicles.map(({ id }) => id) : ask.own ? [ask.own.id] : []
  const { isBegun = false } = ask
  const known = await readKnownWords(db, ask.known, formsOf(terms))
  const onCars = ids.length > 0 ? await matchingParts(db, rest, { vehicleIds: ids, known, isBegun }) : []
  const isEnough = isCarOnly || onCars.length >= ask.limit
  const anywhere = isEnough ? [] : await matchingParts(db, terms, { vehicleIds: [], known, isBegun })
  const kinds = kindsSaid(rest.length > 0 ? rest : terms)
  const ranked = (parts: readonly FoundPart[], words: readonly WordForms[]) =>
    parts
      .map((part) => ({ part, rank: rankOf(part, { terms: words, kinds, ownVehicleId: ask.own?.id }) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ part }) => part)
  const own = ranked(onCars, rest.length > 0 ? rest : terms)
  const shown = new Set(own.map(({ id }) => id))
  const others = ranked(anywhere, terms).filter(({ id }) => !shown.has(id))
  // A part that is made for the very car that was said stands before one whose name only sounds like it.
  const parts = [...own, ...others].slice(0, ask.limit)
  const fittingCar = ask.own ?? (isOneModel && isOneGeneration(vehicles) ? vehicles[0] : undefined)
  const partHits = parts.map((row): SearchHit => {
    const vehicle = ask.own ?? (fittingCar && (anyOf(row, vehicles) ?? fittingCar))
    const card = partCardOf(catalog, row, vehicle && { vehicle })
    return {
      ...{ type: 'part', title: `${card.maker.name} ${card.name}`, detail: card.fitsWhat, path: `/parts/${card.id}` },
      ...{ imageUrl: card.imageUrl, price: card.price, part: card },
    }
  })
  const cars = [...new Set(vehicles.map(({ modelId }) => modelId))].flatMap((id) => vehicleHit(catalog, id) ?? [])
  const things = findThings(catalog, terms).filter(({ hit }) => !cars.some(({ path }) => path === hit.path))
  // What is called by the very words comes before parts; what only has them somewhere, after.
  const named = things.filter(({ share, hit }) => share >= 0.5 || isAskedType(hit, terms)).map(({ hit }) => hit)
  const rarely = things.filter(({ hit }) => !named.includes(hit)).map(({ hit }) => hit)
  const hits = isCarOnly
    ? [...cars, ...named, ...rarely, ...partHits]
    : [
        ...named.slice(0, kinds.size > 0 ? 0 : 3),
        ...partHits,
        ...cars,
        ...named.slice(kinds.size > 0 ? 0 : 3),
        ...rarely,
      ]
  const isAnswered = isCarOnly || parts.length > 0 || things.length > 0
  return { text, read, hits: spread(hits, ask.limit), isAnswered }
}

/** Variants that were sold in one year: what fits one of them is not said of another generation. */
const isOneGeneration = (vehicles: readonly Vehicle[]): boolean =>
  Math.max(...vehicles.map(({ yearFrom }) => yearFrom)) <= Math.min(...vehicles.map(({ yearTo }) => yearTo))

const anyOf = (row: FoundPart, vehicles: readonly Vehicle[]): Vehicle | undefined =>
  vehicles.find(({ id }) => row.vehicle_ids.includes(id))

const TYPE_WORDS = {
  package: ['package'],
  build: ['build'],
  gear: ['gear', 'merch'],
  help: [],
  vehicle: [],
  part: [],
} as const
const isAskedType = ({ type }: SearchHit, terms: readonly WordForms[]): boolean =>
  terms.some(({ joined }) => (TYPE_WORDS[type] as readonly string[]).includes(joined))

/** Every kind of thing keeps a few places, however many parts there are. */
const KEPT = 6
function spread(hits: readonly SearchHit[], limit: number): SearchHit[] {
  if (hits.length <= limit) return [...hits]
  const others = hits.filter(({ type }) => type !== 'part').slice(0, Math.min(KEPT, Math.floor(limit / 2)))
  const parts = hits.filter(({ type }) => type === 'part').slice(0, limit - others.length)
  const kept = new Set([...others, ...parts])
  return hits.filter((hit) => kept.has(hit))
}

/**
 * What is found when one word is left out: the shortest first, for it says least, and the names of parts and troubles
 * last. Where one is not enough, those names alone.
 */
async function withLess(
  db: Database,
  catalog: CatalogSnapshot,
  text: string,
  ask: FindAsk,
): Promise<Found | undefined> {
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return undefined
  const names = words.filter((word) => nameSaid(words, word) > 0)
  const weight = (word: string) => word.length + (names.includes(word) ? LONGEST_WORD : 0)
  const order = words.map((_, at) => at).toSorted((a, b) => weight(words[a]!) - weight(words[b]!))
  const shorter = order.slice(0, 6).map((at) => words.toSpliced(at, 1))
  if (names.length > 0 && names.length < words.length - 1) shorter.push(names)
  for (const left of shorter) {
    const found = await findAll(db, catalog, left.join(' '), ask)
    if (found.isAnswered) return found
  }
  return undefined
}

const SHELVES: readonly SearchReply['suggestions'][number][] = (
  ['intake', 'exhaust', 'forced_induction', 'tuning', 'fuel_system', 'suspension'] as const
).map((category) => ({ label: PART_CATEGORY_NAMES[category], path: `/parts/${category.replaceAll('_', '-')}` }))

function replyOf(q: string, found: Found, insteadOf: SearchReply['insteadOf']): SearchReply {
  const { vehicles, isOneModel } = found.read
  const first = isOneModel ? vehicles[0] : undefined
  const isCar = isOneGeneration(vehicles)
  return {
    ...{ q, insteadOf, hits: found.hits },
    car: first && isCar ? askedCarOf(first) : null,
    model:
      first && !isCar
        ? { modelId: first.modelId, label: `${first.make} ${first.model}`, years: spanOf(vehicles) }
        : null,
    marks: [...new Set(searchTerms(found.text).flatMap(({ joined, pieces }) => [joined, ...pieces]))].filter(
      (word) => word.length > 1,
    ),
    suggestions:
      found.hits.length > 0 ? [] : [...SHELVES, { label: 'Ask the assistant', path: '/intelligent-assistant' }],
  }
}
