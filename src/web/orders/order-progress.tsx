import { ORDER_STATE_WORDS, ORDER_STATES } from '../../contract/order-states.ts'
import type { Order } from '../../contract/orders.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { stepsOf } from './words.ts'

const rank = (state: (typeof ORDER_STATES)[number]): number => ORDER_STATES.indexOf(state)

/** How far the order is on its way; nothing for one that is over before its time. */
export function OrderProgress({ order }: { order: Order }) {
  if (order.status === 'cancelled' || order.status === 'refunded') return null
  const steps = stepsOf(order)
  // An invoice may be paid after the parts are on order: a step counts as done by what the order has come to.
  const { paidAmount, dueAmount } = order.payment
  const isPaid = order.status !== 'awaiting_payment' && Number(paidAmount.amount) >= Number(dueAmount.amount)
  const at = order.status === 'awaiting_payment' ? -1 : rank(order.status)
  return (
    <ol aria-label="Progress" className="mt-10 grid gap-x-3 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step) => {
        const isDone = step === 'paid' ? isPaid : rank(step) <= at
        return (
          <li
            key={step}
            aria-current={order.status === step ? 'step' : undefined}
            className={classes(
              'flex items-center gap-3 border-l-2 py-1 pl-4 sm:border-t-2 sm:border-l-0 sm:pt-4 sm:pl-0',
              isDone ? 'border-go text-light' : 'border-hairline text-steel',
            )}
          >
            <Icon name={isDone ? 'check' : 'clock'} className={classes('size-4', isDone && 'text-go')} />
            <span className="telemetry">{ORDER_STATE_WORDS[step]}</span>
          </li>
        )
      })}
    </ol>
  )
}
