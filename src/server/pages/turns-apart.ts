/**
 * Hands out turns of the event loop, one to each who asks: pages that are rendered at the same time hold the loop one
 * after the other, and other requests are answered in between.
 */
export function turnsApart(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise<void>((done) => setImmediate(done)))
    return last
  }
}
