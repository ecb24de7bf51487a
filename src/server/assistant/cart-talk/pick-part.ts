import type { Part, PartKind } from '../../../engine/model.ts'
import type { Advisor } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { kindWords, partForCart } from '../parts-answer.ts'
import { feedingAsStock, forEthanol } from '../pumps-on-ethanol.ts'
import type { ChosenCar } from '../request-of.ts'
import { pickedIn } from './named-before.ts'
import { hasNumber, saidOf } from './names-said.ts'
import type { SaidItem } from './order-of.ts'
import { placeSaid } from './place-said.ts'
import { awayFrom, isOfSize, type SaidSize, sizeSaid } from './size-said.ts'

/** The car and the talk that an order is of. */
export interface OrderContext {
  advisor: Advisor
  draft: Draft
  car: ChosenCar
  /** Kinds that the answer before told or the cart holds. */
  told: readonly PartKind[]
  /** The answer before. */
  answerBefore: string
  /** Ethanol goes in the tank, as this talk has it. */
  isOnEthanol: boolean
  /** The order takes parts out of the build that is shown. */
  isOfBuild: boolean
}

export type Picked =
  | { part: Part }
  /** Of several kinds one is to be chosen. */
  | { several: readonly Part[] }
  /** Not what was named; these fit in its place. */
  | { missing: string; instead: readonly Part[]; isThing?: true }

