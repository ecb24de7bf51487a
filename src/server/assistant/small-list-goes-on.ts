import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part } from '../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, type Said, suggestions, text } from './advisor.ts'
import { chosenCar } from './chosen-car.ts'
import type { Draft } from './draft.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { allKindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { smallParts } from './small-parts.ts'

/** How a list of small parts for a small budget is told. */
const IS_LIST = /each alone and without labor|cuesta menos, sin mano de obra/
const WHICH_FIRST =
  /^\W*(?:(?:and|so|ok|then) )*(?:which|what|cual)(?: (?:one|1|part|thing|of (?:those|these|them)))?(?: (?:do|should|would) (?:i|you) (?:buy|get|do|start with))? ?(?:first|primero)?\W*$/
const IS_FIRST = /\b(?:first|primero|start)\b/
const MOST_TURNS = 2

/** A list for a small budget was told lately. */
export const isAfterSmallList = (messages: readonly Said[]): boolean =>
  messages
    .filter(({ from }) => from === 'assistant')
    .slice(-MOST_TURNS)
    .some((one) => IS_LIST.test(one.text))

const asksFirst = (asked: string): boolean => WHICH_FIRST.test(asked) && IS_FIRST.test(asked)
/** "Which one first" after such a list: one of it, whatever else is the best of a kind. */
export const asksFirstOfList = (messages: readonly Said[], asked: string): boolean =>
  asksFirst(asked) && isAfterSmallList(messages)

/** After a list for a small budget: "nah no exhaust" is the list without it, "which 1 first" names one of it. */
export function smallListGoesOn(
  advisor: Advisor,
  draft: Draft,
  reading: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const { meaning, asked } = reading
  if (!isAfterSmallList(messages) || meaning.goal !== undefined || meaning.car !== undefined) return undefined
  // Other money is another plan.
  if (meaning.budgetUsd !== undefined) return undefined
  const isRefusal = (meaning.without ?? meaning.keepsStock) !== undefined
  const isFirst = asksFirst(asked)
  if (!isRefusal && !isFirst) return undefined
  const car = chosenCar(advisor, draft, reading)
  if (!('vehicle' in car)) return undefined
  const list = smallParts(withoutRefused(advisor, draft), draft, car)
  if (!list) return undefined
  if (isFirst) return firstOf(advisor, draft, car.vehicle.id, list)
  const names = listed([...new Set(allKindsIn(asked).map(kindWords))].slice(0, 1))
  const lead = text(inLanguage(draft.language, [`OK, no ${names || 'part of that kind'}. `, 'Bien, eso no. ']))
  return [lead, ...list]
}

/** The shop without the kinds and places that were refused. */
function withoutRefused(advisor: Advisor, { without = [], keepsStock = [] }: Draft): Advisor {
  const isWelcome = ({ kind }: Part) => !without.includes(kind) && !keepsStock.includes(slotOf(kind))
  const { catalog } = advisor
  return { ...advisor, catalog: { ...catalog, partsFor: (vehicle) => catalog.partsFor(vehicle).filter(isWelcome) } }
}

/** The first part of the list, with its price and why. */
function firstOf(advisor: Advisor, draft: Draft, vehicleId: string, list: Answer): Answer | undefined {
  const [card] = list.flatMap((event) => (event.type === 'parts' ? event.parts : []))
  const part = card && advisor.catalog.part(card.partId)
  if (!part) return undefined
  const { kind, manufacturer, name, priceCents, laborHours } = part
  const price = dollars(dollarsOf(priceCents))
  const installed = dollars(installedUsdOf({ priceCents, laborHours }))
  const { does, worth, spanish } = PART_FACTS[kind]
  return [
    text(
      inLanguage(draft.language, [
        `First the ${kindWords(kind)}: ${manufacturer} ${name}, ${price}, ${installed} installed. Why: ${does} ${worth}`,
        `Primero: ${manufacturer} ${name}, ${price}, ${installed} instalado. ${spanish}`,
      ]),
    ),
    { type: 'parts', vehicleId, parts: [offered(part)] },
    suggestions('Add it to my cart', 'How long does it take?'),
  ]
}
