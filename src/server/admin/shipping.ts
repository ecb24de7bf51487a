import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ShippingTables } from '../../contract/admin/shipping.ts'
import { WEIGHT_CLASSES } from '../../contract/delivery.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { freightRates, shippingKinds } from '../database/schema/selling.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'

/** What a carrier asks, and how parts ship. What the owner saves is a sample no more. */
export function registerShippingDesk(app: FastifyInstance, { db }: Services): void {
  staffRoute(app, 'GET /api/admin/shipping', () => readTables(db))

  staffRoute(app, 'PUT /api/admin/shipping/rates', ({ body: { rates } }, who) =>
    db.transaction(async (tx) => {
      const before = await readTables(tx)
      await tx.delete(freightRates)
      if (rates.length > 0) await tx.insert(freightRates).values(rates.map((rate) => ({ ...rate, isSample: false })))
      const change = differenceOf(before.rates.map(rateText), rates.map(rateText))
      await recordChange(tx, who, { action: 'shipping.rates', subject: 'shipping:rates', ...change })
      return readTables(tx)
    }),
  )

  staffRoute(app, 'PUT /api/admin/shipping/kinds', ({ body: { kinds } }, who) =>
    db.transaction(async (tx) => {
      const before = await readTables(tx)
      await tx.delete(shippingKinds)
      if (kinds.length > 0) await tx.insert(shippingKinds).values(kinds.map((kind) => ({ ...kind, isSample: false })))
      const change = differenceOf(before.kinds.map(kindText), kinds.map(kindText))
      await recordChange(tx, who, { action: 'shipping.kinds', subject: 'shipping:kinds', ...change })
      return readTables(tx)
    }),
  )
}

type Text = readonly [name: string, value: string]
const rateText = (
  rate: Pick<ShippingTables['rates'][number], 'state' | 'weightClass' | 'firstCents' | 'furtherCents'>,
): Text => [`${rate.state} ${rate.weightClass}`, `${rate.firstCents} first, ${rate.furtherCents} further (cents)`]
const kindText = (kind: Pick<ShippingTables['kinds'][number], 'kind' | 'weightClass' | 'leadDays'>): Text => [
  kind.kind,
  `${kind.weightClass}, ${kind.leadDays} days`,
]

/** Only what differs, for the audit log. */
function differenceOf(before: readonly Text[], after: readonly Text[]) {
  const [was, is] = [new Map(before), new Map(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  const of = (table: ReadonlyMap<string, string>) =>
    Object.fromEntries(names.map((name) => [name, table.get(name) ?? null]))
  return { before: of(was), after: of(is) }
}

async function readTables(db: Database | Transaction): Promise<ShippingTables> {
  const classOf = (text: string) => WEIGHT_CLASSES.find((known) => known === text) ?? 'parcel'
  const rates = await db.select().from(freightRates).orderBy(asc(freightRates.state), asc(freightRates.weightClass))
  const kinds = await db.select().from(shippingKinds).orderBy(asc(shippingKinds.kind))
  return {
    rates: rates.map((rate) => ({ ...rate, weightClass: classOf(rate.weightClass) })),
    kinds: kinds.map((kind) => ({ ...kind, weightClass: classOf(kind.weightClass) })),
  }
}
