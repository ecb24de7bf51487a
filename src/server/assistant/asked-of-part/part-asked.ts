import type { Part } from '../../../engine/model.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import type { Ask } from '../asks/asks-in.ts'
import { ofKinds } from '../cart-talk/pick-part.ts'
import {
  ASKS_OF_CART,
  carOfOrder,
  contextOf,
  draftOfCar,
  INTO_CART,
  nameOfCar,
  type Spoken,
  spokenOrder,
} from '../cart-talk/spoken-order.ts'
import { dangerTold } from '../danger-told.ts'
import { tellsTrouble } from '../knowledge/question-shape.ts'
import { offered } from '../offered-part.ts'
import { isRefusedPart } from '../refused-attributes.ts'
import { asksFirstOfList } from '../small-list-goes-on.ts'
import type { Turn } from '../turn.ts'
import { type MeantPart, meantPart } from './meant-part.ts'
import { type OfPart, partOf } from './of-part.ts'
import { agreesIn, alsoAsked, partAsks } from './part-asks.ts'
import { bestTold } from './told-best.ts'
import { findTold } from './told-find.ts'
import { fitTold } from './told-fit.ts'
import { installOfAny, installTold } from './told-install.ts'
import { needsTold } from './told-needs.ts'
import { priceTold } from './told-price.ts'
import { specTold } from './told-spec.ts'
import { onlyStock, stockTold } from './told-stock.ts'

/** Who answers which question of a part; what is looked for and picked goes on to the others. */
const TELLERS: Readonly<Record<string, (one: OfPart) => Bilingual | undefined>> = {
  'parts.price': priceTold,
  'parts.fit': fitTold,
  'parts.spec': specTold,
  'parts.needs': needsTold,
  'parts.install': installTold,
  'parts.stock': stockTold,
}
/** Questions that stand beside what was told: a part that they name is one that goes with it. */
const OF_TOLD: ReadonlySet<string> = new Set(['parts.needs'])

/** A question of a part as it was learned: its pick, price, fit, figures, needs, hours or stock. */
export function partAsked(turn: Turn): Answer | undefined {
  const sure = partAsks(turn.reading.asks ?? [])
  if (sure.length === 0 || !isOfPart(turn)) return undefined
  if (asksFirstOfList(turn.messages, turn.reading.asked)) return undefined
  const spoken = spokenOrder({ ...turn, advisor: withoutNotMade(turn) })
  if (INTO_CART.test(spoken.heard) && !ASKS_OF_CART.test(spoken.heard)) return undefined
  const isOfOthers = sure.every(({ kind }) => kind !== 'parts.needs' && kind !== 'parts.spec')
  const { items } = spoken.order
  // What is looked for beside a part of ours and is none of ours is told beside it.
  const isBeside = sure.every(({ kind }) => kind === 'parts.find') && items[0]?.thing === undefined
  const isOfThing = isOfOthers && !isBeside
  if (items.some(({ thing, kinds }) => (thing !== undefined && isOfThing) || kinds.includes('nitrous')))
    return undefined
  if ([...items, ...spoken.order.others].some(({ act, isQuestion }) => act === 'add' && !isQuestion)) return undefined
  if (isTroubleOnly(spoken, sure) || isOfMaker(spoken, sure) || isOfSum(spoken, sure)) return undefined
  const own = draftOfCar(spoken)
  const car = carOfOrder(spoken, own)
  if (!('vehicle' in car)) return ofAnyCar(spoken, sure)
  const context = contextOf(spoken, own, car)
  const isOfTold = OF_TOLD.has(sure[0]?.kind ?? '')
  const meant = meantPart(spoken, context, isOfTold)
  if (!meant || !isAskedOf(spoken, meant, sure)) return undefined
  return tellAll({ spoken, context, car, name: nameOfCar(car), meant, words: spoken.heard, typed: '' }, sure)
}

/** The shop without parts that are made as was refused: "what rotors fit, no slotted". */
function withoutNotMade({ advisor, draft, reading }: Turn): Advisor {
  const notMade = [...(draft.notMade ?? []), ...(reading.meaning.notMade ?? [])]
  if (notMade.length === 0) return advisor
  const { catalog } = advisor
  const partsFor: typeof catalog.partsFor = (vehicle) =>
    catalog.partsFor(vehicle).filter((part) => !isRefusedPart(part, notMade))
  return { ...advisor, catalog: { ...catalog, partsFor } }
}

