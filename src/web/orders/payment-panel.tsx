import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Order } from '../../contract/orders.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { useCart } from '../cart/use-cart.ts'
import { notify } from '../notices/notices.ts'
import { Button } from '../ui/button.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { putInCart } from './order-again.ts'
import { timeOf } from './words.ts'

const CHECK_EVERY_MS = 3_000
const CHECKS = 20

interface PaymentPanelProps {
  order: Order
  onOrder: (order: Order) => void
}

/** Whoever comes back from the payment page is told as soon as the money is in. */
function useConfirmation(order: Order, onOrder: PaymentPanelProps['onOrder'], isBack: boolean): boolean {
  const call = useCall()
  const [checks, setChecks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check starts the next
  useEffect(() => {
    if (!isBack || checks >= CHECKS) return
    const timer = window.setTimeout(
      () => {
        call('POST /api/orders/:id/payment-check', { params: { id: order.id } })
          .then(onOrder)
          .catch(() => undefined)
          .finally(() => setChecks(checks + 1))
      },
      checks === 0 ? 0 : CHECK_EVERY_MS,
    )
    return () => window.clearTimeout(timer)
  }, [checks, isBack])
  return isBack && checks < CHECKS
}

/** What is due, until when the parts are held, and the ways on: to the payment page or back to the cart. */
export function PaymentPanel({ order, onOrder }: PaymentPanelProps) {
  const call = useCall()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isConfirming = useConfirmation(order, onOrder, search.get('payment') === 'done')
  const [isBusy, setIsBusy] = useState(false)
  const { count } = useCart()
  const failing = async (title: string, work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      notify({ title, text: errorWords(error as Error), tone: 'destructive' })
    }
    setIsBusy(false)
  }
  const pay = () =>
    failing('Payment not started', async () => {
      const { url } = await call('POST /api/orders/:id/pay', { params: { id: order.id } })
      window.location.assign(url)
    })
  const back = () =>
    failing('Not canceled', async () => {
      const over = await call('POST /api/orders/:id/cancel', { params: { id: order.id } })
      onOrder(over)
      if (await putInCart(over, count)) await navigate('/cart')
    })
  const { dueAmount, heldUntil } = order.payment
  return (
    <section aria-label="Payment" className="light-edge mt-8 max-w-2xl rounded-sm border-l-2 border-l-redline p-6">
      {isConfirming ? (
        <p role="status">Confirming your payment with the bank...</p>
      ) : (
        <>
          <p>
            <span className="figures text-2xl font-bold">{dollarsAndCents(Number(dueAmount.amount))}</span>{' '}
            {dueAmount.amount === order.cost.totalAmount.amount ? 'due now' : 'deposit due now'}
          </p>
          {heldUntil ? (
            <p className="mt-1 text-sm text-silver">
              We hold your parts until {timeOf(heldUntil)}. After that, everything goes back in your cart.
            </p>
          ) : null}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button disabled={isBusy} onClick={pay}>
              Pay now
            </Button>
            <Button kind="outline" disabled={isBusy} onClick={back}>
              Back to the cart
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
