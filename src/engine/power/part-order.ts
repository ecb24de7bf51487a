import { slotRank } from '../fitment/slots.ts'
import type { Part } from '../model.ts'

/** The parts in slot order, then by id: products of floats agree whatever order they were chosen in. */
export function inSlotOrder(parts: readonly Part[]): readonly Part[] {
  if (parts.length < 2) return parts
  return [...parts].sort((a, b) => slotRank(a) - slotRank(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}
