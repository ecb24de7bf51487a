import { type SQL, sql } from 'drizzle-orm'
import type { AskedCar, PartCard } from '../../contract/shop-parts.ts'
import type { Confidence, PartKind, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'
import type { Database } from '../database/connection.ts'
import { partImageUrl } from '../pictures/picture-index.ts'
import { dollarsOf } from '../pricing/money.ts'

/** A stored part, as far as a card shows it. */
export interface PartRow {
  id: string
  category: PartCard['category']
  kind: PartKind
  maker: string
  maker_slug: string
  name: string
  part_number: string | null
  price_cents: number
  price_is_estimate: boolean
  labor_hours: number
  emissions: PartCard['emissions']
  stock: number | null
  popularity: number
  /** One array for all rows with the same cars. */
  vehicle_ids: readonly string[]
}

/** And as far as lists count it and its own page tells it. */
export interface ListedRow extends PartRow {
  description: string
  fuel: string
  confidence: Confidence
}

/** The cars as the text of JSON: many parts fit the same cars, which are then read once. */
const CARD_COLUMNS = sql.raw(
  `p.id, p.category, p.kind, p.maker, p.maker_slug, p.name, p.part_number, p.price_cents, p.price_is_estimate,
   p.labor_hours, p.emissions, p.stock, p.popularity, to_json(p.vehicle_ids)::text as vehicle_ids`,
)

/** Best known first; the index has it in this very order. */
export const POPULAR_FIRST = sql.raw('p.popularity desc nulls last, p.id')

/**
 * Parts `p` that are asked first, and therefore lie first on disk: the best known, and of the rest a few, so that a
 * catalog that nobody knows yet has some too. The index `shop_parts_first` says it in these very words.
 */
export const FIRST_WRITTEN = '(p.popularity >= 48 or (hashtext(p.id) & 127) = 0)'

/**
 * The order in which many parts are written: those that are asked first by how well they are known, then shelf by
 * shelf and car by car, so that a list reads few pages of the disk.
 */
export const WRITTEN_IN_ORDER = `case when ${FIRST_WRITTEN} then p.popularity else -1 end desc,
  case when ${FIRST_WRITTEN} then hashtext(p.id) end, p.category, p.vehicle_ids[1], p.id`

/** A list of texts as one parameter. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/**
 * Parts for cards, under conditions on `p`. `more` are further columns, `join` what they come from. With `among` they are
 * ordered among so many that the conditions find first: a bound on what is read, however many there are.
 */
export async function partRows<More extends object = object>(
  db: Database,
  ask: { where: readonly SQL[]; order?: SQL; limit: number; offset?: number; more?: SQL; join?: SQL; among?: number },
): Promise<(PartRow & More)[]> {
  const { where, order = POPULAR_FIRST, limit, offset = 0, more, join, among } = ask
  const { rows } = await db.execute(sql`
    select ${CARD_COLUMNS} ${more ? sql`, ${more}` : sql``} ${
      among === undefined
        ? sql`from shop_parts p ${join ?? sql``} where ${allOf(where)}`
        : sql`from (select p.* from shop_parts p where ${allOf(where)} limit ${among}) p`
    } order by ${order} limit ${limit} offset ${offset}`)
  return rows.map((row) => ({ ...row, vehicle_ids: carsOf(row.vehicle_ids as string) })) as unknown as (PartRow &
    More)[]
}

/** Lists of cars by their text; some hundreds in a catalog of any size, each of at most all our cars. */
const knownCars = new Map<string, readonly string[]>()
const MOST_LISTS = 1_000

function carsOf(text: string): readonly string[] {
  const known = knownCars.get(text)
  if (known) return known
  if (knownCars.size >= MOST_LISTS) knownCars.clear()
  const cars = JSON.parse(text) as string[]
  knownCars.set(text, cars)
  return cars
}

/** The rows of these parts, in this order. */
export async function partsById(db: Database, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const rows = await partRows<ListedRow>(db, {
    where: [sql`p.id = any(${textArray(ids)})`],
    ...{ limit: ids.length, more: sql.raw('p.description, p.fuel, p.confidence') },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const carFits = (vehicleIds: readonly string[]): SQL =>
  vehicleIds.length === 1
    ? sql`p.vehicle_ids @> array[${vehicleIds[0]}]::text[]`
    : sql`p.vehicle_ids && ${textArray(vehicleIds)}`

export const askedCarOf = (vehicle: Vehicle): AskedCar => ({
  vehicleId: vehicle.id,
  modelId: vehicle.modelId,
  label: `${vehicle.make} ${vehicle.model}`,
  years: yearsText(vehicle),
})

const MANY_MODELS = 12

const saidOfCars = new WeakMap<CatalogSnapshot, WeakMap<readonly string[], string>>()

/** What it fits, in one line: "2018-2023 Ford Mustang GT and 2 more models". Worked out once for each list of cars. */
export function fitsWhat(catalog: CatalogSnapshot, vehicleIds: readonly string[]): string {
  const said = saidOfCars.get(catalog) ?? new WeakMap<readonly string[], string>()
  saidOfCars.set(catalog, said)
  const words = said.get(vehicleIds) ?? fitsWhatNow(catalog, vehicleIds)
  said.set(vehicleIds, words)
  return words
}

function fitsWhatNow(catalog: CatalogSnapshot, vehicleIds: readonly string[]): string {
  const vehicles = vehicleIds.flatMap((id) => catalog.vehicle(id) ?? [])
  const models = [...Map.groupBy(vehicles, ({ modelId }) => modelId).values()]
  const [first] = models.toSorted((a, b) => b.length - a.length)
  if (!first) return 'Fits none of the cars we list'
  if (models.length > MANY_MODELS) return `${models.length} models, ${spanOf(vehicles)}`
  const { make, model } = first[0]!
  const others = models.length - 1
  return `${spanOf(first)} ${make} ${model}${others > 0 ? ` and ${others} more ${others === 1 ? 'model' : 'models'}` : ''}`
}

/** From the first year of any to the last. */
export const spanOf = (vehicles: readonly Vehicle[]): string =>
  yearsText({
    yearFrom: Math.min(...vehicles.map(({ yearFrom }) => yearFrom)),
    yearTo: Math.max(...vehicles.map(({ yearTo }) => yearTo)),
  })

/** What each part adds to one car, by the part's id. */
export type GainsOfCar = Readonly<Record<string, NonNullable<PartCard['gain']>>>

/** A row as a card, for a car or for nobody's in particular. */
export function partCardOf(
  catalog: CatalogSnapshot,
  row: PartRow,
  car?: { vehicle: Pick<Vehicle, 'id'>; gains?: GainsOfCar },
): PartCard {
  const fits = car ? row.vehicle_ids.includes(car.vehicle.id) : null
  return {
    id: row.id,
    name: row.name,
    maker: { name: row.maker, slug: row.maker_slug },
    category: row.category,
    kind: row.kind,
    partNumber: row.part_number,
    price: dollarsOf(row.price_cents),
    priceIsEstimate: row.price_is_estimate,
    imageUrl: partImageUrl(catalog.part(row.id) ?? row),
    laborHours: row.labor_hours,
    emissions: row.emissions,
    stock: row.stock,
    fitsWhat: fitsWhat(catalog, row.vehicle_ids),
    fits,
    gain: (fits ? car?.gains?.[row.id] : undefined) ?? null,
  }
}
