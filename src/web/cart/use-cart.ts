import { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { browserTransport } from '../api/browser-transport.ts'
import { createCall } from '../api/call.ts'
import { newRequestKey } from '../api/request-key.ts'
import { notify } from '../notices/notices.ts'
import type { CartItem } from './cart-lines.ts'
import { type CartSession, createCartSession } from './cart-session.ts'
import { browserCartStorage, CART_ID_KEY, CART_LINES_KEY } from './cart-storage.ts'
import { type CartView, EMPTY_CART, WAITING_WORDS } from './cart-view.ts'

/** Changes that the shop could not be reached with are sent again after this long, or when the network returns. */
const TRY_AGAIN_MS = 15_000

let session: CartSession | undefined

/** The cart of this browser. Only in the browser: on the server there is none. */
export function cartSession(): CartSession {
  if (!session) {
    const created = createCartSession({
      call: createCall(browserTransport),
      storage: browserCartStorage(
        () => window.localStorage,
        (message, error) => console.warn(message, error),
      ),
      queries: new QueryClient(),
      now: () => Date.now(),
      newKey: newRequestKey,
    })
    window.addEventListener('storage', (event) => {
      if (event.key === CART_ID_KEY || event.key === CART_LINES_KEY || event.key === null) void created.adopt()
    })
    window.addEventListener('online', () => created.resume())
    let timer = 0
    created.subscribe(() => {
      if (!created.get().isAway || timer !== 0) return
      timer = window.setTimeout(() => {
        timer = 0
        created.resume()
      }, TRY_AGAIN_MS)
    })
    session = created
  }
  return session
}

const subscribe = (listener: () => void) => cartSession().subscribe(listener)

/** The cart as it stands now; empty while the server renders and until the browser has read its storage. */
export function useCart(): CartView {
  const view = useSyncExternalStore(
    subscribe,
    () => cartSession().get(),
    () => EMPTY_CART,
  )
  useEffect(() => void cartSession().refresh(), [])
  return view
}

/**
 * Puts one item into the cart and says so: "Added to cart", or why not.
 * `name` is what the notice calls it; several items (a whole build) go in one request under one name.
 */
export async function addToCart(
  items: CartItem | readonly { item: CartItem; quantity?: number }[],
  name?: string,
): Promise<boolean> {
  const list = 'merchandiseId' in items ? [{ item: items }] : items
  const title = name ?? list[0]?.item.name ?? 'Your selection'
  notify({ title: 'Added to cart', text: `${title} has been added to your cart.` })
  const before = cartSession().get().hosted?.conflicts ?? []
  const result = await cartSession().add(list)
  const conflicts = cartSession().get().hosted?.conflicts ?? []
  const [conflict] = conflicts.filter(({ message }) => before.every((known) => known.message !== message))
  if (conflict) notify({ title: 'In your cart, but check this', text: conflict.message, tone: 'destructive' })
  if (!result.ok) notify({ title: 'Not added to cart', text: result.reason, tone: 'destructive' })
  else if (result.isWaiting) notify({ title: 'Saved on this device', text: WAITING_WORDS, tone: 'destructive' })
  return result.ok
}
