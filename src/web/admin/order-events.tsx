import type { DeskOrder } from '../../contract/admin/orders.ts'
import { centsAsPrice } from '../ui/money.ts'
import { stateWords } from './state-words.ts'
import { moment } from './times.ts'

type OrderEvent = DeskOrder['events'][number]

const KINDS: Readonly<Record<string, string>> = {
  ...{ placed: 'Placed', paid: 'Payment', shipped: 'Shipment', refund_asked: 'Refund asked for' },
  ...{ refund_done: 'Refunded', refund_failed: 'Refund failed' },
}
const DOERS: Readonly<Record<string, string>> = {
  ...{ customer: 'the customer', shop: 'the shop', stripe: 'Stripe', clock: 'time running out' },
}
const whatOf = ({ kind, state, cents }: OrderEvent): string =>
  `${KINDS[kind] ?? stateWords(state)}${cents === null ? '' : ` ${centsAsPrice(cents)}`}`

/** What happened to an order, and who did it. */
export function OrderEvents({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="divide-y divide-hairline/50">
      {events.map((event) => (
        <li key={event.id} className="py-2">
          <p className="font-semibold">{whatOf(event)}</p>
          <p className="text-sm text-silver wrap-anywhere">
            by {event.staff ?? DOERS[event.who] ?? event.who}, {moment(event.at)}
          </p>
        </li>
      ))}
    </ol>
  )
}
