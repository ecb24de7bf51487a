import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { urlOf } from '../src/server/database/postgres-server.ts'
import { readPostmaster } from '../src/server/database/postmaster.ts'
import type { Written } from './crash-load.ts'

export async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const postmasterOf = (dataDir: string) => readPostmaster(join(dataDir, 'postgres'))

/** Address of the embedded database of a shop that runs on this folder. */
export function databaseOf(dataDir: string): string {
  const postmaster = postmasterOf(dataDir)
  if (!postmaster) throw new Error(`no PostgreSQL runs on ${dataDir}`)
  return urlOf(postmaster, 'shop')
}

/** The server's process first, then its workers and backends. */
export function postgresProcesses(dataDir: string): number[] {
  const server = postmasterOf(dataDir)?.pid
  if (server === undefined) return []
  const children = readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === server ? [Number(entry)] : []
    } catch {
      return []
    }
  })
  return [server, ...children]
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // Gone already.
    }
  }
}

/** What the tables say of orders: sums, carts ordered twice, stock that does not add up. */
export async function storedWrongs(
  url: string,
  counted: { item: string; start: number },
  known: number,
): Promise<string[]> {
  const wrong: string[] = []
  const twice = await query(url, 'select cart_id from orders group by cart_id having count(*) > 1')
  if (twice.length > 0) wrong.push(`${twice.length} carts ordered twice`)
  const sums = await query<{ id: string }>(
    url,
    `select id from orders o where total_cents <>
       (select coalesce(sum(quantity * unit_price_cents), -1) from order_lines l where l.order_id = o.id)`,
  )
  if (sums.length > 0) wrong.push(`${sums.length} orders whose total is not the sum of their lines`)
  const [stored] = await query<{ count: number }>(url, 'select count(*)::int as count from orders')
  if (stored?.count !== known) wrong.push(`${stored?.count} orders stored, ${known} known`)
  const [left] = await query<{ stock: number; sold: number }>(
    url,
    `select stock, (select coalesce(sum(quantity), 0)::int from order_lines where merchandise_id = $2) as sold
       from merchandise where id = $1`,
    [counted.item, `merch:${counted.item}`],
  )
  if (!left || left.stock + left.sold !== counted.start || left.stock < 0) {
    wrong.push(`stock ${left?.stock} and ${left?.sold} sold of ${counted.start}`)
  }
  return wrong
}

/** Plans and messages that are missing or stand there twice. */
export async function writtenWrongs(url: string, written: readonly Written[]): Promise<string[]> {
  const rows = await query<{ mark: string; code: string | null }>(
    url,
    'select title as mark, code from plans union all select subject, null from messages',
  )
  const found = Map.groupBy(rows, (row) => row.mark)
  return written.flatMap(({ mark, acknowledged, code }) => {
    const stored = found.get(mark) ?? []
    if (stored.length > 1) return [`${mark} is stored ${stored.length} times`]
    if (acknowledged && stored.length === 0) return [`${mark} is lost`]
    return code !== undefined && stored[0]?.code !== code ? [`${mark} has another address than was told`] : []
  })
}
