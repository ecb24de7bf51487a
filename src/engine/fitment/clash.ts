import type { Part, Slot } from '../model.ts'
import { slotOf } from './slots.ts'

/** What a kit brings of these may be replaced by a better part; anything else that it brings takes its slot. */
const REPLACEABLE: ReadonlySet<Slot> = new Set<Slot>([
  'tune',
  'injectors',
  'fuel_pump',
  'intercooler',
  'head_studs',
  'oil_pump',
])

/** Whether the part fills the slot for good: its own slot, or one that it brings and that nothing may replace. */
export function occupies(part: Part, slot: Slot): boolean {
  return slotOf(part.kind) === slot || (!REPLACEABLE.has(slot) && (part.ratings.includes?.includes(slot) ?? false))
}

/** The slot for which both parts would be needed at once; undefined when they leave each other alone. */
export function contestedSlot(a: Part, b: Part): Slot | undefined {
  const slotA = slotOf(a.kind)
  const slotB = slotOf(b.kind)
  if (occupies(b, slotA)) return slotA
  if (occupies(a, slotB)) return slotB
  return a.ratings.includes?.find((slot) => !REPLACEABLE.has(slot) && occupies(b, slot))
}

/** Whether the two parts may not stand in one build: one excludes the other's kind, or both want one slot. */
export function clash(a: Part, b: Part): boolean {
  return a.excludes.includes(b.kind) || b.excludes.includes(a.kind) || contestedSlot(a, b) !== undefined
}

/** Whether the part can clash with anything outside its own slot. */
export function mayClash(part: Part): boolean {
  return part.excludes.length > 0 || (part.ratings.includes?.some((slot) => !REPLACEABLE.has(slot)) ?? false)
}
