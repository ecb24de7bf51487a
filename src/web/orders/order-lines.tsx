import type { Order } from '../../contract/orders.ts'
import { describe } from '../cart/cart-line-row.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { lineGroups } from './line-groups.ts'
import { dayOf } from './words.ts'

/** What was ordered, what of it has shipped, and the money. */
export function OrderLines({ order }: { order: Order }) {
  const isOpen = order.status !== 'cancelled' && order.status !== 'refunded'
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="lines" className="light-edge rounded-sm p-6">
        <h2 id="lines" className="telemetry mb-4 text-silver">
          What you ordered
        </h2>
        {lineGroups(order.lines).map(({ title, lines }) => (
          <div key={title} className="mt-4 first:mt-0">
            {title ? <h3 className="font-bold">{title}</h3> : null}
            <ul className="flex flex-col">
              {lines.map((line) => (
                <OrderLine key={line.id} line={line} isOpen={isOpen} />
              ))}
            </ul>
          </div>
        ))}
        <OrderMoney order={order} />
        <p className="mt-2 text-sm text-steel">
          {order.taxNote} {order.shippingNote}
        </p>
      </section>
      {order.shipments.map((parcel) => (
        <section key={parcel.at} aria-label="Shipment" className="light-edge rounded-sm p-6">
          <h2 className="telemetry mb-3 text-silver">Shipped {dayOf(parcel.at)}</h2>
          <p>
            {parcel.carrier} <span className="figures text-silver">{parcel.tracking}</span>
          </p>
          <p className="mt-1 text-sm text-steel">
            {parcel.items.map(({ title, quantity }) => `${quantity} x ${title}`).join(', ')}
          </p>
          {parcel.trackingUrl ? (
            <a
              href={parcel.trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="mt-3 inline-flex min-h-9 items-center font-bold text-redline underline underline-offset-4"
            >
              Track this package
            </a>
          ) : null}
        </section>
      ))}
    </div>
  )
}

const Note = ({ children }: { children: string }) => <span className="block text-sm text-go">{children}</span>

/** Shipping, tax, total, what came in and what is left. */
export function OrderMoney({ order }: { order: Order }) {
  const { subtotalAmount, shippingAmount, taxAmount, totalAmount } = order.cost
  const { paidAmount, balanceAmount, refundedAmount, refundingAmount } = order.payment
  const rows = [
    ...(shippingAmount || taxAmount ? [{ name: 'Subtotal', amount: subtotalAmount.amount }] : []),
    ...(shippingAmount ? [{ name: 'Shipping', amount: shippingAmount.amount }] : []),
    ...(taxAmount ? [{ name: 'Sales tax', amount: taxAmount.amount }] : []),
    { name: 'Total', amount: totalAmount.amount, isTotal: true },
    ...(Number(paidAmount.amount) > 0 ? [{ name: 'Paid', amount: paidAmount.amount }] : []),
    ...(Number(paidAmount.amount) > 0 && Number(balanceAmount.amount) > 0
      ? [{ name: 'Balance', amount: balanceAmount.amount }]
      : []),
    ...(Number(refundingAmount.amount) > 0 ? [{ name: 'Refund on its way', amount: refundingAmount.amount }] : []),
    ...(Number(refundedAmount.amount) > 0 ? [{ name: 'Refunded', amount: refundedAmount.amount }] : []),
  ]
  return (
    <dl className="pt-5">
      {rows.map(({ name, amount, isTotal }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-1">
          <dt className={isTotal ? 'font-bold' : 'text-silver'}>{name}</dt>
          <dd className={isTotal ? 'figures text-2xl font-bold' : 'figures'}>{dollarsAndCents(Number(amount))}</dd>
        </div>
      ))}
    </dl>
  )
}

function OrderLine({ line, isOpen }: { line: Order['lines'][number]; isOpen: boolean }) {
  const { merchandise, attributes, quantity, shipped, refunded } = line
  const words = describe({ merchandiseId: merchandise.id, attributes })
  return (
    <li className="flex justify-between gap-4 border-b border-hairline/50 py-4">
      <span>
        {merchandise.product.title} <span className="figures text-steel">x {quantity}</span>
        {words ? <span className="block text-sm text-steel">{words}</span> : null}
        {isOpen && shipped > 0 ? <Note>{`${shipped} of ${quantity} shipped`}</Note> : null}
        {isOpen && refunded > 0 ? <Note>{`${refunded} of ${quantity} refunded`}</Note> : null}
      </span>
      <span className="figures shrink-0">{dollarsAndCents(Number(line.cost.totalAmount.amount))}</span>
    </li>
  )
}
