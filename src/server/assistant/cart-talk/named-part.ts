import type { Part } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  dollars,
  inLanguage,
  listed,
  suggestions,
  text,
} from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { tellsTrouble } from '../knowledge/question-shape.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import type { ChosenCar } from '../request-of.ts'
import type { Turn } from '../turn.ts'
import { STOCK } from './cart-asked.ts'
import { type Placed, placedOf } from './cart-told.ts'
import { hasNumber, saidOf } from './names-said.ts'
import type { SaidItem } from './order-of.ts'
import { type OrderContext, picked } from './pick-part.ts'
import { carOfOrder, contextOf, draftOfCar, nameOfCar, type Spoken, spokenOrder } from './spoken-order.ts'

/** Asks for a part to buy: its price, whether we have it, whether it fits. */
const SEEKS =
  /\b(?:how much|price[ds]?|pricing|quote|cost|in stock|stock\W*$|you (?:have|got|sell|carry|stock)|have you|got (?:a|an|any|the)|need|want|looking for|after|available|find|fits?|which one|listed|run(?=\W*$)|going for|(?:1|2|3|4|6|8)x|x(?:1|2|3|4|6|8))\b/
const OF_STOCK = /\b(?:in stock|have (?:\S+ ){0,4}stock|available|how many|ready to ship|on hand)\b|\bstock\W*$/
/** On the car already, worked on, compared or doubted: no part is looked for. */
const NOT_SOUGHT =
  /\b(?:i have|i've got|i got|i run|(?:just|already|recently|i) installed|already|my (?:\w+ )?(?:tune|turbo|exhaust|clutch|accessport|kit) (?:is|has|was|keeps)|with (?:a|an|the|my)|running|shows?|adds?|gains?|loud\w*|sounds?|w?hp|power|will (?:the|my|it|a)|vs|versus|or|better|worth|difference|compared?|how (?:do|does|to|long|loud)|why|hold|handle|safe|rated|makes?|noise|leak\w*|slip\w*|broke\w*|warranty|return|order (?:number|#))\b/
const OUT: ReadonlySet<SaidItem['act']> = new Set<SaidItem['act']>(['remove', 'keep', 'refuse'])
const MOST_WORDS = 30
/** So few words beside the car, the maker and the number say nothing else. */
const FEW_LEFT = 4
const MOST_ITEMS = 3

/** "DW65C for a 2011 WRX how much", "ARP 207-4203 in stock?", "borla atak 2019 scat pack": that part, or that it is not listed. */
export function namedPart(turn: Turn): Answer | undefined {
  const { draft, reading } = turn
  const { goal, budgetUsd, intent, against, stranger, cart } = reading.meaning
  if (draft.talk?.danger || (goal ?? budgetUsd ?? against ?? stranger ?? cart) !== undefined) return undefined
  if (intent === 'reset' || intent === 'compare' || reading.asked.split(/\s+/).length > MOST_WORDS) return undefined
  if (tellsTrouble(reading.asked)) return undefined
  const spoken = spokenOrder(turn)
  const items = spoken.order.items.filter(({ act }) => !OUT.has(act)).slice(0, MOST_ITEMS)
  if (!items.some(isByName(spoken)) || !isSought(spoken, items)) return undefined
  const own = draftOfCar(spoken)
  const car = carOfOrder(spoken, own)
  if (!('vehicle' in car)) return withoutCar(spoken, items, car.answer)
  return ofCar(spoken, items, contextOf(spoken, own, car))
}

/** A number of a maker; a maker without a kind that is read anyway; a maker and a name of its own. */
const isByName =
  ({ advisor, reading }: Spoken) =>
  ({ makers, numbers, kinds, telling, thing }: SaidItem): boolean => {
    if (thing) return false
    if (numbers.length > 0) return makers.length > 0 || kinds.length > 0 || isListed(advisor, numbers)
    if (makers.length === 0) return false
    const isSeries = advisor.catalog.parts.some(
      (part) => makers.includes(part.manufacturer) && saidOf(part, [], telling) > 0,
    )
    return kinds.length === 0 || reading.meaning.part?.kind === undefined || isSeries
  }

const isListed = ({ catalog }: Pick<Advisor, 'catalog'>, numbers: readonly string[]): boolean =>
  catalog.parts.some((part) => numbers.some((number) => hasNumber(part, number)))

function isSought({ heard, reading, order }: Spoken, items: readonly SaidItem[]): boolean {
  if (NOT_SOUGHT.test(heard) && !OF_STOCK.test(heard)) return false
  const left = heard
    .replaceAll(/\b(?:19|20)?\d\d\b|[^a-z\s]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2 && !items.some(({ text: own }) => own.includes(word)))
  const isBare = left.length <= FEW_LEFT && !heard.includes('?') && order.items.length > 0
  const isNew = reading.meaning.car !== undefined || items.some(({ numbers }) => numbers.length > 0)
  return SEEKS.test(heard) || (isBare && isNew)
}

const numberNames = (items: readonly SaidItem[]): string =>
  listed(
    items.map(
      ({ makers, numbers, name }) =>
        [...makers.slice(0, 1), ...numbers.map((number) => number.toUpperCase())].join(' ') || name,
    ),
  )

function withoutCar({ advisor, draft }: Spoken, items: readonly SaidItem[], asks: Answer): Answer | undefined {
  const unlisted = items.filter(({ numbers }) => numbers.length > 0 && !isListed(advisor, numbers))
  if (unlisted.length === 0) return ofAnyCar(advisor, draft, items, asks)
  const name = numberNames(unlisted)
  const words: Bilingual = [
    `We don't list the ${name} by that number, and I won't pass another part off as it. To get exactly that one, ask us at /contact. For what we do have by car: `,
    `No tenemos ${name} con ese número y no voy a hacer pasar otra pieza por esa. Para conseguir justo esa, /contact. De lo que sí tenemos: `,
  ]
  return [text(inLanguage(draft.language, words)), ...asks]
}

/** "Apexi Power FC": for which it is listed, before the car is asked for. */
function ofAnyCar(
  { catalog }: Advisor,
  { language }: Draft,
  items: readonly SaidItem[],
  asks: Answer,
): Answer | undefined {
  const found = items.flatMap(({ makers, numbers, telling }) =>
    catalog.parts
      .filter((part) => makers.includes(part.manufacturer) || numbers.some((number) => hasNumber(part, number)))
      .filter((part) => saidOf(part, [], telling) > 0)
      .slice(0, MOST_ITEMS),
  )
  if (found.length === 0) return undefined
  const names = found.map(
    ({ manufacturer, name, priceCents }) => `${manufacturer} ${name}, ${dollars(dollarsOf(priceCents))}`,
  )
  return [text(inLanguage(language, [`We have: ${names.join('; ')}. `, `Tenemos: ${names.join('; ')}. `])), ...asks]
}

const priced = (part: Part): string => {
  const { manufacturer, name, priceCents, laborHours } = part
  const estimate = part.priceConfidence === 'estimated' ? ' (our estimate)' : ''
  const hours = `${laborHours} hour${laborHours === 1 ? '' : 's'}`
  const installed =
    laborHours > 0 ? `, ${dollars(installedUsdOf({ priceCents, laborHours }))} installed (${hours} of labor)` : ''
  return `${manufacturer} ${name}, ${dollars(dollarsOf(priceCents))}${estimate}${installed}`
}

function ofCar({ heard, draft }: Spoken, items: readonly SaidItem[], context: OrderContext): Answer {
  const { car } = context
  const told: Bilingual[] = []
  const shown: Part[] = []
  const sold: Placed[] = []
  for (const item of items) {
    const found = picked(context, item, heard)
    if ('part' in found) {
      shown.push(found.part)
      sold.push(placedOf(found.part, item.count))
      told.push(...foundWords(found.part, item, car))
    } else if ('several' in found) {
      shown.push(...found.several)
      told.push([
        `For the ${nameOfCar(car)}: ${found.several.map(priced).join('; ')}.`,
        `Para el ${nameOfCar(car)}: ${found.several.map(priced).join('; ')}.`,
      ])
    } else {
      shown.push(...found.instead)
      told.push(missingWords(context, item, found))
    }
  }
  if (sold.length > 1) told.push(sumOf(sold))
  if (OF_STOCK.test(heard)) told.push(STOCK)
  return toldOf(draft, car, told, shown)
}

const sumOf = (placed: readonly Placed[]): Bilingual => {
  const sum = dollars(placed.reduce((usd, { part, count }) => usd + dollarsOf(part.priceCents) * count, 0))
  return [`Together ${sum} for the parts.`, `Juntas ${sum} por las piezas.`]
}

function foundWords(part: Part, { count }: SaidItem, car: ChosenCar): Bilingual[] {
  const { count: packages, pieces } = placedOf(part, count)
  const name = nameOfCar(car)
  const total = packages > 1 ? ` ${packages} come to ${dollars(dollarsOf(part.priceCents) * packages)}.` : ''
  const inSet = /\bset of (\d)/i.exec(part.name)?.[1]
  const sets =
    pieces !== undefined && inSet !== undefined ? ` It's sold as a set of ${inSet}: ${pieces} take ${packages}.` : ''
  return [[`Yes, for the ${name}: ${priced(part)}.${sets}${total}`, `Sí, para el ${name}: ${priced(part)}.${total}`]]
}

/** Not that one for this car: for which it is listed, and what fits. */
function missingWords(
  { advisor, car }: OrderContext,
  item: SaidItem,
  { missing, instead }: { missing: string; instead: readonly Part[] },
): Bilingual {
  const name = nameOfCar(car)
  const elsewhere = item.numbers.length > 0 && isListed(advisor, item.numbers)
  const fits =
    instead.length > 0
      ? ` What fits: ${instead.map((part) => `${part.manufacturer} ${part.name} (${dollars(dollarsOf(part.priceCents))})`).join('; ')}.`
      : ''
  const [first] = instead
  const of = first && item.kinds.length === 0 ? ` in ${kindWords(first.kind)}` : ''
  return [
    `We don't list the ${missing} for the ${name}${elsewhere ? ', only for other cars' : ''}.${fits.replace('What fits', `What fits${of}`)} To get exactly that one, ask us at /contact.`,
    `No tenemos ${missing} para el ${name}.${fits.replace('What fits', 'Lo que le queda')} Para conseguir justo esa, /contact.`,
  ]
}

function toldOf(
  { language }: Pick<Draft, 'language'>,
  { vehicle, assumed }: ChosenCar,
  told: readonly Bilingual[],
  shown: readonly Part[],
): Answer {
  return [
    text(...told.map((words) => inLanguage(language, words)), assumed),
    ...(shown.length > 0
      ? [{ type: 'parts' as const, vehicleId: vehicle.id, parts: [...new Set(shown)].map(offered) }]
      : []),
    suggestions(...(shown.length > 0 ? ['Add it to my cart'] : []), 'What parts do you have for it?'),
  ]
}
