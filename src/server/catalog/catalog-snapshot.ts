import { eq, sql } from 'drizzle-orm'
import type { MerchandiseItem } from '../../contract/merchandise.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import type { SocialPost } from '../../contract/social.ts'
import { fits, partsThatFit } from '../../engine/fitment/fits.ts'
import { buildPower, FITTED_FACTORS } from '../../engine/index.ts'
import {
  type BuildPower,
  type CalibrationFactors,
  type Make,
  type Part,
  SAE_J1349_WEATHER,
  type Vehicle,
} from '../../engine/model.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { optimizationState } from '../database/schema/accuracy.ts'
import {
  brands,
  builds,
  merchandise,
  models,
  packages,
  type StoredBuild,
  socialPosts,
  vehicles,
} from '../database/schema/catalog.ts'
import { ownPictureUrls } from '../pictures/own-pictures.ts'
import type { Pictured } from '../pictures/picture-index.ts'
import type { CatalogPrices } from '../pricing/price-list.ts'
import { type KnownParts, storedParts } from './stored-parts.ts'
import {
  type BrandRow,
  brandOf,
  buildOf,
  type MerchandiseRow,
  type ModelRow,
  merchandiseOf,
  modelRowOf,
  type PackageRow,
  packageOf,
  postOf,
  withColumns,
} from './stored-rows.ts'

/** Everything of the catalog that stands in tables, in the order in which it is shown. */
export interface CatalogRows {
  vehicles: readonly Vehicle[]
  parts: readonly Part[]
  brands: readonly BrandRow[]
  models: readonly ModelRow[]
  packages: readonly PackageRow[]
  builds: readonly StoredBuild[]
  merchandise: readonly MerchandiseRow[]
  socialPosts: readonly SocialPost[]
  factors: CalibrationFactors
}

/**
 * The catalog in memory: loaded whole from the database and replaced whole when it changes. What is asked of the
 * engine about a stock car is computed once per snapshot.
 */
export interface CatalogSnapshot extends Omit<CatalogRows, 'packages' | 'merchandise'>, CatalogPrices {
  readonly packages: readonly PackageDetail[]
  readonly merchandiseItems: readonly MerchandiseItem[]
  /** The variants of one model, oldest first. */
  variantsOf(modelId: string): readonly Vehicle[]
  /** The parts that bolt to this car. */
  partsFor(vehicle: Vehicle): readonly Part[]
  /** The stock car on its rated fuel in SAE J1349 weather. */
  stockPower(vehicle: Vehicle): BuildPower
}

/** Every car in the shop's order. */
export async function storedVehicles(db: Database | Transaction): Promise<readonly Vehicle[]> {
  const { id, make, model, modelId, yearFrom, yearTo, data } = vehicles
  const rows = await db
    .select({ columns: { id, make: sql<Make>`${make}`, model, modelId, yearFrom, yearTo }, data })
    .from(vehicles)
    .orderBy(make, model, yearFrom, id)
  return rows.map(withColumns)
}

/** Cars as they were last read, by their ids, each with the version of its row. */
export type KnownVehicles = Map<string, { version: string; vehicle: Vehicle }>

