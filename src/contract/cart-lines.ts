import type { CartLineInput } from './cart.ts'

/**
 * How things to buy are named in a cart. One spelling for the browser, the assistant and the server; no schema
 * library, so that a page may import it.
 *
 * | merchandiseId       | what                                                         | attributes                         |
 * |---------------------|--------------------------------------------------------------|------------------------------------|
 * | `package:<slug>`    | a shop package, installed at the shop                        | `service` = `parts only` without it |
 * | `part:<part id>`    | one part                                                     | optional `vehicle` = the car, `build` = the plan it is of; with a car, `service` = `installed` |
 * | `merch:<item id>`   | merchandise                                                  | `size`, `color` where it has them  |
 * | `labor:<plan code>` | installing the parts of a saved build, at that build's rate  | none                               |
 *
 * Each may have `quote` = the quote that fixes its price.
 */
/** The order in which a line names what it is, whoever wrote it. */
const ATTRIBUTE_ORDER: readonly string[] = ['vehicle', 'build', 'service', 'size', 'color', 'quote']
const rank = (key: string): number => ATTRIBUTE_ORDER.indexOf(key) + 1 || ATTRIBUTE_ORDER.length + 1

interface Attribute {
  key: string
  value: string
}

/** Attributes in one text: two lines of the same merchandise are one line when it is equal. Their order does not matter. */
export function attributesKey(attributes: readonly Attribute[]): string {
  if (attributes.length === 0) return ''
  const pairs = attributes.map(({ key, value }) => [key, value] as const)
  return JSON.stringify(pairs.toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : Number(a > b))))
}

/** What makes a cart line the line it is: the same text in the browser and on the server. */
export const lineKey = (merchandiseId: string, attributes: readonly Attribute[] = []): string =>
  `${merchandiseId}\n${attributesKey(attributes)}`

/** A package without its installation. */
export const PARTS_ONLY: Attribute = { key: 'service', value: 'parts only' }
export const isPartsOnly = (attributes: readonly Attribute[]): boolean =>
  attributes.some(({ key, value }) => key === PARTS_ONLY.key && value === PARTS_ONLY.value)

/** A part with its installation on the car that the line names. */
export const INSTALLED: Attribute = { key: 'service', value: 'installed' }
const isInstalled = (attributes: readonly Attribute[]): boolean =>
  attributes.some(({ key, value }) => key === INSTALLED.key && value === INSTALLED.value)

/** Whether a line of things is work at the shop too, or nothing but that. */
export function comesInstalled(merchandiseId: string, attributes: readonly Attribute[]): boolean {
  const { kind } = merchandiseNamed(merchandiseId)
  return kind === 'labor' || (kind === 'package' ? !isPartsOnly(attributes) : isInstalled(attributes))
}

interface Named {
  merchandiseId: string
}
/** The halves of a merchandise id. Worked: "labor:abc" is of kind "labor" and name "abc"; without a colon it has no kind. */
export function merchandiseNamed(merchandiseId: string): { kind: string; name: string } {
  const colon = merchandiseId.indexOf(':')
  return { kind: merchandiseId.slice(0, Math.max(0, colon)), name: merchandiseId.slice(colon + 1) }
}
const nameOf =
  (wanted: string) =>
  ({ merchandiseId }: Named): string | undefined => {
    const { kind, name } = merchandiseNamed(merchandiseId)
    return kind === wanted ? name : undefined
  }
/** The part that a line is. */
export const partIdOf = nameOf('part')
/** The saved build whose installation a line is. */
export const laborCodeOf = nameOf('labor')
/** The saved build that a line names: as its labor, or as the build that it is a part of. */
export const planCodeOf = (line: Named & { attributes: readonly Attribute[] }): string | undefined =>
  laborCodeOf(line) ?? buildOf(line.attributes)

export const isPackage = ({ merchandiseId }: Named): boolean => merchandiseNamed(merchandiseId).kind === 'package'
export const packageMerchandiseId = (slug: string): string => `package:${slug}`
export const partMerchandiseId = (partId: string): string => `part:${partId}`
export const merchMerchandiseId = (itemId: string): string => `merch:${itemId}`
export const laborMerchandiseId = (planCode: string): string => `labor:${planCode}`

/** The size and color of a line, as stock is counted by: "M / Black"; empty where it has neither. */
export const variantOf = (attributes: readonly Attribute[]): string =>
  ['size', 'color'].flatMap((name) => attributes.find(({ key }) => key === name)?.value ?? []).join(' / ')

/** Every size and color that an item comes in, as stock is counted by. */
interface Choices {
  sizes?: readonly string[] | undefined
  colors?: readonly string[] | undefined
}
export const variantsOf = ({ sizes = [], colors = [] }: Choices): string[] =>
  sizes.length === 0
    ? [...colors]
    : sizes.flatMap((size) => (colors.length === 0 ? [size] : colors.map((color) => `${size} / ${color}`)))

/** The quote whose price a line has until it expires. Any line may name one. */
export const QUOTE = 'quote'
export const quoteOf = (attributes: readonly Attribute[]): string | undefined =>
  attributes.find(({ key }) => key === QUOTE)?.value
export const withoutQuote = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter(({ key }) => key !== QUOTE)

/** What a part of a saved build is told by. */
export const ofBuild = (code: string, vehicleId: string): Attribute[] => [
  { key: 'vehicle', value: vehicleId },
  { key: 'build', value: code },
]
/** The saved build that a line belongs to. */
export const buildOf = (attributes: readonly Attribute[]): string | undefined =>
  attributes.find(({ key }) => key === 'build')?.value

/** A saved build as cart lines: each part once, then its installation where a part needs hours. */
export function buildCartLines(plan: {
  code: string
  vehicleId: string
  partIds: readonly string[]
  laborHours: number
}): CartLineInput[] {
  const lines: CartLineInput[] = plan.partIds.map((partId) => ({
    merchandiseId: partMerchandiseId(partId),
    quantity: 1,
    attributes: ofBuild(plan.code, plan.vehicleId),
  }))
  if (plan.laborHours > 0) lines.push({ merchandiseId: laborMerchandiseId(plan.code), quantity: 1 })
  return lines
}
