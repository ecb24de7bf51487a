import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** Every page that a CDN may keep carries this key, by which it is purged. */
export const CDN_KEY = 'pages'
/**
 * A CDN keeps a page for a minute without asking, so that a purge that is lost costs a minute; after it, and after a
 * purge, it sends the old page while it asks for the new one, which is mostly a 304. Browsers ask each time.
 */
export const CDN_CONTROL = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'

/** Changes come in rows: one purge for all that are heard within this time. */
const GATHER_MS = 200
const ATTEMPTS = 4
const RETRY_MS = 500
const TIMEOUT_MS = 5_000

export interface Cdn {
  /** What a page tells the CDN and the browser. */
  headers: Readonly<Record<string, string>>
  /** Pages may have changed: the CDN is told so a moment later. */
  changed: () => void
  /** Ends with the purges that are on their way. */
  stop: () => Promise<void>
}

/**
 * The CDN in front of the shop (`CDN_PURGE_URL`): `POST` there with `Surrogate-Key: pages` makes all kept pages stale.
 * A purge that fails is tried again, then logged; the pages are stale by themselves a minute later.
 */
export function openCdn({ purgeUrl, token }: NonNullable<Config['cdn']>, log: Log): Cdn {
  let timer: NodeJS.Timeout | undefined
  let purging = Promise.resolve()
  const headers = {
    'surrogate-key': CDN_KEY,
    // Marks as stale instead of throwing away, where the CDN knows the difference.
    'fastly-soft-purge': '1',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }

  async function purge(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const reply = await fetch(purgeUrl, { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
        await reply.body?.cancel()
        if (reply.ok) return
        throw new Error(`the CDN answered ${reply.status}`)
      } catch (error) {
        if (attempt === ATTEMPTS) return log.error({ err: error }, 'CDN not purged')
        await new Promise((done) => setTimeout(done, RETRY_MS * attempt))
      }
    }
  }

  const begin = () => {
    timer = undefined
    purging = purging.then(purge)
  }
  return {
    headers: { 'cache-control': CDN_CONTROL, 'surrogate-key': CDN_KEY },
    changed: () => {
      timer ??= setTimeout(begin, GATHER_MS)
    },
    stop: async () => {
      if (timer) {
        clearTimeout(timer)
        begin()
      }
      await purging
    },
  }
}
