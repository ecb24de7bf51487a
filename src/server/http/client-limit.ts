const MAX_CLIENTS = 10_000

/**
 * Counts what each client address does within a window that begins with its first. Returns the seconds to wait, or 0
 * when it may. Of too many clients the longest known is forgotten.
 */
export function clientLimit(
  clock: () => number,
  { most, windowMs }: { most: number; windowMs: number },
): (client: string) => number {
  const windows = new Map<string, { startedMs: number; count: number }>()
  return (client) => {
    const now = clock()
    const window = windows.get(client)
    if (!window || now - window.startedMs >= windowMs) {
      const [oldest] = windows.keys()
      if (windows.size >= MAX_CLIENTS && oldest !== undefined) windows.delete(oldest)
      windows.delete(client)
      windows.set(client, { startedMs: now, count: 1 })
      return 0
    }
    window.count += 1
    return window.count <= most ? 0 : Math.ceil((window.startedMs + windowMs - now) / 1000)
  }
}