const HAS_STAGE =
  /\b(?:since|after|with|on|at|running|runs|is|been|desde|con) (?:my |the |a |el |un |going )?(?:stage|stg)\b/
/** A build, a danger, a stranger's car and a comparison are for others. */
function isOfPart({ draft, reading, words }: Turn): boolean {
  const { goal, against, stranger, intent, cars } = reading.meaning
  if (draft.talk?.danger || dangerTold(reading.asked, words)) return false
  // "Slips since the stage 1" tells how the car is.
  const isState = goal !== undefined && 'stage' in goal && HAS_STAGE.test(reading.asked)
  const isOther = goal !== undefined && !isState && !('wheelHp' in goal || 'crankHp' in goal || 'torqueLbft' in goal)
  return !isOther && (against ?? stranger ?? cars) === undefined && intent !== 'reset' && intent !== 'compare'
}

/** "Do I need it at 500 whp": whether it is needed at all, and not what it needs. */
const NEEDED = /\bneed (?:it|one|them|this|that|these|those)\b(?! (?:to|for me))|\bw?hp\b/
/** "The N55": an engine is none of the cars by name. */
const ENGINE = /\b(?:[bnms][3-6]\d|vq\d\d|vr\d\d|k2\d|ls\d|lt\d|ea888|fa\d\d|ej\d\d)\b/
const TUNE = /\b(?:re)?tun(?:e|es|ed|ing)\b/
const HARDWARE = /\b(?:gaskets?|clamps?|bolts?|seals?|adapters?|hangers?|couplers?|anything|smth|box|come with)\b/
const LESS_SURE: ReadonlySet<string> = new Set(['parts.needs', 'parts.install', 'parts.price'])
const LEAST = 0.3
/** Of what was told before a question is only asked in words that say what it asks. */
function isAskedOf({ heard, before }: Spoken, { isTold, kinds, beside }: MeantPart, asks: readonly Ask[]): boolean {
  if (asks.some(({ kind }) => kind === 'parts.needs') && NEEDED.test(heard)) return false
  if (asks.some(({ kind }) => kind === 'parts.fit') && ENGINE.test(heard)) return false
  if (!isTold) return true
  if (before.talk?.of?.isChoice && asks.some(({ kind }) => kind === 'parts.best')) return false
  // What any part of its kind asks of a tune the second turns of the kind tell better.
  const isOfTune = asks.every(({ kind }) => kind === 'parts.needs') && TUNE.test(heard) && !HARDWARE.test(heard)
  if (isOfTune && !kinds.includes('cold_air_intake')) return false
  const isOfNeeds = asks.every(({ kind }) => kind === 'parts.needs')
  if (isOfNeeds && !isOfTune && beside.length === 0 && !HARDWARE.test(heard)) return false
  if (asks.some(({ kind }) => kind === 'parts.fit') && /\bstock\b/.test(heard)) return false
  if (asks.every(({ kind, likely }) => LESS_SURE.has(kind) && likely < LEAST)) return false
  const [first] = asks
  return first !== undefined && (first.kind === 'parts.find' || agreesIn(first.kind, first.typed))
}

const WITH_IT =
  /\b(?:with|plus|including) (?:the |an? |its )?(?!it\b|them\b|that\b)[a-z]|\blabor\b|\bhow much (?:is (?:it|that) )?installed\b/
/** "How much with a tune", "how much of that is labor": of the price that was told before. */
const isOfSum = ({ heard, messages }: Spoken, asks: readonly Ask[]): boolean =>
  asks.some(({ kind }) => kind === 'parts.price' || kind === 'parts.install') &&
  WITH_IT.test(heard) &&
  /\$\d/.test(messages.findLast(({ from }) => from === 'assistant')?.text ?? '')

/** A part of a maker is looked for by its name. */
const isOfMaker = ({ order }: Spoken, asks: readonly Ask[]): boolean =>
  asks.some(({ kind }) => kind === 'parts.find') &&
  order.items.some(({ makers, numbers }) => makers.length + numbers.length > 0)

const WANTS =
  /\b(?:need|want|looking|got any|have|sell|carry|shop(?:ping)? for|find|show|get)\b|\bfor (?:a|an|my|the|his|her)\b/
