import type { Order } from '../../contract/orders.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { useHead } from '../head/use-head.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { OrderMoney } from './order-lines.tsx'
import { lookForOrder, useOrder } from './use-order.ts'
import { dayOf } from './words.ts'

export const load = (context: LoadContext): Promise<void> => lookForOrder(context)

/** The invoice of an order, to print or keep as a PDF. */
export function Component() {
  const { order, isPending } = useOrder()
  useHead({
    title: 'Invoice',
    description: 'The invoice of your order.',
    canonicalPath: '/cart',
    isPrivate: true,
    ...(order === null ? { status: 404 } : {}),
  })
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36 print:pt-0">
      {isPending ? (
        <>
          <LoadingNote>Loading invoice</LoadingNote>
          <Skeleton className="h-96 max-w-3xl" />
        </>
      ) : null}
      {order ? <Invoice order={order} /> : null}
      {!isPending && !order ? (
        <Empty level={1} title="Order Not Found" action={<ButtonLink to="/orders">Find your order</ButtonLink>}>
          We can't find that order.
        </Empty>
      ) : null}
    </div>
  )
}

function Invoice({ order }: { order: Order }) {
  const shop = useShop()
  const { address } = order
  return (
    <article className="light-edge mx-auto max-w-3xl rounded-sm p-6 sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap justify-between gap-6">
        <div>
          <h1 className="headline text-3xl">Invoice</h1>
          <p className="figures mt-2 text-silver">{order.number}</p>
          <p className="text-sm text-steel">{dayOf(order.placedAt)}</p>
        </div>
        <address className="text-sm text-silver not-italic sm:text-right">
          <strong className="block text-light">Adrenaline Performance</strong>
          {shop.address}
          <span className="block">{shop.email}</span>
          <span className="block">{shop.phone}</span>
        </address>
      </header>
      <p className="mt-8 text-sm">
        <span className="telemetry block text-steel">Bill to</span>
        {order.name}
        {address ? (
          <span className="block text-silver">
            {address.street}, {address.city}, {address.region} {address.postalCode}, {address.country}
          </span>
        ) : null}
      </p>
      <table className="mt-8 w-full text-sm">
        <thead className="telemetry text-left text-steel">
          <tr className="border-b border-hairline">
            <th className="py-2 pr-4 font-normal">Item</th>
            <th className="py-2 pr-4 text-right font-normal">Qty</th>
            <th className="hidden py-2 pr-4 text-right font-normal sm:table-cell">Price</th>
            <th className="py-2 text-right font-normal">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id} className="border-b border-hairline/50 align-top">
              <td className="py-3 pr-4">
                {line.merchandise.product.title}
                {line.merchandise.title === line.merchandise.product.title ? null : (
                  <span className="block text-steel">{line.merchandise.title}</span>
                )}
              </td>
              <td className="figures py-3 pr-4 text-right">{line.quantity}</td>
              <td className="figures hidden py-3 pr-4 text-right sm:table-cell">
                {dollarsAndCents(Number(line.cost.amountPerQuantity.amount))}
              </td>
              <td className="figures py-3 text-right">{dollarsAndCents(Number(line.cost.totalAmount.amount))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ml-auto max-w-xs">
        <OrderMoney order={order} />
      </div>
      <p className="mt-6 text-sm text-steel">
        {order.taxNote} {order.shippingNote}
      </p>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Button size="small" onClick={() => window.print()}>
          <Icon name="printer" className="size-4" />
          Print
        </Button>
        <ButtonLink kind="outline" size="small" to={`/orders/${order.id}`}>
          Back to the order
        </ButtonLink>
      </div>
    </article>
  )
}
