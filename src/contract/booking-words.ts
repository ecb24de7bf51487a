import type { BookingKind } from './booking.ts'

/** What a bay is booked for, as pages, mails and calendars call it. No schema library, so that a page may import it. */
export const BOOKING_KIND_NAMES: Readonly<Record<BookingKind, string>> = {
  install: 'Install',
  dyno: 'Dyno session',
  talk: 'Build consultation',
}

/** "Mustang GT Stage 3, 2018-2021". */
export const packageWords = ({ name, years }: { name: string; years?: string | undefined }): string =>
  years ? `${name}, ${years}` : name
