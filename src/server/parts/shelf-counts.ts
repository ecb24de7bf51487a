import { type SQL, sql } from 'drizzle-orm'
import { FACETS, type FacetName } from '../../contract/shop-part-choices.ts'
import type { Database } from '../database/connection.ts'
import { allOf } from '../listing/part-rows.ts'
import { type Chosen, FACET_TERMS, type FacetCount, isChosen, MOST_VALUES } from './facets.ts'

/** Beyond so many nobody counts or turns pages: the list says that there are more. */
export const MOST_COUNTED = 5_000

export interface Turn {
  order: SQL
  join: SQL
  limit: number
  offset: number
}

export interface Shelf {
  /** Of those counted, how many are left by what is chosen. */
  total: number
  /** There are more parts than were counted; the page is then not among them for sure. */
  isMore: boolean
  facets: FacetCount[]
  /** Ids of the asked page; absent where they were not read with the counts. */
  page?: string[]
}

/** Every facet but the maker has a few values: parts are counted by all of these together, once, and added up here. */
export const OTHERS = FACETS.filter((name) => name !== 'maker')
export type Values = Readonly<Record<(typeof OTHERS)[number], string | null>>
export type Combination = Values & { c_maker: boolean; n: number }

/**
 * Counts of every value, from at most so many parts that a list is counted to, and the page among them. Of a shelf with more,
 * any so many are counted: to sort thousands costs as much as to find them.
 */
export async function countShelf(db: Database, base: readonly SQL[], chosen: Chosen, turn: Turn): Promise<Shelf> {
  const isOf = (name: FacetName) => (chosen[name] ? sql`coalesce(${isChosen(name, chosen[name])}, false)` : sql`true`)
  const values = OTHERS.map((name) => sql`${FACET_TERMS[name].value} as ${sql.raw(name)}`)
  const others = sql.join(OTHERS.map(isOf), sql` and `)
  const names = sql.raw(OTHERS.join(', '))
  const { rows } = await db.execute<{ combinations: Combination[]; makers: FacetCount[]; page: string[] }>(sql`
    with f as materialized (
      select p.id, p.maker_slug, p.price_cents, p.popularity, whp, ${sql.join(values, sql`, `)},
        ${isOf('maker')} as c_maker, ${others} as c_others
      from shop_parts p ${turn.join} where ${allOf(base)} limit ${MOST_COUNTED + 1})
    select
      array(select to_jsonb(c) from (select ${names}, c_maker, count(*)::int as n from f group by ${names}, c_maker) c)
        as combinations,
      array(select jsonb_build_object('facet', 'maker', 'value', m.maker_slug, 'n', m.n,
          'name', (select p.maker from shop_parts p where p.maker_slug = m.maker_slug limit 1))
        from (select maker_slug, count(*)::int as n from f where c_others group by maker_slug
          order by (bool_or(c_maker) and ${chosen.maker !== undefined}) desc, count(*) desc, maker_slug
          limit ${MOST_VALUES + (chosen.maker?.length ?? 0)}) m) as makers,
      array(select p.id from f p where c_maker and c_others
        order by ${turn.order} limit ${turn.limit} offset ${turn.offset}) as page`)
  const { combinations, makers, page } = rows[0]!
  return { ...addedUp(combinations, makers, chosen), page }
}

/** The makers that are shown: what is chosen first, then the most frequent. */
export function shownMakers(makers: readonly FacetCount[], chosen: Chosen): FacetCount[] {
  const named = ({ value }: FacetCount) => Number(chosen.maker?.includes(value ?? '') ?? false)
  const sorted = makers.toSorted(
    (a, b) => named(b) - named(a) || b.n - a.n || ((a.value ?? '') < (b.value ?? '') ? -1 : 1),
  )
  return sorted.slice(0, MOST_VALUES + (chosen.maker?.length ?? 0))
}

/** Each facet is counted under what is chosen of the others. */
export function addedUp(combinations: readonly Combination[], makers: readonly FacetCount[], chosen: Chosen): Shelf {
  const left = (name?: FacetName) =>
    combinations.filter(
      (one) =>
        one.c_maker && OTHERS.every((other) => other === name || (chosen[other]?.includes(one[other] ?? '') ?? true)),
    )
  const sum = (some: readonly Combination[]) => some.reduce((total, { n }) => total + n, 0)
  const counts = OTHERS.flatMap((name) =>
    [...Map.groupBy(left(name), (one) => one[name])].map(([value, some]) => ({
      ...{ facet: name, value, name: null, n: sum(some) },
    })),
  )
  return { total: sum(left()), isMore: sum(combinations) > MOST_COUNTED, facets: [...makers, ...counts] }
}
