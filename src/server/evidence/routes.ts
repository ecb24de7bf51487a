import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EvidenceSummary, JudgedResultReply } from '../../contract/evidence.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { readCsv } from '../http/csv.ts'
import { ownTurn } from '../http/own-turn.ts'
import { refuse } from '../http/problem.ts'
import { storedReply } from '../http/reply-cache.ts'
import { route } from '../http/route.ts'
import { REVALIDATED, sendStored } from '../http/send-stored.ts'
import type { Services } from '../services.ts'
import { type Change, recordChange } from '../staff/audit-log.ts'
import { evidenceCsv } from './evidence-csv.ts'
import type { JudgedEvidence } from './judged-evidence.ts'
import { cellsOfSheet, flagOfSheet, NEEDED_COLUMNS, readSheet, sheetId } from './read-sheet.ts'
import { addSheets, allEvidence, importsOf, MOST_OWN_SHEETS, removeImport, type Sheet } from './store.ts'

const JUDGE = 'evidence-judge'
/** Lines of an import that are held against the fit in one turn of the event loop, some 2 ms each. */
const LINES_AT_ONCE = 5
const CSV = 'GET /accuracy.csv'
const csvOf = (results: readonly JudgedResultReply[]) => ({
  status: 200,
  contentType: 'text/csv; charset=utf-8',
  headers: { 'content-disposition': 'attachment; filename="accuracy.csv"' },
  body: evidenceCsv(results),
})

/** What the evidence needs of the others. */
export interface EvidenceNeeds {
  judged: JudgedEvidence
  /** Undoes, in the same transaction, what was made with results that are gone; true when the fitted factors changed. */
  forgetResults: (tx: Transaction, ids: readonly string[]) => Promise<boolean>
  /** Makes all packages anew, with the factors now in force. */
  generate: () => Promise<unknown>
}

