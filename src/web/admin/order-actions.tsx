import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { CallInput } from '../../contract/calls.ts'
import { NEXT_STATES, ORDER_STATE_WORDS, type OrderState } from '../../contract/order-states.ts'
import type { Order } from '../../contract/orders.ts'
import { askShop } from './ask.ts'
import { Button, Input, Mark, Panel, Problem } from './controls.tsx'
import { RefundForm } from './refund-form.tsx'
import { useMay } from './session.ts'
import { useChange } from './use-ask.ts'

/** What the shop says itself; the other states come about by money or by shipping. */
const SAID = ['ordered', 'received', 'packed', 'installed', 'done', 'cancelled'] as const
type Said = (typeof SAID)[number]
const STEP_WORDS: Readonly<Record<Said, string>> = {
  ordered: 'Parts ordered',
  received: 'Parts are in',
  packed: 'Packed',
  installed: 'Installed',
  done: 'Done',
  cancelled: 'Cancel the order',
}
const OF_SHIPPING: readonly OrderState[] = ['packed', 'shipped']

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Where the order stands, and every step that the shop can take from there. */
export function OrderActions({ id }: { id: string }) {
  const mayAct = useMay('staff')
  const { data: order } = useQuery({
    queryKey: ['GET /api/orders/:id', id],
    queryFn: () => askShop('GET /api/orders/:id', { params: { id } }),
  })
  if (!order) return null
  return (
    <Panel title="What happens next" aside={<Mark>{ORDER_STATE_WORDS[order.status]}</Mark>}>
      <Money order={order} />
      {mayAct ? (
        <div className="mt-4 grid gap-5">
          <Steps order={order} />
          <PaymentForm order={order} />
          <ShipmentForm order={order} />
          <RefundForm order={order} />
        </div>
      ) : null}
    </Panel>
  )
}

function Money({ order: { payment, cost } }: { order: Order }) {
  const { by, dueAmount, paidAmount, refundedAmount, refundingAmount } = payment
  const rows = [
    ['Total', cost.totalAmount.amount],
    ['Due before we start', dueAmount.amount],
    [by === 'card' ? 'Paid, card' : 'Paid', paidAmount.amount],
    ...(Number(refundedAmount.amount) > 0 ? [['Refunded', refundedAmount.amount]] : []),
    ...(Number(refundingAmount.amount) > 0 ? [['Refund on its way', refundingAmount.amount]] : []),
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-silver">{name}</dt>
          <dd className="text-right tabular-nums">${amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ order: { id, status, delivery } }: { order: Order }) {
  const move = useChange((to: Said) => askShop('POST /api/orders/:id/move', { params: { id }, body: { to } }))
  const steps = SAID.filter((to) => NEXT_STATES[status].includes(to)).filter((to) =>
    delivery === 'shipping' ? to !== 'installed' : !OF_SHIPPING.includes(to),
  )
  if (steps.length === 0) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {steps.map((to) => (
          <Button
            key={to}
            kind={to === 'cancelled' ? 'danger' : 'plain'}
            disabled={move.isRunning}
            onClick={() => move.run(to)}
          >
            {STEP_WORDS[to]}
          </Button>
        ))}
      </div>
      <Problem>{move.error}</Problem>
    </div>
  )
}

function PaymentForm({ order: { id, status, payment } }: { order: Order }) {
  const pay = useChange((body: { amount: string; ref: string }) =>
    askShop('POST /api/orders/:id/payments', { params: { id }, body }),
  )
  if (Number(payment.balanceAmount.amount) <= 0 || status === 'cancelled' || status === 'refunded') return null
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    pay.run({ amount: text(form, 'amount'), ref: text(form, 'ref') })
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-2 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      <Input
        label="Payment received (US$)"
        name="amount"
        inputMode="decimal"
        required
        defaultValue={payment.balanceAmount.amount}
        key={payment.balanceAmount.amount}
      />
      <Input label="Receipt number" name="ref" required />
      <Button type="submit" disabled={pay.isRunning}>
        Record payment
      </Button>
      <div className="sm:col-span-3">
        <Problem>{pay.error}</Problem>
      </div>
    </form>
  )
}

function ShipmentForm({ order: { id, status, delivery, lines } }: { order: Order }) {
  const ship = useChange((body: CallInput<'POST /api/orders/:id/ship'>['body']) =>
    askShop('POST /api/orders/:id/ship', { params: { id }, body }),
  )
  const open = lines
    .map((line) => ({ line, left: line.quantity - line.shipped - line.refunded }))
    .filter(({ left }) => left > 0)
  if (delivery !== 'shipping' || !NEXT_STATES[status].includes('shipped') || open.length === 0) return null
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const counts = open.map(({ line }) => ({ lineId: line.id, quantity: Number(text(form, line.id) || 0) }))
    const trackingUrl = text(form, 'trackingUrl')
    ship.run({
      ...{ carrier: text(form, 'carrier'), tracking: text(form, 'tracking') },
      ...(trackingUrl ? { trackingUrl } : {}),
      lines: counts.filter(({ quantity }) => quantity > 0),
    })
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      {open.map(({ line, left }) => (
        <Input
          key={`${line.id} ${left}`}
          label={`Ships now: ${line.merchandise.product.title} (of ${left})`}
          name={line.id}
          type="number"
          min={0}
          max={left}
          defaultValue={left}
        />
      ))}
      <div className="grid gap-2 sm:grid-cols-2">
        <Input label="Carrier" name="carrier" required minLength={2} />
        <Input label="Tracking number" name="tracking" />
      </div>
      <Input
        label="Tracking link"
        name="trackingUrl"
        type="url"
        hint="Leave it empty for UPS, FedEx, USPS and DHL: the number is enough."
      />
      <Button type="submit" disabled={ship.isRunning} className="justify-self-start">
        Ship
      </Button>
      <Problem>{ship.error}</Problem>
    </form>
  )
}
