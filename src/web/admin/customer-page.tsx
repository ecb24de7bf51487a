import { useParams } from 'react-router'
import { Heading, Panel } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { MESSAGE_COLUMNS } from './messages-page.tsx'
import { ORDER_COLUMNS } from './orders-page.tsx'
import { RowTable } from './row-table.tsx'
import { useAsk } from './use-ask.ts'

export function CustomerPage() {
  const { email = '' } = useParams()
  const customer = useAsk('GET /api/admin/customers/:email', { params: { email } })
  return (
    <>
      <Heading title={email} />
      <Loaded of={customer}>
        {({ orders, messages }) => (
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
