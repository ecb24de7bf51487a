import { MAX_QUANTITY } from '../../contract/bounds.ts'
import type { Part, PartKind } from '../../engine/model.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from './advisor.ts'
import { partNumbersIn, plain } from './cart-claim.ts'
import { type CartOrder, isMissed, isMixed, type OrderedPart, orderIn } from './cart-order.ts'
import { chosenCar } from './chosen-car.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindWords, offered, partForCart, partIdsOf } from './parts-answer.ts'
import type { ChosenCar } from './request-of.ts'
import { asksFirst } from './taken-back.ts'

const INTO_IT = /\b(?:in|into|to) (?:my |the )?(?:cart|basket)\b(?!\W*\?)/
const OF_CART = /\b(?:cart|basket|carrito|in there)\b/
/** Sold by the set: four tires are one of them, and eight injectors. */
const OF_SETS: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['tires', 'drag_tires', 'injectors', 'spark_plugs', 'coilovers', 'springs', 'half_shafts'] as const),
  ...(['valve_springs', 'head_studs', 'camshafts', 'brake_rotors'] as const),
])
const LEAST_PIECES = 3

/** An order of several things for the cart: each part of it is done, or said to be not done. */
export function cartOrder(advisor: Advisor, before: Draft, draft: Draft, reading: MessageReading): Answer | undefined {
  const { meaning, asked } = reading
  const isOfCart = meaning.intent === 'cart' || before.last?.intent === 'cart' || OF_CART.test(asked)
  if (!isOfCart || meaning.isWholeCart || meaning.isAllBut || draft.talk?.danger) return undefined
  const order = asksFirst(asked) && !INTO_IT.test(asked) ? undefined : orderIn(asked)
  if (!order || !(isMixed(order) || isMissed(order, asked)) || order.parts.some(({ kind }) => kind === 'nitrous'))
    return undefined
  if (order.parts.length === 0)
    return OF_CART.test(asked) ? [text(inLanguage(draft.language, unknownWords(order.others)))] : undefined
  const car = chosenCar(advisor, draft, { ...reading, meaning: { ...meaning, intent: 'cart' } })
  if ('vehicle' in car) return done(advisor, draft, car, order)
  return [...car.answer, text(inLanguage(draft.language, NOTHING_YET))]
}

const NOTHING_YET: Bilingual = [
  ' Nothing in your cart changed yet: say it again with the car and I do all of it.',
  ' Todavía no cambié nada en tu carrito: dímelo otra vez con el carro y hago todo.',
]

/** How many packages of the part that is. */
function packagesOf({ count, isPieces }: OrderedPart, { kind, name }: Part): number {
  const inSet = /\bset of (\d)/i.exec(name)?.[1] ?? (/\bpair\b/i.test(name) ? '2' : undefined)
  const isOfPieces = isPieces && OF_SETS.has(kind) && count >= (inSet === '2' ? 2 : LEAST_PIECES)
  const packages = isOfPieces ? Math.ceil(count / Number(inSet ?? count)) : count
  return Math.min(MAX_QUANTITY, Math.max(1, packages))
}

/** The part of a kind that fits the car: the one whose maker and number were said, else the usual one. */
function partOf(advisor: Advisor, draft: Draft, car: ChosenCar, { kind, words }: OrderedPart): Part | undefined {
  const [number] = partNumbersIn(advisor.catalog, words)
  const own = number
    ? advisor.catalog
        .partsFor(car.vehicle)
        .find((part) => part.kind === kind && plain(`${part.manufacturer} ${part.name}`).includes(plain(number)))
    : undefined
  return number ? own : partForCart(advisor, draft, car, { kind })
}

/** "RBF660 brake fluid": by its number where one was said. */
const nameOf = ({ catalog }: Advisor, { kind, words }: OrderedPart): string =>
  [partNumbersIn(catalog, words)[0]?.toUpperCase(), kindWords(kind)].filter(Boolean).join(' ')

interface Placed {
  part: Part
  count: number
}

