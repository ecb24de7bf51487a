import type { Part, PartKind } from '../../engine/model.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { pickedIn } from './cart-talk/named-before.ts'
import { placeSaid } from './cart-talk/place-said.ts'
import { chosenCar } from './chosen-car.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { kindsIn } from './part-words.ts'
import { kindWords, partsAsked } from './parts-answer.ts'
import { cheapestOf } from './price-of-told.ts'
import type { ChosenCar } from './request-of.ts'
import { shownBuild } from './stage-plan.ts'
import { kindsTold } from './told-last.ts'

const CHEAPEST = /\b(?:cheap\w*|least expensive|lowest|barat\w+)\b/
const ALL = /\b(?:both|all|them|those|these|everything|ambos|ambas|todo|todos|todas)\b/
const SHOWN_TO_CHOOSE = 6
const MOST_ADDED = 4

/** "Put it in the cart", "add the first one": exactly what was told last, one part of a kind; where it is several, which is asked. */
export function cartOfTold(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const { meaning, asked } = reading
  const isAdded = meaning.intent === 'cart' && (meaning.cart ?? 'add') === 'add'
  if (!isAdded || kindsIn(asked).length > 0 || meaning.car !== undefined || draft.talk?.danger) return undefined
  if (meaning.part?.maker !== undefined || meaning.part?.series !== undefined) return undefined
  const place = placeSaid(asked)
  if (before.shown && place !== undefined) return ofBuild(advisor, draft, before.shown, place)
  if (before.shown) return ONE_OF.test(asked) ? ofKindAsked(advisor, draft, reading, messages) : undefined
  const told = kindsTold(before, messages).filter((kind) => !draft.without?.includes(kind))
  if (told.length === 0) return [text(inLanguage(draft.language, WHICH_PART))]
  if (!isOrdered(reading)) return undefined
  const car = chosenCar(advisor, draft, reading)
  if (!('vehicle' in car)) return car.answer
  const named = namedIn(advisor, car, told, messages)
  if (named && place === undefined && !CHEAPEST.test(asked)) return added(draft, car, [named])
  const found = told.map((kind) => cheapestOf(advisor, car, kind)).filter((part) => part !== undefined)
  if (found.length === 0) return [text(inLanguage(draft.language, noneOf(told)))]
  const [only, another] = found
  if (only && another === undefined) return added(draft, car, [ofOneKind(advisor, car, only, place)])
  const placed = place === undefined ? undefined : found.at(place)
  if (placed) return added(draft, car, [placed])
  if (CHEAPEST.test(asked)) return added(draft, car, [found.reduce((a, b) => (b.priceCents < a.priceCents ? b : a))])
  return addedOrAsked(draft, car, found, asked)
}

/** "The cheapest one", "qty 1": one part, and never the build that was shown. */
const ONE_OF = /\b(?:cheap\w*|best|better|nicer|quiet\w*|right|good|small\w*|big\w*|which\w*) ones?\b|\bqty\b/
function ofKindAsked(advisor: Advisor, draft: Draft, reading: MessageReading, messages: readonly Said[]): Answer {
  const asked = messages.filter(({ from }) => from === 'visitor').at(-2)?.text ?? ''
  const kinds = kindsIn(asked.toLowerCase())
  const car = chosenCar(advisor, draft, reading)
  if (!('vehicle' in car)) return car.answer
  const found = kinds.flatMap((kind) => cheapestOf(advisor, car, kind) ?? [])
  return found.length > 0 ? addedOrAsked(draft, car, found, '') : [text(inLanguage(draft.language, WHICH_PART))]
}

/** So unlikely an order, a message without the cart in its words is none. */
const HARDLY = 0.45
const CART = /\b(?:cart|basket|carrito)\b/
const ORDERS =
  /^\W*(?:(?:ok|okay|yes|yeah|sure|cool|then|just|please)\W+)*(?:order|add|buy|grab|get|take|put|throw|toss|stick)(?: \w+){0,3}\W*$/
