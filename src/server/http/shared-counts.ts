import cluster from 'node:cluster'

type Count = (name: string, times: number) => void

/** As long a process keeps what it counted to itself: so much later the others know of it. */
const TELL_EVERY_MS = 100
const counters: Count[] = []
let untold: Record<string, number> = {}
let isTelling = false

/**
 * With PROCESSES > 1 every limit counts for all processes: each tells the others, through their parent, what it counted
 * in the last tenth of a second. A client gets past a limit at most what the other processes answer it in that time.
 * Limits know each other by the order in which they are made, which is the same in each process. `count` is told what
 * others counted; the returned function is called for each of one's own. Alone, there is nobody to tell.
 */
export function sharedCount(count: Count): (name: string) => void {
  if (!cluster.isWorker) return () => {}
  if (counters.length === 0) process.on('message', hear)
  const limit = counters.push(count) - 1
  return (name) => {
    const key = `${limit} ${name}`
    untold[key] = (untold[key] ?? 0) + 1
    if (!isTelling) setTimeout(tell, TELL_EVERY_MS).unref()
    isTelling = true
  }
}

function tell(): void {
  isTelling = false
  const counts = untold
  untold = {}
  if (process.connected) process.send?.({ counts })
}

function hear(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('counts' in message)) return
  for (const [key, times] of Object.entries(message.counts as Record<string, number>)) {
    const space = key.indexOf(' ')
    counters[Number(key.slice(0, space))]?.(key.slice(space + 1), times)
  }
}
