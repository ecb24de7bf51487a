import type { OrderState } from '../../contract/order-states.ts'
import type { Order } from '../../contract/orders.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import { dollarsAndCents } from '../ui/money.ts'

export const isUnpaidByCard = ({ status, payment }: Order): boolean =>
  status === 'awaiting_payment' && payment.by === 'card'

/** What comes next, in a sentence or two. */
export function nextWords(order: Order): string {
  const { status, payment, email } = order
  const balance = Number(payment.balanceAmount.amount)
  const rest = balance > 0 && Number(payment.paidAmount.amount) > 0
  switch (status) {
    case 'awaiting_payment':
      return payment.by === 'card'
        ? 'Pay by card and we get going.'
        : `We have your order. We check stock, then send the invoice to ${email}. Pay by invoice or at the shop.`
    case 'paid':
      return rest
        ? `Your deposit is in. ${dollarsAndCents(balance)} is left to pay when the work is done.`
        : 'Payment received. We order your parts next.'
    case 'cancelled':
      return 'This order was canceled. Nothing was charged.'
    default:
      return order.history.at(-1)?.text ?? ''
  }
}

const TONES: Partial<Record<OrderState, BadgeTone>> = {
  awaiting_payment: 'caution',
  cancelled: 'steel',
  refunded: 'steel',
}
export const toneOf = (state: OrderState): BadgeTone => TONES[state] ?? 'go'

/** The way of an order, without the steps that are not its own. */
export const stepsOf = ({ delivery }: Order): OrderState[] =>
  delivery === 'shipping'
    ? ['paid', 'ordered', 'received', 'packed', 'shipped']
    : ['paid', 'ordered', 'received', 'installed']

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
export const dayOf = (at: string): string => DAY.format(new Date(at))
export const timeOf = (at: string): string => TIME.format(new Date(at))
