import type { Order } from '../../contract/orders.ts'
import { addToCart, takeCartBack } from '../cart/use-cart.ts'

/** Everything that was ordered into the cart: the cart that it was, where this browser has no other, or its lines anew. */
export async function putInCart(order: Order, countInCart: number): Promise<boolean> {
  if (order.cartId !== null && countInCart === 0) {
    await takeCartBack(order.cartId)
    return true
  }
  return addToCart(order.lines.map(asItem), `Order ${order.number}`)
}

const asItem = ({ merchandise, attributes, quantity }: Order['lines'][number]) => ({
  item: {
    ...{ merchandiseId: merchandise.id, id: merchandise.id, name: merchandise.product.title },
    ...{ price: Number(merchandise.price.amount), imageUrl: merchandise.image?.url ?? '' },
    ...{ category: merchandise.product.category, attributes },
  },
  quantity,
})