const TROUBLE = /\b(?:smok\w*|fad(?:es?|ing)|shak\w*|grind\w*|leak\w*|slip\w*|boil\w*)\b/
/** "Front pads smoke at the track": what is wrong with it, and no wish for another. */
const isTroubleOnly = ({ reading, heard }: Spoken, asks: readonly Ask[]): boolean =>
  asks.every(({ kind }) => kind === 'parts.find') &&
  (tellsTrouble(reading.asked) || TROUBLE.test(heard)) &&
  !WANTS.test(heard)

function ofAnyCar(spoken: Spoken, asks: readonly Ask[]): Answer | undefined {
  const [item] = spoken.order.items
  const [kind] = item?.kinds ?? []
  if (!kind || !asks.some((ask) => ask.kind === 'parts.install')) return undefined
  const told = installOfAny(
    spoken.advisor.catalog.parts.filter((part) => part.kind === kind),
    spoken.heard,
  )
  return told && [text(inLanguage(spoken.draft.language, told))]
}

/** Their answers name the price already. */
const NAMES_PRICE: ReadonlySet<string> = new Set(['parts.find', 'parts.best', 'parts.install'])

function tellAll(one: OfPart, asks: readonly Ask[]): Answer | undefined {
  const { spoken, car } = one
  const kinds = [...new Set([...asks.map(({ kind }) => kind), ...alsoAsked(asks, one.words)])]
  const told: Bilingual[] = []
  let shown: Part[] = []
  let now = one
  for (const kind of kinds) {
    if (kind === 'parts.price' && kinds.some((other) => NAMES_PRICE.has(other))) continue
    if (kind === 'parts.find') {
      const found = eachFound(now)
      if (found.length === 0) return undefined
      told.push(...found.map((one) => one.told))
      shown = found.flatMap((one) => one.shown)
      now = { ...now, meant: pickedOf(now.meant, shown[0]) }
      continue
    }
    if (kind === 'parts.best') {
      if (isOfTwo(now)) return undefined
      const best = eachOf(now).map(bestTold)
      if (best.some((each) => each === undefined)) return undefined
      told.push(...best.flatMap((each) => (each ? [each.told] : [])))
      shown = best.flatMap((each) => (each ? [each.part] : []))
      now = { ...now, meant: pickedOf(now.meant, shown[0]) }
      continue
    }
    const says =
      kind === 'parts.stock' && told.length > 0
        ? onlyStock()
        : TELLERS[kind]?.({ ...now, typed: asks.find((ask) => ask.kind === kind)?.typed ?? '' })
    if (!says) return undefined
    told.push(says)
  }
  const part = partOf(now)
  const isShelf = kinds.some((kind) => kind !== 'parts.needs' && kind !== 'parts.spec')
  const cards = shown.length > 0 ? shown : part && isShelf ? [part] : []
  return [
    text(...told.map((words) => inLanguage(spoken.draft.language, words)), car.assumed),
    ...(cards.length > 0 ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: cards.map(offered) }] : []),
    suggestions('Add it to my cart', 'How long does it take?'),
  ]
}

/** "Which is louder", "headers or a cam": held against each other. */
const AGAINST = /\b(?:louder|quieter|faster|stronger|heavier|lighter|bigger|safer|lasts?)\b/
const isOfTwo = ({ meant, words }: OfPart): boolean =>
  (meant.beside.length + meant.kinds.length > 1 && /\b(?:or|vs|versus)\b/.test(words)) ||
  (meant.isTold === true && AGAINST.test(words))

/** The question of each kind that is named. */
function eachOf(one: OfPart): OfPart[] {
  const others = one.meant.beside.map(
    (kind): OfPart => ({
      ...one,
      meant: {
        ...{ kinds: [kind], beside: [] },
        parts: ofKinds(one.context, [kind], one.words).toSorted((a, b) => a.priceCents - b.priceCents),
      },
    }),
  )
  return [{ ...one, meant: { ...one.meant, beside: [] } }, ...others]
}
const eachFound = (one: OfPart) => eachOf(one).flatMap((each) => findTold(each) ?? [])

const pickedOf = (meant: MeantPart, part: Part | undefined): MeantPart => (part ? { ...meant, part } : meant)
