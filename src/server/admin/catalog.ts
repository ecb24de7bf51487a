import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Cell } from '../../contract/admin/catalog.ts'
import { CATALOG_TABLES, type CatalogTable, PRICED_TABLES } from '../../contract/admin/editable.ts'
import type { AuditEntry } from '../../contract/admin/pages.ts'
import { variantsOf } from '../../contract/cart-lines.ts'
import { merchandise } from '../database/schema/catalog.ts'
import { refuse } from '../http/problem.ts'
import { type SignedIn, staffRoute } from '../http/staff-route.ts'
import { ownPictureUrls } from '../pictures/own-pictures.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { auditOf, findEntry, listAudit } from './audit.ts'
import { editRow } from './catalog-edits.ts'
import { listRows } from './catalog-list.ts'
import { changeProblems } from './catalog-rules.ts'
import { cellsOf, editableTable } from './catalog-table.ts'
import { registerPictureDesk, undoPicture } from './picture-desk.ts'
import { changePrices, undoPrices } from './prices.ts'

/** Editing the catalog. The database tells every process, which loads it anew and forgets its pages. */
export function registerCatalogDesk(app: FastifyInstance, services: Services): void {
  const { db } = services

  const findRow = async (table: CatalogTable, id: string) => {
    const editable = editableTable(table)
    const found = await db.select().from(editable.table).where(eq(editable.table.id, id))
    const row = found[0] ?? refuse('not_found', 'There is no such row.')
    return { id, values: cellsOf(editable, row), isEdited: row.edited }
  }
  const countsOf = async (id: string) => {
    const [row] = await db.select().from(merchandise).where(eq(merchandise.id, id))
    return row ? variantsOf(row.data).map((name) => ({ name, stock: row.variantStock[name] ?? null })) : []
  }
  const show = async (table: CatalogTable, id: string) => {
    const row = await findRow(table, id)
    const page = editableTable(table).pageOf(row, services.catalog)
    const picture = (await ownPictureUrls(db)).get(`${table}:${id}`) ?? null
    return {
      ...row,
      page,
      picture,
      ...(table === 'merchandise' ? { variants: await countsOf(id) } : {}),
      history: await auditOf(db, `${table}:${id}`),
    }
  }

  staffRoute(app, 'GET /api/admin/catalog/:table', ({ params, query }) => listRows(db, params.table, query))
  staffRoute(app, 'GET /api/admin/catalog/:table/:id', ({ params }) => show(params.table, params.id))

  staffRoute(app, 'POST /api/admin/catalog/:table/:id/check', async ({ params, body }) => {
    const { values: before } = await findRow(params.table, params.id)
    return { problems: changeProblems(params, { before, values: body.values }, services.catalog) }
  })

  staffRoute(app, 'PATCH /api/admin/catalog/:table/:id', async ({ params, body }, who) => {
    await db.transaction((tx) => editRow(tx, services, who, { ...params, ...body }))
    return show(params.table, params.id)
  })

  staffRoute(app, 'POST /api/admin/catalog/merchandise/:id/stock', async ({ params, body }, who) => {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(merchandise).where(eq(merchandise.id, params.id)).for('update')
      if (!row) return refuse('not_found', 'There is no such item.')
      const { variant, change, reason } = body
      if (variant !== undefined && !variantsOf(row.data).includes(variant))
        refuse('unprocessable', `It does not come in ${variant}.`)
      const counted = (variant === undefined ? row.stock : row.variantStock[variant]) ?? null
      const stock = (counted ?? 0) + change
      if (stock < 0) refuse('unprocessable', `Only ${counted ?? 0} are in stock.`)
      const after = variant === undefined ? { stock } : { variantStock: { ...row.variantStock, [variant]: stock } }
      await tx
        .update(merchandise)
        .set({ ...after, edited: true })
        .where(eq(merchandise.id, params.id))
      const of = variant === undefined ? {} : { variant }
      await recordChange(tx, who, {
        ...{ action: 'catalog.stock', subject: `merchandise:${params.id}`, before: { ...of, stock: counted } },
        after: { ...of, stock, reason },
      })
    })
    return show('merchandise', params.id)
  })

  registerPictureDesk(app, services, show)

  staffRoute(app, 'POST /api/admin/prices/:table', ({ params, body }, who) =>
    db.transaction((tx) => changePrices(tx, who, { table: params.table, body })),
  )

  staffRoute(app, 'GET /api/admin/audit', ({ query }) => listAudit(db, query))

  staffRoute(app, 'POST /api/admin/audit/:id/undo', async ({ params }, who) => {
    const id = Number(params.id)
    const entry = Number.isSafeInteger(id) ? await findEntry(db, id) : undefined
    if (!entry) return refuse('not_found', 'There is no such change.')
    if (!entry.canUndo) return refuse('unprocessable', 'This change cannot be taken back.')
    await undo(services, who, entry)
    return { done: true as const }
  })
}

async function undo(services: Services, who: SignedIn, entry: AuditEntry): Promise<void> {
  const { subject, before, after } = entry
  if (entry.action === 'catalog.picture') return services.db.transaction((tx) => undoPicture(tx, who, entry))
  const [name = '', ...rest] = subject.split(':')
  if (entry.action === 'catalog.prices') {
    const table = PRICED_TABLES.find((one) => one === name) ?? refuse('unprocessable', 'This cannot be taken back.')
    const prices = { table, before: before as Record<string, number>, after: after as Record<string, number> }
    return services.db.transaction((tx) => undoPrices(tx, who, prices))
  }
  const table = CATALOG_TABLES.find((one) => one === name) ?? refuse('unprocessable', 'This cannot be taken back.')
  const [expected, values] = [after, before] as Record<string, Cell>[]
  const edit = {
    table,
    id: rest.join(':'),
    expected: expected ?? {},
    values: values ?? {},
    action: 'catalog.undo' as const,
  }
  return services.db.transaction((tx) => editRow(tx, services, who, edit))
}
