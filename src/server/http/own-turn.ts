let last = Promise.resolve()

/**
 * Resolves in a turn of the event loop that nobody else who asked here has: whatever works some milliseconds at a time
 * does so one after the other, and requests are answered in between. There is one queue for the whole process, since
 * steps that each wait for "the next turn" by themselves all meet in the same one.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise<void>((done) => setImmediate(done)))
  return last
}
