import { type AnyColumn, getTableColumns, getTableName } from 'drizzle-orm'
import type { Cell } from '../../contract/admin/catalog.ts'
import { type CatalogTable, EDITABLE, type EditableField } from '../../contract/admin/editable.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { merchandise, packages, parts, vehicles } from '../database/schema/catalog.ts'

const TABLES = { parts, packages, merchandise, vehicles } as const

/** One table of the catalog as the editor sees it. */
export interface EditableTable {
  table: (typeof TABLES)[CatalogTable]
  fields: readonly EditableField[]
  /** The column of a field; only fields that can be edited have one here. */
  column: (field: string) => AnyColumn
  sqlName: string
  /** Where customers see a row. */
  pageOf: (row: { id: string; values: Record<string, Cell> }, catalog: CatalogSnapshot) => string | null
}

const PAGES: Record<CatalogTable, EditableTable['pageOf']> = {
  parts: ({ id }) => `/parts/${id}`,
  packages: ({ values }) => `/packages/${values.slug}`,
  merchandise: () => '/merchandise',
  vehicles: ({ id }, catalog) => {
    const modelId = catalog.vehicle(id)?.modelId
    return modelId === undefined ? null : `/models/${modelId}`
  },
}

export function editableTable(name: CatalogTable): EditableTable {
  const table = TABLES[name]
  const columns = getTableColumns(table) as Record<string, AnyColumn>
  return {
    ...{ table, fields: EDITABLE[name], sqlName: getTableName(table), pageOf: PAGES[name] },
    column: (field) => {
      const column = columns[field]
      if (!column || !EDITABLE[name].some((one) => one.name === field)) throw new Error(`${name} has no ${field}`)
      return column
    },
  }
}

/** The values of a row that the editor shows. */
export const cellsOf = ({ fields }: EditableTable, row: Record<string, unknown>): Record<string, Cell> =>
  Object.fromEntries(fields.map(({ name }) => [name, (row[name] ?? null) as Cell]))
