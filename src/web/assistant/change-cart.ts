import type { AssistantPart } from '../../contract/assistant.ts'
import { partMerchandiseId } from '../../contract/cart-lines.ts'
import type { CartItem, CartViewLine } from '../cart/cart-lines.ts'
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

type Line = Pick<CartViewLine, 'key' | 'merchandiseId'>

/** The lines that a change concerns, and what each is set to; 0 takes it out. */
export function linesChanged<L extends Line>(
  { act, parts, partIds = [], quantity = 0 }: Pick<CartChange, 'act' | 'parts' | 'partIds' | 'quantity'>,
  lines: readonly L[],
): { key: string; quantity: number }[] {
  const ids = new Set([...parts.map(({ partId }) => partId), ...partIds].map(partMerchandiseId))
  const isConcerned = ({ merchandiseId }: L) => ids.has(merchandiseId) !== (act === 'keep')
  return lines.filter(isConcerned).map(({ key }) => ({ key, quantity: act === 'set' ? quantity : 0 }))
}

/** Does what was asked of the cart: single parts in, single parts out or set to a quantity, or a look at it. */
export function changeCart(change: CartChange): void {
  if (change.act === 'show') return
  if (change.act === 'add') {
    void addToCart(change.parts.map((part) => ({ item: cartItemOf(part, change.vehicleId) })))
    return
  }
  const session = cartSession()
  const changed = linesChanged(change, session.get().lines)
  for (const { key, quantity } of changed) void session.setQuantity(key, quantity)
  if (changed.length === 0) notify({ title: 'Nothing changed', text: 'That part is not in your cart.' })
}
