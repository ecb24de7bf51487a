import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'

/** The parts that are sold, how they are found, and the owner's imports of them. */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What customers shop for and search: one row a part. Rows of origin `catalog` are derived from `parts` and `vehicles`
 * (`listing/keep-listing.ts`) and never written by hand; rows of another origin are imported and stand for themselves.
 * Of its rows some thousand are held in memory, so it may have any number of them.
 */
export const shopParts = pgTable(
  'shop_parts',
  {
    id: text('id').primaryKey(),
    origin: text('origin').notNull().default('catalog'),
    category: text('category').notNull(),
    kind: text('kind').notNull(),
    maker: text('maker').notNull(),
    makerSlug: text('maker_slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    partNumber: text('part_number'),
    priceCents: integer('price_cents').notNull(),
    priceIsEstimate: boolean('price_is_estimate').notNull(),
    laborHours: doublePrecision('labor_hours').notNull().default(0),
    /** `e85`: made for ethanol. `any`: the fuel does not matter, or is not known to. */
    fuel: text('fuel').notNull().default('any'),
    emissions: text('emissions').notNull().default('unknown'),
    /** Null: not counted; it is ordered in. */
    stock: integer('stock'),
    confidence: text('confidence').notNull(),
    /** In how many packages and builds of the shop it stands. */
    popularity: integer('popularity').notNull().default(0),
    vehicleIds: text('vehicle_ids').array().notNull(),
    /** What it is found by, as `search-words.ts` spells words: its own maker, name and number. */
    words: text('words').notNull(),
    /** And further: what the trade calls its kind, the cars it fits, its description. */
    moreWords: text('more_words').notNull().default(''),
    search: tsvector('search').generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(string_to_array(words || ' ' || more_words, ' '), ''))`,
    ),
    /** Of everything above, so that an unchanged part is not written again. */
    rowHash: text('row_hash').notNull().default(''),
    /** What only an imported part brings. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('shop_parts_find').using('gin', table.search, table.vehicleIds, table.category, table.makerSlug),
    // Both hold all that a list is narrowed and counted by, so that the wide rows are read for one page only.
    index('shop_parts_popular').on(
      ...[table.category, table.popularity.desc(), table.id, table.priceCents, table.makerSlug],
      ...[table.fuel, table.emissions, table.stock, table.confidence],
    ),
    index('shop_parts_price').on(
      ...[table.category, table.priceCents, table.id, table.makerSlug],
      ...[table.fuel, table.emissions, table.stock, table.confidence],
    ),
    // The best known, and of the rest a few: what a broad word is answered from. find-parts.ts asks in these very words.
    index('shop_parts_first').using('gin', table.search).where(sql`popularity >= 48 or (hashtext(id) & 127) = 0`),
    index('shop_parts_maker').on(table.makerSlug, table.popularity.desc(), table.id),
    index('shop_parts_best').on(table.popularity.desc(), table.id),
    check('shop_parts_price_cents', sql`price_cents >= 0`),
    check('shop_parts_fuel', sql`fuel in ('any', 'e85')`),
    check('shop_parts_emissions', sql`emissions in ('50_state', '49_state', 'off_road', 'unknown')`),
    check('shop_parts_stock', sql`stock is null or stock >= 0`),
  ],
)

/** One import of parts by the owner. Its rows say what it changed, so that it can be undone. */
export const catalogImports = pgTable('catalog_imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fileName: text('file_name').notNull(),
  createdAt,
  undoneAt: at('undone_at'),
})

export const catalogImportChanges = pgTable(
  'catalog_import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => catalogImports.id, { onDelete: 'cascade' }),
    partId: text('part_id').notNull(),
    /** The row of `shop_parts` before the import; null for a part that the import added. */
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.partId] }),
    index('catalog_import_changes_part').on(table.partId),
  ],
)

/** Every plain word that parts are found by; those of their names, so that a mistyped one finds its neighbor. Kept by a trigger. */
export const searchWords = pgTable(
  'search_words',
  { word: text('word').primaryKey(), isName: boolean('is_name').notNull().default(false) },
  (table) => [index('search_words_near').using('gist', sql`${table.word} gist_trgm_ops`).where(sql`is_name`)],
)
