import type { BookingKind } from '../../contract/booking.ts'

export const KINDS: readonly { kind: BookingKind; title: string; text: string }[] = [
  { kind: 'install', title: 'Install', text: 'Parts you bought from us, on your car.' },
  { kind: 'dyno', title: 'Dyno session', text: 'Three pulls and a printed sheet.' },
  { kind: 'talk', title: 'Build consultation', text: 'Bring the car. We plan the build with you.' },
]
export const titleOf = (kind: BookingKind): string => KINDS.find((one) => one.kind === kind)?.title ?? ''

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
/** "Mustang GT Stage 3, 2018-2021". */
export const packageWords = ({ name, years }: { name: string; years?: string | undefined }): string =>
  years ? `${name}, ${years}` : name
