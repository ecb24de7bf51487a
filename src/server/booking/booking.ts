import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Booking, bookingDetails, SlotsReply } from '../../contract/booking.ts'
import type { Transaction } from '../database/connection.ts'
import { bookings } from '../database/schema/booking.ts'
import { refuse } from '../http/problem.ts'
import { deliveryTables } from '../pricing/delivery-tables.ts'
import { leadTimes } from '../pricing/lead-times.ts'
import type { Services } from '../services.ts'
import { dayOf, instantOf, nextDay, readWorkHours, type WorkHours } from '../shop-hours/shop-hours.ts'
import { freeSlots, type Slot } from './slots.ts'
import {
  type BookingRow,
  bookingReply,
  dropStaleHolds,
  findBooking,
  lockCalendar,
  readBays,
  refusedBy,
  takenSpans,
} from './store.ts'
import { partsAreHere, type Work, type WorkAsked, workOf } from './work-of.ts'

const HOLD_MINUTES = 10
/** How far ahead a time can be booked, and how many days with free times are shown at once. */
const DAYS_AHEAD = 90
const DAYS_SHOWN = 15

const taken = (): never => refuse('conflict', 'Somebody just took that time. Pick another one.')
const unknown = (): never => refuse('not_found', "We can't find that appointment.")

/** Work that is looked for a time: anew, or once more for an appointment that stands. */
type Placed = Pick<Work, 'kind' | 'hours' | 'waitsFor'> & { notBefore?: string | null }

