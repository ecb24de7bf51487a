import type { FastifyInstance } from 'fastify'
import type { EvidenceReply, JudgedResultReply } from '../../contract/evidence.ts'
import { refuse, route, type Services } from '../api.ts'
import { readCsv } from '../csv.ts'
import { evidenceCsv } from './evidence-csv.ts'
import type { JudgedEvidence } from './judged-evidence.ts'
import { cellsOfSheet, flagOfSheet, NEEDED_COLUMNS, readSheet, sheetId } from './read-sheet.ts'
import { addSheets, allEvidence, judgementRevision } from './store.ts'

const JUDGE = 'evidence-judge'

/** The evidence: every result judged, and the shop's own dyno sheets by form and by file. */
export function registerEvidence(app: FastifyInstance, services: Services, judged: JudgedEvidence): void {
  const { db, jobs } = services

  // A new engine or new results are judged before somebody asks, where nobody asked within the hour.
  jobs.work(JUDGE, async () => {
    await judged()
  })
  jobs.schedule(JUDGE, '3 * * * *')

  route(
    app,
    'GET /api/evidence',
    async () => {
      const { results, dragStrip } = await judged()
      return { summary: summaryOf(results), results: [...results], dragStrip }
    },
    { fromCatalog: services.replies, revision: () => judgementRevision(db) },
  )

  app.get('/accuracy.csv', async (_, reply) => {
    const { results } = await judged()
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="accuracy.csv"')
      .type('text/csv; charset=utf-8')
      .send(evidenceCsv(results))
  })

  route(app, 'POST /api/evidence', async ({ body }) => {
    const read = readSheet(cellsOfSheet(body))
    if (!read.ok) return refuse('unprocessable', `The sheet cannot be taken: ${read.reason}.`)
    const id = sheetId(read.row)
    const { why, isOutlier } = flagOfSheet(read.row, services.catalog.factors)
    const isStored = (await storedRuns()).has(id)
    const added = isStored ? new Set() : await addSheets(db, [{ id, row: read.row, flagged: isOutlier }])
    if (!added.has(id)) return refuse('conflict', 'This run of this car is stored already.')
    return { id, flagged: why }
  })

  route(app, 'POST /api/evidence/import', async ({ body }) => {
    const text = readCsv(body.csv, NEEDED_COLUMNS)
    if (!text.ok) return refuse('unprocessable', text.why)
    const { factors } = services.catalog
    const stored = await storedRuns()
    const badRows: { row: number; reason: string }[] = []
    const fresh = new Map<string, Parameters<typeof addSheets>[1][number]>()
    let duplicates = 0
    for (const { line, cells } of text.rows) {
      const read = readSheet(cells)
      if (!read.ok) {
        badRows.push({ row: line, reason: read.reason })
        continue
      }
      const id = sheetId(read.row)
      if (stored.has(id) || fresh.has(id)) duplicates += 1
      else fresh.set(id, { id, row: read.row, flagged: flagOfSheet(read.row, factors).isOutlier })
    }
    const added = await addSheets(db, [...fresh.values()])
    return { imported: added.size, duplicates: duplicates + fresh.size - added.size, badRows }
  })

  /** Every stored run by what it says, published ones among them. */
  const storedRuns = async () => new Set((await allEvidence(db)).map(({ row }) => sheetId(row)))
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length

/** The figures of `npm run accuracy` over the judged results. */
function summaryOf(results: readonly JudgedResultReply[]): EvidenceReply['summary'] {
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
