import { useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../app/shop.ts'
import { firstDelivery } from '../checkout/due.ts'
import { useQuote } from '../checkout/use-quote.ts'
import { useHead } from '../head/use-head.ts'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { centsAsPrice } from '../ui/money.ts'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { CartConflicts } from './cart-conflicts.tsx'
import { CartGroupSection } from './cart-group-section.tsx'
import { groupsOf } from './cart-groups.ts'
import { CartLineRow } from './cart-line-row.tsx'
import type { CartView } from './cart-view.ts'
import { chargesNote } from './charges-note.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { EmailQuote } from './email-quote.tsx'
import { SavedForLater } from './saved-for-later.tsx'
import { keepState, knownState } from './ship-to.ts'
import { cartSession, useCart } from './use-cart.ts'

export function Component() {
  useHead({ title: 'Cart', description: 'Your cart.', canonicalPath: '/cart', isPrivate: true })
  const cart = useCart()
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      <SectionHeading
        level={1}
        title="Cart"
        aside={
          cart.count > 0 ? (
            <Button kind="quiet" size="small" onClick={() => void cartSession().clear()}>
              Clear cart
            </Button>
          ) : undefined
        }
      />
      {cart.error ? (
        <p role="alert" className="mt-6 rounded-sm border border-redline/60 p-4 text-redline">
          {cart.error}
        </p>
      ) : null}
      <Content cart={cart} />
    </div>
  )
}

function Content({ cart }: { cart: CartView }) {
  if (!cart.isReady) {
    return (
      <div className="mt-10 flex flex-col gap-5">
        <LoadingNote>Loading your cart</LoadingNote>
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
    )
  }
  if (cart.lines.length === 0) {
    return (
      <div className="mt-10">
        <Empty
          title="Your cart is empty"
          action={
            <>
              <ButtonLink to="/packages">Performance Packages</ButtonLink>
              <ButtonLink to="/merchandise" kind="outline">
                Gear
              </ButtonLink>
            </>
          }
        >
          Your cart is saved on this device, so anything you add is here when you come back.
        </Empty>
        <SavedForLater lines={cart.saved} />
      </div>
    )
  }
  const groups = groupsOf(cart)
  return (
    <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
      <div>
        <CartConflicts cart={cart} />
        <div className="flex flex-col gap-10">
          {groups.length === 1 && groups[0]?.title === null ? (
            <ul className="border-t border-hairline/60">
              {cart.lines.map((line) => (
                <CartLineRow key={line.key} line={line} />
              ))}
            </ul>
          ) : (
            groups.map((group) => <CartGroupSection key={group.key} group={group} />)
          )}
        </div>
        <SavedForLater lines={cart.saved} />
      </div>
      <CartSummary cart={cart} />
    </div>
  )
}

function CartSummary({ cart }: { cart: CartView }) {
  const checkout = cart.hosted?.checkoutUrl
  return (
    <aside aria-label="Summary" className="light-edge rounded-sm p-6 lg:sticky lg:top-28">
      <dl className="flex flex-col gap-3">
        <div className="flex justify-between gap-4 text-silver">
          <dt>Items</dt>
          <dd className="figures">{cart.count}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-hairline/60 pt-4">
          <dt className="font-bold">Total</dt>
          <dd className="figures text-2xl font-bold">{centsAsPrice(cart.totalCents)}</dd>
        </div>
      </dl>
      {cart.hosted ? <Charges hosted={cart.hosted} /> : null}
      {cart.hosted?.warnings?.map((warning) => (
        <p key={`${warning.code} ${warning.target}`} className="mt-3 text-sm text-caution">
          {warning.message}
          <RemoveUnsold warning={warning} />
        </p>
      ))}
      {checkout && !cart.isOperating ? (
        <CheckoutLink url={checkout} />
      ) : (
        <Button size="large" className="mt-6 w-full" disabled>
          {cart.isAway ? 'Waiting for connection' : cart.isOperating ? 'Updating...' : 'Check out'}
        </Button>
      )}
      {cart.hosted?.savedForLater ? <EmailQuote cartId={cart.hosted.id} /> : null}
    </aside>
  )
}

/** What comes on top of the total, as the checkout will say it: there it is added up. */
function Charges({ hosted }: { hosted: NonNullable<CartView['hosted']> }) {
  const [state, setState] = useState(knownState)
  const delivery = firstDelivery(hosted)
  const isOurs = ownCheckout(hosted.checkoutUrl, useShop().origin) !== undefined
  const quote = useQuote(isOurs ? hosted : undefined, delivery, state)
  const note = chargesNote(quote, {
    isShipped: delivery === 'shipping',
    hasState: state !== '',
    isInTotal: false,
  })
  return (
    <>
      <p className="mt-2 min-h-10 text-sm text-steel">{isOurs ? note : 'Shipping and tax are added at checkout.'}</p>
      <DeliveryEstimate
        hosted={hosted}
        isShipped={delivery === 'shipping'}
        state={state}
        onState={(chosen) => {
          setState(chosen)
          keepState(chosen)
        }}
      />
    </>
  )
}

/** A line that is no longer sold is in no list and in no total, but an order waits until it is gone. */
function RemoveUnsold({ warning }: { warning: { code: string; target?: string | undefined } }) {
  const { code, target } = warning
  if (code !== 'MERCHANDISE_NOT_AVAILABLE' || !target) return null
  return (
    <Button kind="quiet" size="small" onClick={() => void cartSession().drop(target)}>
      Remove it
    </Button>
  )
}

/** The path of a checkout that is a page of this shop; undefined: it is elsewhere. */
function ownCheckout(url: string, origin: string): string | undefined {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  return path.startsWith('/checkout/') ? path : undefined
}

/** Our own checkout is a page of this shop; a hosted one is elsewhere. */
function CheckoutLink({ url }: { url: string }) {
  const { origin } = useShop()
  const look = buttonClass('primary', 'large', 'mt-6 w-full')
  const path = ownCheckout(url, origin)
  if (path) {
    return (
      <Link to={path} className={look}>
        Check out
      </Link>
    )
  }
  return (
    <a href={url} className={look}>
      Check out
    </a>
  )
}
