import { type SQL, sql } from 'drizzle-orm'
import { FACETS, type PartSort } from '../../contract/shop-part-choices.ts'
import type { PartList } from '../../contract/shop-parts.ts'
import type { PartCategory, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import type { KeptRows, PartsOfCar } from '../listing/kept-rows.ts'
import {
  allOf,
  askedCarOf,
  carFits,
  type GainsOfCar,
  type ListedRow,
  type PartRow,
  POPULAR_FIRST,
  partCardOf,
} from '../listing/part-rows.ts'
import { carShelf } from './car-shelf.ts'
import { type Chosen, type FacetCount, facetsOf, isChosen } from './facets.ts'
import type { KeptShelves } from './kept-shelves.ts'
import { countShelf, MOST_COUNTED, type Turn } from './shelf-counts.ts'

export const PARTS_PER_PAGE = 24

export interface ListAsk {
  category?: PartCategory | undefined
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
  cars: PartsOfCar
}

interface Found {
  /** Of more than are counted only that there are more. */
  total: number
  parts: readonly PartRow[]
  facets: readonly FacetCount[]
}

/** One page of a list and its facets. Each facet is counted under what is chosen of the others. */
export async function partList(lists: PartLists, ask: ListAsk): Promise<PartList> {
  const { car, scope, chosen, page } = ask
  const ofCar = car && scope === 'fit' ? await lists.cars(lists.db, car.vehicle.id) : undefined
  const { total, parts, facets } = ofCar ? foundOf(ofCar, ask) : await foundBy(lists, ask)
  const shown = Math.min(total, MOST_COUNTED)
  return {
    car: car ? askedCarOf(car.vehicle) : null,
    parts: parts.map((row) => partCardOf(lists.catalog, row, car)),
    total: shown,
    mostCounted: MOST_COUNTED,
    isMore: total > MOST_COUNTED,
    page,
    pages: Math.max(1, Math.ceil(shown / PARTS_PER_PAGE)),
    facets: facetsOf(facets, chosen),
  }
}

/** From all parts of the car. */
function foundOf(all: readonly ListedRow[], { category, car, page, ...how }: ListAsk): Found {
  const shelf = category ? all.filter((part) => part.category === category) : all
  const { total, parts, facets } = carShelf(shelf, car?.gains ?? {}, how)
  return { total, facets, parts: parts.slice((page - 1) * PARTS_PER_PAGE, page * PARTS_PER_PAGE) }
}

/** From the database. */
async function foundBy({ db, shelves, rows }: PartLists, ask: ListAsk): Promise<Found> {
  const { category, car, scope, chosen, page } = ask
  const shelf = category ? [sql`p.category = ${category}`] : []
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
    : await shelves.counted(category ?? '', base, chosen, countAll)
  const [total, ids] = await Promise.all([
    car && counted.isMore && counted.total <= MOST_COUNTED ? countAll() : counted.total,
    fit && scope === 'all'
      ? fittingFirst(db, narrowed, fit, turn)
      : counted.page && !counted.isMore
        ? counted.page
        : partIds(db, narrowed, turn),
  ])
  return { total, parts: await rows(db, ids), facets: counted.facets }
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
