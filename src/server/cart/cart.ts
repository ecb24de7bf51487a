import type { Cart, CartLine } from '../../contract/cart.ts'
import type { FieldProblem } from '../../contract/problems.ts'
import { type LineInput, MAX_LINES, MAX_QUANTITY, type Refused } from '../carts.ts'
import { moneyOf } from '../money.ts'
import { type Attribute, attributesKey, type Offer, offerOf, type PriceSource } from '../price-list.ts'

/** A line as it is kept: what and how many. Its price is looked up whenever somebody asks. */
export interface KeptLine {
  id: string
  merchandiseId: string
  attributes: readonly Attribute[]
  quantity: number
}
export interface KeptCart {
  id: string
  version: number
  lines: readonly KeptLine[]
}
export interface WantedLine {
  merchandiseId: string
  attributes: readonly Attribute[]
  attributesKey: string
  quantity: number
}

/**
 * The lines a customer asks for, checked against what the shop sells: canonical attributes, the same thing named twice
 * added up, 1-99 of each. One wrong line refuses all of them, and every wrong line is named.
 */
export function wantedLines(
  source: PriceSource,
  lines: readonly LineInput[],
): { ok: true; lines: WantedLine[] } | Refused {
  const wanted = new Map<string, WantedLine>()
  const errors: FieldProblem[] = []
  const choices: Record<string, unknown> = {}
  lines.forEach((line, index) => {
    const answer = offerOf(source, line)
    if (!answer.ok) {
      const field = answer.reason === 'attributes' ? 'attributes' : 'merchandiseId'
      errors.push({ field: `body.lines.${index}.${field}`, message: answer.message })
      if (answer.choices) choices[line.merchandiseId] = answer.choices
      return
    }
    const { offer } = answer
    if (offer.stock === 0) {
      errors.push({ field: `body.lines.${index}.merchandiseId`, message: `${offer.product.title} is sold out.` })
      return
    }
    const key = attributesKey(offer.attributes)
    const same = `${line.merchandiseId}\n${key}`
    const quantity = line.quantity + (wanted.get(same)?.quantity ?? 0)
    if (quantity > MAX_QUANTITY) {
      errors.push({ field: `body.lines.${index}.quantity`, message: tooMany(offer) })
    }
    wanted.set(same, {
      merchandiseId: line.merchandiseId,
      attributes: offer.attributes,
      attributesKey: key,
      quantity: Math.min(quantity, MAX_QUANTITY),
    })
  })
  if (errors.length === 0) return { ok: true, lines: [...wanted.values()] }
  return {
    ok: false,
    code: 'unprocessable',
    detail: errors[0]?.message ?? 'A line cannot be sold.',
    errors,
    ...(Object.keys(choices).length > 0 ? { help: { choices } } : {}),
  }
}

const tooMany = (offer: Offer): string => `At most ${MAX_QUANTITY} of ${offer.product.title} in one order.`

export const tooManyOfOne = (): Refused => ({
  ok: false,
  code: 'unprocessable',
  detail: `A cart holds at most ${MAX_QUANTITY} of one thing.`,
  help: { maxQuantity: MAX_QUANTITY },
})
export const tooManyLines = (): Refused => ({
  ok: false,
  code: 'unprocessable',
  detail: `A cart holds at most ${MAX_LINES} different things.`,
  help: { maxLines: MAX_LINES },
})
export const lineIsMissing = (lineIds: readonly string[]): Refused => ({
  ok: false,
  code: 'unprocessable',
  detail: 'A line to change is no longer in the cart.',
  help: { missingLineIds: lineIds },
})
export const cartIsMissing = (): Refused => ({
  ok: false,
  code: 'not_found',
  detail: 'There is no such cart, or it has expired.',
})
export const cartIsOrdered = (order: { id: string; number: string }): Refused => ({
  ok: false,
  code: 'gone',
  detail: `This cart was ordered: number ${order.number}.`,
  help: { orderId: order.id, orderNumber: order.number },
})

export interface PricedLine {
  line: KeptLine
  offer: Offer
}

/** The lines that the shop sells today, with their prices, and those that it no longer does. */
export function pricedLines(
  source: PriceSource,
  lines: readonly KeptLine[],
): { priced: PricedLine[]; unsold: { line: KeptLine; message: string }[] } {
  const priced: PricedLine[] = []
  const unsold: { line: KeptLine; message: string }[] = []
  for (const line of lines) {
    const answer = offerOf(source, line)
    if (answer.ok) priced.push({ line, offer: answer.offer })
    else unsold.push({ line, message: answer.message })
  }
  return { priced, unsold }
}

/** Sum of price times quantity, whole cents. */
export const totalCents = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { line, offer }) => sum + line.quantity * offer.unitPriceCents, 0)

/** One line in the contract's shape. */
export function cartLineReply({ line, offer }: PricedLine): CartLine {
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
  const { priced, unsold } = pricedLines(source, kept.lines)
  const total = moneyOf(totalCents(priced))
  const warnings = [
    ...unsold.map(({ line, message }) => ({ code: 'MERCHANDISE_NOT_AVAILABLE', message, target: line.id })),
    ...priced.flatMap(({ line, offer }) =>
      offer.stock !== null && offer.stock < line.quantity
        ? [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: stockWords(offer), target: line.id }]
        : [],
    ),
  ]
  return {
    id: kept.id,
    checkoutUrl: `${origin}/checkout/${encodeURIComponent(kept.id)}`,
    version: kept.version,
    totalQuantity: priced.reduce((sum, { line }) => sum + line.quantity, 0),
    cost: { totalAmount: total, subtotalAmount: total },
    lines: { edges: priced.map((line) => ({ node: cartLineReply(line) })) },
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}

export const stockWords = (offer: Offer): string =>
  offer.stock === 0 ? `${offer.product.title} is sold out.` : `Only ${offer.stock} of ${offer.product.title} left.`
