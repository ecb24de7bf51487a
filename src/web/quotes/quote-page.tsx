import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { CartLine } from '../../contract/cart.ts'
import { QUOTE } from '../../contract/cart-lines.ts'
import type { Quote } from '../../contract/quotes.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { type CartItem, noteOf } from '../cart/cart-lines.ts'
import { addToCart } from '../cart/use-cart.ts'
import { useHead } from '../head/use-head.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'

/** The server only looks whether there is such a quote: it stands in no page that a cache may hold. */
export async function load({ call, queries, params }: LoadContext): Promise<void> {
  if (!import.meta.env.SSR) return
  const quote = loadOrNull(call, 'GET /api/quotes/:id', { params: { id: params.id ?? '' } })
  if ((await queries.ensureQueryData(quote)) !== null) queries.removeQueries({ queryKey: quote.queryKey })
}

/** A quote on paper, asked for in the browser: whoever knows its address sees it. */
export function Component() {
  const id = useParams().id ?? ''
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const quote = useQuery({ ...loadOrNull(useCall(), 'GET /api/quotes/:id', { params: { id } }), enabled: isBrowser })
  useHead({
    title: quote.data ? `Quote ${quote.data.number}` : 'Quote',
    description: 'Your quote.',
    canonicalPath: '/cart',
    isPrivate: true,
    ...(quote.data === null ? { status: 404 } : {}),
  })
  return (
    <div className="page-width min-h-[70vh] pt-32 pb-24 sm:pt-36 print:min-h-0 print:pt-4 print:pb-0">
      {quote.isPending ? (
        <>
          <LoadingNote>Loading quote</LoadingNote>
          <Skeleton className="h-16 max-w-xl" />
          <Skeleton className="mt-10 h-96" />
        </>
      ) : null}
      {quote.data ? <QuoteSheet quote={quote.data} /> : null}
      {quote.isError ? (
        <Empty
          level={1}
          title="The quote did not load"
          action={<Button onClick={() => void quote.refetch()}>Try again</Button>}
        >
          {errorWords(quote.error)}
        </Empty>
      ) : null}
      {quote.data === null ? (
        <Empty level={1} title="Quote Not Found" action={<ButtonLink to="/cart">To the cart</ButtonLink>}>
          We can't find that quote.
        </Empty>
      ) : null}
    </div>
  )
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dateOf = (text: string): string => DATE.format(new Date(text))
const amountOf = ({ amount }: { amount: string }): string => dollarsAndCents(Number(amount))

function QuoteSheet({ quote }: { quote: Quote }) {
  const { name, email, phone } = { name: 'Adrenaline Performance', ...useShop() }
  const installation = Number(quote.cost.installationAmount.amount)
  return (
    <article className="mx-auto max-w-4xl">
      <p className="telemetry text-silver">{name}</p>
      <h1 className="headline figures mt-3 text-[clamp(1.6rem,8vw,3.25rem)]">Quote {quote.number}</h1>
      <p className="mt-4 text-silver">
        Made {dateOf(quote.createdAt)}.{' '}
        {quote.isExpired ? (
          <strong className="text-caution">
            Expired {dateOf(quote.expiresAt)}. In your cart these are at today's prices.
          </strong>
        ) : (
          <>
            Prices are good until <strong className="text-light">{dateOf(quote.expiresAt)}</strong>.
          </>
        )}
      </p>
      <ul className="mt-8 border-t border-hairline/60">
        {quote.lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-6 border-b border-hairline/60 py-4">
            <div className="min-w-0">
              <p className="font-bold">{line.merchandise.product.title}</p>
              <p className="text-sm text-steel">{detailsOf(line)}</p>
            </div>
            <p className="figures shrink-0">{amountOf(line.cost.totalAmount)}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-5 flex flex-col gap-2">
        {installation > 0 ? (
          <div className="flex justify-between gap-4 text-silver">
            <dt>Of this, installation at our shop</dt>
            <dd className="figures">{amountOf(quote.cost.installationAmount)}</dd>
          </div>
        ) : null}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-bold">Total</dt>
          <dd className="figures text-2xl font-bold">{amountOf(quote.cost.totalAmount)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-steel">
        {quote.taxNote} {quote.shippingNote} Questions? {email}
        {phone ? `, ${phone}` : ''}
      </p>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <IntoCart quote={quote} />
        <Button kind="outline" onClick={() => window.print()}>
          <Icon name="printer" className="size-4" />
          Print
        </Button>
      </div>
    </article>
  )
}

/** "2 x $899.00, M, Black". */
function detailsOf({ quantity, cost, merchandise, attributes }: CartLine): string {
  const chosen = attributes.filter(({ key }) => ['size', 'color', 'service'].includes(key)).map(({ value }) => value)
  const title = merchandise.title === merchandise.product.title ? [] : [merchandise.title]
  const isGear = attributes.some(({ key }) => key === 'size' || key === 'color')
  return [`${quantity} x ${amountOf(cost.amountPerQuantity)}`, ...(isGear ? [] : title), ...chosen].join(', ')
}

const itemOf = (quote: Quote, { merchandise, attributes, cost }: CartLine): CartItem => ({
  merchandiseId: merchandise.id,
  id: merchandise.product.handle,
  name: merchandise.product.title,
  price: Number(cost.amountPerQuantity.amount),
  imageUrl: merchandise.image?.url ?? '',
  category: merchandise.product.category,
  ...noteOf(merchandise),
  attributes: quote.isExpired ? attributes : [...attributes, { key: QUOTE, value: quote.id }],
})

function IntoCart({ quote }: { quote: Quote }) {
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const add = async () => {
    setIsAdding(true)
    const items = quote.lines.map((line) => ({ item: itemOf(quote, line), quantity: line.quantity }))
    const isIn = await addToCart(items, `Quote ${quote.number}`)
    setIsAdding(false)
    if (isIn) await navigate('/cart')
  }
  return (
    <Button disabled={isAdding} onClick={() => void add()}>
      <Icon name="cart" className="size-4" />
      Put this quote in my cart
    </Button>
  )
}
