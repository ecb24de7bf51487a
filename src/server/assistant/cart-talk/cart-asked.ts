import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import type { CartLine } from './cart-so-far.ts'
import { named } from './cart-told.ts'
import { isShort, type Spoken } from './spoken-order.ts'

const OF_CART = /\b(?:cart|basket)\b/
const IS_GONE =
  /\b(?:shows? (?:nothing|empty|0|zero)|(?:is|was|looks?|got|all) (?:empty|gone|cleared|wiped|reset)|disappear\w*|vanish\w*|lost my|missing|not (?:there|showing)|nothing in)\b/
const PAYS =
  /\b(?:how (?:do|can|would) (?:i|we)|where (?:do|can) (?:i|we)|ready to|want to|lets|let's|time to)(?: go)? (?:check ?out|pay|complete|finish|place (?:the|my|an) order)\b|^\W*check ?out\W*$/
const OF_STOCK =
  /\bhow many (?:of (?:those|them|these|it) )?(?:do |d'?)?(?:you|u|ya|yall|you guys) (?:have|got)\b|\b(?:is|are) (?:it|that|this|they|those|these|both|all of (?:it|them)) (?:all )?in stock\b|\b(?:have|got) (?:it|that|them|those) in stock\b|^\W*(?:and )?(?:in )?stock\W*$/

export const STOCK: Bilingual = [
  "I can't see the count from here: each part page shows in stock or the lead time. We check again when you order, and if something is backordered we tell you before you pay.",
  'Desde aquí no veo cuántas hay: la página de cada pieza dice si hay o cuánto tarda. Lo revisamos otra vez con tu pedido y, si falta algo, te avisamos antes de que pagues.',
]

const GONE: Bilingual = [
  "Your cart is saved on this device, in this browser: another browser, a private window or cleared browsing data starts with an empty one. I can't see what was in it, but tell me the car and the parts and I put them back in.",
  'Tu carrito se guarda en este aparato, en este navegador: otro navegador, una ventana privada o borrar los datos empieza con uno vacío. No veo qué tenía; dime el carro y las piezas y las pongo otra vez.',
]

/** What is asked of the cart itself: where it went, how it is paid, whether what is in it is there. */
export function cartAsked({ heard, so, draft, order }: Spoken): Answer | undefined {
  const say = (words: Bilingual): Answer => [text(inLanguage(draft.language, words)), suggestions('Show my cart')]
  if (OF_CART.test(heard) && IS_GONE.test(heard)) return say(GONE)
  const namesParts = order.items.some(({ kinds, thing }) => kinds.length > 0 || thing !== undefined)
  if (!isShort(heard) || namesParts) return undefined
  if (PAYS.test(heard)) return say(checkoutWords(so.lines.length > 0 ? named(so.lines) : undefined))
  return OF_STOCK.test(heard) && (so.lines.length > 0 || draft.part !== undefined || draft.shown !== undefined)
    ? say(STOCK)
    : undefined
}

export const checkoutTold = ({ language }: Pick<Draft, 'language'>, lines: readonly CartLine[]): Answer => [
  text(inLanguage(language, checkoutWords(lines.length > 0 ? named(lines) : undefined))),
  suggestions('Show my cart'),
]

const checkoutWords = (lines: string | undefined): Bilingual => [
  `Open /cart and hit Checkout: there you choose shipping or installation, see shipping and tax, and pay. ${lines ? `From this talk it holds: ${lines}.` : 'From this talk nothing is in it yet; tell me the car and the part and I put it in.'}`,
  `Abre /cart y toca Checkout: ahí eliges envío o instalación, ves envío e impuestos y pagas. ${lines ? `De esta plática tiene: ${lines}.` : 'De esta plática todavía no tiene nada; dime el carro y la pieza y la agrego.'}`,
]
