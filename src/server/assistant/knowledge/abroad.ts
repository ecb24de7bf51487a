import { mattersOf } from './matters.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Within the United States, or named like something else. */
const NOT_ABROAD: ReadonlySet<string> = new Set([
  'US',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
  'UM',
  'GE',
  'JO',
  'TD',
  'JE',
  'ML',
  'NE',
  'GN',
  'MO',
  'CC',
  'CX',
  'EU',
  'UN',
  'EZ',
])

/** Every country by its English name, as ICU has them. */
const COUNTRIES: readonly string[] = (() => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
  return codes
    .filter((code) => !NOT_ABROAD.has(code))
    .flatMap((code) => names.of(code)?.toLowerCase() ?? [])
    .filter((name) => name.length > 3)
})()

/** Whether a message of shipping or paying names another country. */
export const isAbroad = (text: string): boolean => {
  const plain = text.toLowerCase().replaceAll('new mexico', '')
  const matters = mattersOf(plain)
  const isOfOrder = ['shipping', 'tax', 'return'].some((matter) => matters.includes(matter))
  return (
    isOfOrder && COUNTRIES.some((name) => new RegExp(String.raw`\b${name.replaceAll(/[^a-z ]/g, '.')}\b`).test(plain))
  )
}
