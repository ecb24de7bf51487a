import type { Cart } from '../../contract/cart.ts'
import type { OrderInput } from '../../contract/orders.ts'
import { centsOf, usdOf } from '../ui/money.ts'

export type Delivery = OrderInput['delivery']

/** US dollars of the cart that are installation at the shop. */
export const installationUsd = (cart: Cart): number => Number(cart.cost.installationAmount?.amount ?? 0)

/** US dollars of an order: what is shipped comes without installation. */
export function dueFor(cart: Cart, delivery: Delivery): number {
  const total = Number(cart.cost.totalAmount.amount)
  return delivery === 'shipping' ? usdOf(centsOf(total) - centsOf(installationUsd(cart))) : total
}

/** Whoever has something installed comes to the shop. */
export const firstDelivery = (cart: Cart): Delivery => (installationUsd(cart) > 0 ? 'installation' : 'shipping')
