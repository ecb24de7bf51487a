import { type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import type { Turn } from '../turn.ts'

const ASKS_PRICE = /\b(?:costs?|price|how much (?:is|does|would|for)|cuanto (?:cuesta|sale|es)|run me|all in)\b/
const FEW_WORDS = 10
const CURE = /(?:The cure that we sell|La cura que vendemos): (.+?), (\$[\d,]+) (?:installed|instalado)\./

/** "What does it cost with the work" after a known trouble: its cure, as it was told. */
export function curePrice({ draft, reading, toldBefore }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  const [, name, usd] = CURE.exec(toldBefore.at(-1) ?? '') ?? []
  const isAsked = ASKS_PRICE.test(asked) && asked.trim().split(/\s+/).length <= FEW_WORDS
  if (!name || !usd || meaning.car !== undefined || meaning.goal !== undefined || !isAsked) return undefined
  return [
    text(
      inLanguage(draft.language, [
        `About ${usd} installed, parts and labor: ${name}.`,
        `Unos ${usd} instalado, piezas y mano de obra: ${name}.`,
      ]),
    ),
    suggestions('Add it to my cart', 'Book the shop'),
  ]
}
