import type { Part, PartKind } from '../../../engine/model.ts'
import type { Bilingual, Said } from '../advisor.ts'
import { bestPart } from '../asked-of-part/best-part.ts'
import { partsIn } from '../part-words.ts'
import { forEthanol } from '../pumps-on-ethanol.ts'
import { kindsTold, pointedAt } from '../told-last.ts'
import { missingTold, placedOf } from './cart-told.ts'
import type { Doing } from './doing.ts'
import { figurePointed, nearestInPrice, pointedByFigure } from './figure-pointed.ts'
import { namedBefore, namedIn } from './named-before.ts'
import { saidOf, tellingWords } from './names-said.ts'
import type { SaidOfOthers } from './order-of.ts'
import { chosenOf, type OrderContext, ofKinds } from './pick-part.ts'
import { placeSaid } from './place-said.ts'
import { nameOfCar, type Spoken } from './spoken-order.ts'

const ALL = /\b(?:both|all|them|those|these|everything|each)\b/
const CHOOSES =
  /\b(?:middle|mid ?range|cheap\w*|expensive|best|better|nicer|dearest|top|quiet\w*|mild\w*|soft\w*|firm\w*|stiff\w*)\b/
/** One was picked before the others were named. */
const PICKED_FIRST = /(?:^|\s)(?:Also|Else|También): /

/** "S-type then": of the kinds that were shown the one whose own name was said. */
function bySeries({ advisor, car }: OrderContext, shown: readonly Part[], text: string): Part | undefined {
  const kinds = new Set(shown.map(({ kind }) => kind))
  const makers = new Set(shown.map(({ manufacturer }) => manufacturer))
  const telling = tellingWords(advisor.catalog.vehicles, text).filter((word) => word.length > LEAST_LETTERS)
  const fitting = advisor.catalog.partsFor(car.vehicle).filter(({ kind }) => kinds.has(kind))
  const named = fitting.filter((part) => saidOf(part, [], telling) > 0)
  const own = named.filter(({ manufacturer }) => makers.has(manufacturer))
  return named.length < fitting.length ? chosenOf(own.length > 0 ? own : named, '') : undefined
}
const LEAST_LETTERS = 2

/** "The second one" of several of one kind, as they were told. */
function ofPlace(shown: readonly Part[], heard: string): Part | undefined {
  const place = placeSaid(heard)
  const isOfOneKind = shown.length > 2 && new Set(shown.map(({ kind }) => kind)).size === 1
  return place !== undefined && isOfOneKind ? shown.at(place) : undefined
}

/** "The 980 one": the one of what was told that costs so much, and no other where none does. */
function addByFigure(
  { heard, before, messages }: Spoken,
  context: OrderContext,
  doing: Doing,
  { shown, count }: { shown: readonly Part[]; count: SaidOfOthers['count'] },
): boolean {
  const figure = figurePointed(heard)
  const kinds = shown.length > 0 ? shown.map(({ kind }) => kind) : kindsTold(before, messages)
  if (!figure || kinds.length === 0) return false
  const fitting = [...new Set(kinds)].flatMap((kind) => ofKinds(context, [kind], ''))
  const pointed = pointedByFigure(fitting, figure)
  const [part] = pointed
  if (!part)
    doing.notDone.push(
      missingTold(`${figure.words} one`, nearestInPrice(fitting, figure), nameOfCar(context.car), true),
    )
  else if (new Set(pointed.map(({ kind }) => kind)).size > 1) doing.several.push(...pointed)
  else doing.added.push(placedOf(part, count))
  return true
}

const CHEAPER = /\bcheap\w*\b/
/** Of parts of one kind that were shown: the quiet one, or the one that was picked before the others. */
function ofShown(
  { advisor, car }: OrderContext,
  shown: readonly Part[],
  heard: string,
  messages: readonly Said[],
): Part | undefined {
  const [first] = shown
  const fitting = advisor.catalog.partsFor(car.vehicle)
  if (!first || shown.some((part) => part.kind !== first.kind || !fitting.includes(part))) return undefined
  if (OF_SOUND.test(heard))
    return bestPart(
      advisor,
      car,
      shown.toSorted((a, b) => a.priceCents - b.priceCents),
      heard,
    )?.part
  const told = messages.findLast(({ from, text }) => from === 'assistant' && text.includes(first.name))?.text ?? ''
  const isPicked = PICKED_FIRST.test(told) && told.split(' installed').length <= 2
  return isPicked &&
    !CHOOSES.test(heard) &&
    !OTHERWISE.test(heard) &&
    !ALL.test(heard.replaceAll(/\b(?:them|those|these)\b/g, ''))
    ? first
    : undefined
}
const OF_SOUND = /\b(?:quiet\w*|mild\w*|loud\w*|squeal\w*|civil)\b/

