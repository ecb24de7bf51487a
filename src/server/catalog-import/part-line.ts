import { PART_CATEGORIES, PART_KINDS, type PartCategory, type PartKind } from '../../engine/model.ts'
import { makerSlug, partWords } from '../listing/listed-parts.ts'
import { decimalDollars } from '../pricing/money.ts'
import type { FitsRead } from './read-fits.ts'

/** The columns of an import file, in the order of the export. docs/catalog-import.md says what goes into each. */
export const COLUMNS = [
  ...(['sku', 'maker', 'part_number', 'name', 'category', 'kind', 'price', 'labor_hours'] as const),
  ...(['fuel', 'emissions', 'stock', 'description', 'fits'] as const),
] as const
export type Column = (typeof COLUMNS)[number]
export const NEEDED: readonly Column[] = ['sku', 'maker', 'name', 'category', 'kind', 'price', 'fits']

/** What an import writes of a row of `shop_parts`, by its columns there. */
export interface ImportedPart {
  id: string
  category: PartCategory
  kind: PartKind
  maker: string
  maker_slug: string
  name: string
  description: string
  part_number: string | null
  price_cents: number
  price_is_estimate: false
  labor_hours: number
  fuel: string
  emissions: string
  stock: number | null
  confidence: 'published'
  vehicle_ids: string[]
  words: string
  more_words: string
}

export type LineRead = { ok: true; part: ImportedPart } | { ok: false; why: string }

class WrongCell extends Error {}

/** Addresses below /parts/ that are no part's. */
const TAKEN: ReadonlySet<string> = new Set(['for', ...PART_CATEGORIES.map((one) => one.replaceAll('_', '-'))])
const MOST_CENTS = 100_000_000
const MOST_HOURS = 500
const MOST_STOCK = 1_000_000

/** Reads one line of the file. Where it is wrong, says why and what to write. */
export function readLine(cell: (column: Column) => string, readFits: (cell: string) => FitsRead): LineRead {
  try {
    const given = { ...wordsOf(cell), ...figuresOf(cell) }
    const fits = readFits(cell('fits'))
    if (!fits.ok) return { ok: false, why: `fits: ${fits.why}` }
    const found = partWords({ ...given, partNumber: given.part_number }, fits.vehicles)
    const part: ImportedPart = {
      ...given,
      maker_slug: makerSlug(given.maker),
      price_is_estimate: false,
      confidence: 'published',
      vehicle_ids: fits.vehicles.map(({ id }) => id),
      words: found.words,
      more_words: found.moreWords,
    }
    return { ok: true, part }
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error
    return { ok: false, why: error.message }
  }
}

function wordsOf(cell: (column: Column) => string) {
  const id = cell('sku').toLowerCase()
  if (!/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/.test(id)) {
    throw new WrongCell(`sku "${cell('sku')}": use up to 80 letters, digits and dashes, such as acme-intake-01`)
  }
  if (TAKEN.has(id)) throw new WrongCell(`sku "${id}" is the name of a page of the shop; add something to it`)
  const maker = text('maker', cell('maker'), 1, 80)
  if (makerSlug(maker) === '') throw new WrongCell(`maker "${maker}": use letters or digits`)
  return {
    id,
    maker,
    part_number: text('part_number', cell('part_number'), 0, 80) || null,
    name: text('name', cell('name'), 1, 200),
    category: oneOf('category', cell('category'), PART_CATEGORIES),
    kind: oneOf('kind', cell('kind'), PART_KINDS),
    fuel: oneOf('fuel', cell('fuel') || 'any', ['any', 'e85']),
    emissions: oneOf('emissions', cell('emissions') || 'unknown', ['50_state', '49_state', 'off_road', 'unknown']),
    description: text('description', cell('description'), 0, 5_000),
  }
}

function figuresOf(cell: (column: Column) => string) {
  const hours = cell('labor_hours') || '0'
  if (!/^\d+(?:\.\d+)?$/.test(hours) || Number(hours) > MOST_HOURS) {
    throw new WrongCell(`labor_hours "${hours}": use hours from 0 to ${MOST_HOURS}, such as 2.5`)
  }
  const stock = cell('stock')
  if (!/^\d{0,7}$/.test(stock) || Number(stock) > MOST_STOCK) {
    throw new WrongCell(`stock "${stock}": use a whole number, or leave it empty for a part that is ordered in`)
  }
  return { price_cents: centsOf(cell('price')), labor_hours: Number(hours), stock: stock === '' ? null : Number(stock) }
}

/** "$1,249.99" is 124999. */
function centsOf(price: string): number {
  const found = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(price)
  const cents = found ? Number(found[1]!.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : 0
  if (!(cents > 0 && cents <= MOST_CENTS)) {
    throw new WrongCell(`price "${price}": use dollars above 0 and up to ${MOST_CENTS / 100}, such as 1249.99`)
  }
  return cents
}

function text(column: Column, value: string, least: number, most: number): string {
  if (value.length < least) throw new WrongCell(`${column} is empty: fill it in`)
  if (value.length > most) throw new WrongCell(`${column} has ${value.length} characters: ${most} at most`)
  if (value.includes('\uFFFD')) throw new WrongCell(`${column} has broken characters: save the file as UTF-8`)
  if (/(?![\t\r\n])\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw new WrongCell(`${column} has control characters: take them out`)
  }
  return value
}

function oneOf<T extends string>(column: Column, value: string, allowed: readonly T[]): T {
  const said = value.toLowerCase().replaceAll(/[\s-]+/g, '_')
  const found = allowed.find((one) => one === said)
  if (!found) throw new WrongCell(`${column} "${value}": use one of ${allowed.join(', ')}`)
  return found
}

type StoredPart = Omit<ImportedPart, 'maker_slug' | 'price_is_estimate' | 'confidence' | 'words' | 'more_words'>

/** A stored part as a line of the file, cell by cell: read again, it is the same part. */
export const cellsOf = (part: StoredPart): Readonly<Record<Column, string>> => ({
  sku: part.id,
  maker: part.maker,
  part_number: part.part_number ?? '',
  name: part.name,
  category: part.category,
  kind: part.kind,
  price: decimalDollars(part.price_cents),
  labor_hours: String(part.labor_hours),
  fuel: part.fuel,
  emissions: part.emissions,
  stock: part.stock === null ? '' : String(part.stock),
  description: part.description,
  fits: part.vehicle_ids.join(';'),
})

/** A spreadsheet would run these as formulas: they are written behind an apostrophe, and read without it. */
const FORMULA = /^'*[=+@\t\r-]/
export const writtenCell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
export const readCell = (value: string): string =>
  value.startsWith("'") && FORMULA.test(value) ? value.slice(1).trim() : value
