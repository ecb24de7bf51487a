import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { BuildDetail } from '../../contract/builds.ts'
import type { GenerateRequest } from '../../contract/configurator.ts'
import type { MerchandiseItem } from '../../contract/merchandise.ts'
import type { OrderState } from '../../contract/order-states.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import type { SocialPost } from '../../contract/social.ts'
import { LABOR_CENTS_PER_HOUR, type PlanTool } from '../../engine/labor-rates.ts'
import type { Part, Vehicle } from '../../engine/model.ts'

/**
 * Every table of the shop. Money is whole US cents. Times are stored with their zone.
 * Of a catalog table the columns are in force and can be edited; `data` holds what has no column of its own, in the words
 * of the contract or the engine, and of the columns what was seeded, which nobody reads.
 * A row with `edited = true` was changed by the shop: the seed leaves it alone.
 */

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = at('created_at').notNull().defaultNow()
const updatedAt = at('updated_at').notNull().defaultNow()

/** One attribute of a cart line: size, colour, the car it is for. */
export interface LineAttribute {
  key: string
  value: string
}
/** A line of a quote: what was priced, with all that its page shows, whole cents. */
export interface QuotedLine {
  id: string
  merchandiseId: string
  attributes: LineAttribute[]
  quantity: number
  unitPriceCents: number
  installationCents: number
  title: string
  product: { title: string; handle: string; category: string }
  image: { url: string; altText: string } | null
}

export interface PostalAddress {
  street: string
  city: string
  region: string
  postalCode: string
  country: string
}

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

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What customers shop for and search: one row a part. Rows of origin `catalog` are derived from `parts` and `vehicles`
 * (`listing/keep-listing.ts`) and never written by hand; rows of another origin are imported and stand for themselves.
 * Nothing here is held in memory, so it may have any number of rows.
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
    data: jsonb('data').$type<BuildDetail>().notNull(),
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

/** The id is the only key to a cart: at least 128 random bits. `version` rises by one with every change. */
export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull().default(1),
    createdAt,
    updatedAt,
  },
  (table) => [index('carts_updated').on(table.updatedAt)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Namespaced: "package:<slug>", "part:<id>", "merch:<id>", "labor:<plan code>". */
    merchandiseId: text('merchandise_id').notNull(),
    attributes: jsonb('attributes').$type<LineAttribute[]>().notNull().default([]),
    /** The attributes in one canonical text, so that equal ones are one line. */
    attributesKey: text('attributes_key').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Saved for later: beside the cart, in no total and in no order. */
    forLater: boolean('for_later').notNull().default(false),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    unique('cart_lines_same').on(table.cartId, table.merchandiseId, table.attributesKey, table.forLater),
    check('cart_lines_quantity', sql`quantity between 1 and 99`),
  ],
)