const isOrdered = ({ asks = [], asked }: MessageReading): boolean =>
  CART.test(asked) ||
  ORDERS.test(asked) ||
  asks.length === 0 ||
  asks.some(({ kind, likely }) => kind.startsWith('cart.') && likely >= HARDLY)

/** The one part of its kind that the last answer named by maker and name: what it recommended, cheaper ones or not. */
function namedIn(
  { catalog }: Advisor,
  { vehicle }: Pick<ChosenCar, 'vehicle'>,
  told: readonly PartKind[],
  messages: readonly Said[],
): Part | undefined {
  const answer = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const named = catalog
    .partsFor(vehicle)
    .filter((part) => told.includes(part.kind) && answer.includes(`${part.manufacturer} ${part.name}`))
  return named.length === 1 ? named[0] : pickedIn(named, answer)
}

/** All that was told where all of it is asked for; one part alone; else which one is asked. */
export const addedOrAsked = (
  draft: Draft,
  car: Pick<ChosenCar, 'vehicle'>,
  found: readonly Part[],
  asked: string,
): Answer => (found.length === 1 || ALL.test(asked) ? added(draft, car, found) : whichOf(draft, found))

const WHICH_PART = [
  'Which part do you want in the cart, and for which car? Nothing is in it yet.',
  '¿Qué pieza quieres en el carrito y para qué carro? Todavía no hay nada.',
] as const

const noneOf = (kinds: readonly PartKind[]) => {
  const names = kinds.map(kindWords).join(', ')
  return [`We have no ${names} for that car.`, `No tenemos ${names} para ese carro.`] as const
}

/** "The second one" of one kind is the second of its cards, which stand from the cheapest up. */
const ofOneKind = (advisor: Advisor, car: ChosenCar, cheapest: Part, place = 0): Part =>
  partsAsked(advisor, car, { kind: cheapest.kind })
    .toSorted((a, b) => a.priceCents - b.priceCents)
    .slice(0, MOST_ADDED)
    .at(place) ?? cheapest

function ofBuild(
  advisor: Advisor,
  draft: Draft,
  shown: NonNullable<Draft['shown']>,
  place: number,
): Answer | undefined {
  const planned = shownBuild(advisor, draft, shown)
  const named = planned.ok ? planned.reply.recommendedParts.at(place) : undefined
  const part = named && advisor.catalog.part(named.partId)
  const vehicle = planned.ok ? advisor.catalog.vehicle(planned.reply.enhancedData.vehicle.id) : undefined
  return part && vehicle ? added(draft, { vehicle }, [part]) : undefined
}

const priced = ({ manufacturer, name, priceCents }: Part): string =>
  `${manufacturer} ${name}, ${dollars(dollarsOf(priceCents))}`

function added({ language }: Draft, { vehicle }: Pick<ChosenCar, 'vehicle'>, parts: readonly Part[]): Answer {
  const names = parts.map(priced).join('; ')
  return [
    { type: 'cart_change', act: 'add', vehicleId: vehicle.id, parts: parts.map(offered), kinds: [] },
    text(inLanguage(language, [`In your cart: ${names}.`, `En tu carrito: ${names}.`])),
    suggestions('Show my cart'),
  ]
}

function whichOf({ language }: Draft, parts: readonly Part[]): Answer {
  const shown = parts.slice(0, SHOWN_TO_CHOOSE)
  const names = shown.map((part) => `${kindWords(part.kind)} (${priced(part)})`).join(', ')
  return [
    text(
      inLanguage(language, [
        `Which one: ${names}? Nothing is in your cart yet.`,
        `¿Cuál: ${names}? Todavía no hay nada en el carrito.`,
      ]),
    ),
    suggestions(...shown.map(({ kind }) => `Add the ${kindWords(kind)}`)),
  ]
}
