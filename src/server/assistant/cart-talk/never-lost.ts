import { type Answer, type Bilingual, inLanguage, type Said, text } from '../advisor.ts'
import type { Ask } from '../asks/asks-in.ts'
import type { Draft } from '../draft.ts'
import { kindsIn } from '../part-words.ts'
import { plainWords } from '../sentence.ts'
import { actOf, clausesOf, orderWords } from './order-words.ts'
import { ASKS_OF_CART, INTO_CART } from './spoken-order.ts'

/** So likely a message is an order, whatever its words. */
const SURE = 0.65
const ORDERS: ReadonlySet<string> = new Set(['cart.add', 'cart.count', 'cart.swap'])
/** What was done or not done to the cart is told already. */
const SPEAKS_OF_CART = /\b(?:cart|carrito|checkout)\b|^(?:Not done|No lo hice)/m
const POINTS =
  /\b(?:add|get|gimme|give|order|cop|grab|take|send|put|throw|cart|buy|want|snag|have|do)(?: me| us| in)? (?:it|that|this|them|those|these|both|one|1|2|3|4)\b(?! (?:is|are|was|for|with|on|in(?! (?:my|the|there))|from|to (?!my|the)|at)\b)/
/** "Make the plugs 16" while an order waits for its car. */
const IS_WAITING = /Nothing in your cart changed yet|Todavía no cambié nada en tu carrito/
const CHANGES_COUNT = /\b(?:make|change|set|bump|just|only|add)\b.*\b\d{1,2}\b/
const GOES_ON = /^\W*(?:(?:oh|ok|wait) )*(?:and|also|plus|n)\b/
const NO_ANSWER = /^(?:I don't have a straight answer|No te entendí|No tengo una respuesta)/
const MOST_WORDS = 12
const OFFERS = /\$\d|\bcart\b/

/** Whether a message orders: as it was learned, by the cart in it, or by few words right after something was offered. */
function isOrder(words: string, asks: readonly Ask[], answerBefore: string): boolean {
  if (asks.some(({ kind, likely }) => ORDERS.has(kind) && likely >= SURE)) return true
  const heard = orderWords(plainWords(words), false)
  const adds = clausesOf(heard).filter((clause) => !clause.isQuestion && actOf(clause) === 'add')
  const goesOn = CHANGES_COUNT.test(heard) || (GOES_ON.test(heard) && kindsIn(heard).length > 0)
  if (IS_WAITING.test(answerBefore) && goesOn) return true
  if (adds.length === 0) return false
  if (INTO_CART.test(heard) && !ASKS_OF_CART.test(heard)) return true
  const isShort = heard.trim().split(/\s+/).length <= MOST_WORDS && adds.some(({ text: said }) => POINTS.test(said))
  return isShort && OFFERS.test(answerBefore)
}

const CAR_FIRST: Bilingual = [
  ' Nothing in your cart changed yet: tell me the car and I do all of it.',
  ' Todavía no cambié nada en tu carrito: dime el carro y hago todo.',
]
const WHICH: Bilingual = [
  ' Nothing in your cart changed: tell me the part by its name, and how many, and I put it in.',
  ' No cambié nada en tu carrito: dime la pieza por su nombre y cuántas, y la agrego.',
]
const BROKEN_FIRST: Bilingual = [
  " Nothing went into your cart: that comes first. When it's fixed, or for the part that fixes it, tell me and I put it in.",
  ' No puse nada en tu carrito: primero eso. Cuando esté arreglado, o para la pieza que lo arregla, dime y la agrego.',
]

/** An order that nothing answers is never passed over: it is said that nothing went in, and what is missing. */
export function withOrderTold(
  { car, talk, language }: Draft,
  { asks, messages }: { asks: readonly Ask[]; messages: readonly Said[] },
  told: Answer,
): Answer {
  const isChanged = told.some(({ type }) => type === 'cart' || type === 'cart_change' || type === 'build')
  const isTold = told.some((event) => event.type === 'text' && SPEAKS_OF_CART.test(event.text))
  const words = messages.at(-1)?.text ?? ''
  const answerBefore = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  if (isChanged || isTold || !isOrder(words, asks, answerBefore)) return told
  const why = talk?.danger ? BROKEN_FIRST : car === undefined ? CAR_FIRST : WHICH
  const [first] = told
  if (first?.type === 'text' && NO_ANSWER.test(first.text)) return [text(inLanguage(language, why).trim())]
  const at = told.findLastIndex(({ type }) => type === 'text') + 1
  return [...told.slice(0, at), text(inLanguage(language, why)), ...told.slice(at)]
}
