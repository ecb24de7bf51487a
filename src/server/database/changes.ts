import pg from 'pg'
import { OWN_CONNECTION } from './postgres-server.ts'

export interface ChangeListener {
  stop: () => Promise<void>
}

/**
 * Calls `onChange` with the table's name whenever another process (or this one) changes the catalog, told by
 * LISTEN/NOTIFY. When the connection is lost it is opened again, and `onChange('*')` is called because something may
 * have been missed meanwhile.
 */
export function listenForChanges(url: string, onChange: (table: string) => void): ChangeListener {
  let client: pg.Client | undefined
  let isStopped = false
  let retry: NodeJS.Timeout | undefined
  let waitMs = 100
  let hasBeenConnected = false

  const again = () => {
    client = undefined
    if (isStopped || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void open()
    }, waitMs)
    waitMs = Math.min(waitMs * 2, 5_000)
  }
  const open = async () => {
    const opening = new pg.Client({
      connectionString: url,
      application_name: `${OWN_CONNECTION} listener`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    client = opening
    opening.on('error', () => {})
    opening.on('end', again)
    opening.on('notification', (message) => onChange(message.payload ?? '*'))
    try {
      await opening.connect()
      await opening.query('listen catalog_changed')
      waitMs = 100
      if (hasBeenConnected) onChange('*')
      hasBeenConnected = true
    } catch {
      await opening.end().catch(() => {})
      again()
    }
  }
  void open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
