import { getTableColumns } from 'drizzle-orm'
import type { MailKindName } from '../../contract/admin/mail-kinds.ts'
import type { bookings } from '../database/schema/booking.ts'
import type { quotes } from '../database/schema/carts.ts'
import type { orderEvents, orderResults, orders } from '../database/schema/orders.ts'
import type { messageReplies } from '../database/schema/staff.ts'
import type { messages } from '../database/schema/visitors.ts'
import type { Mail } from './mailer.ts'

/** Tables whose rows are mailed. */
export type MailedTable =
  | typeof messages
  | typeof orders
  | typeof quotes
  | typeof messageReplies
  | typeof orderEvents
  | typeof bookings
  | typeof orderResults

/** Each kind of mail that the shop sends: the rows that it tells of, and the mails of one. */
export type MailKinds = Map<MailKindName, { table: MailedTable; mailsOf: (id: string) => Promise<Mail[]> }>

/** When a row came, which is when its mail was due. */
export function bornAtOf(table: MailedTable) {
  const columns = getTableColumns(table)
  return 'placedAt' in columns ? columns.placedAt : columns.createdAt
}
