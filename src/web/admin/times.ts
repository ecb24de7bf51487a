const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** "Nov 22, 2026, 3:04 PM", where the reader is. */
export const moment = (iso: string | null): string => (iso ? MOMENT.format(new Date(iso)) : '')
export const day = (iso: string): string => DAY.format(new Date(iso))
