import { type Advisor, type Answer, type Said, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { plainWords } from '../sentence.ts'
import { cartSoFar } from './cart-so-far.ts'
import { outcomeTold } from './cart-told.ts'
import { orderOf } from './order-of.ts'
import { orderWords } from './order-words.ts'

const OF_BUILD_ALONE = /\b(?:build|plan|list|package|setup|quote)\b/

/** "Take the headers back off": of a part that this talk put into the cart, the build that follows is without it, and so is the cart. */
export function outOfBoth({ catalog }: Advisor, draft: Draft, messages: readonly Said[], told: Answer): Answer {
  const isPlanned = told.some(({ type }) => type === 'build')
  if (!isPlanned || told.some(({ type }) => type === 'cart' || type === 'cart_change')) return told
  const { lines } = cartSoFar(catalog.parts, messages)
  if (lines.length === 0) return told
  const words = orderWords(plainWords(messages.at(-1)?.text ?? ''), draft.language === 'es')
  if (OF_BUILD_ALONE.test(words)) return told
  const out = orderOf(catalog, words).items.filter(({ act, isQuestion }) => act === 'remove' && !isQuestion)
  const removed = lines.filter(({ part }) => part && out.some(({ kinds }) => kinds.includes(part.kind)))
  if (removed.length === 0) return told
  const done = outcomeTold(draft, { added: [], set: [], removed, notDone: [], lines })
  return [...done.filter(({ type }) => type !== 'suggestions'), text('\n'), ...told]
}