/** What a repeated request with the same Idempotency-Key is answered with. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').notNull(),
    /** Method and path, so that one key may serve different calls. */
    scope: text('scope').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is still at work. */
    status: integer('status'),
    reply: jsonb('reply').$type<unknown>(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.key, table.scope] }), index('idempotency_created').on(table.createdAt)],
)

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    cartId: text('cart_id').notNull().unique(),
    /** Hash of the Idempotency-Key that placed it: only that key, or the same email, is shown the order again. */
    requestKeyHash: text('request_key_hash'),
    status: text('status').$type<OrderState>().notNull().default('awaiting_payment'),
    /** `card`: on Stripe's page, before the shop starts. `invoice`: at the shop or by invoice. */
    payBy: text('pay_by').$type<'card' | 'invoice'>().notNull().default('invoice'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    delivery: text('delivery').notNull(),
    address: jsonb('address').$type<PostalAddress>(),
    notes: text('notes'),
    subtotalCents: bigint('subtotal_cents', { mode: 'number' }).notNull(),
    /** Null: the shop has set no rate for this address; tax is on the invoice. */
    taxCents: bigint('tax_cents', { mode: 'number' }),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    /** What has to come in before the shop starts: all of it, or the deposit. */
    dueCents: bigint('due_cents', { mode: 'number' }).notNull(),
    paidCents: bigint('paid_cents', { mode: 'number' }).notNull().default(0),
    /** Asked for, and neither done nor failed yet. */
    refundAskedCents: bigint('refund_asked_cents', { mode: 'number' }).notNull().default(0),
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    /** The page of Stripe that takes the payment, and what it was paid with. */
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    paymentId: text('payment_id'),
    /** Until then the stock is kept for whoever is paying. */
    holdUntil: at('hold_until'),
    placedAt: at('placed_at').notNull().defaultNow(),
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  (table) => [
    index('orders_newest').on(table.placedAt, table.id),
    index('orders_status').on(table.status, table.placedAt, table.id),
    index('orders_email').on(sql`lower(${table.email})`, table.placedAt),
    index('orders_words').using('gin', sql`lower(number || ' ' || name || ' ' || email) gin_trgm_ops`),
    check('orders_delivery', sql`delivery in ('shipping', 'installation')`),
    check('orders_total', sql`total_cents >= 0`),
    check(
      'orders_status',
      sql`status in ('awaiting_payment', 'paid', 'ordered', 'received', 'packed', 'shipped', 'installed', 'done', 'cancelled', 'refunded')`,
    ),
    check('orders_pay_by', sql`pay_by in ('card', 'invoice')`),
    check('orders_paid', sql`due_cents between 0 and total_cents and paid_cents between 0 and total_cents`),
    check(
      'orders_refunded',
      sql`refund_asked_cents >= 0 and refunded_cents >= 0 and refund_asked_cents + refunded_cents <= paid_cents`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    merchandiseId: text('merchandise_id').notNull(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
    shippedQuantity: integer('shipped_quantity').notNull().default(0),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    attributes: jsonb('attributes').$type<LineAttribute[]>().notNull().default([]),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    unique('order_lines_position').on(table.orderId, table.position),
    check('order_lines_quantity', sql`quantity between 1 and 99`),
    check(
      'order_lines_counts',
      sql`shipped_quantity between 0 and quantity and refunded_quantity between 0 and quantity`,
    ),
  ],
)

/** The history of an order: all that happened to it, one after another, with who did it. Rows are never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    who: text('who').$type<'customer' | 'shop' | 'stripe' | 'clock'>().notNull(),
    kind: text('kind').notNull(),
    /** Where the order stood afterwards. */
    state: text('state').$type<OrderState>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** Of a payment or refund, as Stripe or the shop names it: it counts once. */
    ref: text('ref'),
    createdAt,
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  (table) => [
    unique('order_events_position').on(table.orderId, table.position),
    unique('order_events_once').on(table.orderId, table.kind, table.ref),
    index('order_events_unmailed').on(table.createdAt).where(sql`mailed_at is null`),
    check('order_events_who', sql`who in ('customer', 'shop', 'stripe', 'clock')`),
  ],
)

/** A refund from the moment it is asked for; its id is the key under which Stripe does it once. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    status: text('status').$type<'asked' | 'done' | 'failed'>().notNull().default('asked'),
    reason: text('reason').notNull(),
    stripeId: text('stripe_id').unique(),
    createdAt,
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    check('refunds_cents', sql`cents > 0`),
    check('refunds_status', sql`status in ('asked', 'done', 'failed')`),
  ],
)

/** What Stripe told us already: a message that comes again changes nothing. */
export const stripeMessages = pgTable('stripe_messages', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt,
})

/** How the shop sells, as the owner set it. Exactly one row, id = 1. */
export const sellingSettings = pgTable(
  'selling_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** What of an order is paid before the shop starts; 100 is all of it. */
    depositPercent: integer('deposit_percent').notNull().default(100),
    /** Where what is installed at the shop is sold. */
    shopState: text('shop_state').notNull().default('FL'),
    timeZone: text('time_zone').notNull().default('America/New_York'),
    /** Days until parts that are ordered in are here. */
    leadDays: integer('lead_days').notNull().default(5),
    updatedAt,
  },
  () => [
    check('selling_settings_one', sql`id = 1`),
    check('selling_settings_deposit', sql`deposit_percent between 1 and 100`),
    check('selling_settings_lead', sql`lead_days between 0 and 120`),
  ],
)

/** Sales tax by state, the owner's to set: a state without a row is on the invoice. 1,000,000 is 100%. */
export const salesTaxRates = pgTable(
  'sales_tax_rates',
  {
    state: text('state').primaryKey(),
    ratePpm: integer('rate_ppm').notNull(),
    taxesLabor: boolean('taxes_labor').notNull().default(false),
    updatedAt,
  },
  () => [
    check('sales_tax_rates_state', sql`state ~ '^[A-Z]{2}$'`),
    check('sales_tax_rates_rate', sql`rate_ppm between 0 and 200000`),
  ],
)

/** Where cars stand while they are worked on. */
export const bays = pgTable('bays', { id: integer('id').primaryKey(), name: text('name').notNull() })

