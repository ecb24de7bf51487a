import type { ApiCall } from '../api/call.ts'
import type { CartJournal, JournalEntry } from './cart-journal.ts'
import { applyChange, type CartViewLine } from './cart-lines.ts'
import { createRequest, isLost, isOrdered, requestOf, sendRequest, withSavedPlans } from './cart-requests.ts'
import type { CartStore } from './cart-state.ts'
import type { CartStorage } from './cart-storage.ts'

export interface CartLink {
  call: ApiCall
  storage: CartStorage
  journal: CartJournal
  store: CartStore
}

/**
 * Sends a change, again word for word if it was sent before. To a cart that the shop lost it goes with all that is
 * shown, as a new cart; to one that was ordered, by itself.
 */
export async function sendChange(link: CartLink, entry: JournalEntry): Promise<void> {
  const { call, store } = link
  await loadHosted(link)
  entry.changes = await withSavedPlans(call, entry.changes)
  try {
    await sendToCart(link, entry)
  } catch (failure) {
    if (!isLost(failure) && !isOrdered(failure)) throw failure
    store.letGo({ keepsLines: isLost(failure) })
    await sendAsNewCart(link, entry)
  }
}

async function sendToCart({ call, storage, journal, store }: CartLink, entry: JournalEntry): Promise<void> {
  const { base, hosted } = store.state
  const request = entry.request ?? requestOf(entry.changes, base, hosted ? storage.readId() : null)
  if (!request) return
  entry.request = request
  journal.keep()
  store.accept(await sendRequest(call, request, entry.key))
}

async function sendAsNewCart({ call, journal, store }: CartLink, entry: JournalEntry): Promise<void> {
  entry.key = journal.newKey()
  entry.request = createRequest(entry.changes.reduce<CartViewLine[]>(applyChange, [...store.state.base]))
  journal.keep()
  store.accept(await sendRequest(call, entry.request, entry.key))
}

/** Brings in the shop's cart when only its id is known. */
async function loadHosted(link: CartLink): Promise<void> {
  const { storage, store } = link
  const cartId = storage.readId()
  if (cartId && store.state.hosted?.id !== cartId) await fetchCart(link, cartId)
}

/** Asks for the cart. One that was ordered is let go with its lines, of one that the shop lost the lines stay. */
export async function fetchCart({ call, store }: CartLink, cartId: string): Promise<'here' | 'lost' | 'ordered'> {
  try {
    store.accept(await call('GET /api/shopify/cart/:cartId', { params: { cartId } }))
    return 'here'
  } catch (failure) {
    if (!isLost(failure) && !isOrdered(failure)) throw failure
    store.letGo({ keepsLines: isLost(failure) })
    return isLost(failure) ? 'lost' : 'ordered'
  }
}

/** Asks for the cart, and builds one that the shop lost again from the lines that are shown. */
export async function refreshCart(link: CartLink, cartId: string): Promise<void> {
  const { call, journal, store } = link
  const { base } = store.state
  if ((await fetchCart(link, cartId)) !== 'lost' || base.length === 0) return
  await sendRequest(call, createRequest(base), journal.newKey()).then(store.accept, () => undefined)
}
