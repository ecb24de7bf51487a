import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { BRANDS } from '../../catalog/brands.ts'
import { BUILDS } from '../../catalog/builds.ts'
import { EVIDENCE, PUBLISHED_TRACK_TESTS } from '../../catalog/evidence.ts'
import { findVehicle } from '../../catalog/find-vehicle.ts'
import { SAMPLE_SIGNALS } from '../../catalog/market-signals.ts'
import { gearPictureId, MERCHANDISE } from '../../catalog/merchandise.ts'
import { MODELS } from '../../catalog/models.ts'
import { PARTS } from '../../catalog/parts.ts'
import { SOCIAL_POSTS } from '../../catalog/social.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { merchMerchandiseId } from '../../contract/cart-lines.ts'
import type { MerchandiseItem, SizeChart } from '../../contract/merchandise.ts'
import type { SocialPost } from '../../contract/social.ts'
import type { CalibrationFactors } from '../../engine/model.ts'
import { PLANNER_INJECTORS } from '../../engine/planner/planner-constants.ts'
import { evidence, trackTests } from '../database/schema/accuracy.ts'
import {
  brands,
  builds,
  merchandise,
  models,
  packages,
  parts,
  socialPosts,
  vehicles,
} from '../database/schema/catalog.ts'
import { marketSignals } from '../database/schema/visitors.ts'
import { firstPictureUrl } from '../pictures/picture-index.ts'
import { dollarsOf } from '../pricing/money.ts'
import { buildImageUrl, buildRows } from './build-rows.ts'
import { packageRows } from './package-rows.ts'
import type { SeedTable } from './store.ts'

export interface SeededTable extends SeedTable {
  /** Which rows are the seed's to remove when the catalog no longer has them; all when absent. */
  removeOnly?: SQL
}

const UNUSED_VEHICLE = sql`not exists (select 1 from packages where packages.vehicle_id = vehicles.id)
  and not exists (select 1 from builds where builds.vehicle_id = vehicles.id)`
const UNUSED_BRAND = sql`not exists (select 1 from packages where packages.brand_id = brands.id)
  and not exists (select 1 from builds where builds.brand_id = brands.id)
  and not exists (select 1 from models where models.brand_id = brands.id)`

/** Every table of the seed, referenced ones first. Figures of packages and builds are the engine's, with `factors`. */
export function seedTables(factors: CalibrationFactors): SeededTable[] {
  return [
    { table: vehicles, rows: vehicleRows(), isEditable: true, removeOnly: UNUSED_VEHICLE },
    { table: parts, rows: partRows(), isEditable: true },
    { table: brands, rows: brandRows(), isEditable: true, removeOnly: UNUSED_BRAND },
    { table: models, rows: modelRows(), isEditable: true },
    { table: packages, rows: packageRows(factors), isEditable: true },
    { table: builds, rows: buildRows(factors), isEditable: true },
    { table: merchandise, rows: merchandiseRows(), isEditable: true },
    { table: socialPosts, rows: socialRows(), isEditable: true },
    { table: evidence, rows: evidenceRows(), isEditable: false, removeOnly: sql`origin = 'published'` },
    { table: trackTests, rows: trackTestRows(), isEditable: false, removeOnly: sql`origin = 'published'` },
    { table: marketSignals, rows: signalRows(), isEditable: false, removeOnly: sql`is_sample` },
  ]
}

const vehicleRows = () =>
  VEHICLES.map((data) => {
    const { id, make, model, modelId, yearFrom, yearTo } = data
    return { id, make, model, modelId, yearFrom, yearTo, data }
  })

/** The planner's own injector sets are sold like any other part. */
const partRows = () =>
  [...PARTS, ...PLANNER_INJECTORS.filter((set) => PARTS.every((part) => part.id !== set.id))].map((data) => {
    const { id, category, kind, manufacturer, name, priceCents } = data
    return { id, category, kind, manufacturer, name, priceCents, data }
  })

const brandRows = () =>
  BRANDS.map(({ slug, make, name, description, onHome }, position) => ({
    ...{ id: slug, slug, make, name, description, position, onHome },
    data: { imageUrl: firstPictureUrl(`brands/${slug}`) ?? `/images/brands/${slug}.webp` },
  }))

const modelRows = () =>
  MODELS.map((data) => {
    const brand = BRANDS.find(({ make }) => make === data.make)
    if (!brand) throw new Error(`model ${data.id}: there is no brand of make ${data.make}`)
    return { id: data.id, brandId: brand.slug, name: data.name, data }
  })

const merchandiseRows = () =>
  MERCHANDISE.map((item, position) => {
    const { id, name, category, description, priceCents, sizes, colors, isPopular, sizeChart } = item
    const otherColors = (colors ?? []).flatMap((color) => {
      const url = firstPictureUrl(gearPictureId(id, color))
      return url ? [[color, url] as const] : []
    })
    const data: MerchandiseItem = {
      ...{ id, slug: id, name, category, description, isPopular, price: dollarsOf(priceCents) },
      imageUrl: firstPictureUrl(`merchandise/${id}`) ?? `/images/merchandise/${id}.webp`,
      ...(sizes ? { sizes: [...sizes] } : {}),
      ...(colors ? { colors: [...colors] } : {}),
      ...(otherColors.length > 0 ? { colorImages: Object.fromEntries(otherColors) } : {}),
      ...(sizeChart ? { sizeChart: sizeChart as SizeChart } : {}),
      shopifyProductId: merchMerchandiseId(id),
    }
    return { id, slug: id, category, name, priceCents, position, stock: null, variantStock: {}, data }
  })

const socialRows = () =>
  SOCIAL_POSTS.map(({ buildId, ...post }, position) => {
    const build = BUILDS.find(({ id }) => id === buildId)
    if (!build) throw new Error(`post ${post.id}: there is no build ${buildId}`)
    const data: SocialPost = { ...post, imageUrl: buildImageUrl(build), postedOn: '', likes: 0 }
    return { id: post.id, position, data }
  })

/** Each published result with the car of the catalog that it is about, as far as one is found. */
const evidenceRows = () =>
  withIds(EVIDENCE).map(({ id, row }) => {
    const found = findVehicle(VEHICLES, { make: row.make, model: row.model, year: row.yearFrom, engine: row.engine })
    const about = found ? { vehicleId: found.vehicle.id, modelId: found.vehicle.modelId, exact: found.exact } : {}
    return { id, origin: 'published', row: { ...row, ...about }, sourceUrl: row.sourceUrl }
  })

const trackTestRows = () => withIds(PUBLISHED_TRACK_TESTS).map(({ id, row }) => ({ id, row, sourceUrl: row.sourceUrl }))

const signalRows = () => SAMPLE_SIGNALS.map((signal) => ({ id: `sample ${signal.vehicle}`, ...signal, isSample: true }))

/** Names rows by what they say, so that a row keeps its id wherever it stands in the list. */
function withIds<T extends object>(rows: readonly T[]): { id: string; row: T }[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const name = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { id: count === 1 ? name : `${name}-${count}`, row }
  })
}
