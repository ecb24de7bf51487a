// @module-tag sweep
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { PART_SORTS } from '../../src/contract/shop-part-choices.ts'
import type { Vehicle } from '../../src/engine/model.ts'
import { type CatalogSnapshot, loadCatalogSnapshot } from '../../src/server/catalog/catalog-snapshot.ts'
import { connect, type DatabaseConnection } from '../../src/server/database/connection.ts'
import { keepListing } from '../../src/server/listing/keep-listing.ts'
import { keptCars, keptRows, type PartsOfCar } from '../../src/server/listing/kept-rows.ts'
import { partsById } from '../../src/server/listing/part-rows.ts'
import { keptShelves } from '../../src/server/parts/kept-shelves.ts'
import { partGains } from '../../src/server/parts/part-gains.ts'
import { type ListAsk, partList } from '../../src/server/parts/part-list.ts'
import { partPage } from '../../src/server/parts/part-page.ts'
import { shelvesOf } from '../../src/server/parts/shelves.ts'
import { lawOf } from '../support/law.ts'
import { copyOfTemplate } from '../support/shop.ts'

let copy: Awaited<ReturnType<typeof copyOfTemplate>>
let open: DatabaseConnection
let catalog: CatalogSnapshot
beforeAll(async () => {
  copy = await copyOfTemplate()
  open = connect(copy.url)
  catalog = await loadCatalogSnapshot(open.db)
})
afterAll(async () => {
  await open?.close()
  await copy?.drop()
})

const era = () => 0
const lists = (cars: PartsOfCar) => ({
  ...{ db: open.db, catalog, cars },
  ...{ rows: partsById, shelves: keptShelves(open.db, era) },
})
/** As for a car with too many parts to be held. */
const byDatabase = () => lists(async () => undefined)
const fromMemory = () => lists(keptCars(era, keptRows(era)))
const CARS = VEHICLES.filter((_, at) => at % 60 === 0).map(({ id }) => id)
const carOf = (id: string): Vehicle => catalog.vehicle(id)!
const withGains = (vehicle: Vehicle) => ({ vehicle, gains: partGains(catalog, vehicle.id) })

const CHOICES: ListAsk['chosen'][] = [
  {},
  { price: ['250-500'] },
  { price: ['0-250', '1000-2500'], emissions: ['50_state', 'off_road'] },
  { gain: ['1-10', '10-25'], fuel: ['any'] },
  { gain: ['supporting'] },
  { maker: ['borla', 'nobody'], stock: ['ordered_in', 'in_stock'] },
  { kind: ['cat_back', 'cold_air_intake'], confidence: ['estimated', 'published'] },
]

lawOf('a list of a car from its held parts is the list that the database makes', 4, CARS, async (some) => {
  // A part in stock and one sold out, so that each value of each facet is counted.
  await open.pool.query(`update shop_parts set stock = case when hashtext(id) % 2 = 0 then 3 else 0 end
    where hashtext(id) % 5 = 0`)
  const [here, there] = [fromMemory(), byDatabase()]
  for (const vehicle of some.map(carOf)) {
    for (const chosen of CHOICES) {
      for (const sort of PART_SORTS) {
        const base = { ...{ car: withGains(vehicle), scope: 'fit' as const }, ...{ chosen, sort } }
        for (const ask of [
          { ...base, page: 1 },
          { ...base, page: 2 },
          { ...base, page: 1, category: 'exhaust' as const },
        ]) {
          expect(await partList(here, ask), `${vehicle.id} ${sort} ${JSON.stringify(chosen)}`).toEqual(
            await partList(there, ask),
          )
        }
      }
    }
  }
})

lawOf('and so are its shelves, and the parts like a part', 4, CARS, async (some) => {
  const [here, there] = [fromMemory(), byDatabase()]
  for (const vehicle of some.map(carOf)) {
    const car = withGains(vehicle)
    expect(await shelvesOf(here, car), vehicle.id).toEqual(await shelvesOf(there, car))
    const fitting = catalog.partsFor(vehicle).filter((_, at) => at % 9 === 0)
    for (const row of await partsById(
      open.db,
      fitting.map(({ id }) => id),
    )) {
      const says = {
        ...{ needs: [{ slot: 'tune' as const, why: { ruleId: null, sentence: '' } }] },
        ...{ supporting: [], excludes: [], warnings: [] },
      }
      for (const on of [undefined, { ...car, says }]) {
        expect(await partPage(here, row, on), `${row.id} on ${vehicle.id}`).toEqual(await partPage(there, row, on))
      }
    }
  }
})

test('a car with more parts than are held is asked of the database', async () => {
  const { id } = catalog.vehicles[0]!
  const held = await keptCars(era, keptRows(era))(open.db, id)
  expect(held?.length).toBe(catalog.partsFor(catalog.vehicles[0]!).length)
  await open.pool.query(
    `insert into shop_parts (id, origin, category, kind, maker, maker_slug, name, price_cents, price_is_estimate,
      confidence, vehicle_ids, words) select 'many-' || n, 'import', 'intake', 'cold_air_intake', 'Many', 'many', 'Intake',
      100, false, 'published', array[$1], 'many' from generate_series(1, 500) as n`,
    [id],
  )
  expect(await keptCars(era, keptRows(era))(open.db, id)).toBeUndefined()
  const ask = { car: { vehicle: catalog.vehicles[0]!, gains: {} }, scope: 'fit' as const, chosen: {}, page: 1 }
  const { total } = await partList(fromMemory(), { ...ask, sort: 'popular' })
  expect(total).toBe(held!.length + 500)
})

test('after many parts were written the parts of a car are found by the index', async () => {
  await open.pool.query('truncate shop_parts')
  await keepListing(open.db, catalog)
  const { rows } = await open.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from shop_parts where vehicle_ids @> array['${catalog.vehicles[9]!.id}']::text[]`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('shop_parts_find')
})
