import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { OrderState } from '../../../contract/order-states.ts'
import type { ResultState } from '../../../contract/results.ts'
import type { LineAttribute } from './carts.ts'
import { at, bytea, createdAt } from './columns.ts'

/** Orders, what was paid and given back for them, and what their customers measured. */

export interface PostalAddress {
  street: string
  city: string
  region: string
  postalCode: string
  country: string
}

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
    /** Null: nothing ships, or the shop has no rate for this address; freight is on the invoice then. */
    freightCents: bigint('freight_cents', { mode: 'number' }),
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
    index('orders_delivery').on(table.delivery, table.status, table.placedAt, table.id),
    index('orders_unmailed').on(table.placedAt, table.id).where(sql`mailed_at is null`),
    // Few at any time, however many orders there are: what Today counts.
    index('orders_unsent').on(table.placedAt).where(sql`mail_error is not null and mailed_at is null`),
    index('orders_email').on(sql`lower(${table.email})`, table.placedAt),
    index('orders_words').using('gin', sql`lower(number || ' ' || name || ' ' || email) gin_trgm_ops`),
    check('orders_delivery', sql`delivery in ('shipping', 'installation')`),
    check('orders_total', sql`total_cents >= 0`),
    check('orders_freight', sql`freight_cents >= 0`),
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
    /** Who of the staff, by email; null where somebody came with the shop token. */
    staff: text('staff'),
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
    index('order_events_newest').on(table.createdAt, table.id),
    index('order_events_unmailed').on(table.createdAt).where(sql`mailed_at is null`),
    index('order_events_unsent').on(table.createdAt).where(sql`mail_error is not null and mailed_at is null`),
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

/** What a customer was asked for, and what came: a dyno sheet or time slip. The id is the only key to the form. */
export const orderResults = pgTable(
  'order_results',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `taken_back`: it counted, until the shop took its evidence out again. */
    state: text('state').$type<ResultState>().notNull().default('asked'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    photo: bytea('photo'),
    evidenceId: text('evidence_id'),
    createdAt,
    sentAt: at('sent_at'),
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  () => [check('order_results_state', sql`state in ('asked', 'sent', 'approved', 'declined', 'taken_back')`)],
)
