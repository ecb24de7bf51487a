import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import { attitudeOf, clausesOf } from './attitude.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn, type PartWord, partsIn } from './part-words.ts'
import type { Before } from './said-before.ts'
import { Sentence } from './sentence.ts'

const IT = '(?:it|that|one|those|them|that one)'
/** "Build me one with it then", "do the whole thing with that", "plan it with one": what was talked about goes in. */
const WITH_IT = new RegExp(
  String.raw`\b(?:build|make|do|spec|plan|price|quote|figure|run|give me|gimme|get me)\b[^.;?!]{0,32}\bwith ${IT}(?= then\b| (?:on|in) (?:it|there)\b|\s*(?:[,.;!]|$))|\b(?:put|throw|add|bolt|stick|include) ${IT} (?:on|in|to)(?: (?:it|there|the (?:car|build|plan)|mine))?(?= then\b|\s*(?:[,.;!]|$))`,
)
const REFUSES = /\b(?:no|not|don't|never|without|wouldn't|cart|basket)\b[^.;?!]{0,40}$/
const TURNS_BACK = 2

/** The one kind that the last messages spoke of and that is neither to stay nor on the car. */
function kindSpokenOf({ turns = [] }: Before): PartWord | undefined {
  for (const turn of turns.slice(-TURNS_BACK).toReversed()) {
    const words = new Map<PartKind, PartWord>()
    for (const { text } of clausesOf(new Sentence(turn).rest)) {
      const found = partsIn(text)
      const masked = found.reduce(
        (left, { from, to }) => left.slice(0, from) + '@'.repeat(to - from) + left.slice(to),
        text,
      )
      for (const { word, from, to } of found) {
        const isOpen = !['keep', 'have', 'refuse'].includes(attitudeOf(masked, from, to))
        const [kind] = word.kinds
        if (isOpen && kind) words.set(kind, word)
      }
    }
    if (words.size > 0) return words.size === 1 ? [...words.values()][0] : undefined
  }
  return undefined
}

/** A build "with it" holds the part that was talked about. */
export function withThatPart(before: Before, reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  const at = WITH_IT.exec(asked)
  const isOpen = meaning.intent === 'plan' && !(meaning.wants ?? meaning.induction ?? meaning.cart)
  if (!at || !isOpen || REFUSES.test(asked.slice(0, at.index))) return reading
  if (kindsIn(at[0]).length > 0) return reading
  const word = kindSpokenOf(before)
  const [kind] = word?.kinds ?? []
  if (!word || !kind) return reading
  const { keepsStock = [], without = [], installed = [] } = meaning
  if (keepsStock.includes(slotOf(kind)) || without.includes(kind) || installed.includes(kind)) return reading
  if (word.induction && word.induction !== 'auto')
    return { ...reading, meaning: { ...meaning, induction: word.induction } }
  return word.induction ? reading : { ...reading, meaning: { ...meaning, wants: [kind] } }
}
