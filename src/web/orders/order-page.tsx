import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Order } from '../../contract/orders.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'

/** The server only looks whether there is such an order: who ordered what stands in no page that a cache may hold. */
export async function load({ call, queries, params }: LoadContext): Promise<void> {
  if (!import.meta.env.SSR) return
  const order = loadOrNull(call, 'GET /api/orders/:id', { params: { id: params.id ?? '' } })
  if ((await queries.ensureQueryData(order)) !== null) queries.removeQueries({ queryKey: order.queryKey })
}

/** The confirmation of an order, asked for in the browser. */
export function Component() {
  const id = useParams().id ?? ''
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const { data, isPending } = useQuery({
    ...loadOrNull(useCall(), 'GET /api/orders/:id', { params: { id } }),
    enabled: isBrowser,
  })
  useHead({
    title: 'Order',
    description: 'Your order.',
    canonicalPath: '/cart',
    isPrivate: true,
    ...(data === null ? { status: 404 } : {}),
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
      {data ? <Confirmation order={data} /> : null}
      {!isPending && !data ? (
        <Empty level={1} title="Order Not Found" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
          There is no order at this address.
        </Empty>
      ) : null}
    </div>
  )
}

const PLACED = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

function Confirmation({ order }: { order: Order }) {
  return (
    <>
      <p className="telemetry flex items-center gap-3 text-go">
        <Icon name="check" />
        Order placed
      </p>
      <h1 className="headline mt-4 text-[clamp(1.6rem,8.6vw,3.5rem)]">Thank you, {order.name}</h1>
      <p className="mt-5 max-w-2xl text-lg text-silver">
        Your order <strong className="figures text-light">{order.number}</strong> is with us. We check stock and send
        the invoice to {order.email}.
      </p>
      <div className="mt-12 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="lines" className="light-edge rounded-sm p-6">
          <h2 id="lines" className="telemetry mb-4 text-silver">
            What you ordered
          </h2>
          <ul className="flex flex-col">
            {order.lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-4 border-b border-hairline/50 py-4">
                <span>
                  {line.merchandise.product.title} <span className="figures text-steel">x {line.quantity}</span>
                  {line.attributes
                    .filter((attribute) => attribute.key === 'size' || attribute.key === 'color')
                    .map((attribute) => (
                      <span key={attribute.key} className="block text-sm text-steel">
                        {attribute.key}: {attribute.value}
                      </span>
                    ))}
                </span>
                <span className="figures shrink-0">{dollarsAndCents(Number(line.cost.totalAmount.amount))}</span>
              </li>
            ))}
          </ul>
          <dl className="flex items-baseline justify-between gap-4 pt-5">
            <dt className="font-bold">Total</dt>
            <dd className="figures text-2xl font-bold">{dollarsAndCents(Number(order.cost.totalAmount.amount))}</dd>
          </dl>
          <p className="mt-2 text-sm text-steel">
            {order.taxNote} {order.shippingNote}
          </p>
        </section>
        <section aria-labelledby="details" className="light-edge rounded-sm p-6">
          <h2 id="details" className="telemetry mb-4 text-silver">
            Details
          </h2>
          <dl className="flex flex-col gap-4 text-sm">
            <div>
              <dt className="text-steel">Status</dt>
              <dd className="mt-1">
                <Badge tone="caution">{order.status}</Badge>
              </dd>
            </div>
            <div>
              <dt className="text-steel">Placed</dt>
              <dd className="mt-1">{PLACED.format(new Date(order.placedAt))}</dd>
            </div>
            <div>
              <dt className="text-steel">Delivery</dt>
              <dd className="mt-1">{order.delivery === 'installation' ? 'Installation at the shop' : 'Shipping'}</dd>
              {order.address ? (
                <dd className="mt-1 text-silver">
                  {order.address.street}, {order.address.city}, {order.address.region} {order.address.postalCode},{' '}
                  {order.address.country}
                </dd>
              ) : null}
            </div>
            {order.notes ? (
              <div>
                <dt className="text-steel">Notes</dt>
                <dd className="mt-1">{order.notes}</dd>
              </div>
            ) : null}
          </dl>
          <Button kind="outline" size="small" className="mt-6 print:hidden" onClick={() => window.print()}>
            <Icon name="printer" className="size-4" />
            Print
          </Button>
        </section>
      </div>
    </>
  )
}
