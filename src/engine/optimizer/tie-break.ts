import { slotRank } from '../fitment/slots.ts'
import { type Part, SLOTS } from '../model.ts'

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function compareBySlot(a: readonly Part[], b: readonly Part[], word: (part: Part) => string): number {
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const slotA = i < a.length ? slotRank(a[i]!) : SLOTS.length + 1
    const slotB = j < b.length ? slotRank(b[j]!) : SLOTS.length + 1
    if (slotA !== slotB) return slotA < slotB ? 1 : -1
    const order = compareText(word(a[i]!), word(b[j]!))
    if (order !== 0) return order
    i++
    j++
  }
  return 0
}

/** Our own parts, which give way to a named product at the same price. */
const HOUSE = 'Adrenaline Performance'
const houseParts = (parts: readonly Part[]): number =>
  parts.reduce((count, part) => count + (part.manufacturer === HOUSE ? 1 : 0), 0)

const boughtParts = (parts: readonly Part[]): number =>
  parts.reduce((count, part) => count + (part.installed ? 0 : 1), 0)

/** The parts in slot order. */
export function bySlotOrder(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => slotRank(a) - slotRank(b) || compareText(a.id, b.id))
}

/**
 * Which of two builds of the same cost and power is given: fewer parts to buy, then more of what is on the car, then fewer of our own (a named product goes
 * first), then the makers' names, then the ids, each compared slot by slot (an empty slot before a filled one). Negative: a first. It does not depend on the order in
 * which parts stand in the catalog, and adding the same part to both builds does not change it.
 */
export function compareTies(a: readonly Part[], b: readonly Part[]): number {
  const bought = boughtParts(a) - boughtParts(b)
  if (bought !== 0) return bought
  if (a.length !== b.length) return b.length - a.length
  const ours = houseParts(a) - houseParts(b)
  if (ours !== 0) return ours
  const first = bySlotOrder(a)
  const second = bySlotOrder(b)
  return compareBySlot(first, second, (part) => part.manufacturer) || compareBySlot(first, second, (part) => part.id)
}
