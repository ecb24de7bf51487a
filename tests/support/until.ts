const PATIENCE_MS = 90_000
const PAUSE_MS = 25

const hasFailed = (found: unknown) =>
  typeof found === 'object' && found !== null && 'status' in found && found.status === 'failed'

/**
 * Asks until the answer satisfies. A job that failed will never be done: that ends the waiting at once; anything else
 * ends it after a minute and a half, or `patienceMs`, with the last answer.
 */
export async function until<T>(
  look: () => Promise<T>,
  isEnough: (found: T) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    const found = await look()
    if (isEnough(found)) return found
    if (hasFailed(found)) throw new Error(`the job failed: ${JSON.stringify(found)}`)
    if (performance.now() > end) throw new Error(`it never came: ${JSON.stringify(found)?.slice(0, 500)}`)
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}
