import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { updatedAt } from './columns.ts'

/** How the shop sells: the owner's settings and tables. */

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
    /** Open days until parts are here whose kind and maker have no lead time of their own. */
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
    taxesShipping: boolean('taxes_shipping').notNull().default(false),
    updatedAt,
  },
  () => [
    check('sales_tax_rates_state', sql`state ~ '^[A-Z]{2}$'`),
    check('sales_tax_rates_rate', sql`rate_ppm between 0 and 200000`),
  ],
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
