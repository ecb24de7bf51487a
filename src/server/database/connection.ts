import { AsyncResource } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { OWN_CONNECTION } from './postgres-server.ts'

/** The typed database: one pool of connections behind it. */
export type Database = NodePgDatabase & { $client: pg.Pool }
/** What a transaction's callback gets; queries run on either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

/** Told the words of a statement when it is asked, without its parameters; what it returns is told how long it took. */
export type OnQuery = (text: string) => (ms: number) => void

const SERVER_GRACE_MS = 2_000

/**
 * Opens a pool on `url` (a `postgresql://` address, or one with `?host=/socket/folder`).
 * A statement that runs longer than `statementTimeoutMs` is ended by the server, so a lost client holds no locks; a
 * server that does not even do that (frozen, or cut off) fails the query a moment later.
 * Connecting happens with the first query: a database that is away is an error of that query, not of this call.
 */
export function connect(
  url: string,
  options: {
    maxConnections?: number
    statementTimeoutMs?: number
    connectionTimeoutMs?: number
    onError?: (error: Error) => void
    onQuery?: OnQuery
  } = {},
): DatabaseConnection {
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 24,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + SERVER_GRACE_MS,
    idle_in_transaction_session_timeout: 30_000,
    application_name: OWN_CONNECTION,
    // Every question of the shop is small: workers and compiled plans would take longer to start than it takes.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  })
  pool.on('error', options.onError ?? (() => {}))
  // A connection lost between two statements of a transaction has nobody else to tell; the next statement fails anyway.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (options.onQuery) timeQueries(client, options.onQuery)
  })
  keepContext(pool)
  const db: Database = drizzle(pool)
  db.transaction = transactionsOf(pool)
  return { db, pool, close: () => pool.end() }
}

/**
 * The library never gives back a connection on which `begin` failed, and gives back one that is stuck in a statement.
 * Here each comes back; one whose transaction did not end by its own commit or rollback is closed.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let refused: unknown
    let isEnded = false
    try {
      const done = await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          refused = error
          throw error
        }
      }, config)
      isEnded = true
      return done
    } catch (error) {
      // What the work threw comes out only after the rollback is done.
      isEnded = error === refused
      throw error
    } finally {
      client.release(!isEnded)
    }
  }
}

/** Every statement of a connection, those of transactions too, whether its answer comes by promise or by callback. */
function timeQueries(client: pg.PoolClient, onQuery: OnQuery): void {
  type Ask = (...given: unknown[]) => unknown
  const ask = client.query.bind(client) as Ask
  const timed: Ask = (...given) => {
    const [statement] = given as [string | { text?: string }]
    const started = performance.now()
    const answered = onQuery((typeof statement === 'string' ? statement : statement.text) ?? '')
    const tell = () => answered(performance.now() - started)
    const last = given.at(-1)
    if (typeof last !== 'function') {
      const answer = ask(...given)
      if (answer instanceof Promise) answer.then(tell, tell)
      return answer
    }
    return ask(...given.slice(0, -1), (...answer: unknown[]) => {
      tell()
      last(...answer)
    })
  }
  client.query = timed as typeof client.query
}

/** Whoever waited for a connection goes on as themselves, not as whoever gave it back. */
function keepContext(pool: pg.Pool): void {
  type Connect = (callback?: () => void) => unknown
  const connect = pool.connect.bind(pool) as Connect
  const bound: Connect = (callback) => connect(callback && AsyncResource.bind(callback))
  pool.connect = bound as typeof pool.connect
}
