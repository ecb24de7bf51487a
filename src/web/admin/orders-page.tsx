import { useState } from 'react'
import type { OrderSummary } from '../../contract/admin/orders.ts'
import { ORDER_STATES } from '../../contract/order-states.ts'
import { centsAsPrice } from '../ui/money.ts'
import { ask, wordsOf } from './ask.ts'
import { Button, Choice, Heading, Mark, Problem } from './controls.tsx'
import { ListFrame } from './list-frame.tsx'
import { type Column, RowTable } from './row-table.tsx'
import { useMay } from './session.ts'
import { stateWords } from './state-words.ts'
import { moment } from './times.ts'
import { useList } from './use-list.ts'

export const ORDER_COLUMNS: readonly Column<OrderSummary>[] = [
  { head: 'Order', cell: ({ number }) => number },
  { head: 'Placed', cell: ({ placedAt }) => moment(placedAt) },
  { head: 'Customer', cell: ({ name, email }) => `${name}, ${email}` },
  { head: 'State', cell: ({ state }) => <Mark>{stateWords(state)}</Mark> },
  { head: 'Delivery', cell: ({ delivery }) => delivery, isWord: true },
  { head: 'Total', cell: ({ totalCents }) => centsAsPrice(totalCents), isRight: true },
]

/** Hands the browser a file that was made here. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

export function OrdersPage() {
  const list = useList('orders', (query) => ask('GET /api/admin/orders', { query }))
  const mayExport = useMay('staff')
  const [problem, setProblem] = useState('')
  const onExport = () =>
    ask('GET /api/admin/orders/csv', { query: list.narrowed }).then(
      ({ csv, isCut }) => {
        save('orders.csv', csv)
        setProblem(isCut ? 'The file holds the newest 20,000 orders. Narrow the list to get the rest.' : '')
      },
      (error: unknown) => setProblem(wordsOf(error)),
    )
  return (
    <>
      <Heading title="Orders">
        {mayExport ? <Button onClick={() => void onExport()}>Save as CSV</Button> : null}
      </Heading>
      <Problem>{problem}</Problem>
      <ListFrame
        search={{ q: list.narrowed.q ?? '', onSearch: (q) => list.set('q', q), hint: 'Number, name or email' }}
        found={list}
        filters={
          <>
            <Choice
              label="State"
              value={list.narrowed.state ?? ''}
              onChange={(event) => list.set('state', event.target.value)}
            >
              <option value="">All</option>
              {ORDER_STATES.map((state) => (
                <option key={state} value={state}>
                  {stateWords(state)}
                </option>
              ))}
            </Choice>
            <Choice
              label="Delivery"
              value={list.narrowed.delivery ?? ''}
              onChange={(event) => list.set('delivery', event.target.value)}
            >
              <option value="">All</option>
              <option value="shipping">Shipping</option>
              <option value="installation">Installation</option>
            </Choice>
          </>
        }
      >
        <RowTable
          label="Orders"
          rows={list.pages.flatMap(({ orders }) => orders)}
          columns={ORDER_COLUMNS}
          keyOf={({ id }) => id}
          to={({ id }) => `/orders/${id}`}
          empty="No orders here."
        />
      </ListFrame>
    </>
  )
}
