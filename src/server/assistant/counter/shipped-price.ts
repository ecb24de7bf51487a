import type { Part, PartKind } from '../../../engine/model.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { namedParts, type OfCar, ofCar, priceWords } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { plainWords } from '../sentence.ts'
import { kindsTold } from '../told-last.ts'
import type { Turn } from '../turn.ts'
import { told } from './fact.ts'
import { placeIn } from './places.ts'

const SHIPPED =
  /\bshipped\b(?! (?:yet|it|them|out|my|from|already))|\bto my (?:door|house|place|address)\b|\b(?:with|w\/|including|incl|plus|and) (?:the )?(?:shipping|freight|delivery)\b|\bshipping (?:included|in)\b|\bdelivered to\b|\bcon (?:el )?envio\b/
const PRICE =
  /\bhow much\b|\b(?:total|price|cost|run|quote)\b|\bwhat(?:'?s| is| does| would| do)?\b[^.?!]{0,32}\b(?:run|it|that|for|come to)\b|\bcuanto\b/
const GOES_ON = /^\W*(?:and|what about|how about|y)\b/
const OF_ORDER =
  /\b(?:my order|order (?:#|number)|tracking|return\w*|refund|has(?:n't)? (?:it )?shipped|was shipped|installed)\b/
/** "How much to my door for the cheaper one": the price of a part with what brings it. */
export const asksShippedPrice = (words: string): boolean => {
  const typed = plainWords(words)
  return SHIPPED.test(typed) && (PRICE.test(typed) || GOES_ON.test(typed)) && !OF_ORDER.test(typed)
}

const PANEL = /\b(?:drop[- ]?in|panel)(?: (?:air )?filters?)?\b/
const MOST_ANSWERS_BACK = 3
const MOST_PARTS = 4

/** What a part costs with what brings it: its price, and where freight and tax are shown. */
export function shippedPrice(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, toldBefore, words } = turn
  if (!asksShippedPrice(words) || draft.talk?.danger || reading.meaning.goal !== undefined) return undefined
  const typed = plainWords(words)
  const place = placeIn(typed, words)
  if (place !== undefined && place.of !== 'states') return undefined
  const car = ofCar(advisor, draft, reading)
  const zip = /\b\d{5}\b/.exec(typed)?.[0]
  const to = zip ?? place?.name
  const parts = car && partsMeant(turn, car, typed)
  if (parts === undefined && (car !== undefined || toldBefore.length === 0 || reading.mayMean.length > 0))
    return undefined
  const coupon = /\b(?:coupon|promo|discount|code|sale)\b/.test(typed) ? told('discounts') : (['', ''] as const)
  const says = !car || !parts ? NO_CAR : parts.length === 0 ? noneListed(car, typed) : priced(parts)
  const freight: Bilingual = [
    `Freight${to ? ` to ${to}` : ''} and sales tax come on top: they go by address, size and weight, and checkout shows both, with the total, once the address is in and before you pay.`,
    `El envío${to ? ` a ${to}` : ''} y el impuesto se suman: van por dirección, tamaño y peso, y el checkout muestra el total al poner la dirección, antes de pagar.`,
  ]
  return [
    text(
      inLanguage(draft.language, [
        `${says[0]} ${freight[0]} ${coupon[0]}`.trim(),
        `${says[1]} ${freight[1]} ${coupon[1]}`.trim(),
      ]),
    ),
    ...(car && parts && parts.length > 0
      ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: parts.map(offered) }]
      : []),
    suggestions('Add it to my cart', 'How long does shipping take?'),
  ]
}

/** Parts that the message names, else those that were told last, the cheapest where that is said; none where it names what we don't list. */
function partsMeant(
  { before, messages, toldBefore, reading }: Turn,
  car: OfCar,
  typed: string,
): readonly Part[] | undefined {
  const fitting = car.advisor.catalog.partsFor(car.vehicle)
  if (PANEL.test(typed) || (CHEAPER.test(typed) && PANEL.test((toldBefore.at(-1) ?? '').toLowerCase())))
    return fitting.filter(({ kind, name }) => kind === 'cold_air_intake' && PANEL.test(name.toLowerCase())).slice(0, 1)
  const named = namedParts(car, reading.asked)
  if (named.length > 0) return named.flatMap(({ parts }) => parts.slice(0, 1)).slice(0, MOST_PARTS)
  const last = [...toldBefore]
    .reverse()
    .slice(0, MOST_ANSWERS_BACK)
    .find((answer) => fitting.some((part) => isIn(answer, part)))
  const told = last === undefined ? [] : fitting.filter((part) => isIn(last, part))
  if (told.length === 0) {
    const wished = messages.filter(({ from }) => from === 'visitor').at(-2)?.text ?? ''
    const ofKinds = kindsTold(before, messages).flatMap((kind) => wishedOf(fitting, kind, wished) ?? [])
    return ofKinds.length > 0 ? ofKinds.slice(0, MOST_PARTS) : undefined
  }
  const byPrice = told.toSorted((a, b) => a.priceCents - b.priceCents)
  return CHEAPER.test(typed) || /\b(?:it|that|this|the) ?(?:one)?\b/.test(typed)
    ? byPrice.slice(0, 1)
    : byPrice.slice(0, MOST_PARTS)
}
/** "Track compound", "2pc": the cheapest of a kind whose name says what was wished for, else the cheapest of all. */
function wishedOf(fitting: readonly Part[], kind: PartKind, wished: string): Part | undefined {
  const own = fitting.filter((part) => part.kind === kind).toSorted((a, b) => a.priceCents - b.priceCents)
  const words = plainWords(wished)
    .replaceAll(/\b(?:2|two)[- ]?(?:pc|piece)\b/g, 'two-piece')
    .match(TELLING)
  return own.find(({ name }) => words?.some((word) => name.toLowerCase().includes(word))) ?? own[0]
}
const TELLING =
  /\b(?:track|street|race|ceramic|slotted|drilled|two-piece|catted|catless|valved|iridium|twin|triple|carbon|titanium)\b/g

const CHEAPER = /\bcheap(?:er|est)?\b|\bless expensive\b|\bmas barat[oa]\b/
const isIn = (answer: string, { manufacturer, name }: Part): boolean => answer.includes(`${manufacturer} ${name}`)

function priced(parts: readonly Part[]): Bilingual {
  const line = parts.map((part) => `${part.manufacturer} ${part.name}, ${priceWords(part)}`).join('; ')
  return [`${line}.`, `${line}.`]
}

const NO_CAR: Bilingual = [
  'For the price itself I need the car: which year and model is it?',
  'Para el precio necesito el carro: ¿qué año y modelo es?',
]

function noneListed({ name }: OfCar, typed: string): Bilingual {
  const what = PANEL.test(typed)
    ? 'drop-in panel filter'
    : /\bequal[- ]length\b/.test(typed)
      ? 'equal-length header'
      : 'part of that kind'
  return [
    `We list no ${what} for the ${name}, so I have no price for it. Write to /contact with the part, and a person says whether we can get it and for how much.`,
    `No tenemos ese tipo de pieza (${what}) para el ${name}, así que no tengo precio. Escribe a /contact y una persona te dice si la conseguimos.`,
  ]
}
