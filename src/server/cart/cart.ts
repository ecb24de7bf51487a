import { MAX_LINES, MAX_QUANTITY } from '../../contract/bounds.ts'
import { attributesKey, laborCodeOf, lineKey } from '../../contract/cart-lines.ts'
import type { FieldProblem, ProblemCode } from '../../contract/problems.ts'
import type { Refused } from '../http/problem.ts'
import { buildsInCart } from '../pricing/build-labor.ts'
import type { LineInput } from '../pricing/carts.ts'
import { type Attribute, type Offer, offerOf, type PriceSource } from '../pricing/price-list.ts'

export interface WantedLine {
  merchandiseId: string
  attributes: readonly Attribute[]
  attributesKey: string
  quantity: number
  forLater: boolean
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
  const codes: ProblemCode[] = []
  const refuse = (code: ProblemCode, field: string, message: string) => {
    codes.push(code)
    errors.push({ field, message })
  }
  const choices: Record<string, unknown> = {}
  lines.forEach((line, index) => {
    const answer = offerOf(source, line)
    if (!answer.ok) {
      const field = answer.reason === 'attributes' ? 'attributes' : 'merchandiseId'
      refuse('not_for_sale', `body.lines.${index}.${field}`, answer.message)
      if (answer.choices) choices[line.merchandiseId] = answer.choices
      return
    }
    const { offer } = answer
    if (offer.stock === 0) {
      refuse('sold_out', `body.lines.${index}.merchandiseId`, `${offer.product.title} is sold out.`)
      return
    }
    const key = attributesKey(offer.attributes)
    const forLater = line.forLater ?? false
    const same = `${lineKey(line.merchandiseId, offer.attributes)} ${forLater}`
    const quantity = line.quantity + (wanted.get(same)?.quantity ?? 0)
    if (quantity > MAX_QUANTITY) {
      refuse('too_many_of_one', `body.lines.${index}.quantity`, tooMany(offer))
    }
    wanted.set(same, {
      merchandiseId: line.merchandiseId,
      attributes: offer.attributes,
      attributesKey: key,
      quantity: Math.min(quantity, MAX_QUANTITY),
      forLater,
    })
  })
  if (errors.length === 0) return { ok: true, lines: [...wanted.values()] }
  return {
    ok: false,
    code: codes[0] ?? 'not_for_sale',
    detail: errors[0]?.message ?? 'A line cannot be sold.',
    errors,
    ...(Object.keys(choices).length > 0 ? { help: { choices } } : {}),
  }
}

const tooMany = (offer: Offer): string => `At most ${MAX_QUANTITY} of ${offer.product.title} in one order.`

type HeldLine = Pick<WantedLine, 'merchandiseId' | 'attributes' | 'quantity'> & { forLater?: boolean }

/** Why a cart may not hold these lines: too many of them, or more of the named labor than there is to do. */
export const overfull = (lines: readonly HeldLine[], laborNamed: ReadonlySet<string>): Refused | undefined =>
  lines.length > MAX_LINES ? tooManyLines() : laborWithoutBuild(lines, laborNamed)

/**
 * Whether some named labor of these lines is for more builds than stand beside it: each is installed once. Labor that
 * comes together with parts of its build is not asked about: what of it is not needed is not charged.
 */
function laborWithoutBuild(lines: readonly HeldLine[], named: ReadonlySet<string>): Refused | undefined {
  for (const list of Map.groupBy(lines, ({ forLater }) => forLater ?? false).values()) {
    const builds = buildsInCart(list)
    for (const code of named) {
      const asked = list.reduce((sum, line) => sum + (laborCodeOf(line) === code ? line.quantity : 0), 0)
      const count = builds.get(code)?.count ?? 0
      if (asked > count) return tooMuchLabor(count)
    }
  }
  return undefined
}

/** The labor that a request names without any part of its build. */
export function laborAlone(lines: readonly LineInput[]): Set<string> {
  const builds = buildsInCart(lines)
  return new Set(lines.flatMap((line) => laborCodeOf(line) ?? []).filter((code) => !builds.has(code)))
}

const tooMuchLabor = (count: number): Refused =>
  count === 0
    ? { ok: false, code: 'not_for_sale', detail: 'Installation labor goes with the parts of its build. Add the build.' }
    : {
        ...{ ok: false, code: 'too_many_of_one', help: { maxQuantity: count } },
        detail: `Installation labor is once for each build, and your cart has ${count} of this one.`,
      }

export const tooManyOfOne = (): Refused => ({
  ok: false,
  code: 'too_many_of_one',
  detail: `A cart holds at most ${MAX_QUANTITY} of one thing.`,
  help: { maxQuantity: MAX_QUANTITY },
})
const tooManyLines = (): Refused => ({
  ok: false,
  code: 'too_many_lines',
  detail: `A cart holds up to ${MAX_LINES} different items.`,
  help: { maxLines: MAX_LINES },
})
export const lineIsMissing = (lineIds: readonly string[]): Refused => ({
  ok: false,
  code: 'line_is_missing',
  detail: 'That item is no longer in your cart.',
  help: { missingLineIds: lineIds },
})
export const cartIsMissing = (): Refused => ({
  ok: false,
  code: 'not_found',
  detail: "We can't find this cart. It may have expired.",
})
/** Whoever knows a cart's number may not learn from it who ordered: neither number nor address of the order. */
export const cartIsOrdered = (): Refused => ({
  ok: false,
  code: 'gone',
  detail: 'This cart was already ordered. Your order number is in the confirmation email.',
})
