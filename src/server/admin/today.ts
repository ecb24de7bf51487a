import { and, asc, count, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import type { Today } from '../../contract/admin/shop-state.ts'
import { variantsOf } from '../../contract/cart-lines.ts'
import { ORDER_STATES } from '../../contract/order-states.ts'
import type { Database } from '../database/connection.ts'
import { bays, bookings } from '../database/schema/booking.ts'
import { merchandise } from '../database/schema/catalog.ts'
import { orderResults, orders } from '../database/schema/orders.ts'
import { sellingSettings } from '../database/schema/selling.ts'
import { messageReplies } from '../database/schema/staff.ts'
import { messages } from '../database/schema/visitors.ts'
import type { Services } from '../services.ts'
import { goLiveSteps } from './go-live.ts'
import { jobCounts } from './job-list.ts'

const LOW_STOCK = 5
const MOST_SHOWN = 20

/** What an owner looks at in the morning. */
export async function whatIsToDo(services: Services): Promise<Today> {
  const { db } = services
  const [ordersByState, [open], [results], lowStock, inBays, goLive, queues, unsentMails] = await Promise.all([
    openOrders(db),
    db.select({ messages: count() }).from(messages).where(isNull(messages.closedAt)),
    db.select({ toCheck: count() }).from(orderResults).where(eq(orderResults.state, 'sent')),
    lowGear(db),
    inBaysSoon(db),
    goLiveSteps(services),
    jobCounts(db),
    unsent(services),
  ])
  return {
    ...{ ordersByState, lowStock, inBays, goLive, unsentMails },
    ...{ openMessages: open?.messages ?? 0, resultsToCheck: results?.toCheck ?? 0 },
    failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** States in which the shop has something to do; orders in the others only grow in number. */
const OPEN_STATES = ORDER_STATES.slice(0, ORDER_STATES.indexOf('shipped'))

/** How many orders are in each open state, counted up to a bound that an index reads in a moment. */
async function openOrders(db: Database): Promise<Today['ordersByState']> {
  const counts = OPEN_STATES.map(
    (state): SQL =>
      sql`select ${state}::text as state, count(*)::int as orders
        from (select 1 from ${orders} where ${orders.status} = ${state} limit ${MOST_COUNTED}) as counted`,
  )
  const { rows } = await db.execute<{ state: string; orders: number }>(sql.join(counts, sql` union all `))
  return rows.filter((row) => row.orders > 0)
}

/** Gear that runs out, as a whole or in a size and color. */
async function lowGear(db: Database): Promise<Today['lowStock']> {
  const rows = await db.select().from(merchandise)
  const low = rows.flatMap(({ id, name, stock, variantStock, data }) => [
    ...(stock === null ? [] : [{ id, name, stock }]),
    ...variantsOf(data).flatMap((variant) => {
      const left = variantStock[variant]
      return left === undefined ? [] : [{ id, name: `${name}, ${variant}`, stock: left }]
    }),
  ])
  return low
    .filter(({ stock }) => stock < LOW_STOCK)
    .sort((a, b) => a.stock - b.stock || a.name.localeCompare(b.name))
    .slice(0, MOST_SHOWN)
}

/** Cars that are here, or come within a day. */
async function inBaysSoon(db: Database): Promise<Today['inBays']> {
  const { id, startsAt, endsAt, kind, name, car } = bookings
  const rows = await db
    .select({ ...{ id, startsAt, endsAt, kind, name, car }, bay: bays.name, timeZone: sellingSettings.timeZone })
    .from(bookings)
    .innerJoin(bays, eq(bays.id, bookings.bayId))
    .innerJoin(sellingSettings, eq(sellingSettings.id, 1))
    .where(and(eq(bookings.state, 'booked'), gt(endsAt, sql`now()`), lt(startsAt, sql`now() + interval '24 hours'`)))
    .orderBy(asc(startsAt))
    .limit(MOST_SHOWN)
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }))
}

/** Mails that the SMTP server did not take yet, and answers that wait for one. */
async function unsent({ db, mailKinds }: Services): Promise<number> {
  const counts = [...mailKinds.values()].map(({ table }) => {
    const isWaiting = table === messageReplies ? isNull(table.mailedAt) : isNotNull(table.mailError)
    return db.$count(table, and(isWaiting, isNull(table.mailedAt)))
  })
  return (await Promise.all(counts)).reduce((sum, mails) => sum + mails, 0)
}
