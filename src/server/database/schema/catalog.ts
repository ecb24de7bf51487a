import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BuildDetail } from '../../../contract/builds.ts'
import type { MerchandiseItem } from '../../../contract/merchandise.ts'
import type { PackageDetail } from '../../../contract/packages.ts'
import type { SocialPost } from '../../../contract/social.ts'
import type { Fuel, Part, Vehicle } from '../../../engine/model.ts'
import { at, bytea, createdAt, updatedAt } from './columns.ts'

/**
 * The catalog. Of a catalog table the columns are in force and can be edited; `data` holds what has no column of its own,
 * in the words of the contract or the engine, and of the columns what was seeded, which nobody reads.
 * A row with `edited = true` was changed by the shop: the seed leaves it alone.
 */

export const vehicles = pgTable(
  'vehicles',
  {
    id: text('id').primaryKey(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    modelId: text('model_id').notNull(),
    yearFrom: integer('year_from').notNull(),
    yearTo: integer('year_to').notNull(),
    data: jsonb('data').$type<Vehicle>().notNull(),
    edited: boolean('edited').notNull().default(false),
    updatedAt,
  },
  (table) => [index('vehicles_model').on(table.modelId), check('vehicles_years', sql`year_from <= year_to`)],
)

export const parts = pgTable(
  'parts',
  {
    id: text('id').primaryKey(),
    category: text('category').notNull(),
    kind: text('kind').notNull(),
    manufacturer: text('manufacturer').notNull(),
    name: text('name').notNull(),
    priceCents: integer('price_cents').notNull(),
    data: jsonb('data').$type<Part>().notNull(),
    edited: boolean('edited').notNull().default(false),
    updatedAt,
  },
  (table) => [index('parts_category').on(table.category), check('parts_price', sql`price_cents >= 0`)],
)

export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  make: text('make').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  onHome: boolean('on_home').notNull().default(true),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  edited: boolean('edited').notNull().default(false),
})

/** A model's id is its slug: "ford-mustang-gt". `data` holds the contract's figures of the model. */
export const models = pgTable(
  'models',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    edited: boolean('edited').notNull().default(false),
  },
  (table) => [index('models_brand').on(table.brandId)],
)

export const packages = pgTable(
  'packages',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    modelId: text('model_id').notNull(),
    stage: text('stage').notNull(),
    position: integer('position').notNull(),
    onHome: boolean('on_home').notNull().default(false),
    priceCents: integer('price_cents').notNull(),
    data: jsonb('data').$type<PackageDetail>().notNull(),
    engineVersion: text('engine_version').notNull(),
    edited: boolean('edited').notNull().default(false),
  },
  (table) => [
    index('packages_brand').on(table.brandId),
    index('packages_model').on(table.modelId),
    check('packages_price', sql`price_cents >= 0`),
  ],
)

/** A build of the gallery; one that was stored before builds were sold names no parts. */
export interface StoredBuild extends Omit<BuildDetail, 'forSale'> {
  partIds?: readonly string[]
  fuel?: Fuel
  /** What it was built for, at the wheels. */
  goalWheelHp?: number
}

export const builds = pgTable(
  'builds',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    isFeatured: boolean('is_featured').notNull().default(false),
    data: jsonb('data').$type<StoredBuild>().notNull(),
    engineVersion: text('engine_version').notNull(),
    edited: boolean('edited').notNull().default(false),
  },
  (table) => [index('builds_brand').on(table.brandId)],
)

export const merchandise = pgTable(
  'merchandise',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    category: text('category').notNull(),
    name: text('name').notNull(),
    priceCents: integer('price_cents').notNull(),
    position: integer('position').notNull(),
    /** Null: not counted. A number: what is left to sell. */
    stock: integer('stock'),
    /** Of the sizes and colors that are counted by themselves: "M / Black" and what is left of it. */
    variantStock: jsonb('variant_stock').$type<Record<string, number>>().notNull().default({}),
    data: jsonb('data').$type<MerchandiseItem>().notNull(),
    edited: boolean('edited').notNull().default(false),
  },
  () => [
    check('merchandise_price', sql`price_cents >= 0`),
    check('merchandise_stock', sql`stock is null or stock >= 0`),
  ],
)

export const socialPosts = pgTable('social_posts', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  data: jsonb('data').$type<SocialPost>().notNull(),
  edited: boolean('edited').notNull().default(false),
})

/** Small facts about the stored catalog, such as the hash of what was seeded. */
export const catalogState = pgTable('catalog_state', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/** Tables whose change empties the page caches and reloads the snapshot of every process. */
export const CATALOG_TABLES = [
  'vehicles',
  'parts',
  'brands',
  'models',
  'packages',
  'builds',
  'merchandise',
  'social_posts',
] as const

/** The shop's own picture of a part, package or item of gear; it goes before the drawn one. Encoded anew, as WebP. */
export const ownPictures = pgTable('own_pictures', {
  /** What it shows, such as "parts:turbo-kit". */
  subject: text('subject').primaryKey(),
  /** Of the bytes: a picture that is replaced has another address. */
  hash: text('hash').notNull(),
  picture: bytea('picture').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt,
})

/** Pictures that were replaced or removed, the last of each subject, so that a change can be taken back. */
export const replacedPictures = pgTable(
  'replaced_pictures',
  {
    hash: text('hash').primaryKey(),
    subject: text('subject').notNull(),
    picture: bytea('picture').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    replacedAt: at('replaced_at').notNull().defaultNow(),
  },
  (table) => [index('replaced_pictures_subject').on(table.subject, table.replacedAt)],
)
