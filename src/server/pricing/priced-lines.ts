import type { Cart, CartLine } from '../../contract/cart.ts'
import {
  comesInstalled,
  INSTALLED,
  isPackage,
  laborCodeOf,
  PARTS_ONLY,
  planCodeOf,
  quoteOf,
} from '../../contract/cart-lines.ts'
import { type BuildInCart, buildsInCart, cartBuild, laborOf } from './build-labor.ts'
import { moneyOf } from './money.ts'
import { type Attribute, type Offer, offerOf, type PriceSource } from './price-list.ts'

/** A line as it is kept: what and how many. Its price is looked up whenever somebody asks. */
export interface KeptLine {
  id: string
  merchandiseId: string
  attributes: readonly Attribute[]
  quantity: number
  forLater?: boolean
}
export interface KeptCart {
  id: string
  version: number
  lines: readonly KeptLine[]
}
export interface PricedLine {
  line: KeptLine
  offer: Offer
}

/**
 * The lines that the shop sells today, with their prices, and those that it no longer does. Labor is that of the parts
 * of its build that stand beside it, once for each time that they do; where none is left, or none takes hours, it goes.
 */
export function pricedLines(
  source: PriceSource,
  lines: readonly KeptLine[],
): { priced: PricedLine[]; unsold: { line: KeptLine; message: string }[] } {
  const priced: PricedLine[] = []
  const unsold: { line: KeptLine; message: string }[] = []
  const left = new Map([...buildsInCart(lines)].map(([code, build]) => [code, { ...build }]))
  for (const kept of lines) {
    const build = left.get(laborCodeOf(kept) ?? '')
    const line = withLaborLeft(source, kept, build)
    if (!line) continue
    const answer = offerOf(source, line, build)
    if (!answer.ok) {
      unsold.push({ line, message: answer.message })
      continue
    }
    priced.push({ line, offer: answer.offer })
    if (build) build.count -= line.quantity
  }
  return { priced, unsold }
}

/** The line with no more labor than there is to do; undefined for labor that has nothing to install. */
function withLaborLeft(source: PriceSource, line: KeptLine, build: BuildInCart | undefined): KeptLine | undefined {
  const plan = source.plan(laborCodeOf(line) ?? '')
  if (!plan) return line
  const quantity = Math.min(line.quantity, build?.count ?? 0)
  return quantity > 0 && laborOf(source, plan, build?.partIds ?? []).hours > 0 ? { ...line, quantity } : undefined
}

/** Sum of price times quantity, whole cents. */
export const totalCents = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { line, offer }) => sum + line.quantity * offer.unitPriceCents, 0)

/** What of the total is installation at the shop, whole cents. */
export const installationCents = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { line, offer }) => sum + line.quantity * offer.installationCents, 0)

/** The lines without what is done at the shop: packages and parts as parts only, and no labor. */
export const withoutInstallation = (lines: readonly KeptLine[]): KeptLine[] =>
  lines.flatMap((line) => {
    if (laborCodeOf(line) !== undefined) return []
    if (!comesInstalled(line.merchandiseId, line.attributes)) return [line]
    const attributes = line.attributes.filter(({ key }) => key !== INSTALLED.key)
    return [{ ...line, attributes: isPackage(line) ? [...attributes, PARTS_ONLY] : attributes }]
  })

/** One line in the contract's shape. */
function cartLineReply({ line, offer }: PricedLine): CartLine {
  const price = moneyOf(offer.unitPriceCents)
  return {
    id: line.id,
    quantity: line.quantity,
    attributes: offer.attributes.map(({ key, value }) => ({ key, value })),
    cost: { amountPerQuantity: price, totalAmount: moneyOf(line.quantity * offer.unitPriceCents) },
    merchandise: {
      id: offer.merchandiseId,
      title: offer.title,
      image: offer.image,
      price,
      product: offer.product,
    },
  }
}

/**
 * A kept cart in Shopify's shape. A line that the shop no longer sells is left out of lines and totals and named in
 * the warnings; so is one of which less is left than the line asks for, though that one stays.
 */
export function cartReply(source: PriceSource, kept: KeptCart, origin: string): Cart {
  const lines = kept.lines.filter(({ forLater }) => !forLater)
  const { priced, unsold } = pricedLines(source, lines)
  const inCart = buildsInCart(lines)
  const saved = pricedLines(
    source,
    kept.lines.filter(({ forLater }) => forLater),
  )
  const total = moneyOf(totalCents(priced))
  const warnings = [
    ...priced.flatMap(({ line, offer }) => quoteWarning(source, line, { offer, inCart }) ?? []),
    ...unsold.map(({ line, message }) => ({ code: 'MERCHANDISE_NOT_AVAILABLE', message, target: line.id })),
    ...priced.flatMap(({ line, offer }) =>
      offer.stock !== null && offer.stock < line.quantity
        ? [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: stockWords(offer), target: line.id }]
        : [],
    ),
  ]
  const builds = [...new Set(kept.lines.flatMap((line) => planCodeOf(line) ?? []))].flatMap((code) => {
    const hasLabor = priced.some(({ line }) => laborCodeOf(line) === code)
    return cartBuild(source, code, { inCart: inCart.get(code), hasLabor })
  })
  return {
    id: kept.id,
    checkoutUrl: `${origin}/checkout/${encodeURIComponent(kept.id)}`,
    version: kept.version,
    totalQuantity: priced.reduce((sum, { line }) => sum + line.quantity, 0),
    cost: { totalAmount: total, subtotalAmount: total, installationAmount: moneyOf(installationCents(priced)) },
    lines: { edges: priced.map((line) => ({ node: cartLineReply(line) })) },
    savedForLater: saved.priced.map(cartLineReply),
    ...(builds.length > 0 ? { builds } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}

/** Says that a line's quote is no longer in force. */
function quoteWarning(
  source: PriceSource,
  line: KeptLine,
  { offer, inCart }: { offer: Offer; inCart: ReadonlyMap<string, BuildInCart> },
) {
  const { product, merchandiseId, attributes } = offer
  const quoteId = quoteOf(attributes)
  const code = laborCodeOf(line)
  const build = inCart.get(code ?? '')
  if (quoteId === undefined || source.quoted?.(quoteId, { merchandiseId, attributes }, build)) return undefined
  const why = code === undefined ? 'has run out' : 'no longer covers these parts'
  const message = `Your quote for ${product.title} ${why}, so it's at today's price.`
  return { code: 'QUOTE_EXPIRED', message, target: line.id }
}

export const stockWords = (offer: Offer): string =>
  offer.stock === 0 ? `${offer.product.title} is sold out.` : `Only ${offer.stock} of ${offer.product.title} left.`
