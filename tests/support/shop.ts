import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Config, readConfig } from '../../src/server/config.ts'
import { shopTokenOf } from '../../src/server/http/shop-token.ts'
import { createLog } from '../../src/server/log.ts'
import { startShop } from './built-server.ts'

export interface TestShop {
  /** Such as http://localhost:41234. */
  address: string
  /** The database of this shop alone. */
  databaseUrl: string
  /** `fetch` on the shop; `json` is sent as a JSON body. */
  fetch: (path: string, init?: RequestInit & { json?: unknown }) => Promise<Response>
  /** One query on the shop's database. */
  query: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>
  /** Headers of the owner. */
  owner: { authorization: string }
  close: () => Promise<void>
}

/**
 * Opens the built shop on a free port, on a fresh copy of the seeded database. `env` overrides the environment
 * (LOG_LEVEL=debug shows what the server says); `hear` takes each line of its log.
 */
export async function openShop(env: Record<string, string> = {}, hear?: (line: string) => void): Promise<TestShop> {
  const database = await copyOfTemplate()
  const config = configFor({ DATABASE_URL: database.url, ...env })
  try {
    const shop = await startShop({ config, log: createLog(config, hear && { write: hear }) })
    return {
      address: shop.address,
      databaseUrl: database.url,
      owner: { authorization: `Bearer ${shopTokenOf(config).token}` },
      fetch: (path, { json, ...init } = {}) =>
        fetch(shop.address + path, {
          redirect: 'manual',
          ...init,
          ...(json === undefined
            ? {}
            : {
                method: init.method ?? 'POST',
                body: JSON.stringify(json),
                headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
              }),
        }),
      query: async (text, values) =>
        withClient(database.url, async (client) => (await client.query(text, values)).rows),
      close: async () => {
        await shop.stop()
        await database.drop()
      },
    }
  } catch (error) {
    await database.drop()
    throw error
  }
}

let shared: Promise<TestShop> | undefined
/**
 * A shop for files that change nothing that another of them could see; their carts and plans are their own. The first one
 * opens it, all of the same worker ask it, none closes it: it ends with the worker.
 */
export function sharedShop(): Promise<TestShop> {
  shared ??= openShop()
  return shared
}

/** The shop's configuration for a test: any free port, quiet, no limit on requests that a test would meet. */
export function configFor(env: Record<string, string>): Config {
  const read = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: inject('dataDir'),
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...env,
  })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

/** A database of its own: a copy of the migrated and seeded one, or of PostgreSQL's own empty one. */
export async function copyOfTemplate(
  source: 'shop' | 'template0' = 'shop',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const { socket, tcp } = inject('templateUrls')
  const template = new URL(process.env.TEST_DATABASE === 'tcp' ? tcp : socket)
  const name = `test_${randomBytes(6).toString('hex')}`
  const at = (database: string) => {
    const url = new URL(template)
    url.pathname = `/${database}`
    return url.href
  }
  // File by file: through the write-ahead log, as PostgreSQL does it by default, costs six times the processor time.
  const copying = `create database ${name} template ${source} strategy file_copy`
  await withClient(at('postgres'), (client) => client.query(copying))
  return {
    url: at(name),
    drop: () =>
      withClient(at('postgres'), async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

async function withClient<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
