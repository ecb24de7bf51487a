import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import type { AskKind } from '../asks/ask.ts'
import { addedOrAsked } from '../cart-of-told.ts'
import { addTold } from './add-told.ts'
import { checkoutTold } from './cart-asked.ts'
import type { CartLine, CartSoFar } from './cart-so-far.ts'
import { outcomeTold, placedOf, setTo } from './cart-told.ts'
import { nothingDone } from './doing.ts'
import type { Count } from './order-words.ts'
import { picked } from './pick-part.ts'
import { carOfOrder, contextOf, draftOfCar, isShort, nameOfCar, type Spoken } from './spoken-order.ts'

/** So likely a message is of the cart, whatever its words. While the cart is talked about, the likeliest ask is enough. */
const SURE = 0.5

/** What a message is learned to want of the cart. */
export function cartAskOf({ reading, so }: Spoken): AskKind | undefined {
  const [first] = reading.asks ?? []
  if (!first || !first.kind.startsWith('cart.') || (reading.asks ?? []).length > 1) return undefined
  return first.likely >= SURE || (so.isGoingOn && so.lines.length > 0) ? first.kind : undefined
}

/** "2", "make it two", "put 3 in there my brother has one", "just 1". */
const COUNTED =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|no|nah|then|actually|sorry|oh|ah|wait|so|and|hey|pls|please)\W+)*(?:.*?\b(?:make|put|only|just|do|want|need|take|get|gimme|to|give me|change|bump|set|have|x) )?(?:(?:it|that|them|those|me|this) )*(?:to )?(?:x ?)?(\d{1,2}|one)\b(?! ?(?:%|st|nd|rd|th|\d|more|for|back|out|too|also|of the (?:rear|front)))/
const ONE_MORE = /\b(?:another|(?:1|one) more|an extra|(?:1|one) for (?:my|his|her|the) \w+)\b/
const ONE_LESS =
  /\b(?:1|one)(?: of (?:them|those|these))? (?:back )?(?:out|off)\b|\b(?:remove|take|drop|lose) (?:just )?(?:1|one)\b/

/** How many of what went in last, and what comes out of it again, as it was learned. */
export function byAsk(spoken: Spoken): Answer | undefined {
  const ask = cartAskOf(spoken) ?? (picksAnother(spoken) ? 'cart.swap' : undefined)
  if (!ask || spoken.reading.meaning.cars !== undefined || !isShort(spoken.heard)) return undefined
  const isNamed = spoken.order.items.some(
    ({ kinds, makers, numbers, thing }) => kinds.length + makers.length + numbers.length > 0 || thing,
  )
  if (isNamed) return swapped(spoken, ask)
  if (ask === 'cart.checkout') return checkoutTold(spoken.draft, spoken.so.lines)
  if (ask === 'cart.remove') return oneLess(spoken) ?? lessOfEnd(spoken)
  if (ask === 'cart.count' || ask === 'cart.add') return counted(spoken, ask)
  return undefined
}

/** "The Mishimoto one if you have it" while the cart is talked about. */
const picksAnother = ({ heard, so, order }: Spoken): boolean =>
  so.isGoingOn && so.lines.length > 0 && PICKS.test(heard) && order.items.some(({ makers }) => makers.length > 0)
