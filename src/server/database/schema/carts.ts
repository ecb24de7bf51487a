import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, createdAt, updatedAt } from './columns.ts'

/** Carts and quotes. */

/** One attribute of a cart line: size, color, the car it is for. */
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
  (table) => [
    unique('quotes_serial').on(table.serial),
    index('quotes_expires').on(table.expiresAt),
    index('quotes_email').on(sql`lower(${table.email})`),
  ],
)
