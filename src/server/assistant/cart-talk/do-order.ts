import type { Part, PartKind } from '../../../engine/model.ts'
import type { Answer, Bilingual } from '../advisor.ts'
import { tireNote } from '../cart-claim.ts'
import { addedOrAsked } from '../cart-of-told.ts'
import { answerFits, partIdsOf } from '../parts-answer.ts'
import { addTold } from './add-told.ts'
import { allBut, WHOLE_BUILD } from './all-but.ts'
import { addBothEnds, isOfBothEnds } from './both-ends.ts'
import type { CartLine } from './cart-so-far.ts'
import { type CartOutcome, missingTold, nameOf, outcomeTold, type Placed, placedOf, setTo } from './cart-told.ts'
import { comesAlong, type Doing, inAlready, isAnyDone, nothingDone, notPutIn, ofWholeBuild } from './doing.ts'
import type { SaidItem, SaidOfOthers } from './order-of.ts'
import { type Count, MORE } from './order-words.ts'
import { chosenOf, type OrderContext, ofKinds, picked } from './pick-part.ts'
import { placeSaid } from './place-said.ts'
import { INTO_CART, nameOfCar, type Spoken } from './spoken-order.ts'
import { linesOf, linesPointedAt, takeLast, takeOut, thingPointedAt } from './take-out.ts'
import { isNotCarried, listedThing, nounTakenOut, thingIn, thingsBefore } from './thing-said.ts'

const POINTS = /\b(?:it|that|this|them|those|these|both|all|one|ones|everything|whatever|thing|rest)\b/
const NEVER_MIND = /^\W*(?:\w+ ){0,2}(?:never ?mind|nvm|forget it|changed my mind|scratch that)\b/
export const ONLY_COUNT =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|just|then|cool|sure|k|so)\W+)*(?:x ?)?\d{1,2}(?: ?x)?(?: (?:then|please|of (?:them|those|it)|sets?|pairs?))*\W*$/
const ONE_OUT = /\b(?:one|1)(?: of (?:them|those|these))?(?: (?:out|off|back out))?\W*$/
const OF_ONE = /\b(?:one|1) of\b/
const GOES_ON =
  /^\W*(?:(?:oh|ok|okay|yeah|yes|cool|nice|perfect|great)\W+)*(?:and|also|plus|another)\b|\b(?:too|as well)\W*$/
