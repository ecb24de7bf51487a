import { slotOf } from '../fitment/slots.ts'
import { type Part, SLOTS } from '../model.ts'

const RANK = new Map<string, number>(SLOTS.map((slot, index) => [slot, index]))
const rank = (part: Part): number => RANK.get(slotOf(part.kind)) ?? SLOTS.length

/** The parts in slot order, then by id: products of floats agree whatever order they were chosen in. */
export function inSlotOrder(parts: readonly Part[]): readonly Part[] {
  return [...parts].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}
