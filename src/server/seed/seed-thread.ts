import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../database/connection.ts'
import { giveWay } from '../jobs/low-priority.ts'
import { type SeedInput, seedCatalog } from './seed-catalog.ts'

const STATEMENT_TIMEOUT_MS = 120_000

giveWay()
const { url, ...input } = workerData as SeedInput
const { db, close } = connect(url, { maxConnections: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
const result = await seedCatalog(db, input).finally(close)
parentPort?.postMessage({ result })