const WANTS = /\b(?:want|need|show|looking for|what do you have|got any|have any)\b/
const OR_ELSE =
  /\b(?:if not|otherwise|or else|if (?:you|u) (?:don't|do not|dont)|or (?:the )?(?:nearest|closest|similar|whatever|cheapest))\b/

export function done(spoken: Spoken, context: OrderContext): Answer | undefined {
  const { order, heard } = spoken
  const { draft } = context
  const doing = nothingDone()
  if (
    context.isOfBuild &&
    WHOLE_BUILD.test(heard) &&
    order.items.some(({ act }) => act === 'refuse' || act === 'remove')
  )
    return allBut(spoken, context)
  for (const other of order.others) if (other.at === 0 && order.items.length > 0) doOther(spoken, context, doing, other)
  for (const item of order.items) doItem(spoken, context, doing, item)
  for (const other of order.others) if (other.at > 0 || order.items.length === 0) doOther(spoken, context, doing, other)
  if (doing.several.length > 0 && doing.added.length === 0)
    return addedOrAsked(draft, context.car, doing.several, heard)
  if (!isAnyDone(doing)) return undefined
  if (ASKS_DATA.test(heard)) doing.notDone.push(NO_DATA)
  const told = outcomeTold(draft, outcomeOf(spoken, doing, context))
  const [kind] = doing.wanted
  const shown = kind
    ? answerFits(context.advisor, draft, context.car, {
        intent: 'fits',
        part: { kind, kinds: [...new Set(doing.wanted)] },
      })
    : []
  return [...told, ...tireNote(draft, heard, told), ...shown]
}

const ASKS_DATA =
  /\b(?:(?:have|got|see|send|get|share)(?: me)? (?:the|any|a|your) (?:\w+ )?(?:data|curves?|charts?|sheets?)|flow (?:data|curves?|charts?|sheets?))\b(?=.*\?|.*\b(?:have|got|send)\b)/
const NO_DATA: Bilingual = [
  "Data: I have no curve or test sheet of it here and won't make one up. The manufacturer publishes it; ask at /contact and we'll send what we have.",
  'Datos: aquí no tengo curva ni hoja de prueba y no voy a inventarla. La publica el fabricante; pídela en /contact.',
]

/** What only comes out needs no car. */
export function takenOutOnly(spoken: Spoken): Answer | undefined {
  const { order, draft } = spoken
  const doing = nothingDone()
  if (order.items.length === 0 || order.items.some(({ act }) => act !== 'remove')) return undefined
  for (const item of order.items) if (!item.isQuestion) takeOut(spoken, doing, item)
  return isAnyDone(doing) ? outcomeTold(draft, outcomeOf(spoken, doing)) : undefined
}

function outcomeOf({ so, advisor }: Spoken, doing: Doing, context?: OrderContext): CartOutcome {
  const { added, set, removed, outKinds, setKinds, unknown, notDone } = doing
  const car = context?.car
  const idsOf = (kinds: readonly PartKind[]) => partIdsOf(advisor, car, kinds)
  return {
    ...{ added, set, removed, lines: so.lines, unknown, notDone },
    outKinds: outKinds.length > 0 ? { kinds: outKinds, partIds: idsOf(outKinds) } : undefined,
    setKinds: setKinds.map((one) => ({ ...one, partIds: idsOf(one.kinds) })),
    ...(car ? { vehicleId: car.vehicle.id, car: nameOfCar(car) } : {}),
  }
}

/** "Also tell me if I need a tune": asks of a part, and orders none. */
const ASKS_IF =
  /\b(?:tell me|let me know|lmk|wonder\w*|not sure|idk|do you know|dime)\b.{0,12}\b(?:if|whether|what|which|how|when|si)\b/

function doItem(spoken: Spoken, context: OrderContext, doing: Doing, item: SaidItem): void {
  const { act, count, kinds } = item
  if (ASKS_IF.test(item.text)) return
  if (act === 'keep' || (item.isQuestion && (act === 'refuse' || act === 'remove'))) return
  if (act === 'refuse' || act === 'remove') {
    takeOut(spoken, doing, item)
    return
  }
  const lines = linesOf(spoken, item)
  const [line] = lines
  const isOne = lines.length === 1 && line?.part !== undefined
  const isSet = act === 'set' || (act === undefined && isOne && spoken.so.isGoingOn)
  if (isSet && count && isOne && line.part) {
    doing.set.push(setTo(line.part, count))
    return
  }
  const [kind] = kinds
  const own = doing.added.find(({ part }) => kinds.includes(part.kind))
  // "2 rotors, make it 4 rotors": of what the same message puts in.
  if (act === 'set' && count && own) {
    own.count = placedOf(own.part, count).count
    return
  }
  if (act === 'set' && count && kind && !GOES_ON.test(item.text)) {
    doing.setKinds.push({ kind, kinds, count: count.count })
    return
  }
  if (item.isQuestion && act !== 'add') return
  if (isOrdered(spoken, item)) addPicked(spoken, context, doing, item)
  else if (kind && WANTS.test(item.text)) doing.wanted.push(kind)
}

/** "Make that ID1300s", "swap the pump for a Walbro 450": one in the place of another, and not beside it. */
const isSwap = ({ act, count, inPlaceOf, text }: SaidItem): boolean =>
  inPlaceOf !== undefined || (act === 'set' && count === undefined && !GOES_ON.test(text))

const OF_ONES = /\b(?:for|with|to) (?:the |some |an? )?([a-z-]+)(?: looking)? ones?\b/
const CHOICE =
  /^(?:cheap\w*|other|others|better|best|nicer|bigger|smaller|first|second|third|last|middle|right|correct|new|good|same|quiet\w*|loud\w*)$/
/** The one of the cart that was meant, or of the same kind, comes out for the part that was found; nothing where that is in it already. */
function swapIn({ so }: Spoken, doing: Doing, part: Part, item: SaidItem, car: string): void {
  const { inPlaceOf = '', kinds } = item
  const wished = OF_ONES.exec(item.text)?.[1]
  if (wished !== undefined && !CHOICE.test(wished) && !nameOf(part).toLowerCase().includes(wished)) {
    doing.notDone.push(missingTold(`${wished} ${item.name}`, [], car, true))
    return
  }
  const pointed = linesPointedAt(so.lines, inPlaceOf)
  const same = so.lines.filter((line) => line.part && (kinds.includes(line.part.kind) || line.part.kind === part.kind))
  const out = pointed.length > 0 ? pointed : same
  const [was] = out
  if (out.some((line) => line.part === part)) {
    doing.notDone.push(inAlready(nameOf(part)))
    return
  }
  doing.removed.push(...out.filter((line) => !doing.removed.includes(line)))
  place(doing, placedOf(part, item.count ?? (was ? { count: was.count, isPieces: false } : undefined)), item)
}

/** Whether a thing that is named is to go in. */
function isOrdered({ heard, so }: Spoken, { act, count, makers, numbers, text }: SaidItem): boolean {
  if (act === 'add' || act === 'set' || INTO_CART.test(heard) || count !== undefined) return true
  return GOES_ON.test(heard) || makers.length + numbers.length > 0 || (so.lines.length === 0 && !WANTS.test(text))
}

/** "A racing fluid. SRF if you have it": which one is meant, and no second. */
const IF_CARRIED = /\bif (?:you|u|ya|yall|you guys) (?:have|got|carry|stock|sell)\b|^\W*(?:preferably|ideally)\b/

function addPicked(spoken: Spoken, context: OrderContext, doing: Doing, item: SaidItem): void {
  const { kinds, makers, numbers, text, count } = item
  // "Front track pads ..., 2 sets of the pads": the same thing, named again.
  const again = doing.added.find(({ part }) => kinds.includes(part.kind))
  if (again && count && makers.length + numbers.length === 0 && !/\b(?:front|rear)\b/.test(text)) {
    again.count = Math.max(again.count, placedOf(again.part, count).count)
    return
  }
  if (isOfBothEnds(item)) {
    if (!addBothEnds(spoken, context, doing, item))
      notFound(spoken, context, doing, item, { missing: item.name, instead: ofKinds(context, kinds, text).slice(0, 2) })
    return
  }
  const found = picked(context, item, spoken.heard)
  const own = 'part' in found && item.thing ? spoken.so.lines.find(({ part }) => part === found.part) : undefined
  const named =
    'part' in found && IF_CARRIED.test(text) ? doing.added.find(({ part }) => part.kind === found.part.kind) : undefined
  if ('several' in found) doing.several.push(...found.several)
  else if ('part' in found && named) named.part = found.part
  else if (own) doing.notDone.push(comesAlong(item.name, own.name))
  else if ('part' in found && isSwap(item)) swapIn(spoken, doing, found.part, item, nameOfCar(context.car))
  else if ('part' in found) place(doing, placedOf(found.part, item.count), item)
  else if (found.isThing && found.instead.length > 0)
    doing.notDone.push(missingTold(found.missing, found.instead, nameOfCar(context.car), true))
  else if (found.isThing) doing.unknown.push(found.missing)
  else notFound(spoken, context, doing, item, found)
}

/** Named twice it is one thing, but for pads of both ends; how many is said once. */
function place(doing: Doing, placed: Placed, { count, text }: SaidItem): void {
  const same = doing.added.find(({ part }) => part === placed.part)
  if (!same) doing.added.push(placed)
  else if (/\b(?:front|rear)\b/.test(text) && !count) same.count += 1
  else same.count = Math.max(same.count, placed.count)
}

/** "If you don't have them the cheapest": what takes its place was said; else it is not replaced. */
function notFound(
  { heard }: Spoken,
  { car }: OrderContext,
  doing: Doing,
  { count, makers, numbers }: SaidItem,
  { missing, instead }: { missing: string; instead: readonly Part[] },
): void {
  const name = nameOfCar(car)
  const part = OR_ELSE.test(heard) ? chosenOf(instead, heard) : undefined
  if (!part) {
    doing.notDone.push(missingTold(missing, instead, name, makers.length + numbers.length > 0 || /^\d/.test(missing)))
    return
  }
  doing.added.push(placedOf(part, count))
  doing.notDone.push([
    `We don't list the ${missing} for the ${name}, so that one is in its place.`,
    `No tenemos ${missing} para el ${name}; esa va en su lugar.`,
  ])
}

/** What was said without naming a thing: of what this message or the answer before named. */
function doOther(spoken: Spoken, context: OrderContext, doing: Doing, other: SaidOfOthers): void {
  const { so, heard } = spoken
  const { act, count, text: said, isQuestion, at, isListed } = other
  if ((isQuestion && !MORE.test(said)) || /\bit is\W*$/.test(said)) return
  const thing = act === 'add' || act === 'remove' ? thingIn(said) : undefined
  const listed = isListed && !thing ? listedThing(said) : undefined
  const isBefore = at === 0 && spoken.order.items.length > 0
  const meant = act === 'remove' ? thingPointedAt(spoken, other) : undefined
  const swapped = SWAPPED_FOR.exec(said)?.[1]
  const named = act === 'remove' ? nounTakenOut(said) : undefined
  const pointed = act === 'remove' || act === 'set' ? linesPointedAt(so.lines, said) : []
  if (PUT_BACK.test(said) && so.takenOut.length > 0) putBack(so.takenOut, doing)
  else if (pointed.length > 0) changePointed(doing, pointed, other)
  else if (meant) doing.notDone.push(notPutIn(meant))
  else if (thing ?? listed) doing.unknown.push(thing ?? listed ?? '')
  else if (act === 'remove' && swapped) doing.notDone.push(missingTold(swapped, [], nameOfCar(context.car), true))
  else if (named && so.lines.some(({ part }) => !part)) doing.notDone.push(ofWholeBuild(named))
  else if (act === 'remove' || (NEVER_MIND.test(heard) && !isAnyDone(doing) && act === undefined)) {
    if (!isAnyDone(doing) || isBefore) takeLast(spoken, doing, ONE_OUT.test(said))
  } else if (count && doing.added.length > 0 && act !== 'set' && !isBefore) recount(doing, count)
  else if (isAnyDone(doing)) return
  else if (MORE.test(said) && so.last.length > 0) oneMore(so.last, doing)
  else if (count && so.isGoingOn && so.last.length === 1 && !isBefore) setLast(so.last, doing, count)
  else if (isToldMeant(spoken, other)) {
    addTold(spoken, context, doing, other)
    if (!isAnyDone(doing) && isNotCarried(context.answerBefore)) doing.unknown.push(...thingsBefore(spoken.messages))
  }
}

/** "Trade those for the purple ones": what is to take its place is nothing that we know. */
const SWAPPED_FOR =
  /\b(?:swap|replace|trade|switch|exchange|change)\b.{0,30}?\b(?:for|with|to) (?:the |some |an? )?([a-z][a-z -]{2,30}?)(?: ones?)?\W*$/

const PLACE_WORDS = 6
const isToldMeant = ({ heard, so }: Spoken, { act, count, text }: SaidOfOthers): boolean =>
  (act === 'add' &&
    (POINTS.test(text) ||
      /^\W*(?:in )?(?:the |my )?(?:cart|basket)\W*$/.test(text) ||
      count !== undefined ||
      /\bcheap|\bthe \w+\W*$/.test(text))) ||
  (INTO_CART.test(heard) && POINTS.test(text)) ||
  (count !== undefined && !so.isGoingOn && ONLY_COUNT.test(text)) ||
  (act === undefined &&
    !so.isGoingOn &&
    placeSaid(text) !== undefined &&
    text.trim().split(/\s+/).length <= PLACE_WORDS)

function changePointed(doing: Doing, lines: readonly CartLine[], { act, count, text }: SaidOfOthers): void {
  for (const line of lines) {
    if (act === 'set' && count && line.part) doing.set.push(setTo(line.part, count))
    else if (act === 'remove' && OF_ONE.test(text) && line.part && line.count > 1)
      doing.set.push({ part: line.part, count: line.count - 1 })
    else if (act === 'remove' && !doing.removed.includes(line)) doing.removed.push(line)
  }
}

const recount = (doing: Doing, count: Count): void => {
  doing.added = doing.added.map((one) => (one.count > 1 ? one : placedOf(one.part, count)))
}

const oneMore = (last: readonly CartLine[], doing: Doing): void => {
  for (const { part, count } of last) if (part) doing.set.push({ part, count: count + 1 })
}

const setLast = ([line]: readonly CartLine[], doing: Doing, count: Count): void => {
  if (line?.part) doing.set.push(setTo(line.part, count))
}

const PUT_BACK = /\b(?:put|add|throw) (?:it|that|them|those|the \w+) back\b|\bback in\b|\bundo\b/

const putBack = (out: readonly CartLine[], doing: Doing): void => {
  for (const { part, count } of out) if (part) doing.added.push({ part, count })
}
