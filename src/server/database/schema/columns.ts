import { customType, timestamp } from 'drizzle-orm/pg-core'

/** What many tables have. In every table money is whole US cents, and times are stored with their zone. */

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = at('created_at').notNull().defaultNow()

export const updatedAt = at('updated_at').notNull().defaultNow()
