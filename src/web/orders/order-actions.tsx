import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '../../contract/orders.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { useCart } from '../cart/use-cart.ts'
import { notify } from '../notices/notices.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { putInCart } from './order-again.ts'
import { isUnpaidByCard } from './words.ts'

interface OrderActionsProps {
  order: Order
  onOrder: (order: Order) => void
}

const mayBook = ({ delivery, status }: Order): boolean =>
  delivery === 'installation' && ['awaiting_payment', 'paid', 'ordered', 'received'].includes(status)

/** Booking, the invoice, buying again and calling it off. */
export function OrderActions({ order, onOrder }: OrderActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const { count } = useCart()
  const again = async () => {
    if (await putInCart(order, count)) await navigate('/cart')
  }
  const isOver = order.status === 'cancelled'
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {mayBook(order) && !isUnpaidByCard(order) ? (
        <ButtonLink to={`/book?order=${order.id}`}>Book my install</ButtonLink>
      ) : null}
      <Button kind={isOver ? 'primary' : 'outline'} onClick={again}>
        {isOver ? 'Put it back in the cart' : 'Buy again'}
      </Button>
      {isOver ? null : (
        <ButtonLink kind="outline" to={`/orders/${order.id}/invoice`}>
          Invoice
        </ButtonLink>
      )}
      {order.canCancel && !isUnpaidByCard(order) ? (
        <Button kind="quiet" onClick={() => setIsAsking(true)}>
          Cancel this order
        </Button>
      ) : null}
      <CancelDialog isOpen={isAsking} onClose={() => setIsAsking(false)} order={order} onOrder={onOrder} />
    </div>
  )
}

function CancelDialog({
  isOpen,
  onClose,
  order,
  onOrder,
}: OrderActionsProps & { isOpen: boolean; onClose: () => void }) {
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const isPaid = Number(order.payment.paidAmount.amount) > 0
  const cancel = async () => {
    setIsBusy(true)
    try {
      onOrder(await call('POST /api/orders/:id/cancel', { params: { id: order.id } }))
      notify({ title: 'Order canceled', text: isPaid ? 'Your refund is on its way.' : 'Nothing was charged.' })
      onClose()
    } catch (error) {
      notify({ title: 'Not canceled', text: errorWords(error as Error), tone: 'destructive' })
    }
    setIsBusy(false)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Cancel this order?" className="max-w-lg">
      <div className="flex flex-col gap-5 px-5 pb-6">
        <p className="text-silver">
          {isPaid
            ? 'We refund everything you paid to your card. Banks take 5 to 10 days to show it.'
            : 'Nothing was charged.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" disabled={isBusy} onClick={cancel}>
            {isBusy ? 'Cancelling...' : 'Cancel order'}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
