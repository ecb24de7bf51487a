/**
 * Lets writes that arrive while another is under way go to the database together, in one statement and one commit.
 * Each caller waits for the commit that holds its item, so what is acknowledged is on disk. When a write fails, every
 * item of it fails: use it only for items that cannot be wrong by themselves. Alone, an item goes at once.
 */
export function batchedWrites<T>(
  write: (items: readonly T[]) => Promise<void>,
  maxItems = 100,
): (item: T) => Promise<void> {
  let waiting: { item: T; done: () => void; failed: (error: unknown) => void }[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxItems)
      waiting = waiting.slice(maxItems)
      try {
        await write(batch.map(({ item }) => item))
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    isWriting = false
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed })
      if (!isWriting) void writeAll()
    })
}
