import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Cart } from '../../contract/cart.ts'
import type { OrderQuote } from '../../contract/orders.ts'
import { useCall } from '../api/api-context.ts'
import type { Delivery } from './due.ts'

/** What this cart costs with tax, and how it is paid; asked again when cart, delivery or state change. */
export function useQuote(cart: Cart | undefined, delivery: Delivery, region: string): OrderQuote | undefined {
  const call = useCall()
  const cartId = cart?.id ?? ''
  const { data } = useQuery({
    queryKey: ['order-quote', cartId, cart?.version, delivery, region],
    queryFn: () => call('POST /api/orders/quote', { body: { cartId, delivery, ...(region.trim() ? { region } : {}) } }),
    enabled: cart !== undefined && cart.lines.edges.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return data
}
