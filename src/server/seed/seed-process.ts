import { connect } from '../database/connection.ts'
import { giveWay } from '../jobs/low-priority.ts'
import { answerParent } from '../jobs/run-forked.ts'
import { type SeedInput, seedCatalog } from './seed-catalog.ts'

const STATEMENT_TIMEOUT_MS = 120_000

giveWay()
answerParent(({ url, ...input }: SeedInput) => {
  const { db, close } = connect(url, { maxConnections: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  return seedCatalog(db, input).finally(close)
})
