import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { lookForOrder, useOrder } from './use-order.ts'
import { isUnpaidByCard, nextWords } from './words.ts'

export const load = (context: LoadContext): Promise<void> => lookForOrder(context)

/** An order as its customer sees it: where it stands, what is in it, what can be done. */
export function Component() {
  const { order, isPending, put } = useOrder()
  useHead({
    title: 'Order',
    description: 'Your order.',
    canonicalPath: '/cart',
    isPrivate: true,
    ...(order === null ? { status: 404 } : {}),
  })
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      {isPending ? (
        <>
          <LoadingNote>Loading order</LoadingNote>
          <Skeleton className="h-16 max-w-xl" />
          <Skeleton className="mt-10 h-96" />
        </>
      ) : null}
      {order ? (
        <>
          <p className="telemetry text-silver">
            Order <strong className="figures text-light">{order.number}</strong>
          </p>
          <h1 className="headline mt-4 text-[clamp(1.6rem,8.6vw,3.5rem)]">
            {isUnpaidByCard(order) ? `Almost there, ${order.name}` : `Thank you, ${order.name}`}
          </h1>
          <p className="mt-5 max-w-2xl text-lg text-silver">{nextWords(order)}</p>
          {isUnpaidByCard(order) ? <PaymentPanel order={order} onOrder={put} /> : null}
          <OrderProgress order={order} />
          <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
            <OrderLines order={order} />
            <div className="flex flex-col gap-6">
              <OrderDetails order={order} />
              <OrderActions order={order} onOrder={put} />
            </div>
          </div>
        </>
      ) : null}
      {!isPending && !order ? (
        <Empty level={1} title="Order Not Found" action={<ButtonLink to="/orders">Find your order</ButtonLink>}>
          We can't find that order.
        </Empty>
      ) : null}
    </div>
  )
}
