import { expect, test } from 'vitest'
import { appointmentMails, calendarOf } from './appointment.ts'
import type { BookingRow } from './store.ts'

const row: BookingRow = {
  ...{ id: 'b1', bayId: 1, bay: 'Bay 1', kind: 'install', state: 'booked', hours: 12, sequence: 1 },
  ...{ startsAt: new Date('2026-12-01T15:00:00Z'), endsAt: new Date('2026-12-02T18:00:00Z'), heldUntil: null },
  ...{ packageSlug: null, planCode: null, notBefore: null },
  ...{ orderId: 'o1', orderNumber: 'AP-TEST-0001', name: 'Ann; Example', email: 'ann@example.com', phone: null },
  ...{ car: '2018 Mustang GT, red\nwith a long story that goes on and on until the line is too long', notes: null },
  ...{ createdAt: new Date(0), mailedAt: null, mailAttempts: 0, mailError: null, timeZone: 'America/New_York' },
}
const where = {
  address: '1 Shop St, Town',
  email: 'shop@example.com',
  phone: '555',
  url: 'https://shop.example/bookings/b1',
}
const now = new Date('2026-11-22T12:00:00Z')

test('the calendar file holds lines of at most 75 bytes and escapes what people type', () => {
  const file = calendarOf(row, where, now)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART:20261201T150000Z\r\nDTEND:20261202T180000Z')
  expect(unfolded).toContain('LOCATION:1 Shop St\\, Town')
  expect(unfolded).toContain('DESCRIPTION:2018 Mustang GT\\, red\\nwith')
  expect(calendarOf({ ...row, state: 'cancelled' }, where, now)).toContain('METHOD:CANCEL')
})

test('customer and shop are each written to, by the shop’s clock; nobody for a time that is only held', () => {
  const [customer, shop] = appointmentMails(row, where, now)
  expect(customer).toMatchObject({
    to: 'ann@example.com',
    replyTo: 'shop@example.com',
    subject: 'Your install is booked',
  })
  expect(customer?.text).toContain('Tuesday, December 1, 2026 at 10:00 AM')
  expect(customer?.html).toContain('href="https://shop.example/bookings/b1"')
  expect(shop).toMatchObject({ to: 'shop@example.com', replyTo: 'ann@example.com' })
  const what = {
    name: 'Mustang GT Stage 3',
    slug: 's',
    years: '2018-2021',
    price: { amount: '1.00', currencyCode: 'USD' },
  }
  expect(appointmentMails(row, { ...where, what }, now)[0]?.text).toContain('Mustang GT Stage 3, 2018-2021')
  expect(appointmentMails({ ...row, state: 'held' }, where, now)).toEqual([])
  expect(appointmentMails({ ...row, sequence: 2 }, where, now)[0]?.subject).toBe('Your install has moved')
})
