import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Booking, bookingDetails, SlotsReply } from '../../contract/booking.ts'
import type { Transaction } from '../database/connection.ts'
import { bookings } from '../database/schema/booking.ts'
import { refuse } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { dayOf, freeSlots, instantOf, nextDay, type Slot } from './slots.ts'
import {
  type BookingRow,
  bookingReply,
  dropStaleHolds,
  findBooking,
  readHours,
  refusedBy,
  takenSpans,
} from './store.ts'
import { type Work, type WorkAsked, workOf } from './work-of.ts'

const HOLD_MINUTES = 10
/** How far ahead a time can be booked, and how many days with free times are shown at once. */
const DAYS_AHEAD = 90
const DAYS_SHOWN = 15

const taken = (): never => refuse('conflict', 'Somebody just took that time. Pick another one.')
const unknown = (): never => refuse('not_found', "We can't find that appointment.")

/** Times in the bays: which are free, holding one, booking it, moving it, calling it off. */
export function bookingDesk(services: Services, queueMail: (tx: Transaction, id: string) => Promise<void>) {
  const { db, clock, random } = services

  async function free(work: Work, without?: string) {
    const { hours, bayIds, leadDays } = await readHours(db)
    const tomorrow = nextDay(dayOf(new Date(clock()), hours.timeZone))
    const partsBy = work.needsParts ? nextDay(tomorrow, Math.max(0, leadDays - 1)) : null
    const slots = freeSlots({
      ...{ hours, bayIds, workHours: work.hours, days: DAYS_AHEAD },
      taken: await takenSpans(db, without),
      from: instantOf(partsBy ?? tomorrow, 0, hours.timeZone),
    })
    return { slots, partsBy, timeZone: hours.timeZone }
  }

  async function slotAt(work: Work, startsAt: string, without?: string): Promise<Slot> {
    const at = new Date(startsAt).getTime()
    const { slots } = await free(work, without)
    return slots.find((slot) => slot.startsAt.getTime() === at) ?? taken()
  }

  /** Tries the free bays one after another: of two who want the same one, the database lets one in. */
  async function inFreeBay(slot: Slot, write: (bayId: number) => Promise<void>): Promise<void> {
    for (const bayId of slot.bayIds) {
      try {
        return await write(bayId)
      } catch (error) {
        if (refusedBy(error) !== 'bookings_apart') throw error
      }
    }
    return taken()
  }

  const read = async (id: string) => (await findBooking(db, id)) ?? unknown()
  /** The work of an appointment that stands: it was long enough before. */
  const standing = ({ kind, hours, orderId }: BookingRow): Work => ({ kind, hours, orderId, needsParts: false })
  const spanOf = ({ startsAt, endsAt }: Slot) => ({ startsAt, endsAt })

  return {
    async slots(asked: WorkAsked & { booking?: string | undefined }): Promise<SlotsReply> {
      const work = asked.booking ? standing(await read(asked.booking)) : await workOf(db, services.catalog, asked)
      const { slots, partsBy, timeZone } = await free(work, asked.booking)
      const days = [...Map.groupBy(slots, ({ day }) => day)].slice(0, DAYS_SHOWN)
      return {
        ...{ kind: work.kind, hours: work.hours, partsBy, timeZone },
        days: days.map(([day, of]) => ({
          day,
          slots: of.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
        })),
      }
    },

    async hold(asked: WorkAsked, startsAt: string): Promise<Booking> {
      const work = await workOf(db, services.catalog, asked)
      await dropStaleHolds(db)
      const slot = await slotAt(work, startsAt)
      const id = random(16)
      const heldUntil = new Date(clock() + HOLD_MINUTES * 60_000)
      await inFreeBay(slot, async (bayId) => {
        const { kind, hours, orderId } = work
        await db.insert(bookings).values({ id, bayId, ...spanOf(slot), state: 'held', heldUntil, kind, hours, orderId })
      })
      return bookingReply(await read(id))
    },

    async confirm(id: string, details: z.output<typeof bookingDetails>): Promise<Booking> {
      const { name, email, phone, car, notes } = details
      try {
        await db.transaction(async (tx) => {
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
      return bookingReply(await read(id))
    },

    async move(id: string, startsAt: string): Promise<Booking> {
      const row = await read(id)
      if (row.state !== 'booked') return refuse('conflict', 'You can only move an appointment that is booked.')
      if (row.startsAt.getTime() < clock())
        return refuse('conflict', 'This appointment has already started. Give us a call.')
      await dropStaleHolds(db)
      const slot = await slotAt(standing(row), startsAt, id)
      await inFreeBay(slot, (bayId) =>
        db.transaction(async (tx) => {
          const moved = await tx
            .update(bookings)
            .set({ bayId, ...spanOf(slot), sequence: sql`${bookings.sequence} + 1`, mailedAt: null })
            .where(and(eq(bookings.id, id), eq(bookings.state, 'booked')))
            .returning({ id: bookings.id })
          if (moved.length === 0) return refuse('conflict', 'This appointment was canceled in the meantime.')
          await queueMail(tx, id)
        }),
      )
      return bookingReply(await read(id))
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
      return bookingReply(await read(id))
    },

    read,
  }
}
