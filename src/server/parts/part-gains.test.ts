import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { type CatalogRows, catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { rememberedGains } from './part-gains.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const rows: CatalogRows = { ...none, vehicles: VEHICLES.slice(0, 2), parts: PARTS, factors: FITTED_FACTORS }
const [car, other] = rows.vehicles as [(typeof VEHICLES)[number], (typeof VEHICLES)[number]]

test("a car's gains are asked for again when the car, one of its parts or the factors change, and only then", async () => {
  const asked: string[] = []
  const gainsOf = rememberedGains(async (vehicleId) => {
    asked.push(vehicleId)
    return {}
  })
  const askedIn = async (changed: Partial<CatalogRows>) => {
    asked.length = 0
    await gainsOf(catalogSnapshot({ ...rows, ...changed }), car.id)
    return asked.length
  }
  const catalog = catalogSnapshot(rows)
  const part = catalog.partsFor(car)[0]!
  const foreign = PARTS.find((one) => !catalog.partsFor(car).includes(one))!
  const replaced = (one: typeof part) => ({ parts: PARTS.map((each) => (each === one ? { ...one } : each)) })
  expect(await askedIn({})).toBe(1)
  expect(await askedIn({})).toBe(0)
  expect(await askedIn(replaced(foreign))).toBe(0)
  expect(await askedIn({ vehicles: [car, { ...other }] })).toBe(0)
  expect(await askedIn(replaced(part))).toBe(1)
  expect(await askedIn({ parts: PARTS.filter((one) => one !== part) })).toBe(1)
  expect(await askedIn({ vehicles: [{ ...car }, other] })).toBe(1)
  expect(await askedIn({ factors: { ...FITTED_FACTORS, version: 'another' } as typeof FITTED_FACTORS })).toBe(1)
})
