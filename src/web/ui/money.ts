import { CENTS_PER_DOLLAR } from '../../engine/units.ts'

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** What stands in for a figure that nobody knows. */
const UNKNOWN = 'N/A'
const known = (value: number, show: (value: number) => string): string =>
  Number.isFinite(value) ? show(value) : UNKNOWN

/** US dollars without cents, as builds and packages are shown: 8500 is `$8,500`. */
export const dollars = (usd: number): string => known(usd, WHOLE.format)
/** US dollars with cents, as merchandise and the cart are shown: 24.99 is `$24.99`. */
export const dollarsAndCents = (usd: number): string => known(usd, CENTS.format)
/** A price as it is asked: without cents where it has none, and never another than the cart's: 8500 is `$8,500`. */
export const price = (usd: number): string => (Number.isInteger(usd) ? dollars(usd) : dollarsAndCents(usd))
/** Whole cents of the dollars that a reply carries: 24.99 is 2499. Sums are made of these. */
export const centsOf = (usd: number): number => Math.round(usd * CENTS_PER_DOLLAR)
/** The dollars of whole cents, for what takes dollars: 2499 is 24.99. */
export const usdOf = (cents: number): number => cents / CENTS_PER_DOLLAR
/** Whole cents as `dollars` shows them: 850000 is `$8,500`. */
export const centsAsDollars = (cents: number): string => dollars(usdOf(cents))
/** Whole cents with the cents shown: 2499 is `$24.99`. */
export const centsAsPrice = (cents: number): string => dollarsAndCents(usdOf(cents))
/** A whole number with thousands separated. */
export const count = (value: number): string => known(value, COUNT.format)
/** A figure with this many places, without separators: 11.234 with 1 is `11.2`. */
export const fixed = (value: number, places: number): string => known(value, (one) => one.toFixed(places))
/** A whole figure without separators: 483.6 is `484`. */
export const whole = (value: number): string => known(value, (one) => String(Math.round(one)))
