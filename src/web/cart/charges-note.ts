import type { OrderQuote } from '../../contract/orders.ts'

/** What the cart and the checkout say of shipping and tax beside the total: the same words in both. */
export function chargesNote(
  quote: Pick<OrderQuote, 'shippingNote' | 'taxNote' | 'taxAmount' | 'hasTaxRates'> | undefined,
  { isShipped, hasState }: { isShipped: boolean; hasState: boolean },
): string {
  if (!quote) return ''
  const isOpen = isShipped && !hasState
  if (isOpen && quote.hasTaxRates) return 'Choose your state to see shipping and tax.'
  const shipping = isOpen ? 'Choose your state to see shipping.' : quote.shippingNote
  return [shipping, quote.taxAmount ? '' : quote.taxNote].filter(Boolean).join(' ')
}
