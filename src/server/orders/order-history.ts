import type { Order } from '../../contract/orders.ts'
import { decimalDollars, shownDollars } from '../pricing/money.ts'
import type { LineCount } from './order-flow.ts'
import type { OrderEventRow, StoredOrder } from './stored-order.ts'

const MOVED: Readonly<Record<string, string>> = {
  ordered: 'Your parts are on order.',
  received: 'Your parts are at our shop.',
  packed: 'Packed and ready to go.',
  installed: 'Installed. Your car is ready.',
  done: 'All done. Thank you.',
  cancelled: 'Canceled.',
}

/** What an event says to the customer; nothing for what only the shop needs to know. */
export function eventWords({ kind, state, who, data }: OrderEventRow): string {
  const amount = typeof data.cents === 'number' ? shownDollars(decimalDollars(data.cents)) : ''
  switch (kind) {
    case 'placed':
      return 'Order placed.'
    case 'paid':
      return `We received ${amount}.`
    case 'refund_asked':
      return `A refund of ${amount} is on its way.`
    case 'refund_done':
      return `${amount} was refunded.`
    case 'refund_failed':
      return `The refund of ${amount} did not go through. We will get in touch.`
    case 'shipped':
      return state === 'shipped' ? 'Your order has shipped.' : 'Part of your order has shipped.'
    case 'moved':
      if (state === 'cancelled' && who === 'clock') return 'Not paid in time, so we put everything back in your cart.'
      return MOVED[state] ?? ''
    default:
      return ''
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The history and the parcels of an order, as its customer reads them. */
export function historyOf({ lines, events }: StoredOrder): Pick<Order, 'history' | 'shipments'> {
  const titleOf = new Map(lines.map((line) => [line.id, line.data.product.title]))
  return {
    history: events.flatMap((event) => {
      const words = eventWords(event)
      return words === '' ? [] : [{ at: event.createdAt.toISOString(), state: event.state, text: words }]
    }),
    shipments: events
      .filter(({ kind }) => kind === 'shipped')
      .map(({ createdAt, data }) => ({
        at: createdAt.toISOString(),
        carrier: text(data.carrier),
        tracking: text(data.tracking),
        trackingUrl: text(data.trackingUrl) || null,
        items: ((data.lines ?? []) as LineCount[])
          .filter(({ quantity }) => quantity > 0)
          .map(({ lineId, quantity }) => ({ title: titleOf.get(lineId) ?? '', quantity })),
      })),
  }
}
