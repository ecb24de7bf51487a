import { type AskFamily, familyOf } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'
import { isBelieved } from './part-asks.ts'

const OF_ORDER: ReadonlySet<AskFamily> = new Set<AskFamily>(['cart', 'parts'])
/** So likely each has to be what it is read as. */
const LIKELY = 0.3

/**
 * An order and what is asked of the part beside it are two: "add it and do I need gaskets with it". What is ordered
 * stands together, and so does what is asked. `pieces`: what is answered one after the other so far.
 */
export const ordersApart = (asks: readonly Ask[], pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) => apart(asks, piece) ?? [piece])

function apart(asks: readonly Ask[], piece: string): string[] | undefined {
  const own = asks.filter(({ kind, typed }) => OF_ORDER.has(familyOf(kind)) && piece.includes(typed))
  const isWhole = own.map(({ typed }) => typed).join(' ') === piece.trim()
  if (!isWhole || own.some((ask) => !isBelieved(ask, LIKELY))) return undefined
  if (new Set(own.map(({ kind }) => familyOf(kind))).size < 2) return undefined
  const jobs: { of: AskFamily; typed: string }[] = []
  for (const { kind, typed } of own) {
    const last = jobs.at(-1)
    if (last?.of === familyOf(kind)) last.typed = `${last.typed} ${typed}`
    else jobs.push({ of: familyOf(kind), typed })
  }
  return jobs.map(({ typed }) => typed)
}
