import { z } from 'zod'
import { CATALOG_TABLES, PRICED_TABLES } from './editable.ts'
import { auditEntry, listQuery, next } from './pages.ts'

const table = z.enum(CATALOG_TABLES)
export const cell = z.union([z.string().max(300), z.number(), z.boolean(), z.null()])
export type Cell = z.infer<typeof cell>
export const cells = z.record(z.string().max(40), cell)

export const tableParams = z.object({ table })
export const rowParams = z.object({ table, id: z.string().min(1).max(200) })
export const catalogQuery = listQuery
export const catalogRow = z.object({ id: z.string(), values: cells, isEdited: z.boolean() })
export const catalogPage = z.object({ rows: z.array(catalogRow), next })
export const catalogDetail = catalogRow.extend({
  /** Where customers see it. */
  page: z.string().nullable(),
  /** The shop's own picture of it; null where the drawn one is shown. */
  picture: z.string().nullable(),
  /** Of gear: its sizes and colors, and what is left of those that are counted by themselves. */
  variants: z.array(z.object({ name: z.string(), stock: z.number().nullable() })).optional(),
  history: z.array(auditEntry),
})
export const fieldProblem = z.object({ field: z.string(), message: z.string() })
export const checkBody = z.object({ values: cells })
export const checkReply = z.object({ problems: z.array(fieldProblem) })
/** `expected`: what the columns held when the editor opened. */
export const editBody = z.object({ expected: cells, values: cells })

export const stockBody = z.object({
  /** Size and color, as "M / Black"; absent: all that are not counted by themselves. */
  variant: z.string().trim().min(1).max(80).optional(),
  change: z.number().int().min(-100_000).max(100_000),
  reason: z.string().trim().min(2, 'Say why').max(200),
})

export const priceBody = z.object({
  q: z.string().trim().max(120).optional(),
  percent: z.number().min(-90).max(500).default(0),
  addCents: z.number().int().min(-10_000_000).max(10_000_000).default(0),
  /** Prices end on this many cents: 1, 100, 500. */
  roundToCents: z.number().int().min(1).max(10_000).default(1),
  /** `digest` of the preview: the change is made when it would still be that one. Absent: only a preview. */
  apply: z.string().max(100).optional(),
})
export const priceTable = z.object({ table: z.enum(PRICED_TABLES) })
export const priceReply = z.object({
  changed: z.number(),
  /** The first hundred. */
  changes: z.array(z.object({ id: z.string(), name: z.string(), before: z.number(), after: z.number() })),
  digest: z.string(),
  isApplied: z.boolean(),
})

export type CatalogRow = z.infer<typeof catalogRow>
export type FieldProblemOf = z.infer<typeof fieldProblem>
export type PriceReply = z.infer<typeof priceReply>
