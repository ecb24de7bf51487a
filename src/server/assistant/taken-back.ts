import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { allKindsIn } from './part-words.ts'
import type { Before } from './said-before.ts'

const OUT =
  /\b(?:take|pull|leave|throw|kick|get|remove|drop|delete|scratch|lose|quita\w*|saca\w*)\b(?:.{0,30}\b(?:out|off|away|again)\b)?|\bremove\b|\bchanged my mind\b|\bdon't want (?:it|them|that|those)\b|\bnot (?:that|those|them)\b|\b(?:quita\w*|saca\w*|borra\w*)\b/
const UNDO =
  /\b(?:undo|revert|reverse|go back|un-?do|back out)\b|\b(?:put|add|throw|pon\w*|agrega\w*|mete\w*|vuelve\w*) (?:it|that|them|those|this|lo|la|a)?\b.{0,16}\b(?:back|again|otra vez|de nuevo|de vuelta)\b|\bback in\b|\b(?:ponlo|ponla|regresalo|devuelvelo)\b/
/** "Take a percent off": of the price. */
const OF_PRICE = /\b(?:percent|discount|price|bucks|dollars)\b.{0,8}\boff\b|\d ?% off/
const FEW_WORDS = 9
const POINTS =
  /\b(?:it|that|this|them|those|these|eso|esa|esto|lo|la)\b|\b(?:undo|quital[oa]|sacal[oa]|ponl[oa]|regresalo|devuelvelo|back in)\b|^\W*(?:remove|undo)\W*$/

/** "Should I add 2 bottles and leave the pads out?" asks, and orders nothing. */
const ASKS = /^\W*(?:(?:and|so|ok|but|then) )*(?:should|do|does|did|is|are|will|what|how|why|which|when)\b/
export const asksFirst = (asked: string): boolean => ASKS.test(asked)

/** The part that such words name, else the one that was talked about last. */
function partOf(before: Before, asked: string): { kinds: readonly PartKind[]; isNamed: boolean } {
  const named = allKindsIn(asked)
  const spoken = before.talk?.of?.kinds ?? []
  const own = before.part?.kinds ?? (before.part?.kind ? [before.part.kind] : [])
  return named.length > 0
    ? { kinds: named, isNamed: true }
    : { kinds: spoken.length > 0 ? spoken : own, isNamed: false }
}

/** "Take that out again", "no wait, undo that", "put it back": what was last put in or taken out, of the cart or of the build. */
export function takenBack(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const { last, shown } = before
  const isShort = asked.trim().split(/\s+/).length <= FEW_WORDS
  const isUndo = UNDO.test(asked)
  const isOut = OUT.test(asked)
  if (!(isUndo || isOut) || meaning.isWholeCart || meaning.isAllBut || OF_PRICE.test(asked)) return undefined
  const { kinds, isNamed } = partOf(before, asked)
  const [kind] = kinds
  const part = kind ? { part: { kind, kinds } } : {}
  if (last?.intent === 'cart' && !asksFirst(asked) && (meaning.intent !== 'cart' || isUndo)) {
    const wasRemoved = last.cart === 'remove'
    if (isUndo || !wasRemoved) return { intent: 'cart', cart: isUndo && wasRemoved ? 'add' : 'remove', ...part }
  }
  if (shown === undefined || !isShort || isNamed || !kind || !POINTS.test(asked)) return undefined
  if (meaning.car !== undefined || meaning.goal !== undefined || meaning.intent === 'cart') return undefined
  if (isUndo) return last?.intent === 'plan' ? { intent: 'plan', change: 'back' } : undefined
  return { intent: 'plan', keepsStock: kinds.map(slotOf).sort() }
}
