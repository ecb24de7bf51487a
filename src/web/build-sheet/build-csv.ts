import type { RecommendedPart } from '../../contract/configurator.ts'

const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A value that a spreadsheet would run as a formula is made plain text. */
const plain = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text)

/** The bill of a build as CSV: one row a part, then labor, then the total. Money in US dollars. */
export function buildCsv(build: {
  parts: readonly RecommendedPart[]
  laborHours: number
  laborCost: number
  estimatedCost: number
}): string {
  const rows: (string | number)[][] = [
    ['category', 'manufacturer', 'part', 'part_number', 'price_usd', 'labor_hours', 'gain_whp', 'reason'],
    ...build.parts.map((part) => [
      part.category,
      plain(part.manufacturer),
      plain(part.name),
      plain(part.partNumber ?? ''),
      part.pricing.partCost.toFixed(2),
      part.pricing.laborHours,
      part.performance.hpGain.toFixed(1),
      plain(part.reason),
    ]),
    ['labor', '', 'Installation', '', build.laborCost.toFixed(2), build.laborHours, '', ''],
    ['total', '', '', '', build.estimatedCost.toFixed(2), '', '', ''],
  ]
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
