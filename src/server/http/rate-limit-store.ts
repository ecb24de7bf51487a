import { sharedCount } from './shared-counts.ts'

interface Window {
  count: number
  startedAt: number
}
type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void

/** As many clients are told apart; beyond that the longest quiet are forgotten. */
const MAX_CLIENTS = 20_000

/**
 * Counts requests by client in windows of time, for the rate limits. On a monotonic clock: setting the machine's time
 * neither frees nor locks out anybody.
 */
export class RateLimitStore {
  private readonly windows = new Map<string, Window>()
  protected readonly clock: () => number = () => performance.now()

  private readonly tell = sharedCount((client, times) => void this.count(client, times))

  incr(client: string, done: Callback, timeWindow = 60_000): void {
    this.tell(client)
    const window = this.count(client, 1, timeWindow)
    done(null, { current: window.count, ttl: timeWindow - (this.clock() - window.startedAt) })
  }

  private count(client: string, times: number, timeWindow = 60_000): Window {
    const now = this.clock()
    const known = this.windows.get(client)
    const window = known && now - known.startedAt < timeWindow ? known : { count: 0, startedAt: now }
    window.count += times
    this.windows.delete(client)
    this.windows.set(client, window)
    const oldest = this.windows.size > MAX_CLIENTS ? this.windows.keys().next().value : undefined
    if (oldest !== undefined) this.windows.delete(oldest)
    return window
  }

  child(): RateLimitStore {
    return new (this.constructor as new () => RateLimitStore)()
  }
}
