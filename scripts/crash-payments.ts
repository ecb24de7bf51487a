import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { openStripePeer, type StripePeer } from '../tests/support/stripe-peer.ts'
import { postgresProcesses, query, signalAll } from './crash-database.ts'
import { addOne, type Customer, newCustomer, newTally, openCart, prepareOrder, send, sendOrder } from './crash-load.ts'
import { openTrial, pause, type Report, STOCK, startShop, type Trial } from './crash-rounds.ts'

const CONNECTIONS = 8
const PATIENCE_MS = 120_000

/** A customer, the payment page that the shop showed, and whether they called the order off after they paid. */
interface Buyer {
  customer: Customer
  sessionId?: string | undefined
  wantsOut: boolean
}

/** Buys one thing and asks for the payment page, or asks again for what nobody answered. */
async function buy({ shop, goods }: Trial, buyer: Buyer): Promise<void> {
  const { customer } = buyer
  const tally = newTally()
  if (customer.cartId === undefined && !(await openCart(shop.address, customer, tally))) return
  const change = customer.adds[0] ?? { key: randomUUID(), merchandiseId: goods.merchandiseIds[1], acknowledged: false }
  customer.adds[0] = change
  if (!change.acknowledged) await addOne(shop.address, customer, change, tally)
  if (!change.acknowledged) return
  if (!customer.order && !(await prepareOrder(shop.address, customer))) return
  if (customer.order?.id === undefined) await sendOrder(shop.address, customer, tally)
  if (customer.order?.id === undefined || buyer.sessionId !== undefined) return
  const page = await send(shop.address, 'POST', `/api/orders/${customer.order.id}/pay`, undefined, randomUUID())
  if (page.status === 200) buyer.sessionId = String(page.body.url).split('/').at(-1)
}

/** One after another on this connection: two of three pay, one of four of these calls it off, the rest leave. */
async function buyUntil(trial: Trial, peer: StripePeer, buyers: Buyer[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const turn = buyers.length
    const buyer: Buyer = { customer: newCustomer(), wantsOut: turn % 4 === 1 }
    buyers.push(buyer)
    await buy(trial, buyer)
    if (buyer.sessionId === undefined) await pause(20)
    else if (turn % 3 !== 2) await payAndMaybeLeave(trial, peer, buyer)
  }
}

async function payAndMaybeLeave({ shop }: Trial, peer: StripePeer, buyer: Buyer): Promise<void> {
  if (peer.sessions.get(buyer.sessionId ?? '')?.status !== 'open') return
  peer.pay(buyer.sessionId ?? '')
  const path = `/api/orders/${buyer.customer.order?.id}`
  await send(shop.address, 'POST', `${path}/payment-check`, undefined, randomUUID())
  if (buyer.wantsOut) await send(shop.address, 'POST', `${path}/cancel`, undefined, randomUUID())
}

/** What the clock does each minute, now, for orders that nobody pays. */
async function timeOut(url: string): Promise<void> {
  await query(url, `update orders set hold_until = now() - interval '1 second' where status = 'awaiting_payment'`)
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false, migrate: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.send('payment-sweep', {})
  await boss.stop({ graceful: false })
}

/** Jobs that a killed shop left behind are tried again now, not after their pause. */
async function untilQuiet(url: string): Promise<string | undefined> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 500) {
    await query(url, `update jobs.job set start_after = now() where name = 'refund' and state = 'retry'`)
    await query(
      url,
      `update jobs.job set state = 'retry', start_after = now() where name = 'refund' and state = 'active' and started_on < now() - interval '5 seconds'`,
    )
    const [left] = await query<{ waiting: number; refunds: number }>(
      url,
      `select (select count(*) from orders where status = 'awaiting_payment')::int as waiting,
         (select count(*) from refunds where status = 'asked')::int as refunds`,
    )
    if (left?.waiting === 0 && left.refunds === 0) return undefined
    if (waited % 5_000 === 4_500) await timeOut(url)
    await pause(500)
  }
  return 'orders still wait for payment, or refunds to be sent, after two minutes'
}

interface Stored extends Record<string, unknown> {
  id: string
  status: string
  session_id: string | null
  paid: number
  refunded: number
  times: number
}

