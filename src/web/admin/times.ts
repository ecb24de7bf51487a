const momentsIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const HERE = momentsIn()
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** "Nov 22, 2026, 3:04 PM", where the reader is; an appointment is in the time zone of the shop. */
export const moment = (iso: string | null, timeZone?: string): string =>
  iso ? (timeZone ? momentsIn(timeZone) : HERE).format(new Date(iso)) : ''
export const day = (iso: string): string => DAY.format(new Date(iso))
