import { refuse } from './problem.ts'
import { sharedCount } from './shared-counts.ts'

const WINDOW_MS = 10 * 60 * 1000
const MOST_NAMES = 10_000

/**
 * Counts what each name (a client's address, a mail address) asks for: at most `most` times in a window that begins
 * with its first, ten minutes unless said otherwise. Returns the seconds to wait, or 0 when it may go on. `clock` is in
 * milliseconds. Of too many names the longest known is forgotten.
 */
export function limitPer(
  most: number,
  clock: () => number = () => performance.now(),
  windowMs = WINDOW_MS,
): (name: string) => number {
  const windows = new Map<string, { startedMs: number; count: number }>()
  const count = (name: string, times: number): number => {
    const now = clock()
    const window = windows.get(name)
    if (!window || now - window.startedMs >= windowMs) {
      const [oldest] = windows.keys()
      if (windows.size >= MOST_NAMES && oldest !== undefined) windows.delete(oldest)
      windows.delete(name)
      windows.set(name, { startedMs: now, count: times })
      return 0
    }
    window.count += times
    return window.count <= most ? 0 : Math.ceil((window.startedMs + windowMs - now) / 1000)
  }
  const tell = sharedCount(count)
  return (name) => {
    tell(name)
    return count(name, 1)
  }
}

/** Refuses when there is anything to wait for; the reply says how long. */
export function refuseForNow(waitS: number, detail: string): void {
  if (waitS === 0) return
  refuse('too_many_requests', detail, { headers: { 'retry-after': String(waitS) }, help: { retryAfterS: waitS } })
}

/** A shop that lets a client ask more often than the usual 600 times a minute (RATE_LIMIT_PER_MINUTE) lets it do more. */
export const scaledLimit = (preset: number, rateLimitPerMinute: number): number =>
  Math.max(preset, Math.floor((preset * rateLimitPerMinute) / 600))
