import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { isAbroad } from './knowledge/abroad.ts'
import type { MessageReading } from './meaning-of.ts'

const ARRIVES =
  /\b(?:ship(?:s|ped|ping)?|deliver(?:s|ed|y|ies)?|arrives?|mailed|gets? (?:it |them |that |this )?(?:here|to (?:me|my|us)))\b/
const WHEN = /\b(?:how (?:long|soon|fast|quick\w*|many days|much time)|when|what day|tiempo)\b/
const WHERE =
  /\b(?:ship\w*|deliver\w*|mailed|arrives?|shipping it) (?:it |them |that |this |take )?to (?!me\b|my\b|us\b)[a-z]/
/** What the shop's own answers are nearer to: the price of it, a date to be kept, an order that was placed, the work. */
const OTHERWISE =
  /\b(?:free|how much (?!time)|costs?|price|overnight|rush|express|in time|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|before|weekend|track(?:ing)?|order number|my (?:order|package)|install\w*|labor|damaged|lost|returns?|refund|give (?:it )?back|apo|fpo|puerto rico|guam)\b/

/** It is to go in the cart as well. */
const ADDS = /\bcart\b|\b(?:add|put|throw) (?:it|them|that|those)\b/

export const LEAVES: Bilingual = [
  "In-stock parts leave in a few business days; a made-to-order part takes longer, and the part page and your cart show the date we expect. The carrier's own time comes with your order confirmation, so I won't guess days.",
  'Lo que está en existencia sale en unos días hábiles; lo que se hace por encargo tarda más, y la fecha sale en la página de la pieza y en el carrito. El tiempo de la paquetería llega con la confirmación de tu orden: no te invento días.',
]
const ANYWHERE: Bilingual = [
  'We ship to any address in the 50 states and D.C., nowhere outside the US. Freight goes by size and weight, and you see it at checkout before you pay.',
  'Enviamos a cualquier dirección en los 50 estados y D.C., nada fuera de Estados Unidos. El envío va por tamaño y peso y lo ves en el checkout antes de pagar.',
]

/** "Does it ship to Alaska and how long", "when will it get here": where we ship and what of the time is known. */
export function deliveryTime(draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  if (!ARRIVES.test(asked) || !WHEN.test(asked) || OTHERWISE.test(asked) || ADDS.test(asked)) return undefined
  if (meaning.goal !== undefined || isAbroad(asked)) return undefined
  const where = WHERE.test(asked) ? ANYWHERE : undefined
  const say = (at: 0 | 1) => [where?.[at], LEAVES[at]].filter(Boolean).join(' ')
  return [
    text(inLanguage(draft.language, [say(0), say(1)])),
    suggestions('How much is shipping?', 'Add it to my cart', 'Do you install it?'),
  ]
}