/** Another one than the one that was named. */
const OTHERWISE = /\b(?:expensive|best|dearest|top|middle|mid ?range|second|2nd|third|3rd|last|other)\b/

/** "Long tubes, not the shorties": kinds that were named only to be left out. */
const refusedIn = (said: string): readonly PartKind[] =>
  partsIn(said).flatMap(({ word, from }) =>
    /\b(?:not|no|without) (?:the |any )?$/.test(said.slice(0, from)) ? word.kinds : [],
  )

/** "Add it", "the cheapest one", "both": of the kinds that were told last. */
export function addTold(spoken: Spoken, context: OrderContext, doing: Doing, { count, text }: SaidOfOthers): void {
  const { heard, so, before, messages, draft, reading } = spoken
  const isAskedElsewhere =
    reading.meaning.intent === 'cart' &&
    !count &&
    !CHOOSES.test(heard) &&
    spoken.order.items.length === 0 &&
    namedIn(context.advisor.catalog.parts, context.answerBefore).length !== 1
  if (context.isOfBuild || so.isGoingOn) return
  const shown = namedBefore(context.advisor.catalog.parts, messages)
  if (addByFigure(spoken, context, doing, { shown, count })) return
  const placed = ofPlace(shown, heard)
  if (placed) {
    doing.added.push(placedOf(placed, count))
    return
  }
  const series = bySeries(context, shown, heard)
  if (series) {
    doing.added.push(placedOf(series, count))
    return
  }
  const chosen = ofShown(context, shown, heard, messages)
  if (chosen) {
    doing.added.push(placedOf(chosen, count))
    return
  }
  if (isAskedElsewhere) return
  const [only, another] = namedIn(context.advisor.catalog.parts, context.answerBefore)
  if (only && another === undefined && !OTHERWISE.test(heard) && !CHEAPER.test(heard)) {
    doing.added.push(placedOf(only, count))
    return
  }
  // "Make it two", two answers after its price: the one that was named then.
  const [earlier, ...others] = shown
  const isEarlier = only === undefined && earlier !== undefined && others.length === 0
  if (
    isEarlier &&
    !OTHERWISE.test(heard) &&
    !CHEAPER.test(heard) &&
    kindsTold(before, messages).includes(earlier.kind)
  ) {
    doing.added.push(placedOf(earlier, count))
    return
  }
  const last = messages.findLast(({ from }, at) => from === 'visitor' && at < messages.length - 1)?.text ?? ''
  const refused = refusedIn(last.toLowerCase())
  const all = kindsTold(before, messages).filter((kind) => !draft.without?.includes(kind) && !refused.includes(kind))
  const inPiece = pointedAt(all, text)
  // "If springs are enough, put the softest in": the kind stands in another piece of the message.
  const pointed = inPiece.length > 0 ? inPiece : pointedAt(all, heard).filter((kind) => all.includes(kind))
  const kinds = pointed.length > 0 ? pointed : all.length > 0 ? all : [...new Set(shown.map(({ kind }) => kind))]
  const parts = kinds.flatMap((kind) => {
    const ones = forEthanol(ofKinds(context, [kind], context.answerBefore.toLowerCase()), context.isOnEthanol)
    const named = ones.filter(({ manufacturer, name }) => context.answerBefore.includes(`${manufacturer} ${name}`))
    return (named.length === 1 ? named[0] : chosenOf(ones, kinds.length === 1 ? heard : '')) ?? []
  })
  const [part] = parts
  const isAll = ALL.test(heard) || count?.count === parts.length
  if (!part) return
  if (parts.length === 1 && /\bboth\b/.test(heard)) doing.notDone.push(ONLY_ONE)
  if (parts.length === 1) doing.added.push(placedOf(part, count))
  else if (isAll) doing.added.push(...parts.map((one) => placedOf(one, undefined)))
  else if (/\bcheap/.test(heard)) doing.added.push(placedOf(chosenOf(parts, heard) ?? part, count))
  else doing.several.push(...parts)
}

/** "Both", where one thing was talked about. */
const ONLY_ONE: Bilingual = [
  'You said both, and I have one thing from before: tell me the other by name and it goes in too.',
  'Dijiste los dos y de antes solo tengo uno: dime el otro por su nombre y también lo pongo.',
]
