import { type Answer, type Bilingual, inLanguage, type Said, suggestions, text } from '../advisor.ts'
import { plainWords } from '../sentence.ts'
import type { Language } from '../words/language.ts'

const YES = String.raw`(?:\W*(?:o?k(?:ay)?|al?right|i+ght|a+ight|cool|yes|yeah|yea|yep|yup|perfect|great|sweet|bet|sure|then|well|so|awesome|nice|good|fine|please|pls|just|and|go ahead and)\b)*\W*`
const IT = String.raw`(?:it|that|this|them|those|these|both)(?: (?:one|1|ones|2|two))?|one of (?:those|them|these)|(?:one|1) (?:set|pair) of (?:those|them|these)`
const ORDERS = String.raw`(?:i ?(?:'ll|ll|will) (?:take|grab|have|get)|i (?:want|take)|let ?'?s (?:do|get|go with|order|grab)|add|put|throw|toss|order|grab|gimme|give me|take|get me)`
const INTO = String.raw`(?: (?:in|to|into|2) (?:(?:my|the|ur|your) )?(?:cart|basket|card))?(?: (?:in|please|pls|then|for me|bro|man))*`
/** "Iight add it. n whats shipping": a short order of what was just offered, and behind it something else. */
const ORDER_FIRST = new RegExp(`^${YES}${ORDERS} (?:${IT})${INTO}\\W*$`)
/** Where the order ends. */
const BORDER =
  /[.!;]+\s+|,\s+|\s+(?=(?:and|n|also|but|plus|oh)\s+(?:also |can|could|will|would|does|do|is|how|what|whats|when|where|which|who|i need|ship|tell me|let me know)\b)/i
const FEWEST_WORDS = 3
/** A question between the offer and the order leaves the offer standing. */
const LATEST = 2

/** An order of what was offered for a price, and what is said or asked behind it, as two messages; empty where it is no such. */
export function orderFirst(messages: readonly Said[]): string[] {
  const said = messages.at(-1)?.text ?? ''
  const offers = messages.filter(({ from }) => from === 'assistant').slice(-LATEST)
  const border = BORDER.exec(said)
  if (!border || !offers.some(({ text: told }) => /\$\d/.test(told))) return []
  const order = said.slice(0, border.index)
  const rest = said.slice(border.index + border[0].length)
  if (!ORDER_FIRST.test(plainWords(order)) || rest.trim().split(/\s+/).length < FEWEST_WORDS) return []
  return IS_MORE.test(plainWords(rest)) ? [] : [IN_CART.test(order) ? order : `${order} to my cart`, rest]
}
const IN_CART = /\b(?:cart|basket|card)\b/i
/** What goes on with the order stays one with it. */
const IS_MORE =
  /^\W*(?:(?:and|n|also|plus|then|oh) )*(?:(?:add|put|throw|toss|grab|get|order|take|the|an?|some|2|two|another|one|whatever|everything|all|make|not|no|without|but not)\b|(?:for|to|in) )/

/** "If yes I'll take the cheaper one": an order that hangs on an answer. */
const HANGS =
  /\b(?:only|solo|nada mas|nomas|pero) (?:if|si)\b|\b(?:if (?:yes|so|that(?: is|'s)? (?:a yes|the case|true|ok|fine|good)|(?:the answer|it) is (?:a )?(?:yes|good)|(?:it|they|that|those) (?:do(?:es)?|will|works?|clears?|can)(?! not|n't| fit)|good|ok(?:ay)?)\b[^.;!?]{0,60}?\b(?:i(?:'ll|ll| will| would|'d)? (?:take|get|buy|order|grab|have)|add|put|throw|order|cart|toss)\b|\b(?:add|put|throw|order|cart|i'll take|i will take|ill take)\b[^.;!?]{0,50}\b(?:only|but only|just) if\b|\b(?:add|put|throw|cart) (?:it|them|that|those)(?: \w+){0,4} if (?:so|yes|it does|they do|that works|it works|it clears)\b)/

/** "If its not free take it back out": what goes in hangs on an answer as well. */
const HANGS_OUT =
  /[,.;]?\s*\b(?:and |but )*(?:if|unless) [^.;!?]{2,60}?[, ]+(?:then )?(?:take|pull|leave|remove|drop|delete|forget) (?:it|that|them|those)\b[^.;!?]*/

export const hangsOnAnswer = (words: string): boolean =>
  HANGS.test(plainWords(words)) || HANGS_OUT.test(plainWords(words))

/** A message without the order to take out again what it puts in. */
export const withoutTakingOut = (words: string): string =>
  words.replace(new RegExp(HANGS_OUT.source, 'i'), '').trim() || words

/** Whether what was told before an order settles what it hangs on. */
export const isSettled = (told: string): boolean => /^\s*(?:yes|sí|si)\b[,.:]/i.test(told)

const NOT_YET: Bilingual = [
  "Nothing went into your cart: you made it depend on that, and I can't settle it for certain from here. Ask at /contact or the manufacturer; when it's settled, say add it.",
  'No puse nada en tu carrito: lo dejaste a eso, y no te lo puedo asegurar desde aquí. Pregunta en /contact o al fabricante; cuando esté claro, dime que lo agregue.',
]
export const notYet = (language: Language | undefined): Answer => [
  text(inLanguage(language, NOT_YET)),
  suggestions('Add it to my cart', 'How do I reach a person?'),
]
