import { z } from 'zod'
import { money } from './cart.ts'

const line = z.string().trim().max(200)
const instant = z.iso.datetime({ offset: true, error: 'must be a time such as 2026-12-01T15:00:00Z' })

/** What a bay is booked for. `talk`: look at the car together and plan. */
const bookingKind = z.enum(['install', 'dyno', 'talk'])
/** What is installed: an order, a saved build, or a package by its slug or name. */
const what = {
  kind: bookingKind,
  order: line.optional(),
  plan: line.optional(),
  package: line.optional(),
}
/** `booking`: for moving this appointment. */
export const slotsQuery = z.object({ ...what, booking: line.optional() })
const slot = z.object({ startsAt: z.string(), endsAt: z.string() })
export const slotsReply = z.object({
  kind: bookingKind,
  /** How long the work takes in the bay. */
  hours: z.number(),
  /** The parts are here by then, a day on which the shop is open; null where nothing has to come. */
  partsBy: z.string().nullable(),
  timeZone: z.string(),
  days: z.array(z.object({ day: z.string(), slots: z.array(slot) })),
})
export type SlotsReply = z.infer<typeof slotsReply>

export const holdInput = z.object({ ...what, startsAt: instant })
export const bookingDetails = z.object({
  name: line.min(2, 'Name must be at least 2 characters'),
  email: z.email('Please enter a valid email address').max(320),
  phone: line.max(60).optional(),
  car: line.min(3, 'Which car? Year, make and model'),
  notes: z.string().trim().max(2000).optional(),
})
export const bookingMove = z.object({ startsAt: instant })

export const booking = z.object({
  id: z.string(),
  kind: bookingKind,
  state: z.enum(['held', 'booked', 'cancelled']),
  startsAt: z.string(),
  endsAt: z.string(),
  hours: z.number(),
  timeZone: z.string(),
  /** Until then the time is kept for whoever fills in the form. */
  heldUntil: z.string().nullable(),
  orderNumber: z.string().nullable(),
  name: z.string().nullable(),
  car: z.string().nullable(),
  /** The package that goes on the car, as it is sold today. */
  package: z.object({ name: z.string(), slug: z.string(), years: z.string().optional(), price: money }).optional(),
  /** The saved build that goes on the car. */
  plan: z.string().optional(),
})
export type Booking = z.infer<typeof booking>
export type BookingKind = z.infer<typeof bookingKind>

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00')
/** Bays, opening hours and closed days, as the owner set them. */
export const bookingSettings = z.object({
  bays: z.array(z.object({ id: z.number().int().min(1).max(99), name: line.min(1) })).max(40),
  hours: z
    .array(
      z
        .object({ weekday: z.number().int().min(0).max(6), opensAt: time, closesAt: time })
        .refine(({ opensAt, closesAt }) => opensAt < closesAt, 'must open before it closes'),
    )
    .max(7),
  closedDays: z.array(z.iso.date()).max(400),
})
export type BookingSettings = z.infer<typeof bookingSettings>
export const bookingList = z.object({
  bookings: z.array(
    booking.extend({
      bay: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      notes: z.string().nullable(),
    }),
  ),
})
