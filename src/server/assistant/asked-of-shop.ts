import type { PartKind } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { kindName, partAnswer } from './knowledge/part-answer.ts'
import { kindsIn, partsIn } from './part-words.ts'
import type { ChosenCar } from './request-of.ts'

const DOUBTS_PRICE =
  /\b(?:rip-?off|ripped off|overpriced|(?:fair|good|decent|legit|reasonable|normal|crazy|insane) (?:price|money|deal)|too much (?:for|to pay)|worth (?:the money|that much|it for)|(?:what|how much) (?:do|would|will|does|should) (?:i|you|we|it|that) (?:even |actually |really |all )?(?:get|include|come with) for (?:that|it|the money))\b/

/** "Is 8 grand for a supercharger a ripoff?": what ours cost, and how the money that was heard stands to it. */
export function answerPriceDoubted(
  advisor: Advisor,
  { budgetUsd, language }: Draft,
  asked: string,
  car: ChosenCar | undefined,
): Answer | undefined {
  const kinds = kindsIn(asked).length > 0 ? kindsIn(asked) : (partsIn(asked)[0]?.word.kinds ?? [])
  const [kind] = kinds
  if (!kind || !DOUBTS_PRICE.test(asked)) return undefined
  const own = car && { vehicle: car.vehicle, name: carWords(car.vehicle, car.year) }
  const told = partAnswer(advisor, kind, 'worth', own)
  return [text(spanWords(advisor, kinds, budgetUsd), inLanguage(language, told)), suggestions('100 more whp')]
}

/** "$8,000 is inside what those cost here." */
function spanWords({ catalog }: Advisor, kinds: readonly PartKind[], heardUsd: number | undefined): string | undefined {
  const prices = catalog.parts
    .flatMap(({ kind, priceCents }) => (kinds.includes(kind) ? [dollarsOf(priceCents)] : []))
    .toSorted((a, b) => a - b)
  const [low] = prices
  const high = prices.at(-1)
  if (heardUsd === undefined || low === undefined || high === undefined || !kinds[0]) return undefined
  const span = `${dollars(low)} to ${dollars(high)} for the parts, plus labor and usually a tune`
  if (heardUsd > high) return `${dollars(heardUsd)} is more than any we sell: ours run ${span}.`
  if (heardUsd < low) return `${dollars(heardUsd)} is less than any we sell: ours run ${span}. Ask what is missing.`
  return `No rip-off: ${dollars(heardUsd)} is a normal price. Ours run ${span}. ${kindName(kinds[0])}:`
}

const SELLS =
  /(?<!\b(?:if|in case|since|because|when|unless) )\b(?:you|yall|u) (?:guys )?(?:even |also |still )?(?:have|sell|carry|stock|got)(?: any| an?| some| the)? ([a-z][a-z'-]+(?: [a-z'-]+){0,2}?)(?: in stock| for sale| available| there| too| here)?\W*$/
const ANY_PART =
  /\b(?:parts?|stuff|mods?|kits?|anything|something|upgrades?|accessories|merch|it|them|'?em|me|us|him|her|any|some|that|those|one|ones|this|packages?|builds?|questions?|stages?|for|with|on|that|which|time|idea|number|address|good|cheap)\b/

/** "Y'all sell line locks?": a thing that is none of our kinds of parts is said so, whatever the car. */
export function answerNotListed({ language }: Draft, asked: string): Answer | undefined {
  const thing = SELLS.exec(asked)?.[1]
  if (!thing || kindsIn(asked).length > 0 || ANY_PART.test(thing)) return undefined
  return [
    text(
      inLanguage(language, [
        `I have no ${thing} in the catalog I work from: it is power, fuel, driveline, brake and suspension parts. Search /parts to be sure, or ask at /contact and we'll tell you whether we can get one.`,
        `No tengo "${thing}" en el catálogo: son piezas de potencia, combustible, transmisión, frenos y suspensión. Busca en /parts o pregunta en /contact.`,
      ]),
    ),
    suggestions('What parts do you have for it?'),
  ]
}