/** The evidence: every result judged, and the shop's own dyno sheets by form and by file. */
export function registerEvidence(app: FastifyInstance, services: Services, needs: EvidenceNeeds): void {
  const { db, jobs, random } = services
  const { judged } = needs

  // A new shop or a new engine is judged before somebody asks, and what another process let lie within the hour.
  app.addHook('onListen', async () => {
    judged.latest().catch((error: unknown) => services.log.warn({ err: error }, 'the evidence is not judged yet'))
  })
  app.addHook('onClose', judged.stop)
  jobs.work(JUDGE, async () => {
    await judged.settled()
  })
  jobs.schedule(JUDGE, '3 * * * *')

  route(
    app,
    'GET /api/evidence',
    async () => {
      const { judgement, isJudging } = await judged.latest()
      if (!judgement) return { isJudging, summary: null, results: [], dragStrip: null }
      const { results, dragStrip } = judgement
      return { isJudging, summary: summaryOf(results), results: [...results], dragStrip }
    },
    { fromCatalog: services.replies, revision: async () => (await judged.latest()).revision },
  )

  app.get('/accuracy.csv', async (request, reply) => {
    const { judgement, revision } = await judged.latest()
    const known = services.replies.get(CSV, revision)
    if (!known) await app.countMaking(request, 'page')
    const make = async () => ({ reply: await storedReply(csvOf(judgement?.results ?? [])), keep: true })
    return sendStored(request, reply, known ?? (await services.replies.getOrMake(CSV, make, revision)), REVALIDATED)
  })

  const record = (tx: Database | Transaction, { staff }: FastifyRequest, change: Change) =>
    recordChange(tx, staff ?? 'terminal', change)
  const imported = (request: FastifyRequest, importId: string, sheets: number) =>
    record(db, request, { action: 'evidence.import', subject: `evidence:${importId}`, after: { sheets } })

  route(app, 'POST /api/evidence', async ({ body }, request) => {
    const read = readSheet(services.catalog.vehicles, cellsOfSheet(body))
    if (!read.ok) return refuse('unprocessable', `The sheet cannot be taken: ${read.reason}.`)
    const id = sheetId(read.row)
    const { why, isOutlier } = flagOfSheet(services.catalog, read.row)
    const isStored = (await storedRuns()).has(id)
    const importId = random(8)
    const added = isStored ? new Set() : await store(importId, [{ id, row: read.row, flagged: isOutlier }])
    if (!added.has(id)) return refuse('conflict', 'This run of this car is stored already.')
    await imported(request, importId, 1)
    return { id, flagged: why }
  })

  route(app, 'POST /api/evidence/import', async ({ body }, request) => {
    const text = readCsv(body.csv, NEEDED_COLUMNS)
    if (!text.ok) return refuse('unprocessable', text.why)
    const { catalog } = services
    const stored = await storedRuns()
    const badRows: { row: number; reason: string }[] = []
    const fresh = new Map<string, Sheet>()
    let duplicates = 0
    for (const { line, cells } of text.rows) {
      if (line % LINES_AT_ONCE === 0) await ownTurn()
      const read = readSheet(catalog.vehicles, cells)
      if (!read.ok) {
        badRows.push({ row: line, reason: read.reason })
        continue
      }
      const id = sheetId(read.row)
      if (stored.has(id) || fresh.has(id)) duplicates += 1
      else fresh.set(id, { id, row: read.row, flagged: flagOfSheet(catalog, read.row).isOutlier })
    }
    const importId = random(8)
    const added = await store(importId, [...fresh.values()])
    if (added.size > 0) await imported(request, importId, added.size)
    return {
      importId: added.size > 0 ? importId : null,
      imported: added.size,
      duplicates: duplicates + fresh.size - added.size,
      badRows,
    }
  })

  route(app, 'GET /api/evidence/imports', async () => ({ imports: [...(await importsOf(db))] }))

  route(app, 'DELETE /api/evidence/imports/:id', async ({ params }, request) => {
    const { removed, isRefitted } = await db.transaction(async (tx) => {
      const ids = await removeImport(tx, params.id)
      const before = { sheets: ids.length }
      if (ids.length > 0)
        await record(tx, request, { action: 'evidence.undo', subject: `evidence:${params.id}`, before })
      return { removed: ids.length, isRefitted: ids.length > 0 && (await needs.forgetResults(tx, ids)) }
    })
    if (removed === 0) return refuse('not_found', `There is no import "${params.id}".`)
    if (isRefitted) await needs.generate()
    return { removed }
  })

  async function store(importId: string, sheets: readonly Sheet[]): Promise<ReadonlySet<string>> {
    const stored = await addSheets(db, { vehicles: services.catalog.vehicles, importId, sheets })
    if (stored.ok) return stored.added
    return refuse(
      'unprocessable',
      `The shop keeps at most ${MOST_OWN_SHEETS} sheets of its own: ${stored.room} more fit.`,
      {
        help: { mostSheets: MOST_OWN_SHEETS, room: stored.room },
      },
    )
  }

  /** Every stored run by what it says, published ones among them. */
  const storedRuns = async () => new Set((await allEvidence(db)).map(({ row }) => sheetId(row)))
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length

/** The figures of `npm run accuracy` over the judged results. */
export function summaryOf(results: readonly JudgedResultReply[]): EvidenceSummary {
  const errors = results.map(({ predictedHp, measuredHp }) => predictedHp / measuredHp - 1)
  const sizes = errors.map(Math.abs).sort((a, b) => a - b)
  const middle = sizes.length / 2
  return {
    results: results.length,
    sources: new Set(results.map(({ sourceName }) => sourceName)).size,
    accuracy: mean(sizes.map((size) => Math.max(0, 1 - size))),
    meanError: mean(sizes),
    medianError: mean(sizes.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)),
    bias: mean(errors),
    held: mean(results.map(({ measuredHp, lowHp, highHp }) => (measuredHp >= lowHp && measuredHp <= highHp ? 1 : 0))),
  }
}
