import type { DeskOrder } from '../../contract/admin/orders.ts'
import { centsAsPrice } from '../ui/money.ts'

/** The lines of an order and what they come to; without prices, what is left to pack. */
export function OrderLines({ order, on = 'screen' }: { order: DeskOrder; on?: 'screen' | 'invoice' | 'picking list' }) {
  const hasPrices = on !== 'picking list'
  const lines = hasPrices ? order.lines : leftToPack(order)
  if (lines.length === 0) return <p>Nothing left to pack.</p>
  return (
    <table className="w-full" aria-label="Items">
      <thead>
        <tr className="border-b border-hairline text-left text-xs text-steel">
          <th className="py-2 pr-2">Qty</th>
          <th className="py-2">Item</th>
          {hasPrices ? <th className="py-2 text-right">Price</th> : <th className="py-2 text-right">Packed</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-hairline/50 align-top">
            <td className="py-2 pr-2 tabular-nums">{line.quantity}</td>
            <td className="py-2 wrap-anywhere">
              {line.title}
              <span className="block text-sm text-steel">
                {[line.merchandiseId, ...line.attributes.map(({ key, value }) => `${key}: ${value}`)].join(', ')}
              </span>
            </td>
            <td className="py-2 pl-2 text-right tabular-nums">
              {hasPrices ? (
                centsAsPrice(line.unitPriceCents * line.quantity)
              ) : (
                <span className="inline-block size-5 border border-current" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {hasPrices ? (
        <tfoot>
          {[...sumsOf(order), ...(on === 'invoice' ? paymentsOf(order) : [])].map(({ name, cents }) => (
            <tr key={name} className={name === 'Total' ? 'font-bold' : ''}>
              <td />
              <td className="py-1">{name}</td>
              <td className="py-1 text-right tabular-nums">{centsAsPrice(cents)}</td>
            </tr>
          ))}
        </tfoot>
      ) : null}
    </table>
  )
}

const leftToPack = ({ lines }: DeskOrder) =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.shippedQuantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)

function sumsOf({ subtotalCents, freightCents, taxCents, totalCents }: DeskOrder) {
  const more = [
    ...(freightCents === null ? [] : [{ name: 'Shipping', cents: freightCents }]),
    ...(taxCents === null ? [] : [{ name: 'Sales tax', cents: taxCents }]),
  ]
  const total = { name: 'Total', cents: totalCents }
  return more.length > 0 ? [{ name: 'Subtotal', cents: subtotalCents }, ...more, total] : [total]
}

const paymentsOf = ({ totalCents, paidCents, refundedCents }: DeskOrder) => [
  { name: 'Paid', cents: paidCents },
  ...(paidCents < totalCents ? [{ name: 'Balance due', cents: totalCents - paidCents }] : []),
  ...(refundedCents > 0 ? [{ name: 'Refunded', cents: refundedCents }] : []),
]
