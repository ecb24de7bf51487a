import type { Cart } from '../../contract/cart.ts'
import type { CartJournal } from './cart-journal.ts'
import { keptLinesOf } from './cart-lines.ts'
import type { CartStorage } from './cart-storage.ts'
import { type CartState, type CartView, EMPTY_CART, viewOf } from './cart-view.ts'

/** What this browser knows of its cart, and who watches it. */
export interface CartStore {
  readonly state: CartState
  /** Since the shop's last answer, ms; infinite before the first. */
  ageMs(): number
  view(): CartView
  subscribe(listener: () => void): () => void
  /** Reads what an earlier visit kept, once. */
  open(): void
  /** Reads what another window kept. */
  reopen(): void
  /** Takes the shop's newest answer; an older one that comes late is dropped. */
  accept(cart: Cart): void
  /** The cart is no more: its lines go with it, unless they are kept for a new one. What is saved for later stays. */
  letGo(options?: { keepsLines: boolean }): void
  /** Keeps what is known and tells the screens. */
  show(): void
}

export function cartStore(storage: CartStorage, journal: CartJournal, now: () => number): CartStore {
  const state: CartState = { hosted: null, base: [], isReady: false, isAway: false, error: null }
  const listeners = new Set<() => void>()
  let view = EMPTY_CART
  let fetchedAt = Number.NEGATIVE_INFINITY
  return {
    state,
    ageMs: () => now() - fetchedAt,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      if (state.isReady) return
      state.isReady = true
      state.base = storage.readLines()
      journal.takeOver()
    },
    reopen() {
      const cartId = storage.readId()
      if (cartId === null || cartId !== state.hosted?.id) state.hosted = null
      state.base = storage.readLines()
      state.isReady = true
      fetchedAt = Number.NEGATIVE_INFINITY
    },
    accept(cart) {
      const { hosted } = state
      if (hosted && hosted.id === cart.id && cart.version < hosted.version) return
      state.hosted = cart
      state.base = keptLinesOf(cart)
      fetchedAt = now()
      storage.writeId(cart.id)
    },
    letGo({ keepsLines } = { keepsLines: false }) {
      state.hosted = null
      if (!keepsLines) state.base = state.base.filter(({ forLater }) => forLater)
      storage.writeId(null)
    },
    show() {
      view = viewOf(
        state,
        journal.entries.flatMap(({ changes }) => changes),
      )
      if (state.isReady) {
        storage.writeLines(state.base)
        journal.keep()
      }
      for (const listener of listeners) listener()
    },
  }
}
