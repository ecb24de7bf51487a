import { makerSlug } from '../listing/listed-parts.ts'
import { carKey, type OwnerTables, readOwnerTables } from './owner-tables.ts'
import { type Column, readLine } from './part-line.ts'
import type { FileLine } from './read-file.ts'
import type { FitsRead } from './read-fits.ts'
import { childOf, childrenOf, textOf, type XmlElement, xmlElements } from './xml-elements.ts'

type File = AsyncIterable<Uint8Array | string>

/** What belongs to a file of PIES items: its ACES applications, and the owner's tables. */
export interface XmlFiles {
  applications: File
  vehicleTable: File
  partTypes: File
}

/** Of an application, what says nothing about which car it is for. */
const SAYS_NO_CAR: ReadonlySet<string> = new Set(
  'BaseVehicle Part PartType Qty Position MfrLabel DisplayOrder AssetName AssetItemOrder AssetItemRef'.split(' '),
)
/** The prices that a customer pays, the better first. */
const PRICE_TYPES = ['RET', 'LST']
const NAME_CODES = ['DES', 'SHO']
const TEXT_CODES = ['MKT', 'EXT']

type Fits = Map<string, Set<string>>
const partKey = (brand: string, partNumber: string): string => `${brand}\n${partNumber}`

/** PIES 7 items with ACES 4 applications as lines of an import: the applications first, for they say what an item fits. */
export async function* xmlLines(
  items: File,
  files: XmlFiles,
  readFits: (cell: string) => FitsRead,
): AsyncGenerator<FileLine> {
  const tables = await readOwnerTables(files.vehicleTable, files.partTypes)
  const fits: Fits = new Map()
  for await (const { line, element } of xmlElements(files.applications, 'App')) {
    const why = readApplication(element, tables, fits)
    if (why) yield { line, ok: false, why: `applications: ${why}` }
  }
  for await (const { line, element } of xmlElements(items, 'Item')) {
    const cells = cellsOf(element, tables, fits)
    yield {
      line,
      ...('why' in cells ? { ok: false, why: cells.why } : readLine((column) => cells[column] ?? '', readFits)),
    }
  }
}

/** Adds the cars of an application to its part, or says why it cannot. */
function readApplication(app: XmlElement, { cars }: OwnerTables, fits: Fits): string | undefined {
  const id = app.attributes.id ?? ''
  if (app.attributes.action === 'D') return `App ${id} takes an application away: send all that still hold instead`
  const base = childOf(app, 'BaseVehicle')?.attributes.id
  if (!base) return `App ${id} has no BaseVehicle`
  const told = app.children.find(({ name }) => name === 'Note' || name === 'Qual')
  if (told) return `App ${id} holds under a condition in words (${told.name}), which is no car of ours: leave it out`
  const narrowing = app.children
    .filter(({ name }) => !SAYS_NO_CAR.has(name))
    .map(({ name, attributes, text }) => `${name}=${attributes.id ?? text.trim()}`)
  const found = cars.get(carKey(base, narrowing))
  if (found === undefined) {
    const by = narrowing.length > 0 ? ` narrowed by ${narrowing.toSorted().join(';')}` : ''
    return `App ${id}: the vehicle table has no line for BaseVehicle ${base}${by}`
  }
  const part = childOf(app, 'Part')
  const key = partKey(part?.attributes.BrandAAIAID ?? '', part?.text.trim() ?? '')
  fits.set(key, (fits.get(key) ?? new Set()).add(found))
  return undefined
}

function cellsOf(
  item: XmlElement,
  { kinds }: OwnerTables,
  fits: Fits,
): Partial<Record<Column, string>> | { why: string } {
  const number = textOf(item, 'PartNumber')
  if (item.attributes.MaintenanceType === 'D') {
    return { why: `Item ${number} is taken away: leave it out and import with --remove-gone` }
  }
  const type = textOf(item, 'PartTerminologyID')
  const kind = kinds.get(type)
  if (!kind)
    return { why: `Item ${number}: the table of part types has no line for ${type || 'an item without a type'}` }
  const brand = textOf(item, 'BrandAAIAID')
  const cars = new Set([...(fits.get(partKey(brand, number)) ?? []), ...(fits.get(partKey('', number)) ?? [])])
  if (cars.size === 0) return { why: `Item ${number} has no application that could be read` }
  const price = priceOf(item)
  if (price === undefined) return { why: `Item ${number} has no ${PRICE_TYPES.join(' or ')} price in US dollars` }
  const maker = textOf(item, 'BrandLabel') || brand
  return {
    ...{ sku: makerSlug(`${maker} ${number}`).slice(0, 80), maker, part_number: number, ...kind, price },
    ...{ name: described(item, NAME_CODES), description: described(item, TEXT_CODES), fits: [...cars].join(';') },
  }
}

function described(item: XmlElement, codes: readonly string[]): string {
  const all = childrenOf(childOf(item, 'Descriptions'), 'Description').filter(
    ({ attributes }) => (attributes.LanguageCode ?? 'EN') === 'EN',
  )
  const [first] = codes.flatMap((code) => all.filter(({ attributes }) => attributes.DescriptionCode === code))
  return first?.text.trim().replaceAll(/\s+/g, ' ') ?? ''
}

function priceOf(item: XmlElement): string | undefined {
  const all = childrenOf(childOf(item, 'Prices'), 'Pricing').filter(
    (one) => (textOf(one, 'CurrencyCode') || 'USD') === 'USD',
  )
  const [first] = PRICE_TYPES.flatMap((type) => all.filter(({ attributes }) => attributes.PriceType === type))
  // Four decimals are usual; a price of the shop is whole cents.
  const price = Number(textOf(first, 'Price') || Number.NaN)
  return Number.isFinite(price) ? price.toFixed(2) : undefined
}
