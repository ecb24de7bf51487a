import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Cart } from '../../contract/cart.ts'
import type { OrderQuote } from '../../contract/orders.ts'
import { useCall } from '../api/api-context.ts'
import { ApiError } from '../api/call.ts'
import { keyOf, loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { describe } from '../cart/cart-line-row.tsx'
import { linesOf } from '../cart/cart-lines.ts'
import { chargesNote } from '../cart/charges-note.ts'
import { keepState, knownState } from '../cart/ship-to.ts'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { centsAsPrice, dollarsAndCents } from '../ui/money.ts'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { type Delivery, dueFor, firstDelivery, installationUsd } from './due.ts'
import { useQuote } from './use-quote.ts'

const CheckoutForm = latePart(() => import('./checkout-form.tsx'))

/** The server only looks whether there is such a cart: what is in it stands in no page that a cache may hold. */
export async function load({ call, queries, params }: LoadContext): Promise<void> {
  if (!import.meta.env.SSR) return
  const cart = loadOrNull(call, 'GET /api/shopify/cart/:cartId', { params: { cartId: params.cartId ?? '' } })
  if ((await queries.ensureQueryData(cart)) !== null) queries.removeQueries({ queryKey: cart.queryKey })
}

/** The embedded checkout. The cart is asked for in the browser: its number is nobody else's business. */
export function Component() {
  const cartId = useParams().cartId ?? ''
  const call = useCall()
  const looked = useQuery({
    ...loadOrNull(call, 'GET /api/shopify/cart/:cartId', { params: { cartId } }),
    enabled: false,
  })
  useHead({
    title: 'Checkout',
    description: 'Place your order.',
    canonicalPath: '/cart',
    isPrivate: true,
    ...(looked.data === null ? { status: 404 } : {}),
  })
  const [isBrowser, setIsBrowser] = useState(false)
  const [region, setRegion] = useState<string>('')
  useEffect(() => {
    setIsBrowser(true)
    setRegion(knownState())
  }, [])
  const [changed, setChanged] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf('GET /api/shopify/cart/:cartId', { params: { cartId } }), 'checkout'],
    queryFn: () => call('GET /api/shopify/cart/:cartId', { params: { cartId } }),
    enabled: isBrowser,
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<Delivery>()
  const delivery = chosen ?? (data ? firstDelivery(data) : 'shipping')
  const quote = useQuote(data, delivery, region)
  const onChanged = (reason: string) => {
    setChanged(reason)
    void refetch()
  }
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      <SectionHeading level={1} title="Checkout" />
      {error ? <NoCart error={error} /> : null}
      {!data && !error ? (
        <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_24rem]">
          <LoadingNote>Loading your cart</LoadingNote>
          <Skeleton className="h-[40rem]" />
          <Skeleton className="h-80" />
        </div>
      ) : null}
      {data && data.lines.edges.length === 0 ? (
        <div className="mt-10">
          <Empty title="Your cart is empty" action={<ButtonLink to="/packages">Performance Packages</ButtonLink>} />
        </div>
      ) : null}
      {data && data.lines.edges.length > 0 ? (
        <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1fr_24rem]">
          <div className="lg:order-2">
            {changed ? (
              <p role="alert" className="mb-4 rounded-sm border border-caution/70 p-4 text-caution">
                {changed}
              </p>
            ) : null}
            <OrderSummary cart={data} delivery={delivery} quote={quote} hasState={region !== ''} />
          </div>
          <CheckoutForm
            fallback={<Skeleton className="h-[40rem]" />}
            cart={data}
            delivery={delivery}
            quote={quote}
            onDelivery={setChosen}
            onRegion={(chosen) => {
              setRegion(chosen)
              keepState(chosen)
            }}
            onChanged={onChanged}
          />
        </div>
      ) : null}
    </div>
  )
}

function NoCart({ error }: { error: Error }) {
  if (error instanceof ApiError && error.status === 410) {
    return (
      <div className="mt-10">
        <Empty title="Already ordered" action={<ButtonLink to="/contact">Contact us</ButtonLink>}>
          This cart was already ordered. Your order number is in the confirmation email.
        </Empty>
      </div>
    )
  }
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <div className="mt-10">
      <Empty
        title={isMissing ? 'Cart Not Found' : 'The cart did not load'}
        action={<ButtonLink to="/cart">Back to the cart</ButtonLink>}
      >
        {isMissing ? "We can't find this cart. It may have expired." : 'Please try again in a moment.'}
      </Empty>
    </div>
  )
}

interface OrderSummaryProps {
  cart: Cart
  delivery: Delivery
  quote: OrderQuote | undefined
  /** Whether it is known where it ships to. */
  hasState: boolean
}

function OrderSummary({ cart, delivery, quote, hasState }: OrderSummaryProps) {
  const installation = installationUsd(cart)
  return (
    <aside aria-label="Order summary" className="light-edge rounded-sm p-6 lg:sticky lg:top-28">
      <h2 className="telemetry mb-4 text-silver">Order summary</h2>
      <ul className="flex flex-col gap-4">
        {linesOf(cart).map((line) => (
          <li key={line.key} className="flex justify-between gap-4 text-sm">
            <span>
              {line.name} <span className="figures text-steel">x {line.quantity}</span>
              {describe(line) ? <span className="block text-steel">{describe(line)}</span> : null}
            </span>
            <span className="figures shrink-0">{centsAsPrice(line.priceCents * line.quantity)}</span>
          </li>
        ))}
      </ul>
      {cart.builds?.map(({ code, change }) =>
        change ? (
          <p key={code} role="status" className="mt-5 border-t border-hairline/60 pt-4 text-sm text-caution">
            {change.message}{' '}
            <Link to="/cart" className="underline underline-offset-4">
              Put it back in the cart
            </Link>
          </p>
        ) : null,
      )}
      {delivery === 'shipping' && installation > 0 ? (
        <p className="mt-5 flex justify-between gap-4 border-t border-hairline/60 pt-4 text-sm text-caution">
          <span>Shipped as parts only: installation comes off</span>
          <span className="figures shrink-0">-{dollarsAndCents(installation)}</span>
        </p>
      ) : null}
      <dl className="mt-5 border-t border-hairline/60 pt-4">
        {quote?.shippingAmount || quote?.taxAmount ? (
          <Amount name="Subtotal" amount={quote.subtotalAmount.amount} />
        ) : null}
        {quote?.shippingAmount ? <Amount name="Shipping" amount={quote.shippingAmount.amount} /> : null}
        {quote?.taxAmount ? <Amount name="Sales tax" amount={quote.taxAmount.amount} /> : null}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-bold">Total</dt>
          <dd className="figures text-2xl font-bold">
            {dollarsAndCents(quote ? Number(quote.totalAmount.amount) : dueFor(cart, delivery))}
          </dd>
        </div>
        {quote && quote.dueAmount.amount !== quote.totalAmount.amount ? (
          <Amount name="Deposit due today" amount={quote.dueAmount.amount} />
        ) : null}
      </dl>
      <p className="mt-2 min-h-10 text-sm text-steel">
        {chargesNote(quote, { isShipped: delivery === 'shipping', hasState, isInTotal: true })}
      </p>
      <Link
        to="/cart"
        className="mt-4 inline-flex min-h-8 items-center text-sm text-silver underline underline-offset-4 hover:text-light"
      >
        Edit cart
      </Link>
    </aside>
  )
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 py-1 text-sm">
      <dt className="text-silver">{name}</dt>
      <dd className="figures">{dollarsAndCents(Number(amount))}</dd>
    </div>
  )
}
