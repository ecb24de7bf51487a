import { type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import { isPriceAsked } from '../asked-of-talk.ts'
import type { Turn } from '../turn.ts'

const CURE = /(?:The cure that we sell|La cura que vendemos): (.+?), (\$[\d,]+) (?:installed|instalado)\./

/** "What does it cost with the work" after a known trouble: its cure, as it was told. */
export function curePrice({ draft, reading, toldBefore, words }: Turn): Answer | undefined {
  const [, name, usd] = CURE.exec(toldBefore.at(-1) ?? '') ?? []
  if (!name || !usd || reading.meaning.car !== undefined || !isPriceAsked(reading.asked, words.toLowerCase()))
    return undefined
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
