const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** US dollars without cents, as builds and packages are shown: 8500 is `$8,500`. */
export const dollars = (usd: number): string => WHOLE.format(usd)
/** US dollars with cents, as merchandise and the cart are shown: 24.99 is `$24.99`. */
export const dollarsAndCents = (usd: number): string => CENTS.format(usd)
/** A whole number with thousands separated. */
export const count = (value: number): string => COUNT.format(value)
