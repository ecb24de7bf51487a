import { eq } from 'drizzle-orm'
import { WEIGHT_CLASSES, type WeightClass } from '../../contract/delivery.ts'
import type { Database } from '../database/connection.ts'
import { freightRates, makerLeadTimes, shippingKinds } from '../database/schema/selling.ts'
import type { DeliveryTables } from './delivery.ts'

/** A class that the shop does not know ships as a parcel. */
const classOf = (text: string): WeightClass => WEIGHT_CLASSES.find((known) => known === text) ?? 'parcel'

/** The owner's tables with the rates of one state, read afresh: a few hundred rows that the owner may edit at any time. */
export async function deliveryTables(db: Database, state: string | undefined): Promise<DeliveryTables> {
  const [kinds, makers, rates] = await Promise.all([
    db.select().from(shippingKinds),
    db.select().from(makerLeadTimes),
    state === undefined ? [] : db.select().from(freightRates).where(eq(freightRates.state, state)),
  ])
  return {
    kinds: new Map(kinds.map(({ kind, weightClass, ...row }) => [kind, { ...row, weightClass: classOf(weightClass) }])),
    makers: new Map(makers.map(({ maker, ...row }) => [maker, row])),
    rates: new Map(
      rates.map(({ weightClass, firstCents, furtherCents, isSample }) => [
        classOf(weightClass),
        { firstCents, furtherCents, isSample },
      ]),
    ),
  }
}