/** Times in the bays: which are free, holding one, booking it, moving it, calling it off. */
export function bookingDesk(services: Services, queueMail: (tx: Transaction, id: string) => Promise<void>) {
  const { db, clock, random } = services

  /** The days on which the parts are here and the work can start; null for what waits for nothing. */
  async function datesOf(waitsFor: Work['waitsFor'], hours: WorkHours) {
    if (waitsFor.length === 0) return null
    return leadTimes(await deliveryTables(db, undefined)).datesOf(waitsFor, hours, new Date(clock()))
  }

  async function free({ hours: workHours, waitsFor, notBefore }: Placed, without?: string) {
    const hours = await readWorkHours(db)
    const bays = await readBays(db)
    const dates = await datesOf(waitsFor, hours)
    const tomorrow = nextDay(dayOf(new Date(clock()), hours.timeZone))
    const [, later = tomorrow] = [tomorrow, dates?.install ?? notBefore ?? tomorrow].toSorted()
    const slots = freeSlots({
      ...{ hours, bayIds: bays.map(({ id }) => id), workHours, days: DAYS_AHEAD },
      taken: await takenSpans(db, without),
      from: instantOf(later, 0, hours.timeZone),
    })
    return { slots, dates, timeZone: hours.timeZone }
  }

  async function slotAt(work: Placed, startsAt: string, without?: string) {
    const at = new Date(startsAt).getTime()
    const { slots, dates } = await free(work, without)
    return { slot: slots.find((slot) => slot.startsAt.getTime() === at) ?? taken(), notBefore: dates?.install ?? null }
  }

  /** Tries the free bays one after another: of two who want the same one, the database lets one in. */
  async function inFreeBay(slot: Slot, write: (tx: Transaction, bayId: number) => Promise<void>): Promise<void> {
    for (const bayId of slot.bayIds) {
      try {
        return await db.transaction(async (tx) => {
          await lockCalendar(tx)
          await dropStaleHolds(tx)
          await write(tx, bayId)
        })
      } catch (error) {
        if (refusedBy(error) !== 'bookings_apart') throw error
      }
    }
    return taken()
  }

  const replyOf = (row: BookingRow) => bookingReply(services.catalog, row)
  const read = async (id: string) => (await findBooking(db, id)) ?? unknown()
  /** The work of an appointment that stands: it was long enough before, and waits for its parts until they are here. */
  const standing = async ({ kind, hours, notBefore, orderId }: BookingRow): Promise<Placed> => {
    const isHere = orderId !== null && (await partsAreHere(db, orderId))
    return { kind, hours, waitsFor: [], notBefore: isHere ? null : notBefore }
  }
  const spanOf = ({ startsAt, endsAt }: Slot) => ({ startsAt, endsAt })

  return {
    async slots(asked: WorkAsked & { booking?: string | undefined }): Promise<SlotsReply> {
      const work = asked.booking ? await standing(await read(asked.booking)) : await workOf(db, services.catalog, asked)
      const { slots, dates, timeZone } = await free(work, asked.booking)
      const days = [...Map.groupBy(slots, ({ day }) => day)].slice(0, DAYS_SHOWN)
      return {
        ...{ kind: work.kind, hours: work.hours, partsBy: dates?.here ?? null, timeZone },
        days: days.map(([day, of]) => ({
          day,
          slots: of.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
        })),
      }
    },

    async hold(asked: WorkAsked, startsAt: string): Promise<Booking> {
      const work = await workOf(db, services.catalog, asked)
      const { slot, notBefore } = await slotAt(work, startsAt)
      const id = random(16)
      const heldUntil = new Date(clock() + HOLD_MINUTES * 60_000)
      await inFreeBay(slot, async (tx, bayId) => {
        const { waitsFor: _, ...what } = work
        await tx.insert(bookings).values({ ...what, id, bayId, ...spanOf(slot), state: 'held', heldUntil, notBefore })
      })
      return replyOf(await read(id))
    },

    async confirm(id: string, details: z.output<typeof bookingDetails>): Promise<Booking> {
      const { name, email, phone, car, notes } = details
      try {
        await db.transaction(async (tx) => {
          await lockCalendar(tx)
          const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
          if (!row) return unknown()
          if (row.state === 'booked' && row.email === email) return
          if (row.state !== 'held' || (row.heldUntil?.getTime() ?? 0) < clock())
            return refuse('conflict', 'We held that time for ten minutes and the hold ran out. Pick it again.')
          await tx
            .update(bookings)
            .set({
              ...{
                state: 'booked' as const,
                heldUntil: null,
                name,
                email,
                phone: phone || null,
                car,
                notes: notes || null,
              },
              ...{ sequence: sql`${bookings.sequence} + 1`, mailedAt: null },
            })
            .where(eq(bookings.id, id))
          await queueMail(tx, id)
        })
      } catch (error) {
        if (refusedBy(error) !== 'bookings_order') throw error
        return refuse('conflict', 'This order already has an appointment. The link is in your email.')
      }
      return replyOf(await read(id))
    },

    async move(id: string, startsAt: string): Promise<Booking> {
      const row = await read(id)
      if (row.state !== 'booked') return refuse('conflict', 'You can only move an appointment that is booked.')
      if (row.startsAt.getTime() < clock())
        return refuse('conflict', 'This appointment has already started. Give us a call.')
      const { slot } = await slotAt(await standing(row), startsAt, id)
      await inFreeBay(slot, async (tx, bayId) => {
        const moved = await tx
          .update(bookings)
          .set({ bayId, ...spanOf(slot), sequence: sql`${bookings.sequence} + 1`, mailedAt: null })
          .where(and(eq(bookings.id, id), eq(bookings.state, 'booked')))
          .returning({ id: bookings.id })
        if (moved.length === 0) return refuse('conflict', 'This appointment was canceled in the meantime.')
        await queueMail(tx, id)
      })
      return replyOf(await read(id))
    },

    async cancel(id: string): Promise<Booking> {
      const row = await read(id)
      if (row.state === 'booked' && row.startsAt.getTime() < clock())
        return refuse('conflict', 'This appointment has already started. Give us a call.')
      await db.transaction(async (tx) => {
        const off = await tx
          .update(bookings)
          .set({ state: 'cancelled', heldUntil: null, sequence: sql`${bookings.sequence} + 1`, mailedAt: null })
          .where(and(eq(bookings.id, id), sql`${bookings.state} <> 'cancelled'`))
          .returning({ id: bookings.id })
        if (off.length > 0) await queueMail(tx, id)
      })
      return replyOf(await read(id))
    },

    read,
    replyOf,
  }
}
