import { parentPort, workerData } from 'node:worker_threads'
import { type CatalogRows, type CatalogSnapshot, catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { ThreadAsk, ThreadReply, Work } from './engine-threads.ts'

const { ENGINE_WORK } = (await import(workerData as string)) as { ENGINE_WORK: Readonly<Record<string, Work>> }
const NO_ROWS: Omit<CatalogRows, 'factors'> = {
  ...{ vehicles: [], parts: [], brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] },
}
let arrived: Partial<CatalogRows> = NO_ROWS
let catalog: CatalogSnapshot | undefined

parentPort?.on('message', async (ask: ThreadAsk) => {
  const reply = (given: ThreadReply) => parentPort?.postMessage(given)
  try {
    if ('rows' in ask) return take(ask.rows, ask.isLast)
    if (!catalog) throw new Error('an engine thread was asked before it had a catalog')
    const work = ENGINE_WORK[ask.name]
    if (!work) throw new Error(`the engine has no work "${ask.name}"`)
    reply({ result: await work(catalog, ask.input as never) })
  } catch (error) {
    reply({ error: error instanceof Error ? error : new Error(String(error)) })
  }
})

function take({ factors, ...tables }: Partial<CatalogRows>, isLast: boolean): void {
  for (const [name, rows] of Object.entries(tables)) {
    arrived = { ...arrived, [name]: [...(arrived[name as keyof typeof tables] ?? []), ...rows] }
  }
  if (!isLast || !factors) return
  // Before the new one is made: two catalogs at once are twice the memory.
  catalog = undefined
  catalog = catalogSnapshot({ ...NO_ROWS, ...arrived, factors })
  arrived = NO_ROWS
}
