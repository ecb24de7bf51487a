import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import type { Turn } from '../turn.ts'
import { INTO_CART, spokenOrder } from './spoken-order.ts'

const DOUBTS =
  /\b(?:should (?:i|we)|(?:do )?(?:you|u) (?:think|reckon)|is it (?:worth|smart|dumb)|would (?:you|u)|or (?:wait|hold off|not))\b/
const NOT_ORDERED: Bilingual = [
  'Nothing goes in on a maybe. If the part you have holds the power you make, it can wait; if it slips, leaks or is at its limit, order it before the next build goes on. Say add it, and it is in.',
  'Con un quizás no pongo nada. Si la pieza que traes aguanta la potencia que haces, puede esperar; si patina, fuga o está en su límite, pídela antes de lo siguiente. Dime agrégalo y queda.',
]
/** "Do you think I should order one or wait": a doubt, and no order. */
export const orderInDoubt = ({ draft, reading: { asked, meaning } }: Turn): Answer | undefined =>
  meaning.intent === 'cart' && (meaning.cart ?? 'add') === 'add' && DOUBTS.test(asked) && !INTO_CART.test(asked)
    ? [text(inLanguage(draft.language, NOT_ORDERED)), suggestions('Add it to my cart')]
    : undefined

const NOT_YET =
  /\b(?:don't|dont|do not|not going to|not gonna|no need to|please no)\b(?: \w+){0,2} (?:add|put|order|buy|throw|place|cart)\b|\bnot (?:ordering|buying|ready to (?:order|buy))\b|\bnothing (?:in|to) (?:the|my) (?:cart|basket)\b/
const OF_CART =
  /\b(?:cart|basket)\b|\b(?:order|buy|add|ordering|buying) (?:it|that|this|them|those|anything|any of (?:it|that|them)|yet|now|today)\b/
const WAITS: Bilingual = [
  'Got it: nothing goes into your cart until you say so. When you want it in, say add it.',
  'Listo: no pongo nada en tu carrito hasta que me digas. Cuando lo quieras, dime agrégalo.',
]

/** "Don't put anything in my cart yet": nothing goes in. */
export function notInCartYet(turn: Turn): Answer | undefined {
  const { heard, order } = spokenOrder(turn)
  if (!NOT_YET.test(heard) || !OF_CART.test(heard) || heard.includes('?')) return undefined
  const acts = [...order.items, ...order.others].map(({ act }) => act)
  return acts.includes('add') || acts.includes('remove') ? undefined : [text(inLanguage(turn.draft.language, WAITS))]
}
