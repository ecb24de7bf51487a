import { type SQL, sql } from 'drizzle-orm'
import { FACETS, type FacetName, type PartSort } from '../../contract/shop-part-choices.ts'
import type { PartList } from '../../contract/shop-parts.ts'
import type { PartCategory, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import {
  allOf,
  askedCarOf,
  carFits,
  type GainsOfCar,
  POPULAR_FIRST,
  partCardOf,
  partsById,
} from '../listing/part-rows.ts'
import { type Chosen, FACET_TERMS, type FacetCount, facetsOf, isChosen, MOST_VALUES } from './facets.ts'

export const PARTS_PER_PAGE = 24
/** Beyond so many nobody counts or turns pages: the list says that there are more. */
export const MOST_COUNTED = 5_000

export interface ListAsk {
  category?: PartCategory | undefined
  maker?: string | undefined
  car?: { vehicle: Vehicle; gains: GainsOfCar } | undefined
  scope: 'fit' | 'all'
  chosen: Chosen
  sort: PartSort
  page: number
}

const ORDERS: Readonly<Record<PartSort, SQL>> = {
  popular: POPULAR_FIRST,
  price: sql.raw('p.price_cents, p.id'),
  price_down: sql.raw('p.price_cents desc, p.id desc'),
  gain: sql.raw('whp desc nulls last, p.id'),
}

/** What the car's parts add, as a table beside the parts: a few hundred figures, however many parts are sold. */
const gainsTable = (gains: GainsOfCar | undefined): SQL =>
  gains
    ? sql`left join jsonb_to_recordset(${JSON.stringify(
        Object.entries(gains).map(([id, { wheelHp }]) => ({ id, whp: wheelHp })),
      )}::jsonb) as g(id text, whp double precision) on g.id = p.id`
    : sql`cross join (select null::double precision as whp) as g`

interface Turn {
  order: SQL
  join: SQL
  limit: number
  offset: number
}

/** One page of a list and its facets. Each facet is counted under what is chosen of the others. */
export async function partList(db: Database, catalog: CatalogSnapshot, ask: ListAsk): Promise<PartList> {
  const { car, scope, chosen, page } = ask
  const base = [
    ...(ask.category ? [sql`p.category = ${ask.category}`] : []),
    ...(ask.maker ? [sql`p.maker_slug = ${ask.maker}`] : []),
    ...(car && scope === 'fit' ? [carFits([car.vehicle.id])] : []),
  ]
  const sort = ask.sort === 'gain' && !car ? 'popular' : ask.sort
  const turn = {
    ...{ order: ORDERS[sort], join: gainsTable(car?.gains) },
    ...{ limit: PARTS_PER_PAGE, offset: (page - 1) * PARTS_PER_PAGE },
  }
  const counted = await countShelf(db, base, chosen, turn)
  const narrowed = [...base, ...FACETS.flatMap((name) => (chosen[name] ? [isChosen(name, chosen[name])] : []))]
  const [total, ids] = await Promise.all([
    counted.isMore && counted.total <= MOST_COUNTED ? countUpTo(db, narrowed, turn.join) : counted.total,
    car && scope === 'all'
      ? fittingFirst(db, narrowed, carFits([car.vehicle.id]), turn)
      : counted.isMore
        ? partIds(db, narrowed, turn)
        : counted.page,
  ])
  const shown = Math.min(total, MOST_COUNTED)
  return {
    car: car ? askedCarOf(car.vehicle) : null,
    parts: (await partsById(db, ids)).map((row) => partCardOf(catalog, row, car)),
    total: shown,
    mostCounted: MOST_COUNTED,
    isMore: total > MOST_COUNTED,
    page,
    pages: Math.max(1, Math.ceil(shown / PARTS_PER_PAGE)),
    facets: facetsOf(counted.facets, chosen),
  }
}

async function countUpTo(db: Database, where: readonly SQL[], join: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from shop_parts p ${join} where ${allOf(where)} limit ${MOST_COUNTED + 1}) as found`,
  )
  return rows[0]?.n ?? 0
}

/** The ids of one page alone, from the index where it has all that is asked: a row is wide, and those before the page are not read. */
async function partIds(db: Database, where: readonly SQL[], { order, join, limit, offset }: Turn): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.id from shop_parts p ${join} where ${allOf(where)} order by ${order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}

/** The parts that fit, in the list's order, and then those that do not. */
async function fittingFirst(db: Database, where: readonly SQL[], fit: SQL, turn: Turn): Promise<string[]> {
  const { limit, offset } = turn
  const fitting = await countUpTo(db, [...where, fit], turn.join)
  const first = offset < fitting ? await partIds(db, [...where, fit], turn) : []
  if (first.length === limit) return first
  const rest = { ...turn, limit: limit - first.length, offset: Math.max(0, offset - fitting) }
  return [...first, ...(await partIds(db, [...where, sql`not (${fit})`], rest))]
}

interface Shelf {
  /** Of those counted, how many are left by what is chosen. */
  total: number
  /** There are more parts than were counted; the page is then not among them for sure. */
  isMore: boolean
  facets: FacetCount[]
  /** Ids of the asked page. */
  page: string[]
}

const OTHERS = FACETS.filter((name) => name !== 'maker')
type Combination = Readonly<Record<(typeof OTHERS)[number], string | null>> & { c_maker: boolean; n: number }

/**
 * Counts of every value, from at most so many parts that a list is counted to, the best known first, and the page among
 * them. The few values of all facets but the maker are counted together, once, and added up here.
 */
async function countShelf(db: Database, base: readonly SQL[], chosen: Chosen, turn: Turn): Promise<Shelf> {
  const isOf = (name: FacetName) => (chosen[name] ? sql`coalesce(${isChosen(name, chosen[name])}, false)` : sql`true`)
  const values = OTHERS.map((name) => sql`${FACET_TERMS[name].value} as ${sql.raw(name)}`)
  const others = sql.join(OTHERS.map(isOf), sql` and `)
  const names = sql.raw(OTHERS.join(', '))
  const { rows } = await db.execute<{ combinations: Combination[]; makers: FacetCount[]; page: string[] }>(sql`
    with f as materialized (
      select p.id, p.maker_slug, p.price_cents, p.popularity, whp, ${sql.join(values, sql`, `)},
        ${isOf('maker')} as c_maker, ${others} as c_others
      from shop_parts p ${turn.join} where ${allOf(base)} order by ${POPULAR_FIRST} limit ${MOST_COUNTED + 1})
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
  return { total: sum(left()), isMore: sum(combinations) > MOST_COUNTED, facets: [...makers, ...counts], page }
}
