import type { Bilingual } from '../advisor.ts'
import { pointedAt } from '../told-last.ts'
import type { CartLine } from './cart-so-far.ts'
import { type Doing, ofWholeBuild } from './doing.ts'
import type { SaidItem, SaidOfOthers } from './order-of.ts'
import type { Spoken } from './spoken-order.ts'

const OF_ONE = /\b(?:one|1) of\b/

/** The lines of the cart that a thing of the order means. */
export function linesOf({ so }: Spoken, { kinds, makers, numbers, name }: SaidItem): CartLine[] {
  const isNamed = (line: CartLine) =>
    (line.part !== undefined && makers.includes(line.part.manufacturer)) ||
    numbers.some((number) => line.name.toLowerCase().includes(number))
  const found = so.lines.filter((line) =>
    kinds.length > 0 ? line.part && kinds.includes(line.part.kind) : isNamed(line),
  )
  return found.length > 0 ? found : linesPointedAt(so.lines, name)
}

export function linesPointedAt(lines: readonly CartLine[], words: string): CartLine[] {
  const pointed = pointedAt(
    lines.flatMap(({ part }) => part?.kind ?? []),
    words,
  )
  return lines.filter(({ part }) => part && pointed.includes(part.kind))
}

export function takeOut(spoken: Spoken, doing: Doing, item: SaidItem): void {
  const { act, text, name, kinds } = item
  const lines = linesOf(spoken, item)
  const [line] = lines
  if (OF_ONE.test(text) && line?.part && line.count > 1) doing.set.push({ part: line.part, count: line.count - 1 })
  else if (lines.length > 0) doing.removed.push(...lines.filter((one) => !doing.removed.includes(one)))
  else if (act === 'remove' && spoken.so.lines.some(({ part }) => !part)) doing.notDone.push(ofWholeBuild(name))
  else if (act === 'remove' && kinds.length > 0) doing.outKinds.push(...kinds)
  else if (act === 'remove') doing.unknown.push(name)
}

/** "There's a shirt in there. Take that out": the thing that was named right before, which is none of ours. */
export function thingPointedAt({ order, so }: Spoken, { text: said, at }: SaidOfOthers): string | undefined {
  const before = order.items[at - 1]
  if (
    !before?.thing ||
    (before.act !== undefined && before.act !== 'refuse') ||
    !/\b(?:it|that|this|them|those)\b/.test(said)
  )
    return undefined
  return so.lines.some(({ name }) => before.thing?.inName?.test(name)) ? undefined : before.name
}

/** "Nvm, remove it": what went in last. */
export function takeLast({ so }: Spoken, doing: Doing, isOne: boolean): void {
  const last = so.lines.filter((line) => so.last.some(({ name }) => name === line.name))
  const out = last.length > 0 ? last : so.lines
  const [line] = out
  if (isOne && out.length === 1 && line?.part && line.count > 1) {
    doing.set.push({ part: line.part, count: line.count - 1 })
    return
  }
  if (out.length > 0) doing.removed.push(...out.filter((line) => !doing.removed.includes(line)))
  else if (doing.notDone.length === 0) doing.notDone.push(NOTHING_IN)
}

const NOTHING_IN: Bilingual = [
  "Nothing went into your cart in this talk, so there's nothing to take out. What you added yourself is on /cart.",
  'En esta plática no puse nada en tu carrito, así que no hay nada que quitar. Lo que agregaste tú está en /cart.',
]
