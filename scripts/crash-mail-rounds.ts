import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { databaseOf, query } from './crash-database.ts'
import { addOne, newCustomer, newTally, openCart, prepareOrder, sendOrder, write } from './crash-load.ts'
import { startMailServer } from './crash-mail.ts'
import { openTrial, pause, type Report, startShop, type Trial } from './crash-rounds.ts'

const ROUNDS = 4
const EACH = 3
const PATIENCE_MS = 180_000

interface Known {
  orders: string[]
  messages: string[]
}

/** A few orders and messages; what was acknowledged is kept by its id or its subject. */
async function writeSome({ shop, goods }: Trial, known: Known): Promise<void> {
  const tally = newTally()
  for (let turn = 0; turn < EACH; turn += 1) {
    const customer = newCustomer()
    const change = {
      key: customer.createKey.replace('-', '+'),
      merchandiseId: goods.merchandiseIds[0],
      acknowledged: false,
    }
    await openCart(shop.address, customer, tally)
    await addOne(shop.address, customer, change, tally)
    if (await prepareOrder(shop.address, customer)) await sendOrder(shop.address, customer, tally)
    if (customer.order?.id) known.orders.push(customer.order.id)
    const written = await write(shop.address, 'message', goods, tally)
    if (written.acknowledged) known.messages.push(written.mark)
  }
}

/** The hourly look for what was missed, now: a killed shop's unfinished jobs would else wait for it. */
async function sweepNow(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false, migrate: false })
  boss.on('error', () => {})
  await boss.start()
  for (const queue of ['mail-order-sweep', 'mail-message-sweep']) await boss.send(queue, {})
  await boss.stop({ graceful: false })
}

async function untilMailed(url: string): Promise<number> {
  for (let waited = 0; ; waited += 500) {
    const [left] = await query<{ count: number }>(
      url,
      `select ((select count(*) from orders where mailed_at is null) + (select count(*) from messages where mailed_at is null))::int as count`,
    )
    if (left?.count === 0 || waited >= PATIENCE_MS) return left?.count ?? 0
    await pause(500)
  }
}

/** Orders and messages of a shop that is killed between acknowledging and mailing: every one is mailed all the same. */
export async function mailSurvives(folder: string, report: Report): Promise<void> {
  const mail = await startMailServer()
  const env = { SMTP_URL: mail.url }
  const trial = await openTrial(join(folder, 'mail'), env)
  const known: Known = { orders: [], messages: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await writeSome(trial, known)
    await pause(round * 700)
    trial.shop.child.kill('SIGKILL')
    await pause(30)
    trial.shop = await startShop(trial.dataDir, env)
  }
  const url = databaseOf(trial.dataDir)
  await sweepNow(url)
  const unmailed = await untilMailed(url)
  const messages = await query<{ id: string }>(url, 'select id from messages where subject = any($1)', [known.messages])
  const wanted = [
    ...known.orders.flatMap((id) => [`order-${id}-customer`, `order-${id}-shop`]),
    ...messages.map(({ id }) => `message-${id}`),
  ]
  const lost = wanted.filter((id) => !mail.received.has(id))
  const again = [...mail.received.values()].filter((texts) => texts.length > 1)
  const differing = again.filter((texts) => new Set(texts).size > 1)
  report.say(
    `shop killed ${ROUNDS} times between acknowledging and mailing: ${known.orders.length} orders, ${known.messages.length} messages; ` +
      `${wanted.length - lost.length} of ${wanted.length} mails arrived, ${again.length} of them more than once under one id`,
  )
  if (unmailed > 0) {
    const jobs = await query<{ summary: string }>(
      url,
      `select name || ' ' || state || ' ' || count(*) as summary from jobs.job where name like 'mail%' group by name, state order by 1`,
    )
    const [error] = await query<{ mail_error: string }>(
      url,
      'select mail_error from orders where mail_error is not null union all select mail_error from messages where mail_error is not null limit 1',
    )
    report.problems.push(
      `${unmailed} orders or messages not mailed after ${PATIENCE_MS / 1000} s (${jobs.map(({ summary }) => summary).join(', ')}; last error ${error?.mail_error ?? 'none'})`,
    )
  }
  if (known.orders.length === 0 || known.messages.length === 0)
    report.problems.push('mail: nothing was acknowledged, nothing tried')
  if (messages.length !== known.messages.length)
    report.problems.push(`${known.messages.length - messages.length} messages are lost`)
  if (lost.length > 0) report.problems.push(`${lost.length} mails are lost, such as ${lost[0]}`)
  if (differing.length > 0) report.problems.push(`${differing.length} mails came twice with different texts`)
  await trial.shop.end('SIGTERM')
  mail.close()
}
