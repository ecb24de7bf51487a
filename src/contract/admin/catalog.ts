import { z } from 'zod'
import { auditEntry, listQuery, next } from './pages.ts'

/** How a column is written: words, whole US cents, a whole number (or none), yes or no. */
export type FieldKind = 'text' | 'cents' | 'number' | 'number or none' | 'flag'
export interface EditableField {
  name: string
  label: string
  kind: FieldKind
}
const field = (name: string, label: string, kind: FieldKind): EditableField => ({ name, label, kind })

/** What can be edited: the columns that are in force. The first one names the row. */
export const EDITABLE = {
  parts: [
    field('name', 'Name', 'text'),
    field('manufacturer', 'Maker', 'text'),
    field('category', 'Category', 'text'),
    field('kind', 'Kind', 'text'),
    field('priceCents', 'Price', 'cents'),
  ],
  packages: [
    field('slug', 'Address', 'text'),
    field('priceCents', 'Price', 'cents'),
    field('position', 'Position', 'number'),
    field('onHome', 'On the home page', 'flag'),
  ],
  merchandise: [
    field('name', 'Name', 'text'),
    field('category', 'Category', 'text'),
    field('priceCents', 'Price', 'cents'),
    field('stock', 'In stock', 'number or none'),
    field('position', 'Position', 'number'),
  ],
  vehicles: [
    field('model', 'Model', 'text'),
    field('make', 'Make', 'text'),
    field('modelId', 'Model id', 'text'),
    field('yearFrom', 'First year', 'number'),
    field('yearTo', 'Last year', 'number'),
  ],
} as const satisfies Record<string, readonly EditableField[]>
export type CatalogTable = keyof typeof EDITABLE
export const CATALOG_TABLES = ['parts', 'packages', 'merchandise', 'vehicles'] as const satisfies CatalogTable[]
/** Those that have a price. */
export const PRICED_TABLES = ['parts', 'packages', 'merchandise'] as const
export type PricedTable = (typeof PRICED_TABLES)[number]

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
  history: z.array(auditEntry),
})
export const fieldProblem = z.object({ field: z.string(), message: z.string() })
export const checkBody = z.object({ values: cells })
export const checkReply = z.object({ problems: z.array(fieldProblem) })
/** `expected`: what the columns held when the editor opened. */
export const editBody = z.object({ expected: cells, values: cells })

export const stockBody = z.object({
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