const PICKS =
  /^\W*(?:(?:no|nah|ok|okay|actually|make it|i want|i'd take|gimme|rather|get me) )*the [\w-]+(?: \w+)? ones?\b/

function countIn(heard: string): Count | undefined {
  const said = COUNTED.exec(heard)?.[1]
  const count = said === 'one' ? 1 : Number(said)
  return said === undefined || !(count > 0) ? undefined : { count, isPieces: !/\b(?:sets?|pairs?)\b/.test(heard) }
}

/** The last line, where the talk put one in and nothing else is pointed at. */
const lastOf = ({ lines, last }: CartSoFar): CartLine | undefined => {
  const own = lines.filter((line) => last.some(({ name }) => name === line.name))
  return (own.length > 0 ? own : lines).at(-1)
}

function counted(spoken: Spoken, ask: AskKind): Answer | undefined {
  const { heard, so, draft, before } = spoken
  const isMore = ONE_MORE.test(heard)
  const count = isMore && !/\bmake\b/.test(heard) ? undefined : countIn(heard)
  const line = lastOf(so)
  if (line?.part && (count ?? (isMore || undefined)) !== undefined) {
    const isOther = spoken.named.car !== undefined && spoken.named.car !== before.car
    if (isOther || (ask === 'cart.add' && !so.isGoingOn)) return undefined
    const set = count ? setTo(line.part, count) : { part: line.part, count: line.count + 1 }
    return outcomeTold(draft, { added: [], set: [set], removed: [], notDone: [], lines: so.lines })
  }
  return ask === 'cart.count' && count && so.lines.length === 0 ? countOfTold(spoken, count) : undefined
}

/** "2 sets pls": of the part that was told before, else that nothing is in it yet. */
function countOfTold(spoken: Spoken, count: Count): Answer | undefined {
  const { before, draft, messages } = spoken
  if (before.shown !== undefined && messages.at(-2)?.request !== undefined) return undefined
  const { named } = spoken
  const isYear = named.car === undefined && before.car !== undefined
  const own = isYear ? before : draftOfCar(spoken)
  const car = carOfOrder(isYear ? { ...spoken, reading: { ...spoken.reading, mayMean: [] } } : spoken, own)
  if (!('vehicle' in car)) return [text(inLanguage(draft.language, NONE_YET))]
  const doing = nothingDone()
  const context = { ...contextOf(spoken, own, car), isOfBuild: false }
  addTold(spoken, context, doing, { act: 'add', count, text: spoken.heard, isQuestion: false, at: 0 })
  if (doing.added.length > 0)
    return outcomeTold(draft, {
      vehicleId: car.vehicle.id,
      car: nameOfCar(car),
      added: doing.added,
      set: [],
      removed: [],
      notDone: [],
      lines: [],
    })
  return doing.several.length > 0
    ? addedOrAsked(draft, car, doing.several, spoken.heard)
    : [text(inLanguage(draft.language, NONE_YET)), suggestions('What parts do you have for it?')]
}

const NONE_YET: Bilingual = [
  "Nothing from this talk is in your cart yet, so there's no count to change. Tell me the part and the car and I put in as many as you want.",
  'De esta plática todavía no hay nada en tu carrito. Dime la pieza y el carro y pongo las que quieras.',
]

/** "Nah take one back out": one less of what went in last. */
function oneLess({ heard, so, draft }: Spoken): Answer | undefined {
  const line = lastOf(so)
  if (!line?.part || line.count < 2 || !ONE_LESS.test(heard)) return undefined
  return outcomeTold(draft, {
    ...{ added: [], removed: [], notDone: [], lines: so.lines },
    set: [{ part: line.part, count: line.count - 1 }],
  })
}

const END = /\b(front|rear|back)s?\b/
/** "Remove the rear ones": of pads of one end only that end. */
function lessOfEnd({ heard, so, draft }: Spoken): Answer | undefined {
  const said = END.exec(heard)?.[1]
  if (!said || so.lines.length === 0) return undefined
  const [own, other] = said === 'front' ? ['front', 'rear'] : ['rear', 'front']
  const ofAxles = so.lines.filter(({ part }) => part && /^brake_(?:pads|rotors)$/.test(part.kind))
  const isOf = (line: CartLine, end: string) => line.name.toLowerCase().includes(end)
  const [line] = ofAxles.filter((one) => isOf(one, own) && !isOf(one, other))
  const both = ofAxles.find(({ name, count }) => count > 1 && !/front|rear/i.test(name))
  const none = { added: [], set: [], removed: [], notDone: [], lines: so.lines }
  if (line) return outcomeTold(draft, { ...none, removed: [line] })
  if (both?.part) {
    const told = outcomeTold(draft, { ...none, set: [{ part: both.part, count: both.count - 1 }] })
    return [...told, text(inLanguage(draft.language, [` That's the ${other} set.`, ' Queda un juego.']))]
  }
  const [kept] = ofAxles
  return (
    kept && [
      text(
        inLanguage(draft.language, [
          `No ${own} set from this talk is in your cart: what's in there is the ${kept.name}, and it stays.`,
          `En tu carrito no hay ese juego: lo que hay es ${kept.name} y ahí se queda.`,
        ]),
      ),
      suggestions('Show my cart'),
    ]
  )
}

const ALSO = /\b(?:and|also|too|another|plus|as well|add|put|throw|both)\b/
/** "The Mishimoto one if you have it" right after the cart: in the place of the one of its kind. */
function swapped(spoken: Spoken, ask: AskKind): Answer | undefined {
  const { so, order, heard, draft } = spoken
  const [item, another] = order.items
  const isChoice = ask === 'cart.swap' || (ask === 'cart.add' && item?.act === undefined)
  if (!item || another || !so.isGoingOn || !isChoice || item.act !== undefined || item.count || ALSO.test(heard))
    return undefined
  if (item.makers.length === 0 || heard.includes('?')) return undefined
  const own = draftOfCar(spoken)
  const car = carOfOrder(spoken, own)
  if (!('vehicle' in car)) return undefined
  const found = picked(contextOf(spoken, own, car), item, heard)
  if (!('part' in found)) return undefined
  const removed = so.lines.filter(({ part }) => part?.kind === found.part.kind && part !== found.part)
  if (removed.length === 0) return undefined
  return outcomeTold(draft, {
    vehicleId: car.vehicle.id,
    added: [placedOf(found.part, undefined)],
    set: [],
    removed,
    notDone: [],
    lines: so.lines,
  })
}
