import type { Part, PartKind, Slot, Vehicle } from '../model.ts'
import { clash, contestedSlot } from './clash.ts'
import { fits } from './fits.ts'
import { slotOf } from './slots.ts'

/** What is wrong with a set of parts, and what the customer would have to do about it. */
export type BuildProblem =
  | { reason: 'does_not_fit'; partId: string; vehicleId: string }
  | { reason: 'slot_taken_twice'; slot: Slot; partIds: readonly string[] }
  | { reason: 'needs_missing'; partId: string; slot: Slot }
  | { reason: 'excludes_each_other'; partId: string; otherPartId: string; kind: PartKind }
  | { reason: 'no_boost_to_act_on'; partId: string; slot: Slot }
  /** A rule keeps the part out of any build of this car, fuel and use. */
  | { reason: 'against_rule'; partId: string; ruleId: string }

/** Kinds that act on a compressor or its charge: without a boosted engine they have nothing to do. */
const ACTS_ON_BOOST: ReadonlySet<PartKind> = new Set<PartKind>([
  'pulley_smaller',
  'intercooler',
  'charge_pipes',
  'downpipe',
  'heat_exchanger',
])

/** Whether the part has nothing to act on: boost hardware on an engine that has no boost source. */
export function lacksBoost(part: Part, vehicle: Vehicle, hasBoostSource: boolean): boolean {
  return vehicle.engine.aspiration === 'na' && !hasBoostSource && ACTS_ON_BOOST.has(part.kind)
}

/** The slots filled by the parts themselves and by what their kits include. */
export function filledSlots(parts: readonly Part[]): ReadonlySet<Slot> {
  const filled = new Set<Slot>()
  for (const part of parts) {
    filled.add(slotOf(part.kind))
    for (const slot of part.ratings.includes ?? []) filled.add(slot)
  }
  return filled
}

/**
 * Every problem of the set, in the order of the parts; empty = the build can be put together. One part per slot. A
 * kit's included items satisfy needs; a tune, injectors, pump or intercooler bought beside it replaces the kit's own,
 * anything else that it brings takes its slot.
 */
export function checkBuild(vehicle: Vehicle, parts: readonly Part[]): BuildProblem[] {
  const problems: BuildProblem[] = []
  const filled = filledSlots(parts)
  const hasBoostSource = parts.some((part) => slotOf(part.kind) === 'boost_source')
  for (const [index, part] of parts.entries()) {
    if (!fits(part, vehicle)) problems.push({ reason: 'does_not_fit', partId: part.id, vehicleId: vehicle.id })
    for (const slot of part.needs) {
      if (!filled.has(slot)) problems.push({ reason: 'needs_missing', partId: part.id, slot })
    }
    if (lacksBoost(part, vehicle, hasBoostSource)) {
      problems.push({ reason: 'no_boost_to_act_on', partId: part.id, slot: 'boost_source' })
    }
    for (const other of parts) {
      if (other !== part && part.excludes.includes(other.kind)) {
        problems.push({ reason: 'excludes_each_other', partId: part.id, otherPartId: other.id, kind: other.kind })
      }
    }
    for (const other of parts.slice(index + 1)) {
      const slot = contestedSlot(part, other)
      if (slot) problems.push({ reason: 'slot_taken_twice', slot, partIds: [part.id, other.id] })
    }
  }
  return problems
}

/** Whether one more part can join a sound build: it fits, clashes with none, finds what it needs, and has boost to act on. */
export function canJoin(vehicle: Vehicle, parts: readonly Part[], candidate: Part): boolean {
  if (!fits(candidate, vehicle) || parts.some((part) => clash(part, candidate))) return false
  const hasBoostSource = parts.some((part) => slotOf(part.kind) === 'boost_source')
  if (lacksBoost(candidate, vehicle, hasBoostSource)) return false
  if (candidate.needs.length === 0) return true
  const filled = filledSlots([...parts, candidate])
  return candidate.needs.every((slot) => filled.has(slot))
}
