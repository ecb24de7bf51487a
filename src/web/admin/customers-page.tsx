import { centsAsPrice } from '../ui/money.ts'
import { ask } from './ask.ts'
import { Heading } from './controls.tsx'
import { ListFrame } from './list-frame.tsx'
import { RowTable } from './row-table.tsx'
import { moment } from './times.ts'
import { useList } from './use-list.ts'

export function CustomersPage() {
  const list = useList('customers', (query) => ask('GET /api/admin/customers', { query }))
  return (
    <>
      <Heading title="Customers" />
      <ListFrame
        search={{ q: list.narrowed.q ?? '', onSearch: (q) => list.set('q', q), hint: 'Email or name' }}
        found={list}
      >
        <RowTable
          label="Customers"
          rows={list.pages.flatMap(({ customers }) => customers)}
          columns={[
            { head: 'Email', cell: ({ email }) => email },
            { head: 'Name', cell: ({ name }) => name },
            { head: 'Last order', cell: ({ lastOrderAt }) => moment(lastOrderAt) },
            { head: 'Orders', cell: ({ orders }) => orders, isRight: true },
            { head: 'Total', cell: ({ totalCents }) => centsAsPrice(totalCents), isRight: true },
          ]}
          keyOf={({ email }) => email}
          to={({ email }) => `/customers/${encodeURIComponent(email)}`}
          empty="Nobody ordered yet."
        />
      </ListFrame>
    </>
  )
}
