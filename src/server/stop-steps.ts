/** What a running shop has opened, closed again in reverse. */
export interface StopSteps {
  /** `givenMs`: for a step that takes its time and bounds it itself. */
  add: (name: string, stop: () => Promise<unknown>, givenMs?: number) => void
  /** Closes everything, the last opened first. What fails or hangs keeps nothing else from being closed. */
  stopAll: () => Promise<void>
}

/** A database connection that was lost in a bad moment may never tell that it is closed. */
const STEP_MS = 10_000

/**
 * Steps that are each given `stepMs`: a process whose last promise never settles would end in the middle, without a
 * word, and leave its PostgreSQL running.
 */
export function stopSteps(onError: (error: unknown, name: string) => void, stepMs = STEP_MS): StopSteps {
  const steps: { name: string; stop: () => Promise<unknown>; ms: number }[] = []
  return {
    add: (name, stop, ms = stepMs) => {
      steps.push({ name, stop, ms })
    },
    stopAll: async () => {
      for (const { name, stop, ms } of steps.splice(0).reverse()) {
        await inTime(stop(), ms).catch((error: unknown) => onError(error, name))
      }
    },
  }
}

async function inTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`not done within ${ms / 1000} s`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
