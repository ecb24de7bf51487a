import { eq } from 'drizzle-orm'
import { WEIGHT_CLASSES, type WeightClass } from '../../contract/delivery.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { freightRates, makerLeadTimes, sellingSettings, shippingKinds } from '../database/schema/selling.ts'

/** The owner's tables, as they stand. */
export interface DeliveryTables {
  kinds: ReadonlyMap<string, { weightClass: WeightClass; leadDays: number; isSample: boolean }>
  makers: ReadonlyMap<string, { leadDays: number; isSample: boolean }>
  /** Of a kind that the first table does not name. */
  otherLeadDays: number
  /** Of the state that was asked for. */
  rates: FreightRates
}
export type FreightRates = ReadonlyMap<WeightClass, { firstCents: number; furtherCents: number; isSample: boolean }>

/** A class that the shop does not know ships as a parcel. */
const classOf = (text: string): WeightClass => WEIGHT_CLASSES.find((known) => known === text) ?? 'parcel'

/** The owner's tables with the rates of one state, read afresh: a few hundred rows that the owner may edit at any time. */
export async function deliveryTables(db: Database | Transaction, state: string | undefined): Promise<DeliveryTables> {
  const [settings, kinds, makers, rates] = await Promise.all([
    db.select().from(sellingSettings),
    db.select().from(shippingKinds),
    db.select().from(makerLeadTimes),
    state === undefined ? [] : db.select().from(freightRates).where(eq(freightRates.state, state)),
  ])
  return {
    otherLeadDays: settings[0]?.leadDays ?? 0,
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
