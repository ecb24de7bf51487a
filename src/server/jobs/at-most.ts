/** Calls that run side by side, so many at once; whoever comes later waits for their turn. */
export function atMost<Given extends unknown[], Answer>(
  limit: number,
  call: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...given) => {
    if (running < limit) running += 1
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await call(...given)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
