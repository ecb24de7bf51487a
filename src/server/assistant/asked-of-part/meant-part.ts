import type { Part, PartKind } from '../../../engine/model.ts'
import { namedBefore } from '../cart-talk/named-before.ts'
import type { SaidItem } from '../cart-talk/order-of.ts'
import { chosenOf, type OrderContext, ofKinds, picked } from '../cart-talk/pick-part.ts'
import type { Spoken } from '../cart-talk/spoken-order.ts'
import { kindsTold } from '../told-last.ts'

/** The part that is asked about: one, or those of which one is to be chosen. */
export interface MeantPart {
  kinds: readonly PartKind[]
  /** The cheapest first. */
  parts: readonly Part[]
  /** The one that is meant, where it is one. */
  part?: Part | undefined
  /** What was named and is not listed for the car; `parts` fit in its place. */
  missing?: string
  /** Kinds that the message names beside it: "do I need springs with that". */
  beside: readonly PartKind[]
  /** Told before, and not named in the message. */
  isTold?: true
}

const OUT: ReadonlySet<SaidItem['act']> = new Set<SaidItem['act']>(['remove', 'refuse', 'keep'])
/** Asks of what was told: "does it need", "with those". */
const POINTS = /\b(?:it|its|that|this|them|they|those|these|ones?|same)\b/
const ONE = /^(?!.*\b(?:those|them|both|all|everything|these)\b).*\b(?:it|that|this|one)\b/
const NEEDS = /\b(?:needs?|require\w*|goes with|go with)\b/
/** So few words beside what was told last name nothing else. */
const FEW_WORDS = 8
/** Words by which one of several is pointed at. */
const CHOOSES =
  /\b(?:cheap\w*|expensive|best|dearest|middle|first|second|third|last|quiet\w*|mild\w*|catted|catless|carbon|front|rear)\b/

const byPrice = (parts: readonly Part[]): Part[] => parts.toSorted((a, b) => a.priceCents - b.priceCents)

/** What the message names itself, else what was told last. `isOfTold`: what it names stands beside what was told. */
export function meantPart(spoken: Spoken, context: OrderContext, isOfTold: boolean): MeantPart | undefined {
  const items = spoken.order.items.filter(({ act, thing }) => !OUT.has(act) && !thing)
  const told = toldParts(spoken, context, isOfTold)
  const named = items.flatMap(({ kinds }) => kinds[0] ?? [])
  const isNewCar = spoken.reading.meaning.car !== undefined && spoken.reading.meaning.car !== spoken.before.car
  const [first] = items
  const isBehind = (form: RegExp) => {
    const at = spoken.heard.search(form)
    return first !== undefined && at >= 0 && at <= spoken.heard.indexOf(first.name)
  }
  const isBeside = isBehind(POINTS) || (isOfTold && (POINTS.test(spoken.heard) || isBehind(NEEDS)))
  if (told && first && isBeside && !isNewCar)
    return { ...told, beside: named.filter((kind) => !told.kinds.includes(kind)) }
  const [item, ...rest] = items
  if (!item) return told
  const own = ofItem(context, item, spoken.heard)
  const others = rest.flatMap(({ kinds }) => kinds[0] ?? []).filter((kind) => !own.kinds.includes(kind))
  if (own.parts.length === 0 && own.missing === undefined) return undefined
  return { ...own, beside: others }
}

function ofItem(context: OrderContext, item: SaidItem, heard: string): MeantPart {
  const found = picked(context, item, heard)
  const isNamed = item.makers.length + item.numbers.length > 0
  if ('part' in found) {
    const all = byPrice(ofKinds(context, [found.part.kind], item.text))
    return { kinds: [found.part.kind], parts: all, part: isNamed ? found.part : onlyOf(all), beside: [] }
  }
  if ('several' in found)
    return { kinds: found.several.map(({ kind }) => kind), parts: byPrice(found.several), beside: [] }
  const kinds = item.kinds.length > 0 ? item.kinds.slice(0, 1) : found.instead.slice(0, 1).map(({ kind }) => kind)
  return { kinds, parts: byPrice(found.instead), missing: found.missing, beside: [] }
}

const onlyOf = ([only, another]: readonly Part[]): Part | undefined => (another === undefined ? only : undefined)

function toldParts(spoken: Spoken, context: OrderContext, isOfTold: boolean): MeantPart | undefined {
  const { advisor, messages, heard } = spoken
  const fitting = new Set(advisor.catalog.partsFor(context.car.vehicle))
  const answer = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const isOfLast = isOfTold || POINTS.test(heard) || heard.trim().split(/\s+/).length <= FEW_WORDS
  const named = isOfLast ? namedBefore(advisor.catalog.parts, messages) : []
  const own = named.filter((part) => fitting.has(part))
  if (named.length > 0) {
    const some = own.length > 0 ? own : named
    const [first] = some
    const parts = ONE.test(heard) ? some.filter(({ kind }) => kind === first?.kind) : some
    const one = onlyOf(parts) ?? (CHOOSES.test(heard) ? chosenOf(parts, heard) : first)
    return {
      kinds: [...new Set(parts.map(({ kind }) => kind))],
      parts: byPrice(parts),
      part: one,
      beside: [],
      isTold: true,
    }
  }
  const kinds = kindsTold(spoken.before, messages)
  const [kind, another] = kinds.length > 1 ? kinds.filter((one) => one !== 'tune') : kinds
  // A kind that an explanation only spoke of is not what is bought.
  if (!kind || another || !isOfLast || !/\$\d/.test(answer)) return undefined
  const all = byPrice(ofKinds(context, [kind], ''))
  return all.length === 0 ? undefined : { kinds: [kind], parts: all, part: onlyOf(all), beside: [], isTold: true }
}
