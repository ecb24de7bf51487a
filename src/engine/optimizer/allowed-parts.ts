import { mayClash } from '../fitment/clash.ts'
import { fits } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { type Ceiling, ceilingSetBy } from '../limits/ceilings.ts'
import { type Part, type PartKind, SLOTS, type Slot } from '../model.ts'
import { isScenarioSlot } from './scenario-slots.ts'
import type { SearchRequest } from './search-request.ts'
import { ruleOfUse } from './use-rules.ts'

/** A part with what it adds to the bill, and where it goes. */
export interface Candidate {
  part: Part
  slot: Slot
  /** Price plus labor, whole cents; 0 for a part that is on the car already. */
  cents: number
  /** It can clash with a part of another slot. */
  mayClash: boolean
  /** What the other slots can see of it: its kind, what it needs, excludes and brings. */
  relations: string
  /** The part as a list. */
  alone: readonly Part[]
  /** The strength limit that it sets in place of the stock one, less the reserve. */
  ceiling: Ceiling | undefined
}

/** The candidates of one slot outside the scenario. */
export interface SlotCandidates {
  slot: Slot
  /** Place of the slot in the order of slots. */
  rank: number
  list: readonly Candidate[]
  /** It holds a part that must be taken. */
  fixed: boolean
}

/** Labor for one part, whole cents. Worked: 1.5 h at 150 dollars = 22,500 cents. */
export function laborCents(part: Part, laborRateCentsPerHour: number): number {
  return Math.round(part.laborHours * laborRateCentsPerHour)
}

/** Candidates by slot: what the request leaves to choose from. `fixed` slots hold a part that must be taken. */
export interface AllowedParts {
  bySlot: ReadonlyMap<Slot, readonly Candidate[]>
  fixed: ReadonlySet<Slot>
  /** The slots outside the scenario, in slot order. */
  free: readonly SlotCandidates[]
  /** Slots that some allowed part, or the request, may need filled. */
  needed: ReadonlySet<Slot>
  /** Slots that some part of another slot brings along. */
  brought: ReadonlySet<Slot>
}

const looks = new WeakMap<Part, string>()

/** All of a part that the search can see but its cost; kept, because parts are immutable and asked for often. */
function lookOf(part: Part): string {
  const known = looks.get(part)
  if (known !== undefined) return known
  const { kind, ratings, needs, excludes } = part
  const look = JSON.stringify([kind, Object.entries(ratings).sort(), [...needs].sort(), [...excludes].sort()])
  looks.set(part, look)
  return look
}

/** Parts that differ in nothing that the search can see: the cheaper one stands for both, by the tie rule if equal. */
function withoutTwins(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const look = lookOf(candidate.part)
    const rival = best.get(look)
    const order = rival
      ? candidate.cents - rival.cents ||
        (candidate.part.manufacturer < rival.part.manufacturer
          ? -1
          : candidate.part.manufacturer > rival.part.manufacturer
            ? 1
            : candidate.part.id < rival.part.id
              ? -1
              : 1)
      : -1
    if (order < 0) best.set(look, candidate)
  }
  return [...best.values()]
}

/** Kinds that do nothing, or cannot run, without ethanol in the tank. */
const ETHANOL_ONLY: ReadonlySet<PartKind> = new Set<PartKind>(['e85_tune', 'flex_fuel'])

/** The parts that a request allows, by slot, twins left out. Locked and owned parts hold their slot alone. */
export function allowedParts(request: SearchRequest, reserve: number): AllowedParts {
  const owned = new Set(request.ownedPartIds)
  const locked = new Set([...(request.lockedPartIds ?? []), ...owned])
  const excludedIds = new Set(request.excludedPartIds)
  const excludedSlots = new Set(request.excludedSlots)
  const excludedCategories = new Set(request.excludedCategories)
  const excludedKinds = new Set([...(request.excludedKinds ?? []), ...ruleOfUse(request.use).excludedKinds])
  const ethanol =
    request.fuel === 'e30' || request.fuel === 'e85' || (request.requiredSlots?.includes('fuel_blend') ?? false)

  const bySlot = new Map<Slot, Candidate[]>()
  const fixed = new Set<Slot>()
  for (const part of request.parts) {
    if (!fits(part, request.vehicle)) continue
    const slot = slotOf(part.kind)
    const isLocked = locked.has(part.id)
    if (!isLocked) {
      if (fixed.has(slot) || excludedIds.has(part.id) || excludedSlots.has(slot)) continue
      if (excludedCategories.has(part.category) || excludedKinds.has(part.kind)) continue
      if (ETHANOL_ONLY.has(part.kind) && !ethanol) continue
    }
    const cents = owned.has(part.id) ? 0 : part.priceCents + laborCents(part, request.laborRateCentsPerHour)
    if (isLocked && !fixed.has(slot)) {
      fixed.add(slot)
      bySlot.set(slot, [])
    }
    const list = bySlot.get(slot) ?? []
    list.push({
      part,
      slot,
      cents,
      mayClash: mayClash(part),
      relations: `${part.kind};${part.needs};${part.excludes};${part.ratings.includes ?? ''}`,
      alone: [part],
      ceiling: ceilingSetBy(part, request.vehicle, reserve),
    })
    bySlot.set(slot, list)
  }
  const ordered = new Map<Slot, readonly Candidate[]>()
  for (const slot of SLOTS) {
    const list = bySlot.get(slot)
    if (list) ordered.set(slot, fixed.has(slot) ? list : withoutTwins(list))
  }
  return allowedOf(ordered, fixed, request.requiredSlots ?? [])
}

function allowedOf(
  bySlot: ReadonlyMap<Slot, readonly Candidate[]>,
  fixed: ReadonlySet<Slot>,
  requiredSlots: readonly Slot[],
): AllowedParts {
  const needed = new Set<Slot>(requiredSlots)
  const brought = new Set<Slot>()
  for (const [slot, list] of bySlot) {
    for (const { part } of list) {
      for (const need of part.needs) needed.add(need)
      for (const other of part.ratings.includes ?? []) if (other !== slot) brought.add(other)
    }
  }
  const free: SlotCandidates[] = []
  for (const [slot, list] of bySlot) {
    if (!isScenarioSlot(slot)) free.push({ slot, list, rank: SLOTS.indexOf(slot), fixed: fixed.has(slot) })
  }
  return { bySlot, fixed, free, needed, brought }
}

/** The same with more slots left stock and other slots required; the candidates themselves are shared. */
export function narrowedParts(
  allowed: AllowedParts,
  excludedSlots: readonly Slot[],
  requiredSlots: readonly Slot[],
): AllowedParts {
  const bySlot = new Map(
    [...allowed.bySlot].filter(([slot]) => !excludedSlots.includes(slot) || allowed.fixed.has(slot)),
  )
  return allowedOf(bySlot, allowed.fixed, requiredSlots)
}
