import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { ApiCall } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { type AddResult, cartJournal, type JournalEntry } from './cart-journal.ts'
import type { CartItem, Change } from './cart-lines.ts'
import { createRequest, isAnswered, sendRequest } from './cart-requests.ts'
import { cartStore } from './cart-state.ts'
import type { CartStorage } from './cart-storage.ts'
import { type CartView, WAITING_WORDS } from './cart-view.ts'
import { type CartLink, fetchCart, refreshCart, sendChange } from './send-change.ts'

/** The cart is fresh for this long; asked again within it, the session answers from what it has. */
export const CART_FRESH_MS = 5000

export interface CartSession {
  get(): CartView
  subscribe(listener: () => void): () => void
  /** Adds at once to the view; the promise says what the server made of it. */
  add(items: readonly { item: CartItem; quantity?: number }[]): Promise<AddResult>
  setQuantity(key: string, quantity: number): Promise<AddResult>
  remove(key: string): Promise<AddResult>
  /** Removes a line of the server's cart that the shop no longer sells, and so does not show. */
  drop(lineId: string): Promise<AddResult>
  clear(): Promise<AddResult>
  /** Saves a line of the cart for later, or puts one that is saved back into the cart. */
  move(key: string): Promise<AddResult>
  /** Asks the server for the cart, unless it is fresh. */
  refresh(options?: { force?: boolean }): Promise<void>
  /** Sends what waits, if the shop could not be reached before. */
  resume(): void
  /** Another tab changed the stored cart. */
  adopt(): Promise<void>
  /** The cart was ordered: start with an empty one. */
  forget(): void
}

interface Deps {
  call: ApiCall
  storage: CartStorage
  /** Whose mutations the cart's requests are. */
  queries: QueryClient
  now: () => number
  newKey: () => string
}

/**
 * The visitor's cart. Changes show at once and travel one request at a time, in order: adds that wait go together,
 * repeated clicks on one quantity become one request, the newest reply (by version) wins. A change stays in the
 * browser's storage until the server has confirmed or refused it: a page that is left too early loses nothing, the next
 * one sends the same request with the same key. A cart that the server lost is built again from what is shown; one that
 * was ordered is let go.
 */
export function createCartSession({ call, storage, queries, now, newKey }: Deps): CartSession {
  const journal = cartJournal(storage, newKey)
  const store = cartStore(storage, journal, now)
  const link: CartLink = { call, storage, journal, store }
  const resume = () => queueWaiting(link, queries)
  const change = (...changes: Change[]): Promise<AddResult> => {
    store.open()
    if (changes.length === 0) return Promise.resolve({ ok: true })
    const entry = journal.write(changes)
    store.show()
    resume()
    return entry.outcome ?? Promise.resolve({ ok: true })
  }
  return {
    get: store.view,
    subscribe: store.subscribe,
    add: (items) => change(...items.map(({ item, quantity = 1 }) => ({ kind: 'add' as const, item, quantity }))),
    setQuantity: (key, quantity) => change({ kind: 'set', key, quantity }),
    remove: (key) => change({ kind: 'set', key, quantity: 0 }),
    drop: (lineId) => change({ kind: 'drop', lineId }),
    clear: () => change({ kind: 'clear' }),
    move: (key) => change({ kind: 'move', key }),
    refresh: ({ force = false } = {}) => {
      store.open()
      journal.takeOver()
      store.show()
      resume()
      return inTurn(queries, () => refreshed(link, force))
    },
    resume,
    adopt: () => {
      store.reopen()
      store.show()
      return inTurn(queries, () => adopted(link))
    },
    forget: () => {
      store.letGo()
      store.state.error = null
      store.show()
      if (store.state.base.length > 0) void inTurn(queries, () => keepSaved(link))
    },
  }
}

/** Runs the cart's requests one after the other, in the order in which they were asked for. */
function inTurn<T>(queries: QueryClient, request: () => Promise<T>): Promise<T> {
  const observer = new MutationObserver<T>(queries, {
    mutationFn: request,
    scope: { id: 'cart' },
    networkMode: 'always',
  })
  return observer.mutate().finally(() => observer.reset())
}

/** Queues every change that waits and is not queued. */
function queueWaiting(link: CartLink, queries: QueryClient): void {
  const goOn = () => {
    if (!link.store.state.isAway) queueWaiting(link, queries)
  }
  for (const entry of link.journal.entries) entry.outcome ??= inTurn(queries, () => settle(link, entry)).finally(goOn)
}

/** Sends a change when all before it have arrived; one that the shop could not be reached with holds up the others. */
async function settle(link: CartLink, entry: JournalEntry): Promise<AddResult> {
  const { journal, store } = link
  if (journal.entries[0] !== entry) {
    delete entry.outcome
    return { ok: true, isWaiting: true }
  }
  entry.isSending = true
  const result = await sendChange(link, entry).then(
    (): AddResult => ({ ok: true }),
    (failure: unknown): AddResult =>
      isAnswered(failure) && failure instanceof Error
        ? { ok: false, reason: errorWords(failure) }
        : { ok: true, isWaiting: true },
  )
  entry.isSending = false
  delete entry.outcome
  store.state.isAway = result.ok && result.isWaiting === true
  store.state.error = store.state.isAway ? WAITING_WORDS : result.ok ? null : result.reason
  if (!store.state.isAway) journal.strike(entry)
  store.show()
  return result
}

/** After an order: what was saved for later goes into a cart of its own. */
async function keepSaved({ call, journal, storage, store }: CartLink): Promise<void> {
  if (storage.readId() || journal.entries.length > 0) return
  await sendRequest(call, createRequest(store.state.base), journal.newKey()).then(store.accept, () => undefined)
  store.show()
}

async function refreshed(link: CartLink, isForced: boolean): Promise<void> {
  const { storage, journal, store } = link
  const cartId = storage.readId()
  if (!cartId || journal.entries.length > 0 || (!isForced && store.ageMs() < CART_FRESH_MS)) return
  try {
    await refreshCart(link, cartId)
  } catch (failure) {
    store.state.error = isAnswered(failure) && failure instanceof Error ? errorWords(failure) : WAITING_WORDS
  }
  store.show()
}

/** The cart of another window, as the shop has it; without an answer, as that window kept it. */
async function adopted(link: CartLink): Promise<void> {
  const { storage, journal, store } = link
  const cartId = storage.readId()
  if (!cartId || journal.entries.length > 0) return
  await fetchCart(link, cartId).catch(() => undefined)
  store.show()
}
