import type { FastifyInstance } from 'fastify'
import type { JudgedResultReply } from '../../contract/evidence.ts'
import { readCsv } from '../http/csv.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { OnThread } from '../planning/engine-threads.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import type { accuracyAnalysisOf, marketAnalysisOf, priorityAdditionsOf } from './analyses.ts'
import { countDemand } from './demand.ts'
import type { MarketFacts } from './market-view.ts'
import { readSignal, SIGNAL_COLUMNS, signalId } from './read-signals.ts'
import { addSignals, countedSignals, demandByVehicle, MOST_SIGNALS, marketRevision, stage2Costs } from './store.ts'

/** What the market noun needs of the engine's threads and of the others. */
export interface MarketNeeds {
  marketAnalysis: OnThread<typeof marketAnalysisOf>
  accuracyAnalysis: OnThread<typeof accuracyAnalysisOf>
  priorityAdditions: OnThread<typeof priorityAdditionsOf>
  /** Every measured result beside its prediction, as it was judged last; `revision` changes when that does. */
  judged: () => Promise<{
    judgement: { results: readonly JudgedResultReply[] } | null
    isJudging: boolean
    revision: string
  }>
  /** Starts making all packages anew; the job's id. */
  generate: () => Promise<string>
  /** Starts a test of everything and a refit; the job's id. */
  optimize: () => Promise<string>
}

/** The enhanced dashboard: what the market wants, how true our predictions are, and which cars to add. */
export function registerMarket(app: FastifyInstance, services: Services, needs: MarketNeeds): void {
  const { db } = services
  const demand = countDemand(app, services)

  const facts = async (): Promise<MarketFacts> => {
    const [counted, visitors, costs] = await Promise.all([countedSignals(db), demandByVehicle(db), stage2Costs(db)])
    return { ...counted, demand: visitors, stage2Costs: costs }
  }

  const kept = {
    fromCatalog: services.replies,
    revision: async () =>
      (await Promise.all([marketRevision(db), needs.judged().then(({ revision }) => revision)])).join(' '),
  }
  const marketAnalysis = async () => needs.marketAnalysis(await facts())
  const accuracyAnalysis = async () => {
    const [known, { judgement, isJudging }] = await Promise.all([facts(), needs.judged()])
    return needs.accuracyAnalysis({ facts: known, judged: judgement?.results ?? [], isJudging })
  }
  const priorityAdditions = async () => {
    const [known, { judgement }] = await Promise.all([facts(), needs.judged()])
    return needs.priorityAdditions({ facts: known, judged: judgement?.results ?? [] })
  }
  route(app, 'GET /api/enhanced/market-analysis', marketAnalysis, kept)
  route(app, 'GET /api/enhanced/accuracy-analysis', accuracyAnalysis, kept)
  route(app, 'GET /api/enhanced/priority-additions', priorityAdditions, kept)

  route(app, 'POST /api/enhanced/generate-packages', async () => ({
    success: true,
    jobId: await needs.generate(),
    message: 'The packages are being generated.',
  }))
  route(app, 'POST /api/enhanced/optimize', async () => ({
    success: true,
    jobId: await needs.optimize(),
    message: 'Every result is being tested.',
  }))

  route(app, 'POST /api/demand', ({ body }) => ({ counted: demand.count(body.kind, body.vehicle) }))

  route(app, 'POST /api/market/signals/import', async ({ body }, { staff }) => {
    const text = readCsv(body.csv, SIGNAL_COLUMNS)
    if (!text.ok) return refuse('unprocessable', text.why)
    const today = new Date(services.clock()).toISOString().slice(0, 10)
    const read = text.rows.map((row) => ({ line: row.line, ...readSignal(row, today) }))
    const signals = read.flatMap((one) => (one.ok ? [{ ...one.signal, id: signalId(one.signal) }] : []))
    const imported = await addSignals(db, signals)
    if (imported === undefined) {
      return refuse('unprocessable', `The shop keeps at most ${MOST_SIGNALS} signals: there is no room for these.`)
    }
    const change = { action: 'market.import', subject: 'market:signals', after: { signals: imported } }
    if (imported > 0) await recordChange(db, staff ?? 'terminal', change)
    return {
      imported,
      duplicates: signals.length - imported,
      badRows: read.flatMap((one) => (one.ok ? [] : [{ row: one.line, reason: one.reason }])),
    }
  })
}
