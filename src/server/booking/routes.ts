import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bookings } from '../database/schema/booking.ts'
import { limitPer, refuseForNow, scaledLimit } from '../http/limit-per.ts'
import { route } from '../http/route.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { appointmentMails, calendarOf } from './appointment.ts'
import { bookingDesk } from './booking.ts'
import { comingBookings, findBooking, readBookingSettings, writeBookingSettings } from './store.ts'

/** Holds and changes by one client in ten minutes. */
const CHANGES_PER_CLIENT = 30

/** Appointments: the customer's, by the link in the mail; and what the owner sets. */
export function registerBooking(app: FastifyInstance, services: Services): void {
  const { db, config, clock } = services
  const whereOf = (id: string) => ({ ...services.shop, url: `${services.shop.origin}/bookings/${id}` })
  const queueMail = mailQueue(services, {
    name: 'mail-booking',
    table: bookings,
    sweepAt: '57 * * * *',
    mailsOf: async (id) => {
      const row = await findBooking(db, id)
      return row ? appointmentMails(row, { ...whereOf(id), what: desk.replyOf(row).package }, new Date(clock())) : []
    },
  })
  const desk = bookingDesk(services, queueMail)
  const waitOf = limitPer(scaledLimit(CHANGES_PER_CLIENT, config.rateLimitPerMinute))
  const throttled = ({ ip }: FastifyRequest) =>
    refuseForNow(waitOf(ip), 'That was a lot of tries. Give us a call, or try again in a few minutes.')

  route(app, 'GET /api/booking/slots', ({ query }) => desk.slots(query))
  route(app, 'POST /api/bookings', ({ body: { startsAt, ...asked } }, request) => {
    throttled(request)
    return desk.hold(asked, startsAt)
  })
  route(app, 'GET /api/bookings/:id', async ({ params }) => desk.replyOf(await desk.read(params.id)))
  route(app, 'PUT /api/bookings/:id', ({ params, body }, request) => {
    throttled(request)
    return desk.confirm(params.id, body)
  })
  route(app, 'POST /api/bookings/:id/move', ({ params, body }, request) => {
    throttled(request)
    return desk.move(params.id, body.startsAt)
  })
  route(app, 'POST /api/bookings/:id/cancel', ({ params }, request) => {
    throttled(request)
    return desk.cancel(params.id)
  })
  app.get<{ Params: { id: string } }>('/bookings/:id/appointment.ics', async ({ params: { id } }, reply) => {
    const row = await desk.read(id)
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="appointment.ics"' })
      .send(calendarOf(row, whereOf(id), new Date(clock())))
  })

  route(app, 'GET /api/bookings', async () => ({
    bookings: (await comingBookings(db)).map((row) => {
      const { bay, email, phone, notes } = row
      return { ...desk.replyOf(row), bay, email, phone, notes }
    }),
  }))
  route(app, 'GET /api/booking-settings', () => readBookingSettings(db))
  route(app, 'PUT /api/booking-settings', ({ body }, { staff }) =>
    db.transaction(async (tx) => {
      const before = await readBookingSettings(tx)
      await writeBookingSettings(tx, body)
      const after = await readBookingSettings(tx)
      await recordChange(tx, staff ?? 'terminal', { action: 'booking.edit', subject: 'settings', before, after })
      return after
    }),
  )
}
