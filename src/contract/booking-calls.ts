import { z } from 'zod'
import {
  booking,
  bookingDetails,
  bookingList,
  bookingMove,
  bookingSettings,
  holdInput,
  slotsQuery,
  slotsReply,
} from './booking.ts'
import type { Call } from './call.ts'

const id = z.object({ id: z.string().min(1).max(120) })

/** Times in a bay: looking, holding, booking, moving, calling off; and what the owner sets. */
export const BOOKING_CALLS = {
  'GET /api/booking/slots': {
    summary: 'Free times in the shop, long enough for the work',
    tag: 'booking',
    query: slotsQuery,
    reply: slotsReply,
    problems: ['not_found'],
  },
  'POST /api/bookings': {
    summary: 'Hold a time while the form is filled in',
    tag: 'booking',
    body: holdInput,
    reply: booking,
    status: 201,
    problems: ['not_found', 'conflict', 'too_many_requests'],
  },
  'GET /api/bookings/:id': {
    summary: 'One appointment',
    tag: 'booking',
    params: id,
    reply: booking,
    problems: ['not_found'],
  },
  'PUT /api/bookings/:id': {
    summary: 'Book the time that is held',
    tag: 'booking',
    params: id,
    body: bookingDetails,
    reply: booking,
    problems: ['not_found', 'conflict', 'too_many_requests'],
  },
  'POST /api/bookings/:id/move': {
    summary: 'Move an appointment to another time',
    tag: 'booking',
    params: id,
    body: bookingMove,
    reply: booking,
    problems: ['not_found', 'conflict', 'too_many_requests'],
  },
  'POST /api/bookings/:id/cancel': {
    summary: 'Call an appointment off',
    tag: 'booking',
    params: id,
    reply: booking,
    problems: ['not_found', 'conflict', 'too_many_requests'],
  },
  'GET /api/bookings': {
    summary: 'All appointments from today on',
    tag: 'booking',
    reply: bookingList,
    admin: 'owner',
    role: 'staff',
    problems: ['unauthorized'],
  },
  'GET /api/booking-settings': {
    summary: 'Bays, opening hours and closed days',
    tag: 'booking',
    reply: bookingSettings,
    admin: 'owner',
    role: 'staff',
    problems: ['unauthorized'],
  },
  'PUT /api/booking-settings': {
    summary: 'Set bays, opening hours and closed days',
    tag: 'booking',
    body: bookingSettings,
    reply: bookingSettings,
    admin: 'owner',
    role: 'owner',
    problems: ['unauthorized', 'conflict'],
  },
} as const satisfies Record<string, Call>
