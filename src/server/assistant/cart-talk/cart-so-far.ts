import { oncePer } from '../../../catalog/once-per.ts'
import type { Part } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import type { Said } from '../advisor.ts'
import { kindWords } from '../parts-answer.ts'

/** One line that this talk put into the cart. */
export interface CartLine {
  name: string
  /** Absent: the whole build, with its installation. */
  part?: Part
  count: number
  eachUsd: number
}

/** What this talk put into the cart and did not take out again; what the browser has beside it is not known here. */
export interface CartSoFar {
  lines: readonly CartLine[]
  /** What the last change of it put in or set. */
  last: readonly CartLine[]
  /** What the last answer took out: "put it back". */
  takenOut: readonly CartLine[]
  /** The last answer was of the cart. */
  isGoingOn: boolean
  /** Where in the talk it was changed last; -1 before any change. */
  changedAt: number
}

const ADDED = /(?:^|\s)(?:In your cart: |En tu carrito: )(.*)/g
const SET = /(?:^|\s)(?:Now in your cart: |Ahora en tu carrito: )(.*)/g
const OUT_KINDS =
  /(?:Took the (.+?) out of your cart\.|Quité del carrito: (.+?)\.|Out of your cart, if it was in there: (.+?)\. Everything|Fuera de tu carrito, si estaba: (.+?)\. Lo demás)/
const EMPTIED = /Took everything out of your cart\.|Vacié tu carrito\./
const EMPTIED_BUT = /Took everything out of your cart except: (.+?)\.|Quité todo del carrito menos: (.+?)\./
const ITEM = /^(?:(\d+) (?:of the |de: |de ))?(.+?), \$([\d,]+(?:\.\d\d)?)(?: each| c\/u)?/
const ABOUT_CART = /\b(?:cart|carrito)\b/

const NOT_DONE = /^(?:Not done: |No lo hice: )/

const byName = oncePer(
  (parts: readonly Part[]): ReadonlyMap<string, Part> =>
    new Map(parts.map((part) => [`${part.manufacturer} ${part.name}`, part])),
)

/** The items of a list; it ends where more than an item stands between two semicolons. */
function linesIn(parts: readonly Part[], listed: string): CartLine[] {
  const pieces = listed.split('; ')
  const last = pieces.findIndex((piece) => (ITEM.exec(piece)?.[0].length ?? 0) < piece.length)
  return pieces.slice(0, last < 0 ? undefined : last + 1).flatMap((said) => {
    const [, count, name = '', price = ''] = ITEM.exec(said) ?? []
    if (!name) return []
    const part = byName(parts).get(name)
    const eachUsd = part ? dollarsOf(part.priceCents) : Number(price.replaceAll(',', ''))
    return [{ name, count: Number(count ?? 1), eachUsd, ...(part ? { part } : {}) }]
  })
}

const without = (lines: readonly CartLine[], isOut: (line: CartLine) => boolean): CartLine[] =>
  lines.filter((line) => !isOut(line))

function withAdded(lines: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  const sums = new Map(lines.map((line) => [line.name, line] as const))
  for (const line of added) {
    const before = sums.get(line.name)
    sums.set(line.name, before ? { ...line, count: before.count + line.count } : line)
  }
  return [...sums.values()]
}

const ofKinds = (words: string) => (line: CartLine) =>
  line.part === undefined || words.split(/, | and /).includes(kindWords(line.part.kind))

/** What the talk has done to the cart so far, read off our own words. */
export function cartSoFar(parts: readonly Part[], messages: readonly Said[]): CartSoFar {
  let lines: readonly CartLine[] = []
  let last: readonly CartLine[] = []
  let changedAt = -1
  let takenOut: readonly CartLine[] = []
  for (const [at, { from, text }] of messages.entries()) {
    if (from !== 'assistant') continue
    const before = lines
    takenOut = []
    if (!ABOUT_CART.test(text)) continue
    const outKinds = OUT_KINDS.exec(text)?.slice(1).find(Boolean)
    const kept = EMPTIED_BUT.exec(text)?.slice(1).find(Boolean)
    if (EMPTIED.test(text)) lines = []
    if (kept) lines = lines.filter(ofKinds(kept))
    if (outKinds)
      lines = without(
        lines,
        (line) => outKinds.includes(line.name) || (line.part !== undefined && ofKinds(outKinds)(line)),
      )
    takenOut = before.filter((line) => !lines.includes(line))
    for (const [, listed = ''] of text.matchAll(SET)) {
      const set = linesIn(parts, listed)
      lines = [...without(lines, ({ name }) => set.some((one) => one.name === name)), ...set]
      last = set
    }
    for (const [, listed = ''] of text.matchAll(ADDED)) {
      const added = linesIn(parts, listed)
      lines = withAdded(lines, added)
      last = added
    }
    if (lines !== before) changedAt = at
  }
  const told = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  return { lines, last, takenOut, isGoingOn: ABOUT_CART.test(told) || NOT_DONE.test(told), changedAt }
}

export const totalUsd = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { count, eachUsd }) => sum + count * eachUsd, 0)