/** Holds every order against what the bank did. */
async function wrongs(url: string, peer: StripePeer, buyers: readonly Buyer[], item: string): Promise<string[]> {
  const wrong: string[] = []
  const orders = await query<Stored>(
    url,
    `select id, status, session_id, paid_cents::int as paid, refunded_cents::int as refunded,
       (select count(*)::int from order_events e where e.order_id = o.id and e.kind = 'paid') as times from orders o`,
  )
  const bySession = new Map(orders.map((order) => [order.session_id, order]))
  for (const session of peer.sessions.values()) {
    const order = bySession.get(session.id)
    const charged = session.payment_status === 'paid' ? (session.amount_total ?? 0) : 0
    if (charged > 0 && order?.paid !== charged)
      wrong.push(`${session.id}: ${charged} charged, ${order?.paid} in the order`)
    const back = [...peer.refunds.values()]
      .filter(({ payment_intent }) => charged > 0 && payment_intent === session.payment_intent)
      .reduce((sum, { amount }) => sum + amount, 0)
    if (order && back !== order.refunded) wrong.push(`${order.id}: ${back} sent back, ${order.refunded} in the order`)
  }
  for (const { id, status, session_id, paid, times } of orders) {
    const isCharged = peer.sessions.get(session_id ?? '')?.payment_status === 'paid'
    if (paid > 0 !== isCharged) wrong.push(`${id}: paid ${paid}, charged: ${isCharged}`)
    if (times > 1) wrong.push(`${id}: paid ${times} times`)
    if (paid > 0 && !['paid', 'refunded'].includes(status)) wrong.push(`${id}: ${paid} paid and ${status}`)
  }
  for (const { customer } of buyers) {
    const id = customer.order?.id
    if (id !== undefined && !orders.some((order) => order.id === id)) wrong.push(`order ${id} is lost`)
  }
  const [left] = await query<{ stock: number; sold: number }>(
    url,
    `select stock, (select coalesce(sum(quantity - refunded_quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
       where l.merchandise_id = $2 and o.status <> 'cancelled') as sold from merchandise where id = $1`,
    [item, `merch:${item}`],
  )
  if ((left?.stock ?? 0) + (left?.sold ?? 0) !== STOCK)
    wrong.push(`stock ${left?.stock} and ${left?.sold} sold of ${STOCK}`)
  return wrong
}

/** Customers pay while the shop, every second time with its PostgreSQL, is killed: no order paid twice, none lost. */
export async function paymentsSurvive(folder: string, rounds: number, report: Report): Promise<void> {
  const peer = await openStripePeer()
  const trial = await openTrial(join(folder, 'payments'), peer.env)
  await payThrough(trial, peer, `payments, ${rounds} rounds of kill -9`, rounds, report, async (round) => {
    const database = round % 2 === 1 ? postgresProcesses(trial.dataDir).slice(0, 1) : []
    trial.shop.child.kill('SIGKILL')
    signalAll(database, 'SIGKILL')
    return async () => {
      trial.shop = await startShop(trial.dataDir, peer.env)
    }
  })
}

/** Customers pay while `breakIt` breaks something; what it returns makes it whole again. Ends the shop and the peer. */
export async function payThrough(
  trial: Trial,
  peer: StripePeer,
  name: string,
  rounds: number,
  report: Report,
  breakIt: (round: number) => Promise<() => Promise<void>>,
): Promise<void> {
  peer.listenAt(trial.shop.address)
  const buyers: Buyer[] = []
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false
    const buying = Array.from({ length: CONNECTIONS }, () => buyUntil(trial, peer, buyers, () => isOver))
    await pause(1_500 + ((round * 137) % 900))
    const mend = await breakIt(round)
    isOver = true
    await Promise.all(buying)
    await mend()
    peer.listenAt(trial.shop.address)
    for (const buyer of buyers) if (buyer.sessionId === undefined) await buy(trial, buyer)
  }
  await peer.settled()
  const url = trial.databaseUrl()
  await timeOut(url)
  const late = await untilQuiet(url)
  await peer.settled()
  const wrong = await wrongs(url, peer, buyers, trial.item)
  const [counts] = await query<{ orders: number; paid: number; refunded: number; cancelled: number }>(
    url,
    `select count(*)::int as orders, count(*) filter (where paid_cents > 0)::int as paid,
       count(*) filter (where status = 'refunded')::int as refunded, count(*) filter (where status = 'cancelled')::int as cancelled from orders`,
  )
  report.say(
    `${name}: ${counts?.orders} orders, ${peer.state.charges} charged, ${counts?.paid} paid, ` +
      `${counts?.refunded} refunded, ${counts?.cancelled} back in the cart; ${peer.events.length} messages, ${peer.failed.length} never taken; ${wrong.length} wrong`,
  )
  report.problems.push(...wrong, ...(late ? [late] : []))
  if (peer.failed.length > 0) report.problems.push(`${peer.failed.length} messages of Stripe were never taken`)
  if (peer.state.charges === 0 || counts?.refunded === 0 || counts?.cancelled === 0)
    report.problems.push(`${name}: nothing was paid, refunded or left, nothing proved`)
  await trial.shop.end('SIGTERM')
  await peer.close()
}
