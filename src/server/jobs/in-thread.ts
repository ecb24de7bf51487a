import { Worker } from 'node:worker_threads'

/**
 * Runs a module on a thread of its own, so that visitors do not wait for it. The module reads `workerData` and posts
 * `{ result }` once, and before that any number of `{ progress }`. Rejects as the thread fails, and when `signal` ends it.
 */
export function inThread<Result, Progress = never>(
  module: URL,
  input: unknown,
  { onProgress, signal }: { onProgress?: (progress: Progress) => void; signal?: AbortSignal } = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: input })
    worker.unref()
    signal?.addEventListener('abort', () => void worker.terminate(), { once: true })
    worker.on('message', (message: { result: Result } | { progress: Progress }) => {
      if ('result' in message) resolve(message.result)
      else onProgress?.(message.progress)
    })
    worker.once('error', reject)
    worker.once('exit', (code) => {
      reject(new Error(`${module.pathname.split('/').at(-1)}: the thread ended with code ${code} and no result`))
    })
  })
}
