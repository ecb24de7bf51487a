import type { FormEvent } from 'react'
import type { CallInput } from '../../contract/calls.ts'
import { merchandiseNamed } from '../../contract/cart-lines.ts'
import type { Order } from '../../contract/orders.ts'
import { askShop } from './ask.ts'
import { Button, Input, Problem } from './controls.tsx'
import { useChange } from './use-ask.ts'

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Money back, all or some of it, and what came back to the shelf with it. */
export function RefundForm({ order: { id, payment, lines } }: { order: Order }) {
  const refund = useChange((body: CallInput<'POST /api/orders/:id/refunds'>['body']) =>
    askShop('POST /api/orders/:id/refunds', { params: { id }, body }),
  )
  const left =
    Number(payment.paidAmount.amount) - Number(payment.refundedAmount.amount) - Number(payment.refundingAmount.amount)
  if (left <= 0) return null
  const kept = lines
    .map((line) => ({ line, most: line.quantity - line.refunded }))
    .filter(({ line, most }) => most > 0 && merchandiseNamed(line.merchandise.id).kind !== 'labor')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const counts = kept.map(({ line }) => ({ lineId: line.id, quantity: Number(text(form, line.id) || 0) }))
    refund.run({
      ...{ amount: text(form, 'amount'), reason: text(form, 'reason') },
      byHand: payment.by === 'invoice' || form.has('byHand'),
      lines: counts.filter(({ quantity }) => quantity > 0),
    })
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <Input label="Refund (US$)" name="amount" inputMode="decimal" required hint={`Up to $${left.toFixed(2)}`} />
        <Input label="Reason" name="reason" required minLength={2} hint="The customer reads it." />
      </div>
      <details>
        <summary className="cursor-pointer py-1 text-sm text-silver">Items and how it is paid</summary>
        <div className="grid gap-2 py-2">
          {kept.map(({ line, most }) => (
            <Input
              key={`${line.id} ${most}`}
              label={`Not sold after all: ${line.merchandise.product.title} (of ${most})`}
              name={line.id}
              type="number"
              min={0}
              max={most}
              defaultValue={0}
              hint="Counted gear goes back on the shelf."
            />
          ))}
          {payment.by === 'card' ? (
            <label className="flex items-center gap-2">
              <input type="checkbox" name="byHand" className="size-4 accent-redline" />
              By hand, not to the card
            </label>
          ) : null}
        </div>
      </details>
      <Button type="submit" kind="danger" disabled={refund.isRunning} className="justify-self-start">
        Refund
      </Button>
      <Problem>{refund.error}</Problem>
    </form>
  )
}
