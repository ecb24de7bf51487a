import { useParams } from 'react-router'
import type { AdminReply } from '../../contract/admin/calls.ts'
import { centsAsPrice } from '../ui/money.ts'
import { Heading, Panel } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { MESSAGE_COLUMNS } from './messages-page.tsx'
import { ORDER_COLUMNS } from './orders-page.tsx'
import { type Column, RowTable } from './row-table.tsx'
import { day, moment } from './times.ts'
import { useAsk } from './use-ask.ts'

type Customer = AdminReply<'GET /api/admin/customers/:email'>
const QUOTE_COLUMNS: Column<Customer['quotes'][number]>[] = [
  {
    head: 'Quote',
    cell: ({ id, number }) => (
      <a href={`/quotes/${id}`} className="underline">
        {number}
      </a>
    ),
  },
  { head: 'Made', cell: ({ madeAt }) => moment(madeAt) },
  { head: 'Good until', cell: ({ expiresAt }) => day(expiresAt) },
  { head: 'Total', cell: ({ totalCents }) => centsAsPrice(totalCents), isRight: true },
]
const PLAN_COLUMNS: Column<Customer['plans'][number]>[] = [
  {
    head: 'Build',
    cell: ({ code, title }) => (
      <a href={`/plans/${code}`} className="underline">
        {title}
      </a>
    ),
  },
  { head: 'Saved', cell: ({ savedAt }) => moment(savedAt) },
]

export function CustomerPage() {
  const { email = '' } = useParams()
  const customer = useAsk('GET /api/admin/customers/:email', { params: { email } })
  return (
    <>
      <Heading title={email} />
      <Loaded of={customer}>
        {({ orders, quotes, plans, messages }) => (
          <div className="grid gap-5">
            <Panel title="Orders">
              <RowTable
                label="Orders"
                rows={orders}
                columns={ORDER_COLUMNS}
                keyOf={({ id }) => id}
                to={({ id }) => `/orders/${id}`}
                empty="No orders."
              />
            </Panel>
            <Panel title="Quotes">
              <RowTable
                label="Quotes"
                rows={quotes}
                columns={QUOTE_COLUMNS}
                keyOf={({ id }) => id}
                empty="No quotes."
              />
            </Panel>
            <Panel title="Saved builds">
              <RowTable
                label="Saved builds"
                rows={plans}
                columns={PLAN_COLUMNS}
                keyOf={({ code }) => code}
                empty="No builds."
              />
            </Panel>
            <Panel title="Messages">
              <RowTable
                label="Messages"
                rows={messages}
                columns={MESSAGE_COLUMNS}
                keyOf={({ id }) => id}
                to={({ id }) => `/messages/${id}`}
                empty="No messages."
              />
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  )
}
