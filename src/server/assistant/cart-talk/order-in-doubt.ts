import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import type { Turn } from '../turn.ts'
import { INTO_CART } from './spoken-order.ts'

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
