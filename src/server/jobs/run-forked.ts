import { fork } from 'node:child_process'

/** What a program tells whoever ran it in a process of its own. */
type Told<Result> = { result: Result } | { error: { message: string; stack?: string | undefined; code?: unknown } }

/**
 * Runs a module in a process of its own, for what takes much memory once: a thread's would stay with the shop. The module
 * answers by `answerParent`. Rejects as the work fails, and when `signal` ends it.
 */
export function runForked<Result>(program: URL, input: unknown, signal?: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { serialization: 'advanced', execArgv: [], ...(signal ? { signal } : {}) })
    let told: Told<Result> | undefined
    child.once('message', (message: Told<Result>) => {
      told = message
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (told && 'result' in told) return resolve(told.result)
      const name = program.pathname.split('/').at(-1)
      if (!told) return reject(new Error(`${name}: the process ended with ${signal ?? code} and no result`))
      const { message, ...rest } = told.error
      reject(Object.assign(new Error(message), rest))
    })
    child.send(input as object)
  })
}

/** Does `work` with what the parent sends, tells it how that went, and ends; it ends too when the parent is gone. */
export function answerParent<Input, Result>(work: (input: Input) => Promise<Result>): void {
  const tell = (told: Told<Result>) => process.send?.(told, () => process.disconnect())
  process.once('disconnect', () => process.exit())
  process.once('message', (input) => {
    work(input as Input).then(
      (result) => tell({ result }),
      (error: Error & { code?: unknown }) =>
        tell({ error: { message: error.message, stack: error.stack, code: error.code } }),
    )
  })
}
