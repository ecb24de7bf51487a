import { parentPort } from 'node:worker_threads'
import { type CatalogRows, type CatalogSnapshot, catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { ENGINE_WORK, type WorkName } from '../engine-work.ts'
import type { ThreadReply } from './engine-threads.ts'

let catalog: CatalogSnapshot | undefined

parentPort?.on('message', ({ name, input, rows }: { name: WorkName; input: unknown; rows?: CatalogRows }) => {
  const reply = (given: ThreadReply) => parentPort?.postMessage(given)
  try {
    if (rows) catalog = catalogSnapshot(rows)
    if (!catalog) throw new Error('an engine thread was asked before it had a catalog')
    reply({ result: ENGINE_WORK[name](catalog, input as never) })
  } catch (error) {
    reply({ error: error instanceof Error ? error : new Error(String(error)) })
  }
})
