import type { OrderQuote } from '../../contract/orders.ts'

type Charges = Pick<OrderQuote, 'shippingNote' | 'shippingAmount' | 'taxNote' | 'taxAmount' | 'hasTaxRates'>

/** What of a quote the checkout adds to the total; what it cannot work out keeps its note. */
const addedLater = (quote: Charges): Charges => ({
  ...quote,
  shippingNote: quote.shippingAmount ? 'Shipping is added at checkout.' : quote.shippingNote,
  taxNote: quote.taxAmount ? 'Sales tax is added at checkout.' : quote.taxNote,
  taxAmount: null,
})

/**
 * What the cart and the checkout say of shipping and tax beside the total, in the same words. `isInTotal`: what is known
 * of them stands in the total already.
 */
export function chargesNote(
  asked: Charges | undefined,
  { isShipped, hasState, isInTotal }: { isShipped: boolean; hasState: boolean; isInTotal: boolean },
): string {
  const quote = asked && !isInTotal ? addedLater(asked) : asked
  if (!quote) return ''
  const isOpen = isShipped && !hasState
  if (isOpen && quote.hasTaxRates) return 'Choose your state to see shipping and tax.'
  const shipping = isOpen ? 'Choose your state to see shipping.' : quote.shippingNote
  return [shipping, quote.taxAmount ? '' : quote.taxNote].filter(Boolean).join(' ')
}
