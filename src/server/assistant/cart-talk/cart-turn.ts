import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { type AskFamily, familyOf } from '../asks/ask.ts'
import { asksFirst } from '../taken-back.ts'
import { kindsTold } from '../told-last.ts'
import type { Turn } from '../turn.ts'
import { byAsk, cartAskOf } from './by-ask.ts'
import { cartAsked } from './cart-asked.ts'
import { cartListed, outcomeTold } from './cart-told.ts'
import { done, ONLY_COUNT, takenOutOnly } from './do-order.ts'
import { exactCount } from './exact-count.ts'
import { figurePointed } from './figure-pointed.ts'
import { namedIn } from './named-before.ts'
import { forOtherCar } from './other-car.ts'
import { placeSaid } from './place-said.ts'
import {
  ASKS_OF_CART,
  carOfOrder,
  contextOf,
  draftOfCar,
  INTO_CART,
  isOfLaterBuild,
  isShort,
  type Spoken,
  spokenOrder,
} from './spoken-order.ts'
import { thingIn } from './thing-said.ts'

const OUT_OF_BUILD =
  /\b(?:out of|from|off) (?:that|this|it|there|the (?:build|list|plan|package)|those|them)\b|\bof that build\b/
/** "Injectors and pump only, rest I already have". */
const ONLY_THESE = /\b(?:only|just)\b.*\b(?:the )?rest\b.*\b(?:have|got|later|next)\b/
/** "What's the total", "read me back the cart". */
const TOTAL =
  /\b(?:(?:sub|grand )?total|what is the damage|read (?:me )?back|read it back|(?:what|how much) (?:does|is|do) (?:all|everything|it all|that all|they all|the whole (?:thing|cart|order))|what (?:do )?i (?:have|got) (?:so far|in)|what is (?:all )?in (?:there|(?:my|the) (?:cart|basket))|(?:show|see|view|list|check|confirm|recap)\b.{0,16}\b(?:cart|basket|order so far)|how much (?:so far|altogether|all together|together|for everything|for (?:it )?all)|add(?:s)? up to|cuanto (?:es|llevo|va|seria)(?: todo| en total)?)\b/
const CHANGES = /\b(?:add|put|remove|take|throw|cart (?:it|them|that|those|both|all|the|one|1|2))\b/
const EMPTIES =
  /\b(?:empty|clear(?: out)?|wipe|dump)\b.{0,12}\b(?:it|cart|basket|everything|all|out)\b|\b(?:remove|delete|take out|cancel|drop|take) (?:it all|everything|all of (?:it|them)|the whole (?:cart|thing|order))\b/
