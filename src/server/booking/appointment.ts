import type { Booking } from '../../contract/booking.ts'
import { BOOKING_KIND_NAMES, packageWords } from '../../contract/booking-words.ts'
import { type MailBlock, mailBody } from '../mail/mail-body.ts'
import type { Mail } from '../mail/mailer.ts'
import type { BookingRow } from './store.ts'

interface Where {
  address: string
  email: string
  phone: string
  /** Of the appointment's own page. */
  url: string
  /** The package that is installed. */
  what?: Booking['package']
}

/** A calendar file (RFC 5545) of one appointment; a later one with a higher sequence replaces it. */
export function calendarOf(row: BookingRow, where: Where, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adrenaline Performance//Booking//EN',
    `METHOD:${row.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:booking-${row.id}@adrenaline`,
    `SEQUENCE:${row.sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(row.startsAt)}`,
    `DTEND:${stamp(row.endsAt)}`,
    `SUMMARY:${escapeText(`${BOOKING_KIND_NAMES[row.kind]} at Adrenaline Performance`)}`,
    `LOCATION:${escapeText(where.address)}`,
    `DESCRIPTION:${escapeText(`${row.car ?? ''}\nChange or cancel: ${where.url}`.trim())}`,
    `STATUS:${row.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No line is longer than 75 bytes; the next begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

/** What the customer and the shop are sent when an appointment is made, moved or called off. */
export function appointmentMails(row: BookingRow, where: Where, now: Date): Mail[] {
  if (row.state === 'held' || row.email === null) return []
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: row.timeZone })
  const what = BOOKING_KIND_NAMES[row.kind]
  const isOff = row.state === 'cancelled'
  const verb = isOff ? 'is canceled' : row.sequence > 1 ? 'has moved' : 'is booked'
  const title = `Your ${what.toLowerCase()} ${verb}`
  const facts: MailBlock = {
    kind: 'rows',
    rows: [
      { name: 'Drop-off', value: when.format(row.startsAt) },
      { name: 'Done by', value: when.format(row.endsAt) },
      ...(where.what ? [{ name: 'Package', value: packageWords(where.what) }] : []),
      ...(row.car ? [{ name: 'Car', value: row.car }] : []),
      ...(row.orderNumber ? [{ name: 'Order', value: row.orderNumber }] : []),
      { name: 'Where', value: where.address },
    ],
  }
  const link: MailBlock = { kind: 'link', label: isOff ? 'Book another time' : 'Change or cancel', url: where.url }
  const id = `booking-${row.id}-${row.sequence}`
  const calendar = calendarOf(row, where, now)
  const customer = { id: `${id}-customer`, to: row.email, replyTo: where.email, subject: title, calendar }
  const contact = `${row.name ?? ''} <${row.email}> ${row.phone ?? ''}\n${row.bay}${row.notes ? `\n\n${row.notes}` : ''}`
  const shop = { id: `${id}-shop`, to: where.email, replyTo: row.email, subject: `${what} ${verb}: ${row.name ?? ''}` }
  return [
    { ...customer, ...mailBody(title, [facts, link]) },
    { ...shop, ...mailBody(shop.subject, [{ kind: 'text', text: contact }, facts]) },
  ]
}
