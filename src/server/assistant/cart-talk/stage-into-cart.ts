import type { Answer } from '../advisor.ts'
import { answerCart } from '../cart-answer.ts'
import { chosenCar } from '../chosen-car.ts'
import { type Draft, withMeaning } from '../draft.ts'
import { kindsIn } from '../part-words.ts'
import { answerPlan } from '../plan-answer.ts'
import type { Turn } from '../turn.ts'

const ADDS = /\b(?:add|put|throw|stick|toss|drop|get|order|buy)\b/
/** "K order that stage 1", "I'll buy the stage 2". */
const BUYS =
  /^\W*(?:(?:ok(?:ay)?|k|cool|yes|yeah|alright|aight|bet|just|please|then)\W+)*(?:(?:i'll|i will|let me|lemme|wanna|i want to) )?(?:order|buy|purchase|cart)(?: me)? (?:it|that|the|this|a)?\b.{0,12}\bstage\b(?!.*\?)/
const IN_CART = /\b(?:cart|basket|carrito)\b/

/** "Put stage 2 in the cart, it's a 2017": the stage of the car that is talked about, shown and put in as a whole. */
export function stageIntoCart({ advisor, before, reading }: Turn): Answer | undefined {
  const { meaning, asked } = reading
  const isStage = meaning.goal !== undefined && 'stage' in meaning.goal
  const isOrdered = (IN_CART.test(asked) && ADDS.test(asked)) || BUYS.test(asked)
  if (!isStage || !isOrdered || kindsIn(asked).length > 0) return undefined
  if ((meaning.car ?? before.car) === undefined || before.talk?.danger !== undefined) return undefined
  const { cart: _, part: __, topic: ___, ...wished } = meaning
  const draft = withMeaning(before, { ...wished, intent: 'plan' }, reading.isCorrection)
  const car = chosenCar(advisor, draft, { ...reading, meaning: { ...meaning, intent: 'cart' } })
  if (!('vehicle' in car)) return car.answer
  const planned = answerPlan(advisor, before, draft, car, undefined, () => [])
  const shown = planned.findLast((event) => event.type === 'build')?.request
  if (!shown) return planned.length > 0 ? planned : undefined
  const { part: ____, ...open } = draft
  const added = answerCart(
    advisor,
    { ...open, shown: shown as NonNullable<Draft['shown']> },
    { intent: 'cart', cart: 'add' },
    () => car,
  )
  return [...planned.filter(({ type }) => type !== 'suggestions'), ...added]
}
