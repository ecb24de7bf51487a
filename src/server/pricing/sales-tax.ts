import type { PricedLine } from './priced-lines.ts'

/** The owner's rate of one state. 1,000,000 is 100%. */
export interface SalesTaxRate {
  ratePpm: number
  taxesLabor: boolean
  taxesShipping: boolean
}
const WHOLE = 1_000_000

/**
 * Sales tax of an order in whole cents, rounded once for the order, half up. Labor and freight are taxed only where the
 * state does. Worked: 8.875% of 119.96 dollars is 10.65; 7% of 1,000 dollars, 400 of them labor that is not taxed, is 42.
 */
export function salesTaxCents(
  lines: readonly Pick<PricedLine, 'line' | 'offer'>[],
  rate: SalesTaxRate,
  freightCents = 0,
): number {
  const taxed = lines.reduce(
    (sum, { line, offer }) => {
      const labor = rate.taxesLabor ? 0 : offer.installationCents
      return sum + line.quantity * (offer.unitPriceCents - labor)
    },
    rate.taxesShipping ? freightCents : 0,
  )
  return Number((BigInt(taxed) * BigInt(rate.ratePpm) * 2n + BigInt(WHOLE)) / BigInt(2 * WHOLE))
}

/** What has to be paid before the shop starts: the deposit, rounded up to whole cents, or all of it. */
export const depositCents = (totalCents: number, percent: number): number => Math.ceil((totalCents * percent) / 100)
