import { type SQL, sql } from 'drizzle-orm'
import { FACETS, type PartSort } from '../../contract/shop-part-choices.ts'
import type { PartList } from '../../contract/shop-parts.ts'
import type { PartCategory, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import { allOf, askedCarOf, carFits, type GainsOfCar, POPULAR_FIRST, partCardOf } from '../listing/part-rows.ts'
import { type Chosen, facetsOf, isChosen } from './facets.ts'
import type { KeptRows } from './kept-rows.ts'
import type { KeptShelves } from './kept-shelves.ts'
import { countShelf, MOST_COUNTED, type Turn } from './shelf-counts.ts'

export const PARTS_PER_PAGE = 24

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

/** What lists are read from. */
export interface PartLists {
  db: Database
  catalog: CatalogSnapshot
  shelves: KeptShelves
  rows: KeptRows
}

/** One page of a list and its facets. Each facet is counted under what is chosen of the others. */
export async function partList({ db, catalog, shelves, rows }: PartLists, ask: ListAsk): Promise<PartList> {
  const { car, scope, chosen, page } = ask
  const shelf = [
    ...(ask.category ? [sql`p.category = ${ask.category}`] : []),
    ...(ask.maker ? [sql`p.maker_slug = ${ask.maker}`] : []),
  ]
  const fit = car && carFits([car.vehicle.id])
  const base = fit && scope === 'fit' ? [...shelf, fit] : shelf
  const sort = ask.sort === 'gain' && !car ? 'popular' : ask.sort
  const turn = {
    ...{ order: ORDERS[sort], join: gainsTable(car?.gains) },
    ...{ limit: PARTS_PER_PAGE, offset: (page - 1) * PARTS_PER_PAGE },
  }
  const narrowed = [...base, ...FACETS.flatMap((name) => (chosen[name] ? [isChosen(name, chosen[name])] : []))]
  const countAll = () => countUpTo(db, narrowed, turn.join)
  const counted = car
    ? await countShelf(db, base, chosen, turn)
    : await shelves.counted(`${ask.category ?? ''} ${ask.maker ?? ''}`, base, chosen, countAll)
  const [total, ids] = await Promise.all([
    car && counted.isMore && counted.total <= MOST_COUNTED ? countAll() : counted.total,
    fit && scope === 'all'
      ? fittingFirst(db, narrowed, fit, turn)
      : counted.page && !counted.isMore
        ? counted.page
        : partIds(db, narrowed, turn),
  ])
  const shown = Math.min(total, MOST_COUNTED)
  return {
    car: car ? askedCarOf(car.vehicle) : null,
    parts: (await rows(db, ids)).map((row) => partCardOf(catalog, row, car)),
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
