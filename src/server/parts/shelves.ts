import { type SQL, sql } from 'drizzle-orm'
import type { MakerPage, Shelves } from '../../contract/shop-parts.ts'
import { PART_CATEGORY_NAMES } from '../../engine/display-words.ts'
import { PART_CATEGORIES, type PartCategory, type Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import {
  allOf,
  askedCarOf,
  carFits,
  type GainsOfCar,
  type ListedRow,
  type PartRow,
  partCardOf,
  partRows,
} from '../listing/part-rows.ts'
import { firstPictureUrl } from '../pictures/picture-index.ts'
import { PARTS_PER_PAGE, type PartLists } from './part-list.ts'
import { MOST_COUNTED } from './shelf-counts.ts'

const POPULAR = 6
const MOST_MAKERS = 24

export const categoryPicture = (category: PartCategory): string =>
  firstPictureUrl(`parts/${category}`, 'parts/placeholder') ?? `/images/parts/${category}.svg`

interface Stock {
  counts: readonly { category: PartCategory; n: number }[]
  makers: readonly Omit<MakerCount, 'categories'>[]
  popular: readonly PartRow[]
}

/** The shop's shelves: how much stands on each, and who makes it. Large shelves are counted to a limit. */
export async function shelvesOf(
  { db, catalog, cars }: Pick<PartLists, 'db' | 'catalog' | 'cars'>,
  car: { vehicle: Vehicle; gains: GainsOfCar } | undefined,
): Promise<Shelves> {
  const ofCar = car && (await cars(db, car.vehicle.id))
  const { counts, makers, popular } = ofCar ? stockOf(ofCar) : await stockBy(db, car?.vehicle)
  return {
    car: car ? askedCarOf(car.vehicle) : null,
    categories: counts.map(({ category, n }) => ({
      ...{ category, name: PART_CATEGORY_NAMES[category], imageUrl: categoryPicture(category) },
      ...{ count: Math.min(n, MOST_COUNTED), isMore: n > MOST_COUNTED },
    })),
    makers: makers.slice(0, MOST_MAKERS).map(({ name, slug, count }) => ({ name, slug, count })),
    popular: popular.map((row) => partCardOf(catalog, row, car)),
  }
}

/** From all parts of a car, the best known first. */
function stockOf(parts: readonly ListedRow[]): Stock {
  const byCategory = Map.groupBy(parts, ({ category }) => category)
  const makers = [...Map.groupBy(parts, ({ maker_slug }) => maker_slug)].map(([slug, some]) => ({
    ...{ name: some[0]!.maker, slug, count: some.length },
  }))
  return {
    counts: PART_CATEGORIES.map((category) => ({ category, n: byCategory.get(category)?.length ?? 0 })),
    makers: makers.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)),
    popular: parts.slice(0, POPULAR),
  }
}

/** From the database. */
async function stockBy(db: Database, vehicle: Vehicle | undefined): Promise<Stock> {
  const fit = vehicle ? [carFits([vehicle.id])] : []
  const [counts, makers, popular] = await Promise.all([
    countsOf(db, fit),
    makersOf(db, allOf(fit)),
    partRows(db, { where: fit, limit: POPULAR }),
  ])
  return { counts, makers, popular }
}

/** How much stands on each shelf, counted to a limit. */
async function countsOf(db: Database, fit: readonly SQL[]): Promise<{ category: PartCategory; n: number }[]> {
  const where = allOf([sql`p.category = shelf.category`, ...fit])
  const { rows } = await db.execute<{ category: PartCategory; n: number }>(sql`
    select category, (select count(*)::int from (
        select 1 from shop_parts p where ${where} limit ${MOST_COUNTED + 1}) as found) as n
    from jsonb_array_elements_text(${JSON.stringify(PART_CATEGORIES)}::jsonb) with ordinality as shelf(category, place)
    order by place`)
  return rows
}

interface MakerCount {
  name: string
  slug: string
  count: number
  categories: PartCategory[]
}

/** The makers of at most so many parts, the best known first. */
const LOOKED_AT = 20_000

export async function makersOf(db: Database, where = sql`true`): Promise<MakerCount[]> {
  const { rows } = await db.execute(sql`
    select max(maker) as name, maker_slug as slug, count(*)::int as count, array_agg(distinct category) as categories
    from (select p.maker, p.maker_slug, p.category from shop_parts p where ${where}
      order by p.popularity desc nulls last, p.id limit ${LOOKED_AT}) as found
    group by maker_slug order by count(*) desc, maker_slug`)
  return rows as unknown as MakerCount[]
}

/** A maker, what it makes, and one page of its parts; undefined when it makes nothing that the shop sells. */
export async function makerPage(
  db: Database,
  catalog: CatalogSnapshot,
  slug: string,
  page: number,
): Promise<MakerPage | undefined> {
  const where = sql`p.maker_slug = ${slug}`
  const [{ rows }, parts] = await Promise.all([
    db.execute<{ category: PartCategory; count: number }>(sql`
      select category, count(*)::int as count from (select p.category from shop_parts p where ${where}
        limit ${MOST_COUNTED + 1}) as found group by category order by count(*) desc, category`),
    partRows(db, { where: [where], limit: PARTS_PER_PAGE, offset: (page - 1) * PARTS_PER_PAGE }),
  ])
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const [first] = parts.length > 0 ? parts : await partRows(db, { where: [where], limit: 1 })
  if (!first) return undefined
  const shown = Math.min(total, MOST_COUNTED)
  return {
    maker: { name: first.maker, slug },
    ...{ total: shown, isMore: total > MOST_COUNTED, page, pages: Math.max(1, Math.ceil(shown / PARTS_PER_PAGE)) },
    categories: rows.map(({ category, count }) => ({ category, name: PART_CATEGORY_NAMES[category], count })),
    parts: parts.map((row) => partCardOf(catalog, row)),
  }
}
