/** Whole cents of a price that somebody typed ("$1,234.50" is 123450); null for anything else. */
export function centsTyped(text: string): number | null {
  const found = /^\$?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!found) return null
  const [, dollars = '', cents = ''] = found
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Whole cents as a field shows them: 123450 is "1234.50". */
export const centsShown = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
