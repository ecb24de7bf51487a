import { parentPort, workerData } from 'node:worker_threads'
import { type CatalogRows, type CatalogSnapshot, catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { SentTables, ThreadAsk, ThreadReply, Work } from './engine-threads.ts'

const { ENGINE_WORK } = (await import(workerData as string)) as { ENGINE_WORK: Readonly<Record<string, Work>> }
type Tables = Omit<CatalogRows, 'factors'>
const NO_ROWS: Tables = {
  ...{ vehicles: [], parts: [], brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] },
}
let known = NO_ROWS
let arrived = NO_ROWS
let catalog: CatalogSnapshot | undefined

parentPort?.on('message', async (ask: ThreadAsk) => {
  const reply = (given: ThreadReply) => parentPort?.postMessage(given)
  try {
    if ('tables' in ask) return take(ask.tables)
    if ('factors' in ask) return open(ask.factors)
    if (!catalog) throw new Error('an engine thread was asked before it had a catalog')
    const work = ENGINE_WORK[ask.name]
    if (!work) throw new Error(`the engine has no work "${ask.name}"`)
    reply({ result: await work(catalog, ask.input as never) })
  } catch (error) {
    reply({ error: error instanceof Error ? error : new Error(String(error)) })
  }
})

function take(tables: Partial<SentTables>): void {
  for (const [name, sent] of Object.entries(tables) as [keyof Tables, readonly (object | number)[]][]) {
    const rows = sent.map((row) => (typeof row === 'number' ? known[name][row] : row))
    arrived = { ...arrived, [name]: [...arrived[name], ...rows] }
  }
}

function open(factors: CatalogRows['factors']): void {
  known = arrived
  arrived = NO_ROWS
  catalog = catalogSnapshot({ ...known, factors })
}
