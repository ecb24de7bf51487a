import { installationCentsOf } from '../../engine/labor-rates.ts'
import { CENTS_PER_DOLLAR } from '../../engine/units.ts'

export const CURRENCY = 'USD'

/**
 * Whole cents as the decimal dollars of the contract. Exact for any safe integer; throws on anything else.
 * Worked: 124_900 -> "1249.00"; 5 -> "0.05".
 */
export function decimalDollars(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`money of ${cents} cents is not a whole amount`)
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Whole cents of decimal dollars such as "1249.00"; NaN for anything else. */
export function centsOfDecimal(dollars: string): number {
  const parts = /^(\d{1,13})(?:\.(\d{2}))?$/.exec(dollars.trim())
  return parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : Number.NaN
}

/** Decimal dollars as people read them. Worked: "1249.00" -> "$1,249.00". */
export const shownDollars = (amount: string): string => `$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`

/** Money as Shopify and the contract write it. */
export const moneyOf = (cents: number) => ({ amount: decimalDollars(cents), currencyCode: CURRENCY })

/** Whole cents as a number of dollars, for the replies that show prices as numbers. Worked: 124_999 -> 1249.99. */
export const dollarsOf = (cents: number): number => cents / CENTS_PER_DOLLAR

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 })
/** Cents as people read a whole bill. Worked: 937_340 -> "$9,373". */
export const wholeDollars = (cents: number): string => WHOLE.format(dollarsOf(cents))

/** A part with its installation at the rate of custom builds and single parts, US dollars. Worked: $380 and 2 hours at $150: 680. */
export const installedUsdOf = ({ priceCents, laborHours }: { priceCents: number; laborHours: number }): number =>
  dollarsOf(priceCents + installationCentsOf(laborHours))