/** Every car in the shop's order; one whose row is of the same version as before is the same object. */
async function sameVehicles(db: Transaction, known: KnownVehicles): Promise<readonly Vehicle[]> {
  const { rows } = await db.execute<{ id: string; version: string }>(
    sql`select id, xmin::text || ctid::text as version from ${vehicles}`,
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const same = (await storedVehicles(db)).map((vehicle) => {
    const version = versions.get(vehicle.id) ?? ''
    const before = known.get(vehicle.id)
    return before?.version === version ? before : { version, vehicle }
  })
  known.clear()
  for (const one of same) known.set(one.vehicle.id, one)
  return same.map(({ vehicle }) => vehicle)
}

/** A part carries the address of its own picture, to whoever shows it. */
function pictured(part: Part, own: ReadonlyMap<string, string>): Part & Pictured {
  const ownImageUrl = own.get(`parts:${part.id}`)
  return ownImageUrl === undefined ? part : { ...part, ownImageUrl }
}

/**
 * Reads every catalog table as it stood at one moment, so that no part belongs to a car that is gone. Whoever loads it
 * again and again keeps `known` and `knownVehicles`. Throws as the database does when it is away.
 */
export async function loadCatalogSnapshot(
  db: Database,
  known: KnownParts = new Map(),
  knownVehicles: KnownVehicles = new Map(),
): Promise<CatalogSnapshot> {
  const atOnce = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction((tx) => readCatalog(tx, known, knownVehicles), atOnce)
}

async function readCatalog(db: Transaction, known: KnownParts, knownVehicles: KnownVehicles): Promise<CatalogSnapshot> {
  const cars = await sameVehicles(db, knownVehicles)
  const own = await ownPictureUrls(db)
  const stock = (await storedParts(db, known)).map((part) => pictured(part, own))
  const brandRows = await db.select().from(brands).orderBy(brands.position, brands.id)
  const modelRows = await db.select().from(models).orderBy(models.name, models.id)
  const packageRows = await db.select().from(packages).orderBy(packages.position, packages.id)
  const buildRows = await db.select().from(builds).orderBy(builds.position, builds.id)
  const itemRows = await db.select().from(merchandise).orderBy(merchandise.position, merchandise.id)
  const postRows = await db.select().from(socialPosts).orderBy(socialPosts.position, socialPosts.id)
  const ofState = eq(optimizationState.id, 1)
  const stateRows = await db.select({ factors: optimizationState.factors }).from(optimizationState).where(ofState)
  const beside = { vehicles: cars, brands: brandRows.map(brandOf), models: modelRows.map(modelRowOf) }
  return catalogSnapshot({
    ...beside,
    parts: stock,
    packages: packageRows.map((row) => packageOf(row, beside, own)),
    builds: buildRows.map((row) => buildOf(row, beside)),
    merchandise: itemRows.map((row) => merchandiseOf(row, own)),
    socialPosts: postRows.map(postOf),
    factors: (stateRows[0]?.factors as CalibrationFactors | null | undefined) ?? FITTED_FACTORS,
  })
}

/** A snapshot of given rows; the tests make small ones. */
export function catalogSnapshot(rows: CatalogRows): CatalogSnapshot {
  const vehicleById = new Map(rows.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const partById = new Map(rows.parts.map((part) => [part.id, part]))
  const packageBySlug = new Map(rows.packages.map((row) => [row.detail.slug, row]))
  const itemById = new Map(rows.merchandise.map((row) => [row.item.id, row]))
  const variants = Map.groupBy(
    rows.vehicles.toSorted((a, b) => a.yearFrom - b.yearFrom),
    (vehicle) => vehicle.modelId,
  )
  const partsByVehicle = new Map<string, readonly Part[]>()
  const stockByVehicle = new Map<string, BuildPower>()
  return {
    ...rows,
    packages: rows.packages.map((row) => row.detail),
    merchandiseItems: rows.merchandise.map((row) => row.item),
    packageBySlug: (slug) => packageBySlug.get(slug),
    part: (id) => partById.get(id),
    vehicle: (id) => vehicleById.get(id),
    merchandise: (id) => itemById.get(id),
    fits,
    variantsOf: (modelId) => variants.get(modelId) ?? [],
    partsFor: (vehicle) => remembered(partsByVehicle, vehicle.id, () => partsThatFit(rows.parts, vehicle)),
    stockPower: (vehicle) =>
      remembered(stockByVehicle, vehicle.id, () =>
        buildPower({ vehicle, parts: [], fuel: vehicle.engine.ratedFuel, weather: SAE_J1349_WEATHER }, rows.factors),
      ),
  }
}

/** What a snapshot was made of, to be sent to a thread that makes its own; merchandise stays behind. */
export function rowsOf(catalog: CatalogSnapshot): CatalogRows {
  const { vehicles, parts, brands, models, builds, socialPosts, factors, packages } = catalog
  return {
    ...{ vehicles, parts, brands, models, builds, socialPosts, factors, merchandise: [] },
    packages: packages.flatMap(({ slug }) => catalog.packageBySlug(slug) ?? []),
  }
}

function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