/** When the shop is open, in its own time; a weekday (0 is Sunday) without a row is closed. */
export const openingHours = pgTable(
  'opening_hours',
  {
    weekday: integer('weekday').primaryKey(),
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
  },
  () => [
    check('opening_hours_weekday', sql`weekday between 0 and 6`),
    check('opening_hours_times', sql`opens_at ~ '^[0-2][0-9]:[0-5][0-9]$' and opens_at < closes_at`),
  ],
)

export const closedDays = pgTable('closed_days', { day: date('day', { mode: 'string' }).primaryKey() })

/**
 * A bay that is taken: held while somebody fills in the form, then booked. The id is the only key to it. Two that are
 * not cancelled never overlap in one bay: an exclusion constraint of the database sees to it (`bookings_apart`).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    bayId: integer('bay_id')
      .notNull()
      .references(() => bays.id),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    state: text('state').$type<'held' | 'booked' | 'cancelled'>().notNull(),
    heldUntil: at('held_until'),
    kind: text('kind').$type<'install' | 'dyno' | 'talk'>().notNull(),
    hours: doublePrecision('hours').notNull(),
    orderId: text('order_id').references(() => orders.id),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    car: text('car'),
    notes: text('notes'),
    /** Rises with every change, so that a calendar replaces what it has. */
    sequence: integer('sequence').notNull().default(0),
    createdAt,
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  (table) => [
    index('bookings_when').on(table.startsAt),
    check('bookings_state', sql`state in ('held', 'booked', 'cancelled')`),
    check('bookings_kind', sql`kind in ('install', 'dyno', 'talk')`),
    check('bookings_times', sql`starts_at < ends_at`),
    check('bookings_held', sql`state <> 'held' or held_until is not null`),
  ],
)

/** What a customer was asked for, and what came: a dyno sheet or time slip. The id is the only key to the form. */
export const orderResults = pgTable(
  'order_results',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<'asked' | 'sent' | 'approved' | 'declined'>().notNull().default('asked'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    photo: bytea('photo'),
    evidenceId: text('evidence_id'),
    createdAt,
    sentAt: at('sent_at'),
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  () => [check('order_results_state', sql`state in ('asked', 'sent', 'approved', 'declined')`)],
)

/** A cart's prices, fixed for some days. `lines` are what was priced, each with its price. */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    serial: bigint('serial', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    lines: jsonb('lines').$type<QuotedLine[]>().notNull(),
    createdAt,
    expiresAt: at('expires_at').notNull(),
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  (table) => [unique('quotes_serial').on(table.serial), index('quotes_expires').on(table.expiresAt)],
)

/** The owner's tables. A row that is still ours to show how it works says `is_sample`. */
const isSample = boolean('is_sample').notNull().default(false)

/** What a carrier asks to a state, whole cents: for the first thing of a weight class, and for each further one. */
export const freightRates = pgTable(
  'freight_rates',
  {
    state: text('state').notNull(),
    weightClass: text('weight_class').notNull(),
    firstCents: integer('first_cents').notNull(),
    furtherCents: integer('further_cents').notNull(),
    isSample,
  },
  (table) => [
    primaryKey({ columns: [table.state, table.weightClass] }),
    check('freight_rates_cents', sql`first_cents >= 0 and further_cents >= 0`),
  ],
)

/**
 * How a kind of part ships, and how many business days it takes to be here. Kind "gear" is merchandise;
 * "installation" is how long parts that are here wait for the shop.
 */
export const shippingKinds = pgTable(
  'shipping_kinds',
  {
    kind: text('kind').primaryKey(),
    weightClass: text('weight_class').notNull(),
    leadDays: integer('lead_days').notNull(),
    isSample,
  },
  () => [check('shipping_kinds_days', sql`lead_days between 0 and 400`)],
)

/** A maker's own lead time counts instead of its kind's. */
export const makerLeadTimes = pgTable(
  'maker_lead_times',
  { maker: text('maker').primaryKey(), leadDays: integer('lead_days').notNull(), isSample },
  () => [check('maker_lead_times_days', sql`lead_days between 0 and 400`)],
)

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt,
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
    answeredAt: at('answered_at'),
    closedAt: at('closed_at'),
  },
  (table) => [
    index('messages_newest').on(table.createdAt, table.id),
    index('messages_email').on(sql`lower(${table.email})`),
  ],
)

