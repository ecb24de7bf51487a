import { parentPort, workerData } from 'node:worker_threads'
import { type CatalogRows, type CatalogSnapshot, catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { ThreadReply, Work } from './engine-threads.ts'

const { ENGINE_WORK } = (await import(workerData as string)) as { ENGINE_WORK: Readonly<Record<string, Work>> }
let catalog: CatalogSnapshot | undefined

parentPort?.on('message', ({ name, input, rows }: { name: string; input: unknown; rows?: CatalogRows }) => {
  const reply = (given: ThreadReply) => parentPort?.postMessage(given)
  try {
    if (rows) catalog = catalogSnapshot(rows)
    if (!catalog) throw new Error('an engine thread was asked before it had a catalog')
    const work = ENGINE_WORK[name]
    if (!work) throw new Error(`the engine has no work "${name}"`)
    reply({ result: work(catalog, input as never) })
  } catch (error) {
    reply({ error: error instanceof Error ? error : new Error(String(error)) })
  }
})
