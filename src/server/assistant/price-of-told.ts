import type { Part, PartKind } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  dollars,
  inLanguage,
  type Said,
  suggestions,
  text,
} from './advisor.ts'
import { isPriceAsked } from './asked-of-talk.ts'
import type { Draft } from './draft.ts'
import { pricesOf } from './kind-in-talk.ts'
import { kindName } from './knowledge/part-answer.ts'
import type { Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { kindsIn } from './part-words.ts'
import { answerPrice } from './question-answers.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { workOfOther } from './service-price.ts'
import { POWER_KINDS } from './talk-goes-on.ts'
import { kindsTold, pointedAt, withoutTold } from './told-last.ts'
import { topicGoesOn } from './topic-goes-on.ts'

const BOTH = /\b(?:both|the two|the pair)\b/
const TURNS_BACK = 2
/** "How much for both": what was told last, and what was asked about the message before. */
function bothTold(told: readonly PartKind[], asked: string, messages: readonly Said[]): readonly PartKind[] {
  if (told.length !== 1 || !BOTH.test(asked)) return told
  const before = messages.filter(({ from }) => from === 'visitor').slice(-1 - TURNS_BACK, -1)
  const both = [...new Set([...before.flatMap((message) => kindsIn(message.text.toLowerCase())), ...told])]
  return both.length === 2 ? both : told
}

const SURELY_OTHER = 0.5
const INSTALLED = /\$([\d,]+) installed/g

/** "What would that run me all in?", "how much for just the cooler": the price of what was told last, on the car and installed. */
export function priceOfTold(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const { meaning, asked } = reading
  const last = messages.findLast(({ from }) => from === 'assistant')
  if (!last || meaning.goal !== undefined || meaning.budgetUsd !== undefined) return undefined
  // "Cost difference between the two" holds two builds against each other.
  if (reading.asks?.some(({ kind, likely }) => likely >= SURELY_OTHER && kind.startsWith('compare.'))) return undefined
  if (NOT_OF_PRICE.has(meaning.intent) || (meaning.car !== undefined && meaning.car !== before.car)) return undefined
  const told = bothTold(kindsTold(before, messages), asked, messages)
  const pointed = pointedAt(told, asked)
  if (draft.talk?.danger && !isOfRepair(told, pointed, last.text)) return undefined
  const said = messages.at(-1)?.text.toLowerCase() ?? ''
  const isAsked =
    isPriceAsked(withoutTold(told, asked), withoutTold(told, said)) ||
    (meaning.intent === 'price' && pointed.length === 0)
  if (!isAsked || CHEAPER.test(asked)) return undefined
  if (before.shown && meaning.topic?.startsWith('build_')) return undefined
  if (before.shown && (last.request || pointed.length === 0)) {
    const [kind] = pointed
    return answerPrice(advisor, draft, { intent: 'price', ...(kind ? { part: { kind } } : {}) })
  }
  const sum =
    pointed.length > 0 || before.talk?.of?.isChoice || !isOneByOne(asked, last.text)
      ? undefined
      : sumOf(draft, last.text)
  if (sum) return sum
  const isBeside = WITH_IT.test(asked) && pointed.length > 0
  const talked = isBeside ? (before.talk?.of?.kinds ?? []).filter((kind) => !pointed.includes(kind)) : []
  if (talked.length > 0 && draft.car) return pricesTold(advisor, draft, [...talked, ...pointed], 'together')
  if (told.length === 2 && pointed.length === 0 && BOTH.test(asked)) return pricesTold(advisor, draft, told, 'together')
  const kinds = pointed.length > 0 ? pointed : told
  const isOfTopic = draft.car === undefined && pointed.length === 0 && !before.talk?.of?.kinds.length
  const ofTopic = isOfTopic ? topicGoesOn({ advisor, draft, reading, messages }) : undefined
  if (ofTopic?.some((event) => event.type === 'text' && event.text.includes('$'))) return ofTopic
  if (kinds.length === 0) return undefined
  if (draft.car !== undefined && carOf(advisor, draft, true) === 'none') return workOfOther(advisor, draft, reading)
  const prices = pricesTold(advisor, draft, kinds)
  const isSame = prices?.some((event) => event.type === 'text' && last.text.includes(event.text.trim()))
  const isTold = isSame || (LABOR.test(said) && areInstalledTold(advisor, draft, kinds, last.text))
  return isTold ? (pricesTold(advisor, draft, kinds, 'labor') ?? prices) : prices
}

/** "How much with the tune": what is talked about, and that. */
const WITH_IT = /\b(?:with|plus|and) (?:the |an? |its )?[a-z]/

/** "How much installed" after an answer that had that price already, whoever told it, asks what it is made of. */
const LABOR = /\b(?:install\w*|labou?r|fitted|fitting|put (?:on|in)|instalad\w*|mano de obra)\b/
function areInstalledTold(advisor: Advisor, draft: Draft, kinds: readonly PartKind[], answer: string): boolean {
  const car = draft.car === undefined ? 'none' : carOf(advisor, draft, true)
  if (typeof car === 'string') return false
  return kinds.every((kind) => {
    const part = cheapestOf(advisor, car, kind)
    return part !== undefined && answer.includes(`${dollars(installedUsdOf(part))} inst`)
  })
}

/** While a danger stands only what was told to cure it is priced, and no power. */
const isOfRepair = (told: readonly PartKind[], pointed: readonly PartKind[], answer: string): boolean => {
  const kinds = pointed.length > 0 ? pointed : / installed|instalad/.test(answer) ? told : []
  return kinds.length > 0 && kinds.every((kind) => told.includes(kind) && !POWER_KINDS.test(kind))
}

/** "What does it run?" asks for a time. */
const NOT_OF_PRICE: ReadonlySet<Intent> = new Set<Intent>(['cart', 'slip', 'limits'])

/** "Which is cheaper" picks one of them. */
const CHEAPER = /\bcheap\w*\b|\bless\b|\bbarat\w*/

/** Cards of several kinds are no list to buy whole, unless all of it is asked for. */
const isOneByOne = (asked: string, answer: string): boolean =>
  /\b(?:all|both|everything|total|together|them|todo|junto)\b/.test(asked) || !/\bfrom \$/.test(answer)

/** Parts that were told one by one: their prices as we told them, together. */
function sumOf(draft: Draft, answer: string): Answer | undefined {
  const prices = [...answer.matchAll(INSTALLED)].map(([, usd = '']) => Number(usd.replaceAll(',', '')))
  if (prices.length < 2) return undefined
  const total = dollars(prices.reduce((sum, usd) => sum + usd, 0))
  const each = prices.map(dollars).join(' + ')
  return [
    text(
      inLanguage(draft.language, [
        `${total} for all of it, installed at our shop (${each}). You can take them one at a time, in that order. Sales tax comes on top.`,
        `${total} por todo, instalado en el taller (${each}). Se pueden poner de una en una, en ese orden. El impuesto va aparte.`,
      ]),
    ),
    suggestions('How long does it take?', 'Book the shop'),
  ]
}

/** Of each kind the cheapest part that fits the car, else the range over all cars. */
function pricesTold(
  advisor: Advisor,
  draft: Draft,
  kinds: readonly PartKind[],
  as: 'each' | 'together' | 'labor' = 'each',
): Answer | undefined {
  const chosen = draft.car === undefined ? 'none' : carOf(advisor, draft, true)
  if (typeof chosen === 'string') {
    const ranges = kinds.map((kind) => rangeOf(advisor, kind)).filter((one) => one !== undefined)
    if (ranges.length === 0) return undefined
    const [english, spanish] = [ranges.map(([one]) => one).join('; '), ranges.map(([, one]) => one).join('; ')]
    return [
      text(
        inLanguage(draft.language, [
          `${english}. It goes by the car: which car is it?`,
          `${spanish}. Depende del carro: ¿cuál es el tuyo?`,
        ]),
      ),
    ]
  }
  const fitting = kinds.flatMap((kind) => cheapestOf(advisor, chosen, kind) ?? [])
  if (fitting.length === 0) return undefined
  return [
    text(
      inLanguage(draft.language, as === 'labor' ? withLabor(fitting) : pricesOf(advisor, kinds, chosen)),
      as === 'together' ? inLanguage(draft.language, togetherOf(fitting)) : undefined,
      as === 'labor' ? undefined : chosen.assumed,
    ),
    ...(draft.talk?.danger
      ? []
      : [{ type: 'parts' as const, vehicleId: chosen.vehicle.id, parts: fitting.map(offered) }]),
    suggestions('Add it to my cart', 'How long does it take?', 'Does it need a tune?'),
  ]
}

function togetherOf(parts: readonly Part[]): Bilingual {
  const total = dollars(parts.reduce((sum, part) => sum + installedUsdOf(part), 0))
  return [
    `Together ${total} installed, the cheapest of each.`,
    `Todo junto ${total} instalado, lo más barato de cada uno.`,
  ]
}

/** The price that was told already, taken apart: the part, and the labor by its hours and rate. */
export function withLabor(parts: readonly Part[]): Bilingual {
  const each = parts.map((part): Bilingual => {
    const [shelf, fitted] = [dollarsOf(part.priceCents), installedUsdOf(part)]
    const [name, labor] = [`${part.manufacturer} ${part.name}`, dollars(fitted - shelf)]
    const rate = part.laborHours > 0 ? dollars((fitted - shelf) / part.laborHours) : ''
    return [
      `${kindName(part.kind)}, ${dollars(fitted)} installed: ${dollars(shelf)} for the ${name} and ${labor} of labor (${part.laborHours} hours at ${rate} an hour). Sales tax comes on top.`,
      `${kindName(part.kind)}, ${dollars(fitted)} instalada: ${dollars(shelf)} la pieza (${name}) y ${labor} de mano de obra (${part.laborHours} horas a ${rate}). El impuesto va aparte.`,
    ]
  })
  return [each.map(([english]) => english).join(' '), each.map(([, spanish]) => spanish).join(' ')]
}

/** The cheapest part of a kind that fits, else of what takes its place on the car. */
export function cheapestOf({ catalog }: Advisor, { vehicle }: ChosenCar, kind: PartKind): Part | undefined {
  const like = partsLike(catalog, vehicle, { kind })
  const own = like.some((part) => part.kind === kind) ? kind : like[0]?.kind
  const [cheapest] = like.filter((part) => part.kind === own).toSorted((a, b) => a.priceCents - b.priceCents)
  return cheapest
}

const spanOf = (usd: readonly number[], word: string): string => {
  const [least, most] = [Math.min(...usd), Math.max(...usd)]
  return least === most ? dollars(least) : `${dollars(least)} ${word} ${dollars(most)}`
}

function rangeOf({ catalog }: Advisor, kind: PartKind): Bilingual | undefined {
  const parts = catalog.parts.filter((part) => part.kind === kind)
  if (parts.length === 0) return undefined
  const shelf = parts.map(({ priceCents }) => dollarsOf(priceCents))
  const fitted = parts.map((part) => installedUsdOf(part))
  const hours = parts.map(({ laborHours }) => laborHours)
  const span = `${Math.min(...hours)} to ${Math.max(...hours)}`
  return [
    `${kindName(kind)}: ${spanOf(shelf, 'to')} for the part, ${spanOf(fitted, 'to')} installed (${span} hours of labor)`,
    `${kindName(kind)}: ${spanOf(shelf, 'a')} la pieza, ${spanOf(fitted, 'a')} instalada (${span.replace('to', 'a')} horas)`,
  ]
}