function done(advisor: Advisor, draft: Draft, car: ChosenCar, { parts, others }: CartOrder): Answer {
  const idsOf = (kinds: readonly PartKind[]) => partIdsOf(advisor, car, kinds)
  const of = (act: OrderedPart['act']) => parts.filter((one) => one.act === act)
  const found = of('add').map((one) => ({ one, part: partOf(advisor, draft, car, one) }))
  const placed: Placed[] = []
  for (const { one, part } of found) {
    const same = placed.find((before) => before.part === part)
    if (same && part) same.count += packagesOf(one, part)
    else if (part) placed.push({ part, count: packagesOf(one, part) })
  }
  const missing = [...new Set(found.filter(({ part }) => !part).map(({ one }) => nameOf(advisor, one)))]
  const out = [...new Set(of('remove').flatMap(({ kinds }) => kinds))]
  const outNames = [...new Set(of('remove').map(({ kind }) => kindWords(kind)))]
  const vehicleId = car.vehicle.id
  const none = { parts: [], vehicleId, type: 'cart_change' as const }
  const say = (words: Bilingual | undefined) => (words ? [inLanguage(draft.language, words)] : [])
  const told = [
    ...say(placed.length > 0 ? addedWords(placed) : undefined),
    ...of('set').flatMap((one) => say(setWords(one))),
    ...say(out.length > 0 ? outWords(outNames) : undefined),
    ...say(missing.length > 0 ? missingWords(missing) : undefined),
    ...say(others.length > 0 ? unknownWords(others) : undefined),
    ...say(isBothEnds(placed) ? BOTH_ENDS : undefined),
  ]
  return [
    ...(out.length > 0 ? [{ ...none, act: 'remove' as const, kinds: out, partIds: idsOf(out) }] : []),
    ...of('set').map(({ kinds, count }) => ({
      ...{ ...none, act: 'set' as const, kinds: [...kinds], partIds: idsOf(kinds) },
      quantity: Math.min(MAX_QUANTITY, Math.max(1, count)),
    })),
    ...(placed.length > 0
      ? [
          {
            ...none,
            act: 'add' as const,
            parts: placed.flatMap(({ part, count }) => Array(count).fill(offered(part))),
            kinds: [],
          },
        ]
      : []),
    text(told.join(' ')),
    suggestions('Show my cart'),
  ]
}

const addedWords = (placed: readonly Placed[]): Bilingual => {
  const names = placed
    .map(({ part, count }) => {
      const price = dollars(dollarsOf(part.priceCents))
      const name = `${part.manufacturer} ${part.name}`
      return count > 1 ? `${count} of the ${name}, ${price} each` : `${name}, ${price}`
    })
    .join('; ')
  return [
    `In your cart: ${names}.`,
    `En tu carrito: ${names.replaceAll(' of the ', ' de: ').replaceAll(' each', ' c/u')}.`,
  ]
}

const setWords = ({ kind, count }: OrderedPart): Bilingual => {
  const name = kindWords(kind)
  return [
    `The ${name} in your cart is set to ${count}; if there was none, say "add ${count} of the ${name}".`,
    `En tu carrito quedan ${count} de: ${name}; si no había, dime "agrega ${count}".`,
  ]
}

const outWords = (names: readonly string[]): Bilingual => [
  `Out of your cart, if it was in there: ${listed(names)}. Everything else stays.`,
  `Fuera de tu carrito, si estaba: ${names.join(', ')}. Lo demás se queda.`,
]

const missingWords = (names: readonly string[]): Bilingual => [
  `Not done: we have no ${listed(names, 'or')} for that car.`,
  `No lo hice: no tenemos ${names.join(', ')} para ese carro.`,
]

const unknownWords = (things: readonly string[]): Bilingual => [
  `Not done: ${things.map((thing) => `"${thing}"`).join(', ')} is none of the parts I know. Search /parts or ask at /contact.`,
  `No lo hice: no conozco ${things.map((thing) => `"${thing}"`).join(', ')}. Busca en /parts o pregunta en /contact.`,
]

const isBothEnds = (placed: readonly Placed[]): boolean =>
  placed.some(({ part, count }) => part.kind === 'brake_pads' && count > 1)
const BOTH_ENDS: Bilingual = [
  'Pads are sold by the axle, and the card does not say front or rear: with the order tell us at /contact that you need one set of each.',
  'Las balatas se venden por eje y la tarjeta no dice cuál: con el pedido avísanos en /contact que quieres un juego de cada una.',
]
