import { type AskFamily, familyOf } from '../asks/ask.ts'
import { type Ask, asksIn } from '../asks/asks-in.ts'
import { isBelieved } from './part-asks.ts'

const OF_ORDER: ReadonlySet<AskFamily> = new Set<AskFamily>(['cart', 'parts'])
/** So likely each has to be what it is read as. */
const LIKELY = 0.3

/**
 * An order and what is asked of the part beside it are two: "add it and do I need gaskets with it". What is ordered
 * stands together, and so does what is asked. `pieces`: what is answered one after the other so far.
 */
export const ordersApart = (asks: readonly Ask[], pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) => apart(asks, piece) ?? [piece])

function apart(asks: readonly Ask[], piece: string): string[] | undefined {
  const own = asks.filter(({ kind, typed }) => OF_ORDER.has(familyOf(kind)) && piece.includes(typed))
  const isWhole = own.map(({ typed }) => typed).join(' ') === piece.trim()
  if (!isWhole || own.some((ask) => !isBelieved(ask, LIKELY))) return undefined
  if (new Set(own.map(({ kind }) => familyOf(kind))).size < 2) return undefined
  const jobs: { of: AskFamily; typed: string }[] = []
  for (const { kind, typed } of own) {
    const last = jobs.at(-1)
    if (last?.of === familyOf(kind)) last.typed = `${last.typed} ${typed}`
    else jobs.push({ of: familyOf(kind), typed })
  }
  return jobs.map(({ typed }) => typed)
}

/** Where a question begins beside an order. */
const ASKING =
  /(?:[,.;!]|\s(?:and|but|so|also|then))\s+(?=(?:will|would|how|hows|does|do (?:i|you|u)|is it|are they|which|when|why|what(?:s|'s)?(?! (?:is )?(?:the |my )?(?:sub)?(?:total|damage|cart)))\b)/i
const SURE = 0.5
const WITH_WORDS = 0.2
const ORDERS = /\b(?:add|put|throw|toss|remove|take (?:it|that|them|those) out|cart)\b/i
const FEWEST_WORDS = 3

/**
 * An order that was learned as one with the question beside it: "take it out, will I feel it without a tune?" is what comes
 * out, and a question of it.
 */
export function questionBesideOrder(turns: readonly string[], message: string): string[] {
  const border = ASKING.exec(message)
  if (!border) return []
  const order = message.slice(0, border.index)
  const question = message.slice(border.index + border[0].length)
  if (question.trim().split(/\s+/).length < FEWEST_WORDS) return []
  const isOrder = (words: string) => {
    const [first, another] = asksIn([...turns, words])
    if (!first || another || familyOf(first.kind) !== 'cart') return false
    return first.likely >= SURE || (first.likely >= WITH_WORDS && ORDERS.test(words))
  }
  return isOrder(order) && !isOrder(question) ? [order, question] : []
}
