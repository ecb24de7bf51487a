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
  type PartRow,
  POPULAR_FIRST,
  partCardOf,
  partRows,
} from '../listing/part-rows.ts'
import { type Chosen, FACET_TERMS, type FacetCount, facetsOf, isChosen } from './facets.ts'

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
  gain: sql.raw('g.whp desc nulls last, p.id'),
}

/** What the car's parts add, as a table beside the parts: a few hundred figures, however many parts are sold. */
const gainsTable = (gains: GainsOfCar | undefined): SQL =>
  sql`left join jsonb_to_recordset(${JSON.stringify(
    Object.entries(gains ?? {}).map(([id, { wheelHp }]) => ({ id, whp: wheelHp })),
  )}::jsonb) as g(id text, whp double precision) on g.id = p.id`

/** One page of a list and its facets. Each facet is counted under what is chosen of the others. */
export async function partList(db: Database, catalog: CatalogSnapshot, ask: ListAsk): Promise<PartList> {
  const { car, scope, chosen, page } = ask
  const isOfCar = car !== undefined && scope === 'fit'
  const base = [
    ...(ask.category ? [sql`p.category = ${ask.category}`] : []),
    ...(ask.maker ? [sql`p.maker_slug = ${ask.maker}`] : []),
    ...(isOfCar ? [carFits([car.vehicle.id])] : []),
  ]
  const narrowed = [...base, ...FACETS.flatMap((name) => (chosen[name] ? [isChosen(name, chosen[name])] : []))]
  const join = gainsTable(car?.gains)
  const sort = ask.sort === 'gain' && !car ? 'popular' : ask.sort
  const turn = { order: ORDERS[sort], join, limit: PARTS_PER_PAGE, offset: (page - 1) * PARTS_PER_PAGE }
  const [counted, rows] = await Promise.all([
    countFacets(db, base, chosen, join),
    car && scope === 'all'
      ? fittingFirst(db, narrowed, carFits([car.vehicle.id]), turn)
      : partRows(db, { where: narrowed, ...turn }),
  ])
  const total = counted.isMore ? await countUpTo(db, narrowed, join) : counted.total
  const shown = Math.min(total, MOST_COUNTED)
  return {
    car: car ? askedCarOf(car.vehicle) : null,
    parts: rows.map((row) => partCardOf(catalog, row, car)),
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

/** The parts that fit, in the list's order, and then those that do not. */
async function fittingFirst(
  db: Database,
  where: readonly SQL[],
  fit: SQL,
  turn: { order: SQL; join: SQL; limit: number; offset: number },
): Promise<PartRow[]> {
  const { limit, offset } = turn
  const fitting = await countUpTo(db, [...where, fit], turn.join)
  const first = offset < fitting ? await partRows(db, { where: [...where, fit], ...turn }) : []
  if (first.length === limit) return first
  const rest = { ...turn, limit: limit - first.length, offset: Math.max(0, offset - fitting) }
  return [...first, ...(await partRows(db, { where: [...where, sql`not (${fit})`], ...rest }))]
}

interface Counted {
  total: number
  isMore: boolean
  facets: FacetCount[]
}

/** Counts of every value, from at most so many parts that a list is counted to, the best known first. */
async function countFacets(db: Database, base: readonly SQL[], chosen: Chosen, join: SQL): Promise<Counted> {
  const values = FACETS.map((name) => sql`${FACET_TERMS[name].value} as ${sql.raw(`v_${name}`)}`)
  const flags = FACETS.map(
    (name) =>
      sql`${chosen[name] ? sql`coalesce(${isChosen(name, chosen[name])}, false)` : sql`true`} as ${sql.raw(`c_${name}`)}`,
  )
  const others = (name: FacetName) =>
    sql.raw(['true', ...FACETS.filter((one) => one !== name).map((one) => `c_${one}`)].join(' and '))
  const counts = FACETS.map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as facet, ${sql.raw(`v_${name}`)} as value,
      ${name === 'maker' ? sql`max(maker)` : sql`null`} as name, count(*)::int as n from f where ${others(name)} group by 2`,
  )
  const { rows } = await db.execute(sql`
    with f as materialized (
      select p.maker, ${sql.join(values, sql`, `)}, ${sql.join(flags, sql`, `)}
      from shop_parts p ${join} where ${allOf(base)} order by ${POPULAR_FIRST} limit ${MOST_COUNTED + 1})
    ${sql.join(counts, sql` union all `)}
    union all select 'all', null, null, count(*)::int from f
    union all select 'total', null, null, count(*)::int from f where ${sql.raw(FACETS.map((one) => `c_${one}`).join(' and '))}`)
  const facets = rows as unknown as (Omit<FacetCount, 'facet'> & { facet: string })[]
  const one = (name: string) => facets.find(({ facet }) => facet === name)?.n ?? 0
  return {
    total: one('total'),
    isMore: one('all') > MOST_COUNTED,
    facets: facets.filter(({ facet }) => facet !== 'all' && facet !== 'total') as FacetCount[],
  }
}