const PICKS = /\b(?:it is|then|only|just|take|get me|gimme|want|go with|i'll|do the|please|pls)\b/
const MOST_WORDS = 60
/** Power, times and gains are planned or answered, and not ordered. */
const OF_POWER = /\b(?:\d{3,4} ?(?:w?hp|wheel|horse\w*)|how much (?:power|hp|gain)|gains?|faster|stage [123])\b/
const BOOST = /^(?:turbo_|supercharger_)/

/** Orders for the cart through a talk: parts by name, maker or number, how many, what comes out again, what it comes to. */
export function cartTurn(turn: Turn): Answer | undefined {
  const { draft, reading } = turn
  const { intent, isAllBut } = reading.meaning
  if (draft.talk?.danger || intent === 'reset' || isAllBut) return undefined
  if (reading.asked.split(/\s+/).length > MOST_WORDS) return undefined
  const spoken = spokenOrder(turn)
  if (isElsewhere(spoken)) return undefined
  return (
    exactCount(spoken) ??
    byAsk(spoken) ??
    cartAsked(spoken) ??
    totalOf(spoken) ??
    emptied(spoken) ??
    onlyThose(spoken) ??
    forOtherCar(spoken) ??
    ordered(spoken)
  )
}

/** So surely a message asks something else that none of its words orders. */
const SURELY = 0.6
const OF_CART: ReadonlySet<AskFamily> = new Set<AskFamily>([
  'cart',
  'parts',
  'order',
  'talk',
  'change',
  'shop',
  'compare',
])
const isElsewhere = ({ reading, heard }: Spoken): boolean => {
  const asks = reading.asks ?? []
  const [first] = asks
  return (
    first !== undefined &&
    first.likely >= SURELY &&
    !asks.some(({ kind }) => OF_CART.has(familyOf(kind))) &&
    !INTO_CART.test(heard)
  )
}

/** A list with its numbers is ordered, wherever it is to be shipped. */
export const isListOrdered = (turn: Turn): boolean => isCountedList(spokenOrder(turn))

/** Goes on with the cart that was just talked about, as it was learned. */
export const isOfCart = (turn: Turn): boolean => {
  const [first] = turn.reading.asks ?? []
  return (
    first?.kind.startsWith('cart.') === true &&
    cartAskOf(spokenOrder(turn)) !== undefined &&
    spokenOrder(turn).so.isGoingOn
  )
}

function totalOf(spoken: Spoken): Answer | undefined {
  const { heard, so, draft, order } = spoken
  const isOfCart = /\b(?:cart|basket)\b/.test(heard) && !ASKS_OF_CART.test(heard)
  if (!TOTAL.test(heard) || CHANGES.test(heard) || !isShort(heard)) return undefined
  if (order.items.some(({ kinds, thing }) => kinds.length > 0 || thing)) return undefined
  if (so.lines.length > 0 && (isOfCart || !isOfLaterBuild(spoken))) return cartListed(draft, so.lines)
  return isOfCart && so.lines.length === 0 && draft.shown === undefined ? cartListed(draft, []) : undefined
}

function emptied({ heard, so, draft }: Spoken): Answer | undefined {
  if (!EMPTIES.test(heard) || /\b(?:except|but|besides)\b/.test(heard) || asksFirst(heard)) return undefined
  if (so.lines.length === 0 && !/\b(?:cart|basket)\b/.test(heard)) return undefined
  return [
    { type: 'cart_change', act: 'keep', parts: [], kinds: [] },
    text(inLanguage(draft.language, ['Took everything out of your cart.', 'Vacié tu carrito.'])),
    suggestions('Show my cart'),
  ]
}

/** "Actually just the intercooler" of a cart that holds more: the rest comes out. */
const ONLY =
  /^\W*(?:(?:actually|no|nah|wait|ok(?:ay)?|hmm|sorry|nvm|never mind|keep|leave|on second thought|you know what)\W+)*(?:just|only) (?:keep |leave |do )?(?:the |my )?[a-z -]+\W*$/
function onlyThose({ heard, so, order, draft }: Spoken): Answer | undefined {
  const kinds = order.items.flatMap((item) => item.kinds)
  const kept = so.lines.filter(({ part }) => part && kinds.includes(part.kind))
  const removed = so.lines.filter((line) => !kept.includes(line))
  if (!so.isGoingOn || !ONLY.test(heard) || kept.length === 0 || removed.length === 0) return undefined
  return outcomeTold(draft, { added: [], set: [], removed, notDone: [], lines: so.lines })
}

/** Whether a message may change the cart at all. */
function isOrder(spoken: Spoken): boolean {
  const { heard, so, order, draft, reading, shownAt } = spoken
  const acts = [...order.items, ...order.others].filter(({ isQuestion }) => !isQuestion).map(({ act }) => act)
  const isInto = INTO_CART.test(heard) && !ASKS_OF_CART.test(heard) && !TOTAL.test(heard)
  if (asksFirst(reading.asked) && !acts.includes('add')) return isInto && !reading.asked.includes('?')
  if (isInto) return true
  const { goal, dynoSheet } = reading.meaning
  const isOfPower = (goal ?? dynoSheet) !== undefined && figurePointed(heard) === undefined
  if (isOfPower || OF_POWER.test(heard)) return false
  if (draft.shown !== undefined && isOfLaterBuild(spoken))
    return (acts.includes('add') && (OUT_OF_BUILD.test(heard) || isOfNamed(spoken))) || ONLY_THESE.test(heard)
  if (so.lines.length > 0 && so.isGoingOn) return true
  if (so.takenOut.length > 0 && /\b(?:back|undo)\b/.test(heard)) return true
  if (so.isGoingOn && (acts.includes('remove') || order.items.some(({ count }) => count !== undefined))) return true
  if (so.lines.length > 0 && (acts.includes('remove') || acts.includes('set'))) return true
  if (acts.includes('add')) return shownAt < 0 || so.changedAt > shownAt
  return isPick(spoken) || isCountOfShown(spoken) || isCountedList(spoken)
}

/** "Ok 1 clutch, 1 flywheel, ship to 60618", "10 sets of plugs, 10 coils": things with their numbers and nothing that is asked. */
const BEGINS = /^\W*(?:(?:ok(?:ay)?|k|cool|so|alright|aight|yes|yeah|then|and)\W+)*\d{1,2} /
const isCountedList = ({ heard, order: { items } }: Pick<Spoken, 'heard' | 'order'>): boolean =>
  BEGINS.test(heard) &&
  !heard.includes('?') &&
  items.filter(({ count }) => count !== undefined).length > 1 &&
  items.every(({ isQuestion, act }) => !isQuestion && act !== 'remove' && act !== 'set')

/** "Add it" after a part by itself was priced: that part, and not the build before it. */
const isOfNamed = ({ advisor, messages }: Spoken): boolean => {
  const last = messages.findLast(({ from }) => from === 'assistant')
  return last?.request === undefined && namedIn(advisor.catalog.parts, last?.text ?? '').length === 1
}

/** "2 then", "ok 1": of the part that was named with its price. */
const isCountOfShown = ({ heard, advisor, messages, shownAt }: Spoken): boolean =>
  ONLY_COUNT.test(heard) &&
  shownAt < 0 &&
  namedIn(advisor.catalog.parts, messages.findLast(({ from }) => from === 'assistant')?.text ?? '').length > 0

/** "Just pads, fronts, cheap": a kind is looked for, and nothing is picked. */
const ONLY_KIND = /^\W*(?:just|only)\b/

/** "Can I just do pads" asks, and picks nothing. */
const MAY_I = /^\W*(?:can|could|should|would|do|may) i\b/

/** "The second one pls": a place of the list, and nothing else. */
const ONLY_PLACE =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|i want|i'll go with|gimme|just|actually|make it|no|nah|scratch that|wait)\W+)*the (?:very )?[a-z\d]+(?: ones?)?(?: (?:then|please|pls|it is))*\W*$/
/** "Z1 it is", "s type then": one of what was shown. */
function isPick({ heard, order, messages, reading, shownAt }: Spoken): boolean {
  const last = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const isOfPlace = ONLY_PLACE.test(heard) && placeSaid(heard) !== undefined
  if (isOfPlace && /\$\d/.test(last) && shownAt < 0) return true
  const isOfShown = /\$\d/.test(last) && reading.meaning.car === undefined && order.items.length > 0
  const isKind =
    ONLY_KIND.test(heard) && order.items.every(({ makers, numbers }) => makers.length + numbers.length === 0)
  if (MAY_I.test(heard)) return false
  return isOfShown && !isKind && isShort(heard) && PICKS.test(heard) && !heard.includes('?')
}

function ordered(spoken: Spoken): Answer | undefined {
  const { order, so, heard } = spoken
  const isOfShot = kindsTold(spoken.before, spoken.messages).includes('nitrous')
  if (!isOrder(spoken) || isOfShot || order.items.some(({ kinds }) => kinds.includes('nitrous'))) return undefined
  const isUnnamedBoost = order.items.some(
    ({ kinds, makers, numbers }) => BOOST.test(kinds[0] ?? '') && makers.length + numbers.length === 0,
  )
  if (isUnnamedBoost && !INTO_CART.test(heard) && so.lines.length === 0) return undefined
  const draft = draftOfCar(spoken)
  const car = carOfOrder(spoken, draft)
  if ('vehicle' in car) {
    const context = contextOf(spoken, draft, car)
    return done(spoken, { ...context, isOfBuild: context.isOfBuild && !isOfNamed(spoken) })
  }
  const out = takenOutOnly(spoken) ?? noneOfOurs(spoken)
  if (out) return out
  return order.items.length > 0 ? [...car.answer, text(inLanguage(draft.language, NOTHING_YET))] : undefined
}

/** Nothing of the order is in the catalog, whatever the car: said before the car is asked for. */
function noneOfOurs({ order, advisor, draft, so }: Spoken): Answer | undefined {
  const { parts } = advisor.catalog
  const isOurs = order.items.some(
    ({ thing }) => !thing || parts.some(({ name }) => thing.inName?.test(name)) || thing.near !== undefined,
  )
  // "Add the gears": a thing of its own, and never the build that was shown before.
  const things = order.others.flatMap(({ act, text: said }) => (act === 'add' ? (thingIn(said) ?? []) : []))
  if (order.items.length === 0 ? things.length === 0 : isOurs) return undefined
  const unknown = order.items.length === 0 ? things : order.items.map(({ name }) => name)
  return outcomeTold(draft, { added: [], set: [], removed: [], unknown, notDone: [], lines: so.lines })
}

const NOTHING_YET: Bilingual = [
  ' Nothing in your cart changed yet: tell me the car and I do all of it.',
  ' Todavía no cambié nada en tu carrito: dime el carro y hago todo.',
]
