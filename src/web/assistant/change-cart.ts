import type { AssistantPart } from '../../contract/assistant.ts'
import { partMerchandiseId } from '../../contract/cart-lines.ts'
import type { CartItem } from '../cart/cart-lines.ts'
import { addToCart, cartSession } from '../cart/use-cart.ts'
import { notify } from '../notices/notices.ts'
import type { CartChange } from './use-conversation.ts'

/** A part of an answer as the cart takes it. */
export const cartItemOf = (part: AssistantPart, vehicleId: string | undefined): CartItem => ({
  merchandiseId: partMerchandiseId(part.partId),
  id: part.partId,
  name: `${part.manufacturer} ${part.name}`,
  price: part.price,
  imageUrl: '',
  category: part.kind,
  attributes: vehicleId === undefined ? [] : [{ key: 'vehicle', value: vehicleId }],
})

/** Does what was asked of the cart: single parts in, single parts out and nothing else, or a look at it. */
export function changeCart({ act, parts, vehicleId }: CartChange): void {
  if (act === 'show') return
  if (act === 'add') {
    void addToCart(parts.map((part) => ({ item: cartItemOf(part, vehicleId) })))
    return
  }
  const session = cartSession()
  const ids = new Set(parts.map((part) => partMerchandiseId(part.partId)))
  const lines = session.get().lines.filter((line) => ids.has(line.merchandiseId))
  for (const line of lines) void session.remove(line.key)
  if (lines.length === 0) notify({ title: 'Nothing removed', text: 'That part is not in your cart.' })
}
