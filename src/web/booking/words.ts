import type { BookingKind } from '../../contract/booking.ts'

export const KINDS: readonly { kind: BookingKind; text: string }[] = [
  { kind: 'install', text: 'Parts you bought from us, on your car.' },
  { kind: 'dyno', text: 'Three pulls and a printed sheet.' },
  { kind: 'talk', text: 'Bring the car. We plan the build with you.' },
]

/** "Tue, Dec 1", of a day such as "2026-12-01". */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
/** "10:00 AM", by the shop's clock. */
export const timeWords = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(at))
/** "Tuesday, December 1, 2026 at 10:00 AM", by the shop's clock. */
export const whenWords = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(at))