export const plans = pgTable(
  'plans',
  {
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    partIds: jsonb('part_ids').$type<string[]>().notNull(),
    request: jsonb('request').$type<GenerateRequest>().notNull(),
    /** The figures as they were when the plan was saved. */
    saved: jsonb('saved').$type<Record<string, unknown>>().notNull(),
    engineVersion: text('engine_version').notNull(),
    /** The tool that made it, and the labor rate that was fixed when it was saved. */
    tool: text('tool').$type<PlanTool>().notNull().default('configurator'),
    laborCentsPerHour: integer('labor_cents_per_hour').notNull().default(LABOR_CENTS_PER_HOUR.configurator),
    /** Of everything that makes it this build, so that the same one saved again is the same plan. */
    contentHash: text('content_hash').unique(),
    createdAt,
    /** The day it was last looked at, to some hours. */
    openedAt: at('opened_at').notNull().defaultNow(),
  },
  (table) => [
    index('plans_opened').on(table.openedAt),
    check('plans_tool', sql`tool in ('configurator', 'planner')`),
    check('plans_labor', sql`labor_cents_per_hour > 0`),
  ],
)

export const evidence = pgTable(
  'evidence',
  {
    id: text('id').primaryKey(),
    origin: text('origin').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    sourceUrl: text('source_url'),
    flagged: boolean('flagged').notNull().default(false),
    /** The import that brought a sheet of the shop, so that it can be undone; null for published results. */
    importId: text('import_id'),
    createdAt,
  },
  (table) => [
    check('evidence_origin', sql`origin in ('published', 'shop')`),
    index('evidence_import').on(table.importId),
  ],
)

export const trackTests = pgTable('track_tests', {
  id: text('id').primaryKey(),
  row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  sourceUrl: text('source_url'),
})

/** Exactly one row, id = 1. */
export const optimizationState = pgTable(
  'optimization_state',
  {
    id: integer('id').primaryKey().default(1),
    isRunning: boolean('is_running').notNull().default(false),
    accuracyTarget: doublePrecision('accuracy_target').notNull().default(0.99),
    /** The factors in force; null = the engine's own. */
    factors: jsonb('factors').$type<Record<string, unknown>>(),
    updatedAt,
  },
  () => [check('optimization_state_one', sql`id = 1`)],
)

export const optimizationRuns = pgTable('optimization_runs', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  vehicleModel: text('vehicle_model'),
  status: text('status').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  startedAt: at('started_at').notNull().defaultNow(),
  finishedAt: at('finished_at'),
})

export const optimizationTests = pgTable(
  'optimization_tests',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => optimizationRuns.id, { onDelete: 'cascade' }),
    evidenceId: text('evidence_id').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    predicted: doublePrecision('predicted').notNull(),
    measured: doublePrecision('measured').notNull(),
    /** 1 - |predicted - measured| / measured. */
    accuracy: doublePrecision('accuracy').notNull(),
    testedAt: at('tested_at').notNull().defaultNow(),
  },
  (table) => [
    unique('optimization_tests_once').on(table.runId, table.evidenceId),
    index('optimization_tests_model').on(table.vehicleModel),
  ],
)

export const accuracyTrends = pgTable('accuracy_trends', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  runId: text('run_id'),
  at: at('at').notNull().defaultNow(),
  overallAccuracy: doublePrecision('overall_accuracy').notNull(),
  trendDirection: text('trend_direction').notNull(),
  testsRun: integer('tests_run').notNull(),
  issuesIdentified: integer('issues_identified').notNull(),
  fixesApplied: integer('fixes_applied').notNull(),
})

export const optimizationActions = pgTable('optimization_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  runId: text('run_id'),
  action: text('action').notNull(),
  vehicleModel: text('vehicle_model').notNull(),
  result: text('result').notNull(),
  happenedAt: at('happened_at').notNull().defaultNow(),
})

export const marketSignals = pgTable(
  'market_signals',
  {
    id: text('id').primaryKey(),
    vehicle: text('vehicle').notNull(),
    source: text('source').notNull(),
    mentions: integer('mentions').notNull(),
    observedOn: date('observed_on', { mode: 'string' }).notNull(),
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [unique('market_signals_once').on(table.vehicle, table.source, table.observedOn)],
)

/** What visitors ask for: views, planner choices, generated builds, cart adds. */
export const demandEvents = pgTable(
  'demand_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    weight: doublePrecision('weight').notNull().default(1),
    happenedAt: at('happened_at').notNull().defaultNow(),
  },
  (table) => [index('demand_events_vehicle').on(table.vehicleId, table.happenedAt)],
)

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
