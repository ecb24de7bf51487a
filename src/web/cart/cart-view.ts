import type { Cart } from '../../contract/cart.ts'
import { applyChange, type CartViewLine, type Change, centsIn, countOf } from './cart-lines.ts'

/** What the cart says while changes wait for the shop. */
export const WAITING_WORDS =
  "We couldn't reach the shop. Your cart is safe on this device and goes out when you're back."

export interface CartView {
  /** The server's cart with the visitor's unconfirmed changes on top. */
  lines: readonly CartViewLine[]
  /** What is saved for later. */
  saved: readonly CartViewLine[]
  count: number
  totalCents: number
  /** True while any create, add, update or remove call is pending. */
  isOperating: boolean
  /** True while changes wait because the shop could not be reached. */
  isAway: boolean
  /** False until the stored cart was read (always false on the server). */
  isReady: boolean
  hosted: Cart | null
  /** Why the last change was refused, for the screen to show. */
  error: string | null
}
export const EMPTY_CART: CartView = {
  lines: [],
  saved: [],
  count: 0,
  totalCents: 0,
  isOperating: false,
  isAway: false,
  isReady: false,
  hosted: null,
  error: null,
}

/** The shop's cart as this browser last knew it. */
export interface CartState extends Pick<CartView, 'hosted' | 'isAway' | 'isReady' | 'error'> {
  base: readonly CartViewLine[]
}

export function viewOf({ base, ...state }: CartState, changes: readonly Change[]): CartView {
  const kept = changes.reduce<CartViewLine[]>(applyChange, [...base])
  const lines = kept.filter(({ forLater }) => !forLater)
  const saved = kept.filter(({ forLater }) => forLater)
  return { ...state, lines, saved, count: countOf(lines), totalCents: centsIn(lines), isOperating: changes.length > 0 }
}
