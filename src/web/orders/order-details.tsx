import { ORDER_STATE_WORDS } from '../../contract/order-states.ts'
import type { Order } from '../../contract/orders.ts'
import { Badge } from '../ui/badge.tsx'
import { dayOf, toneOf } from './words.ts'

/** Status, delivery and what happened so far. */
export function OrderDetails({ order }: { order: Order }) {
  const { address, notes } = order
  return (
    <section aria-labelledby="details" className="light-edge rounded-sm p-6">
      <h2 id="details" className="telemetry mb-4 text-silver">
        Details
      </h2>
      <dl className="flex flex-col gap-4 text-sm">
        <div>
          <dt className="text-steel">Status</dt>
          <dd className="mt-1">
            <Badge tone={toneOf(order.status)}>{ORDER_STATE_WORDS[order.status]}</Badge>
          </dd>
        </div>
        <div>
          <dt className="text-steel">Delivery</dt>
          <dd className="mt-1">{order.delivery === 'installation' ? 'Installation at the shop' : 'Shipping'}</dd>
          {address ? (
            <dd className="mt-1 text-silver">
              {address.street}, {address.city}, {address.region} {address.postalCode}, {address.country}
            </dd>
          ) : null}
        </div>
        {notes ? (
          <div>
            <dt className="text-steel">Notes</dt>
            <dd className="mt-1">{notes}</dd>
          </div>
        ) : null}
      </dl>
      <h3 className="telemetry mt-6 mb-3 text-silver">History</h3>
      <ol className="flex flex-col gap-3 border-l border-hairline pl-4 text-sm">
        {order.history.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {text}
            <time dateTime={at} className="block text-steel">
              {dayOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
