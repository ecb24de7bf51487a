import type { Order } from '../../contract/orders.ts'
import { type MailBlock, mailBody } from '../mail/mail-body.ts'
import type { Mail } from '../mail/mailer.ts'
import { shownDollars } from '../pricing/money.ts'
import { eventWords } from './order-history.ts'
import type { OrderEventRow } from './stored-order.ts'

const dollars = ({ amount }: { amount: string }): string => shownDollars(amount)
const isPaid = ({ payment }: Order): boolean => Number(payment.paidAmount.amount) > 0

function linesOf(order: Order): MailBlock[] {
  const { shippingAmount, taxAmount, totalAmount } = order.cost
  const rows = [
    ...order.lines.map(({ quantity, merchandise, cost }) => {
      const { title } = merchandise.product
      const choice = merchandise.title === title ? '' : ` (${merchandise.title})`
      return { name: `${quantity} x ${title}${choice}`, value: dollars(cost.totalAmount) }
    }),
    ...(shippingAmount ? [{ name: 'Shipping', value: dollars(shippingAmount) }] : []),
    ...(taxAmount ? [{ name: 'Sales tax', value: dollars(taxAmount) }] : []),
    { name: 'Total', value: `${dollars(totalAmount)} ${totalAmount.currencyCode}`, isTotal: true },
    ...(Number(order.payment.paidAmount.amount) > 0
      ? [
          { name: 'Paid', value: dollars(order.payment.paidAmount) },
          { name: 'Balance', value: dollars(order.payment.balanceAmount) },
        ]
      : []),
  ]
  const notes = [...(taxAmount ? [] : [order.taxNote]), ...(shippingAmount ? [] : [order.shippingNote])].join(' ')
  return [{ kind: 'rows', rows }, ...(notes === '' ? [] : [{ kind: 'text' as const, text: notes }])]
}

/**
 * The customer's confirmation. Nobody has confirmed yet that the address belongs to whoever ordered, so nothing that
 * was typed into the form is in it: our own words and our catalog's, and a link to the rest.
 */
export const customerMail = (order: Order, shopEmail: string, orderUrl: string): Mail => ({
  id: `order-${order.id}-customer`,
  to: order.email,
  replyTo: shopEmail,
  subject: `Order ${order.number}`,
  ...mailBody(`Order ${order.number}`, [
    {
      kind: 'text',
      text: `Thank you. We have your order ${order.number}.${isPaid(order) ? '' : ' It is waiting for payment: we check stock, then send the invoice.'}`,
    },
    ...linesOf(order),
    {
      kind: 'text',
      text: order.delivery === 'shipping' ? 'Ships to the address on the order.' : 'Installation at the shop',
    },
    { kind: 'link', label: 'See your order', url: orderUrl },
    { kind: 'text', text: "Not your order? Reply to this email and we'll cancel it." },
  ]),
})

/** The shop's own copy, with all that the customer wrote. */
export function shopMail(order: Order, shopEmail: string, orderUrl: string): Mail {
  const { address } = order
  const what = isPaid(order)
    ? `It is paid: ${dollars(order.payment.paidAmount)}${order.payment.by === 'card' ? ' by card' : ''}.`
    : 'It is waiting for payment: send the invoice.'
  const ship = address
    ? `Ship to: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}, ${address.country}`
    : 'Installation at the shop'
  return {
    id: `order-${order.id}-shop`,
    to: shopEmail,
    replyTo: order.email,
    subject: `Order ${order.number}`,
    ...mailBody(`Order ${order.number}`, [
      { kind: 'text', text: `${order.name} <${order.email}> placed order ${order.number}. ${what}` },
      ...linesOf(order),
      { kind: 'text', text: ship },
      ...(order.notes ? [{ kind: 'text' as const, text: `Notes: ${order.notes}` }] : []),
      { kind: 'link', label: 'Order', url: orderUrl },
    ]),
  }
}

/** What happened to the order, in a mail to its customer; none for what needs no mail. */
export function eventMails(order: Order, event: OrderEventRow, shopEmail: string, orderUrl: string): Mail[] {
  const isSilent = event.kind === 'placed' || (event.kind === 'moved' && event.who === 'clock')
  const words = eventWords(event)
  if (isSilent || words === '') return []
  const parcel =
    event.kind === 'shipped' ? order.shipments.find(({ at }) => at === event.createdAt.toISOString()) : undefined
  const isFirstPayment = event.kind === 'paid' && event.who === 'stripe'
  const mail: Mail = {
    id: `order-event-${event.id}`,
    to: order.email,
    replyTo: shopEmail,
    subject: `Order ${order.number}: ${words.replace(/\.$/, '')}`,
    ...mailBody(words, [
      { kind: 'text', text: `Order ${order.number}.` },
      ...(parcel ? [{ kind: 'text' as const, text: parcelWords(parcel) }] : []),
      ...(parcel?.trackingUrl ? [{ kind: 'link' as const, label: 'Track it', url: parcel.trackingUrl }] : []),
      ...(isFirstPayment ? linesOf(order) : []),
      { kind: 'link', label: 'See your order', url: orderUrl },
    ]),
  }
  return isFirstPayment ? [mail, shopMail(order, shopEmail, orderUrl)] : [mail]
}

const parcelWords = ({ carrier, tracking, items }: Order['shipments'][number]): string =>
  [
    items.map(({ title, quantity }) => `${quantity} x ${title}`).join('\n'),
    `${carrier}${tracking ? ` ${tracking}` : ''}`,
  ].join('\n')
