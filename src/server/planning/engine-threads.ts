import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type CatalogRows, type CatalogSnapshot, rowsOf } from '../catalog/catalog-snapshot.ts'
import { ownTurn } from '../http/own-turn.ts'
import { Refusal } from '../http/problem.ts'
import { programAt } from '../places.ts'

/** Longer than the heaviest request of the whole catalog takes on a slow machine. */
const BUDGET_MS = 15_000
/** Beyond this nobody would wait for the answer. */
const MOST_WAITING = 100
const MOST_THREADS = 4
const THREAD = programAt('planning/engine-thread')
/** What is made and forgotten within a search fits into a third of this, MB: a thread keeps room for all of it. */
const YOUNG = { maxYoungGenerationSizeMb: 12 }

/** One work of the engine: a pure function of the catalog and an input, or the promise of its result; both sides can be sent between threads. */
export type Work = (catalog: CatalogSnapshot, input: never) => unknown
/** A work as a noun calls it, wherever it is done. */
export type OnThread<W extends Work> = (input: Parameters<W>[1]) => Promise<Awaited<ReturnType<W>>>

export interface EngineThreads<T extends Readonly<Record<string, Work>>> {
  /** Does one work of the table on a thread. Refuses with `unavailable` when too much waits or it takes too long. */
  run: <N extends keyof T & string>(name: N, input: Parameters<T[N]>[1]) => Promise<Awaited<ReturnType<T[N]>>>
  stop: () => Promise<void>
}

interface Task {
  name: string
  input: unknown
  resolve: (result: never) => void
  reject: (error: Error) => void
}
interface Thread {
  worker: Worker
  catalog: CatalogSnapshot | undefined
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
}
/** What a thread answers. */
export type ThreadReply = { result: unknown } | { error: Error }

/** Tables of the catalog; a number is the place of a row that is the same object in the catalog before. */
type Sent<T> = { [N in keyof T]: readonly (T[N] extends readonly (infer Row)[] ? Row | number : never)[] }
export type SentTables = Sent<Omit<CatalogRows, 'factors'>>

/** What a thread is told: a part of the next catalog, that it was the last part, or a work. */
export type ThreadAsk =
  | { tables: Partial<SentTables> }
  | { factors: CatalogRows['factors'] }
  | { name: string; input: unknown }

/** So many rows are copied in one turn of the event loop: some 5 ms. The whole catalog would take 100. */
const ROWS_IN_A_TURN = 200

/** Sends what differs from the catalog before, in parts: visitors are answered between two of them. */
async function sendCatalog(worker: Worker, catalog: CatalogSnapshot, before: CatalogSnapshot | undefined) {
  const tell = (ask: ThreadAsk) => worker.postMessage(ask)
  const { factors, ...tables } = rowsOf(catalog)
  const known = before && rowsOf(before)
  for (const [name, rows] of Object.entries(tables)) {
    const places = new Map(known?.[name as keyof typeof tables].map((row, place) => [row as object, place]))
    const sent = rows.map((row) => places.get(row) ?? row)
    for (let first = 0; first < sent.length; first += ROWS_IN_A_TURN) {
      tell({ tables: { [name]: sent.slice(first, first + ROWS_IN_A_TURN) } })
      await ownTurn()
    }
  }
  tell({ factors })
}

const busy = () =>
  new Refusal('unavailable', "We're planning a lot of builds right now. Try again in a moment.", {
    headers: { 'retry-after': '2' },
  })

/** How many threads each of several processes has: together one for each core. */
export const threadsOfOne = (processes: number) =>
  Math.max(1, Math.min(MOST_THREADS, Math.floor(availableParallelism() / processes)))

/**
 * The engine on threads of its own: a search takes up to half a second, and no visitor's page waits for another's. One
 * core stays with the server. Each thread keeps a copy of the catalog, renewed with the first work after a change.
 * `workModule` is the address of the module that exports the table as `ENGINE_WORK`.
 */
export function engineThreads<T extends Readonly<Record<string, Work>>>(
  catalogNow: () => CatalogSnapshot,
  workModule: URL,
  {
    size = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    budgetMs = BUDGET_MS,
    mostWaiting = MOST_WAITING,
  } = {},
): EngineThreads<T> {
  const threads: Thread[] = []
  const waiting: Task[] = []
  let isStopped = false

  const open = (): Thread => {
    const worker = new Worker(THREAD, { workerData: workModule.href, resourceLimits: YOUNG })
    worker.unref()
    const thread: Thread = { worker, catalog: undefined, task: undefined, timer: undefined }
    worker.on('message', (reply: ThreadReply) => {
      const task = finish(thread)
      if ('error' in reply) task?.reject(reply.error)
      else task?.resolve(reply.result as never)
      next()
    })
    worker.once('error', (error) => close(thread, error))
    worker.once('exit', (code) => close(thread, new Error(`an engine thread ended with code ${code}`)))
    threads.push(thread)
    return thread
  }
  const finish = (thread: Thread): Task | undefined => {
    clearTimeout(thread.timer)
    const { task } = thread
    thread.task = undefined
    return task
  }
  const close = (thread: Thread, why: Error): void => {
    const at = threads.indexOf(thread)
    if (at < 0) return
    threads.splice(at, 1)
    void thread.worker.terminate()
    finish(thread)?.reject(why)
    next()
  }
  const start = async (thread: Thread, task: Task): Promise<void> => {
    thread.task = task
    thread.timer = setTimeout(() => close(thread, busy()), budgetMs)
    try {
      const catalog = catalogNow()
      if (thread.catalog !== catalog) await sendCatalog(thread.worker, catalog, thread.catalog)
      thread.catalog = catalog
      const { name, input } = task
      if (thread.task === task) thread.worker.postMessage({ name, input })
    } catch (error) {
      // It may have half of a catalog.
      close(thread, error as Error)
    }
  }
  const next = (): void => {
    while (!isStopped && waiting.length > 0) {
      const idle = threads.find(({ task }) => task === undefined) ?? (threads.length < size ? open() : undefined)
      const task = idle && waiting.shift()
      if (!idle || !task) return
      void start(idle, task)
    }
  }
  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= mostWaiting) return reject(busy())
        waiting.push({ name, input, resolve: resolve as Task['resolve'], reject })
        next()
      }),
    stop: async () => {
      isStopped = true
      for (const { reject } of waiting.splice(0)) reject(busy())
      for (const thread of [...threads]) close(thread, busy())
    },
  }
}
