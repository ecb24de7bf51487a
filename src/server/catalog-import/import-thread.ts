import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../database/connection.ts'
import { giveWay } from '../jobs/low-priority.ts'
import { doImportWork, type ImportWork } from './import-work.ts'

const STATEMENT_TIMEOUT_MS = 120_000

giveWay()
const { url, work } = workerData as { url: string; work: ImportWork }
const { db, close } = connect(url, { maxConnections: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
const result = await doImportWork(db, work).finally(close)
parentPort?.postMessage({ result })
