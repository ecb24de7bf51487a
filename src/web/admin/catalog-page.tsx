import { NavLink, useParams } from 'react-router'
import type { Cell } from '../../contract/admin/catalog.ts'
import {
  CATALOG_TABLES,
  type CatalogTable,
  EDITABLE,
  type EditableField,
  PRICED_TABLES,
} from '../../contract/admin/editable.ts'
import { classes } from '../ui/classes.ts'
import { centsAsPrice } from '../ui/money.ts'
import { ask } from './ask.ts'
import { buttonLook, Heading, Mark } from './controls.tsx'
import { ListFrame } from './list-frame.tsx'
import { RowTable } from './row-table.tsx'
import { useMay } from './session.ts'
import { useList } from './use-list.ts'

export const TABLE_NAMES: Record<CatalogTable, string> = {
  ...{ parts: 'Parts', packages: 'Packages', merchandise: 'Gear', vehicles: 'Cars' },
}

/** The table that an address names; parts where it names none. */
export const tableOf = (given: string | undefined): CatalogTable =>
  CATALOG_TABLES.find((one) => one === given) ?? 'parts'

function shown({ kind }: EditableField, value: Cell | undefined): string {
  if (value === null || value === undefined) return kind === 'number or none' ? 'not counted' : ''
  if (kind === 'flag') return value ? 'yes' : 'no'
  return kind === 'cents' ? centsAsPrice(Number(value)) : String(value)
}

export function CatalogPage() {
  const table = tableOf(useParams().table)
  return <CatalogList key={table} table={table} />
}

function CatalogList({ table }: { table: CatalogTable }) {
  const list = useList(`catalog ${table}`, (query) =>
    ask('GET /api/admin/catalog/:table', { params: { table }, query }),
  )
  const mayEdit = useMay('staff')
  const isPriced = PRICED_TABLES.some((one) => one === table)
  const { q } = list.narrowed
  return (
    <>
      <Heading title="Catalog">
        {mayEdit && isPriced ? (
          <NavLink className={buttonLook()} to={`/catalog/${table}/prices${q ? `?q=${encodeURIComponent(q)}` : ''}`}>
            Change many prices
          </NavLink>
        ) : null}
      </Heading>
      <nav aria-label="Catalog" className="mb-4 flex gap-1 overflow-x-auto border-b border-hairline/70">
        {CATALOG_TABLES.map((one) => (
          <NavLink
            key={one}
            to={`/catalog/${one}`}
            className={({ isActive }) =>
              classes(
                'border-b-2 px-4 py-2 font-semibold',
                isActive ? 'border-redline' : 'border-transparent text-silver',
              )
            }
          >
            {TABLE_NAMES[one]}
          </NavLink>
        ))}
      </nav>
      <ListFrame
        search={{ q: q ?? '', onSearch: (words) => list.set('q', words), hint: 'Words of its name, maker, kind' }}
        found={list}
      >
        <RowTable
          label={TABLE_NAMES[table]}
          rows={list.pages.flatMap(({ rows }) => rows)}
          columns={[
            ...EDITABLE[table].map((field) => ({
              head: field.label,
              cell: ({ values }: { values: Record<string, Cell> }) => shown(field, values[field.name]),
              isRight: field.kind === 'cents' || field.kind === 'number',
              isWord: field.name !== 'name',
            })),
            { head: 'Edited', cell: ({ isEdited }) => (isEdited ? <Mark>edited</Mark> : null) },
          ]}
          keyOf={({ id }) => id}
          to={({ id }) => `/catalog/${table}/row/${encodeURIComponent(id)}`}
          empty="Nothing has these words."
        />
      </ListFrame>
    </>
  )
}
