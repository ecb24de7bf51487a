import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Booking, BookingSettings } from '../../contract/booking.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { bays, bookings, closedDays, openingHours } from '../database/schema/booking.ts'
import { orders } from '../database/schema/orders.ts'
import { sellingSettings } from '../database/schema/selling.ts'
import { refuse } from '../http/problem.ts'
import { moneyOf } from '../pricing/money.ts'
import { readOpeningHours } from '../shop-hours/shop-hours.ts'
import type { TakenSpan } from './slots.ts'

type Db = Database | Transaction
export type BookingRow = typeof bookings.$inferSelect & { orderNumber: string | null; bay: string; timeZone: string }

/** Holds whose time is over are nobody's: the bay is free again. */
export async function dropStaleHolds(tx: Transaction): Promise<void> {
  await tx.delete(bookings).where(and(eq(bookings.state, 'held'), lt(bookings.heldUntil, sql`now()`)))
}

/**
 * One at a time writes times into the bays: two that overlap, each in before the other is looked for, would wait for
 * one another in the exclusion constraint until the database ends one of them.
 */
export async function lockCalendar(tx: Transaction): Promise<void> {
  await tx.select({ id: bays.id }).from(bays).orderBy(asc(bays.id)).for('no key update')
}

export async function takenSpans(db: Db, without?: string): Promise<TakenSpan[]> {
  const isTaken = and(
    ne(bookings.state, 'cancelled'),
    gt(bookings.endsAt, sql`now()`),
    sql`(${bookings.state} = 'booked' or ${bookings.heldUntil} > now())`,
    without === undefined ? undefined : ne(bookings.id, without),
  )
  return db
    .select({ bayId: bookings.bayId, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(isTaken)
}

export const readBays = (db: Db) => db.select().from(bays).orderBy(asc(bays.id))

export const readBookingSettings = async (db: Db): Promise<BookingSettings> => ({
  bays: await readBays(db),
  ...(await readOpeningHours(db)),
})

/** A bay that has appointments stays. */
export async function writeBookingSettings(tx: Transaction, settings: BookingSettings): Promise<void> {
  const kept = settings.bays.map(({ id }) => id)
  const used = await tx.selectDistinct({ id: bookings.bayId }).from(bookings)
  const lost = used.find(({ id }) => !kept.includes(id))
  if (lost) refuse('conflict', `Bay ${lost.id} has appointments: it can be renamed, not removed.`)
  const before = await tx.select().from(bays)
  const gone = before.map(({ id }) => id).filter((id) => !kept.includes(id))
  if (gone.length > 0) await tx.delete(bays).where(inArray(bays.id, gone))
  for (const bay of settings.bays)
    await tx
      .insert(bays)
      .values(bay)
      .onConflictDoUpdate({ target: bays.id, set: { name: bay.name } })
  await tx.delete(openingHours)
  if (settings.hours.length > 0) await tx.insert(openingHours).values(settings.hours)
  await tx.delete(closedDays)
  if (settings.closedDays.length > 0) await tx.insert(closedDays).values(settings.closedDays.map((day) => ({ day })))
}

const selectBookings = (db: Db) =>
  db
    .select({ booking: bookings, orderNumber: orders.number, bay: bays.name, timeZone: sellingSettings.timeZone })
    .from(bookings)
    .innerJoin(bays, eq(bays.id, bookings.bayId))
    .innerJoin(sellingSettings, eq(sellingSettings.id, 1))
    .leftJoin(orders, eq(orders.id, bookings.orderId))

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  const [found] = await selectBookings(db).where(eq(bookings.id, id))
  return found && { ...found.booking, orderNumber: found.orderNumber, bay: found.bay, timeZone: found.timeZone }
}

export async function comingBookings(db: Db): Promise<BookingRow[]> {
  const found = await selectBookings(db)
    .where(and(eq(bookings.state, 'booked'), gt(bookings.endsAt, sql`now() - interval '1 day'`)))
    .orderBy(asc(bookings.startsAt))
    .limit(2_000)
  return found.map(({ booking, ...more }) => ({ ...booking, ...more }))
}

export const bookingReply = (catalog: Pick<CatalogSnapshot, 'packageBySlug'>, row: BookingRow): Booking => ({
  ...{ id: row.id, kind: row.kind, state: row.state, hours: row.hours, timeZone: row.timeZone },
  ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
  heldUntil: row.state === 'held' ? (row.heldUntil?.toISOString() ?? null) : null,
  ...{ orderNumber: row.orderNumber, name: row.name, car: row.car },
  ...bookedPackage(catalog, row),
  ...(row.planCode ? { plan: row.planCode } : {}),
})

/** The package that is booked, as it is sold today. */
function bookedPackage(catalog: Pick<CatalogSnapshot, 'packageBySlug'>, { packageSlug }: BookingRow) {
  const found = packageSlug ? catalog.packageBySlug(packageSlug) : undefined
  if (!found) return {}
  const { name, slug, years } = found.detail
  return { package: { name, slug, ...(years ? { years } : {}), price: moneyOf(found.priceCents) } }
}

/** The database refused two in one bay at one time, or two for one order. */
export function refusedBy(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  }
  return undefined
}
