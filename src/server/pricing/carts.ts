import type { Cart } from '../../contract/cart.ts'
import type { Refused } from '../http/problem.ts'
import type { Attribute } from './price-list.ts'

export type CartAnswer = { ok: true; cart: Cart } | Refused

export interface LineInput {
  merchandiseId: string
  quantity: number
  attributes: readonly Attribute[]
  forLater?: boolean | undefined
}
export interface LineUpdate {
  id: string
  /** 0 or less removes the line. */
  quantity: number
  /** Moves the line between the cart and what is saved for later. */
  forLater?: boolean | undefined
}

/** The same five calls, whoever keeps the carts: our own database or a hosted shop. */
export interface Carts {
  read(cartId: string): Promise<CartAnswer>
  create(lines: readonly LineInput[], idempotencyKey?: string): Promise<CartAnswer>
  add(cartId: string, lines: readonly LineInput[], idempotencyKey?: string): Promise<CartAnswer>
  update(cartId: string, lines: readonly LineUpdate[], idempotencyKey?: string): Promise<CartAnswer>
  remove(cartId: string, lineIds: readonly string[], idempotencyKey?: string): Promise<CartAnswer>
}