const CHEAPEST = /\b(?:cheap\w*|least expensive|lowest|budget)\b/
const DEAREST = /\b(?:best|better|top|most expensive|nicest|nicer|dearest|good stuff)\b/
const MIDDLE = /\b(?:middle|mid ?range|mid[- ]priced?|in between)\b/
const QUIET =
  /\b(?:not|nothing|isn't|without|no|less)(?: \w+){0,2} (?:loud|drone|obnoxious)\b|\b(?:quiet\w*|mild\w*|civil)\b/
const MILD = /\b(?:axle-?back|touring|valved|resonated|s-type|q300|street|quiet)\b/i
const LOUD = /\b(?:N1|ATAK|x?treme|race|straight|Ti|Competition)\b/i
/** Words that tell one of a kind from another and that many names have. */
const SOFT =
  /\b(?:front|rear|track|street|race|organic|ceramic|slotted|drilled|catted|catless|valved|upper|lower|colder|iridium|dual|twin|triple|single|brushless|aluminum|carbon|dry|oiled|titanium|adjustable)\b/g
const OF_FIXES = /\b(?:bearings?|crank hub|ims|timing chain|throttle actuators?)\b/

const byPrice = (parts: readonly Part[]): Part[] => parts.toSorted((a, b) => a.priceCents - b.priceCents)

/** The one of several that the words point at: by place, price or sound; else the cheapest. */
export function chosenOf(parts: readonly Part[], words: string): Part | undefined {
  const sorted = byPrice(parts)
  const place = placeSaid(words)
  if (place !== undefined) return sorted.slice(0, 4).at(place) ?? sorted[0]
  if (MIDDLE.test(words)) return sorted[Math.floor((sorted.length - 1) / 2)]
  if (QUIET.test(words))
    return sorted.find(({ name }) => MILD.test(name)) ?? sorted.find(({ name }) => !LOUD.test(name)) ?? sorted[0]
  if (DEAREST.test(words) && !CHEAPEST.test(words)) return sorted.at(-1)
  return sorted[0]
}

/** The parts that fit the car and are of the kind that a word means: the usual kind before others. */
export function ofKinds(
  { advisor, car }: Pick<OrderContext, 'advisor' | 'car'>,
  kinds: readonly PartKind[],
  words: string,
): Part[] {
  const fitting = advisor.catalog.partsFor(car.vehicle)
  const [kind] = kinds
  const own = fitting.filter((part) => part.kind === kind)
  const found = own.length > 0 ? own : fitting.filter((part) => kinds.includes(part.kind))
  if (kind !== 'reliability_fix') return found
  const [of] = OF_FIXES.exec(words) ?? []
  return of === undefined ? [] : found.filter(({ name }) => name.toLowerCase().includes(of.replace(/s$/, '')))
}

const softly = (part: Part, text: string): number => {
  const words = new Set(text.match(SOFT) ?? [])
  const name = part.name.toLowerCase()
  return [...words].filter((word) => name.includes(word)).length / 10
}

/** Of parts those that the words name best; all of them where they name none. */
function bestSaid(
  parts: readonly Part[],
  { makers, telling, text }: Pick<SaidItem, 'makers' | 'telling' | 'text'>,
): Part[] {
  const scored = parts.map((part) => ({ part, score: saidOf(part, makers, telling) + softly(part, text) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score === best).map(({ part }) => part)
}

/** The part that a thing of an order means, or what stands in the way. */
export function picked(context: OrderContext, item: SaidItem, words: string): Picked {
  const { advisor, car } = context
  const fitting = advisor.catalog.partsFor(car.vehicle)
  if (item.thing) {
    const form = item.thing.inName
    const [part] = form ? byPrice(fitting.filter(({ name }) => form.test(name))) : []
    const near = item.thing.near ? byPrice(ofKinds(context, [item.thing.near], '')).slice(0, 2) : []
    return part ? { part } : { missing: item.name, instead: near, isThing: true }
  }
  const all = ofEnd(item.kinds.length > 0 ? ofKinds(context, item.kinds, item.text) : ofNames(context, item), item)
  const named = item.makers.length > 0 ? all.filter(({ manufacturer }) => item.makers.includes(manufacturer)) : all
  const numbered =
    item.numbers.length > 0 ? named.filter((part) => item.numbers.some((number) => hasNumber(part, number))) : named
  const size = sizeSaid(item.kinds[0], item.text)
  const ofSize = size ? numbered.filter((part) => isOfSize(part, size)) : numbered
  const sized =
    isNamed(item) || size
      ? ofBody(ofSize, item)
      : feedingAsStock(forEthanol(ofBody(ofSize, item), context.isOnEthanol), car.vehicle)
  if (size && sized.length === 0) return { missing: `${size.words} ${nameOf(item)}`, instead: nearest(numbered, size) }
  if (numbered.length === 0)
    return { missing: nameOf(item), instead: byPrice(all.length > 0 ? all : toldOnes(context)).slice(0, 3) }
  if (item.makers.length === 0 && item.numbers.length === 0 && item.kinds.length > 0 && !CHEAPEST.test(words)) {
    const own = ownOfBuild(context, item) ?? recommended(context, sized)
    if (own && sized.includes(own)) return { part: own }
  }
  const best = bestSaid(sized, item)
  const kinds = new Set(best.map(({ kind }) => kind))
  if (kinds.size > 1)
    return { several: [...kinds].flatMap((kind) => byPrice(best.filter((part) => part.kind === kind))[0] ?? []) }
  const part = chosenOf(best, item.text === words ? words : `${item.text} ${choiceIn(words)}`)
  return part ? { part } : { missing: nameOf(item), instead: [] }
}

/** The ones whose size stands next to the one that was said. */
const nearest = (parts: readonly Part[], size: SaidSize): Part[] =>
  parts.toSorted((a, b) => awayFrom(a, size) - awayFrom(b, size)).slice(0, 3)

/** "Cat-back": none that ends at the axle, where there is one that does not. */
function ofBody(parts: readonly Part[], { name, kinds }: SaidItem): readonly Part[] {
  if (kinds[0] !== 'catback_exhaust' || !/cat-? ?back/.test(name)) return parts
  const whole = parts.filter((part) => !/axle-?back/i.test(part.name))
  return whole.length > 0 ? whole : parts
}

const OF_AXLES = /^brake_(?:pads|rotors)$/
/** "One rear": none that is made for the front alone, and the other way about. */
function ofEnd(parts: readonly Part[], { kinds, text }: SaidItem): readonly Part[] {
  const [isFront, isRear] = [/\bfronts?\b/.test(text), /\b(?:rears?|back)\b/.test(text)]
  if (isFront === isRear || !OF_AXLES.test(kinds[0] ?? '')) return parts
  const [own, other] = isFront ? [/\bfront\b/i, /\brear\b/i] : [/\brear\b/i, /\bfront\b/i]
  return parts.filter(({ name }) => own.test(name) || !other.test(name))
}

const isNamed = ({ makers, numbers }: SaidItem): boolean => makers.length + numbers.length > 0

/** What a message says of price and sound is said of all that it orders. */
const choiceIn = (words: string): string =>
  [CHEAPEST, MIDDLE, QUIET].flatMap((form) => form.exec(words)?.[0] ?? []).join(' ')

const toldOnes = (context: OrderContext): Part[] => (context.told[0] ? ofKinds(context, [context.told[0]], '') : [])

/** "ARP 207-4203", "Borla cat-back": what it was called. */
const nameOf = (item: SaidItem): string =>
  item.kinds.length === 0
    ? item.name
    : [
        ...new Set([
          ...item.makers.slice(0, 1),
          ...item.numbers.map((number) => number.toUpperCase()),
          ...(item.numbers.some((number) => item.name.includes(number)) ? [] : [withoutMaker(item)]),
        ]),
      ].join(' ')

/** "Eventuri", "girodisc rotors": a name that holds its maker's says it once. */
function withoutMaker({ makers: [maker = ''], name, kinds: [kind] }: SaidItem): string {
  const own = maker.toLowerCase().split(' ')
  const rest = name.split(' ').filter((word) => !own.includes(word) && !own.includes(word.replace(/s$/, '')))
  return rest.join(' ') || (kind ? kindWords(kind) : name)
}

/** By maker or number alone: of what was told where it is among it, else whatever fits. */
function ofNames({ advisor, car, told }: OrderContext, { makers, numbers }: SaidItem): Part[] {
  const fitting = advisor.catalog.partsFor(car.vehicle)
  const isNamed = (part: Part) =>
    makers.includes(part.manufacturer) || numbers.some((number) => hasNumber(part, number))
  const ofTold = fitting.filter((part) => told.includes(part.kind) && isNamed(part))
  return ofTold.length > 0 ? ofTold : fitting.filter(isNamed)
}

function ownOfBuild({ advisor, draft, car }: OrderContext, { kinds }: SaidItem): Part | undefined {
  const [kind] = kinds
  return draft.shown && kind ? partForCart(advisor, draft, car, { kind }) : undefined
}

/** The one of them that the answer before named alone, or that it picked before the others: "the X, $449, $1,349 installed". */
function recommended({ answerBefore }: OrderContext, parts: readonly Part[]): Part | undefined {
  const named = parts.filter(({ manufacturer, name }) => answerBefore.includes(`${manufacturer} ${name}`))
  if (named.length < 2) return named[0]
  return pickedIn(named, answerBefore)
}
