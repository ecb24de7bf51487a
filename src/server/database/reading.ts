import type { Log } from '../log.ts'
import { connect, type Database } from './connection.ts'
import { isFit, newPositions, type Positions, sawLeader, sawReplica } from './replica-lag.ts'

/** Runs `work` on a replica, or on the leader where none is fit. It may run twice: it must change nothing. */
export type Read = <T>(work: (db: Database) => Promise<T>) => Promise<T>

export interface Reading {
  read: Read
  /** What was read before no longer counts: replicas serve again when they have what the leader has now. */
  changed: () => void
  close: () => Promise<void>
}

interface Replica {
  db: Database
  positions: Positions
}

const LOOK_EVERY_MS = 500
const CONNECTIONS = 12
/** A lost replica may cost a visitor so much, once. */
const STATEMENT_MS = 3_000
const LEADER = 'select pg_current_wal_lsn() - $1::pg_lsn as position'
/** One that was promoted has everything that it wrote. */
const REPLICA = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
  - $1::pg_lsn as position`

/**
 * The one place that hands out replicas. Twice a second the leader is asked how far it has written and each replica how
 * far it has replayed. One that fails a question is left alone until it answers again, and the leader is asked instead.
 */
export function openReading(urls: readonly string[], leader: Database, log: Log): Reading {
  if (urls.length === 0) return { read: (work) => work(leader), changed: () => {}, close: async () => {} }
  const opened = urls.map((url) =>
    connect(url, { maxConnections: CONNECTIONS, statementTimeoutMs: STATEMENT_MS, connectionTimeoutMs: 1_000 }),
  )
  const replicas: Replica[] = opened.map(({ db }) => ({ db, positions: newPositions() }))
  let changedAt = performance.now()
  let turn = 0
  const close = keepLooking(leader, replicas, log)
  return {
    read: async (work) => {
      const fit = replicas.filter(({ positions }) => isFit(positions, performance.now(), changedAt))
      const chosen = fit[turn++ % fit.length]
      if (!chosen) return work(leader)
      try {
        return await work(chosen.db)
      } catch (error) {
        chosen.positions = newPositions()
        log.warn({ err: error }, 'replica failed: the leader is asked')
        return work(leader)
      }
    },
    changed: () => {
      changedAt = performance.now()
    },
    close: async () => {
      close()
      await Promise.all(opened.map((one) => one.close()))
    },
  }
}

/** Each server is asked on its own beat: one that hangs delays no other. */
function keepLooking(leader: Database, replicas: readonly Replica[], log: Log): () => void {
  const leaders: ((at: number, position: number) => void)[] = replicas.map((replica) => (at, position) => {
    replica.positions = sawLeader(replica.positions, at, position)
  })
  const stops = [
    everyHalfSecond(
      async () => {
        const at = performance.now()
        const position = await positionOf(leader, LEADER)
        for (const tell of leaders) tell(at, position)
      },
      () => {},
    ),
    ...replicas.map((replica) =>
      everyHalfSecond(
        async () => {
          const position = await positionOf(replica.db, REPLICA)
          replica.positions = sawReplica(replica.positions, position)
        },
        (error) => {
          replica.positions = newPositions()
          log.debug({ err: error }, 'replica away')
        },
      ),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

async function positionOf(db: Database, question: string): Promise<number> {
  const { rows } = await db.$client.query<{ position: string | null }>(question, ['0/0'])
  return Number(rows[0]?.position ?? -1)
}

function everyHalfSecond(look: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const next = async () => {
    await look().catch(failed)
    if (!isStopped) timer = setTimeout(() => void next(), LOOK_EVERY_MS).unref()
  }
  void next()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
