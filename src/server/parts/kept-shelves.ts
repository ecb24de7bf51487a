import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { allOf, POPULAR_FIRST } from '../listing/part-rows.ts'
import { type Chosen, FACET_TERMS, type FacetCount } from './facets.ts'
import {
  addedUp,
  type Combination,
  MOST_COUNTED,
  OTHERS,
  type Shelf,
  shownMakers,
  type Values,
} from './shelf-counts.ts'

/**
 * The parts of one shelf that its list counts, as two numbers each: their maker and their combination of values. A hundred
 * kilobytes at most, however many parts stand there.
 */
interface KeptShelf {
  makers: readonly string[]
  makerOf: Uint16Array
  combinations: readonly Values[]
  combinationOf: Uint16Array
  makerNames: Map<string, string>
  /** How many parts some choices leave of all that stand there, as far as it was asked. */
  totals: Map<string, number>
}

const MOST_SHELVES = 40
const MOST_TOTALS = 200

export interface KeptShelves {
  /** The counts of a shelf under some choices; `count` says how many these leave where the shelf has more than is kept. */
  counted: (key: string, base: readonly SQL[], chosen: Chosen, count: () => Promise<number>) => Promise<Shelf>
}

/** Shelves that are the same for every visitor, read once for each state of the listing: `era` is another after a change. */
export function keptShelves(db: Database, era: () => number): KeptShelves {
  const kept = new Map<string, Promise<KeptShelf>>()
  let keptIn = era()
  const shelfOf = (key: string, base: readonly SQL[]): Promise<KeptShelf> => {
    if (keptIn !== era()) kept.clear()
    keptIn = era()
    const found = kept.get(key) ?? readShelf(db, base)
    kept.delete(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    if (kept.size > MOST_SHELVES) kept.delete(kept.keys().next().value!)
    return found
  }
  return {
    counted: async (key, base, chosen, count) => {
      const shelf = await shelfOf(key, base)
      const counted = countsOf(shelf, chosen)
      await readNames(db, shelf.makerNames, counted.makers)
      const makers = counted.makers.map((one) => ({ ...one, name: shelf.makerNames.get(one.value ?? '') ?? null }))
      const added = addedUp(counted.combinations, makers, chosen)
      if (!added.isMore || added.total > MOST_COUNTED) return added
      const choices = JSON.stringify(chosen)
      const total = shelf.totals.get(choices) ?? (await count())
      if (shelf.totals.size < MOST_TOTALS) shelf.totals.set(choices, total)
      return { ...added, total }
    },
  }
}

/** Separates values within a combination, and combinations; no value has either. */
const [WITHIN, BETWEEN] = ['|', ',']

async function readShelf(db: Database, base: readonly SQL[]): Promise<KeptShelf> {
  const values = sql.join(
    OTHERS.map((name) => sql`coalesce(${FACET_TERMS[name].value}, '')`),
    sql` || ${sql.raw(`'${WITHIN}'`)} || `,
  )
  const { rows } = await db.execute<{ makers: string | null; combinations: string | null }>(sql`
    select string_agg(maker_slug, ${BETWEEN}) as makers, string_agg(combination, ${BETWEEN}) as combinations
    from (select p.maker_slug, ${values} as combination
      from shop_parts p cross join (select null::double precision as whp) as g
      where ${allOf(base)} order by ${POPULAR_FIRST} limit ${MOST_COUNTED + 1}) as f`)
  const makers = numbered(rows[0]?.makers?.split(BETWEEN) ?? [])
  const combinations = numbered(rows[0]?.combinations?.split(BETWEEN) ?? [])
  return {
    makers: makers.values,
    makerOf: makers.numbers,
    combinations: combinations.values.map((words) => {
      const said = words.split(WITHIN)
      return Object.fromEntries(OTHERS.map((name, at) => [name, said[at] || null])) as Values
    }),
    combinationOf: combinations.numbers,
    makerNames: new Map(),
    totals: new Map(),
  }
}

/** Every value once, and of each place the number of its value. */
function numbered(list: readonly string[]): { values: string[]; numbers: Uint16Array } {
  const numberOf = new Map<string, number>()
  const numbers = Uint16Array.from(list, (value) => {
    const known = numberOf.get(value) ?? numberOf.size
    numberOf.set(value, known)
    return known
  })
  return { values: [...numberOf.keys()], numbers }
}

function countsOf(shelf: KeptShelf, chosen: Chosen): { combinations: Combination[]; makers: FacetCount[] } {
  const isChosenMaker = shelf.makers.map((slug) => chosen.maker?.includes(slug) ?? true)
  const isLeft = shelf.combinations.map((one) =>
    OTHERS.every((name) => chosen[name]?.includes(one[name] ?? '') ?? true),
  )
  const ofMaker = new Uint16Array(shelf.makers.length)
  const ofChosen = new Uint16Array(shelf.combinations.length)
  const ofOthers = new Uint16Array(shelf.combinations.length)
  for (const [at, maker] of shelf.makerOf.entries()) {
    const combination = shelf.combinationOf[at]!
    if (isLeft[combination]) ofMaker[maker]! += 1
    const counts = isChosenMaker[maker] ? ofChosen : ofOthers
    counts[combination]! += 1
  }
  const makers = shelf.makers
    .map((value, at) => ({ facet: 'maker' as const, value, name: null, n: ofMaker[at]! }))
    .filter(({ n }) => n > 0)
  return {
    combinations: shelf.combinations
      .flatMap((one, at) => [
        { ...one, c_maker: true, n: ofChosen[at]! },
        { ...one, c_maker: false, n: ofOthers[at]! },
      ])
      .filter(({ n }) => n > 0),
    makers: shownMakers(makers, chosen),
  }
}

async function readNames(db: Database, known: Map<string, string>, makers: readonly FacetCount[]): Promise<void> {
  const asked = makers.flatMap(({ value }) => (value !== null && !known.has(value) ? [value] : []))
  if (asked.length === 0) return
  const { rows } = await db.execute<{ slug: string; name: string | null }>(sql`
    select slug, (select p.maker from shop_parts p where p.maker_slug = slug limit 1) as name
    from jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) as slug`)
  for (const { slug, name } of rows) if (name !== null) known.set(slug, name)
}
