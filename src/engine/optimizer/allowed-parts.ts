import { mayClash } from '../fitment/clash.ts'
import { fits } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { type Ceiling, ceilingSetBy, type Reserve } from '../limits/ceilings.ts'
import { liftOf } from '../limits/rule-ceilings.ts'
import { type Part, type PartKind, SLOTS, type Slot } from '../model.ts'
import { NO_RULES, type SearchRules } from '../rulebook/search-rules.ts'
import { effectivePart } from './effective-parts.ts'
import { isScenarioSlot } from './scenario-slots.ts'
import type { SearchRequest } from './search-request.ts'
import { laborCents, laborInJobs, type SharedLabor, sharedShares } from './shared-labor.ts'
import { compareTies } from './tie-break.ts'
import { ruleOfUse } from './use-rules.ts'

/** A part with what it adds to the bill, and where it goes. */
export interface Candidate {
  part: Part
  /** The part with all that it needs and excludes, the rulebook's included. */
  effective: Part
  slot: Slot
  /** Price, labor and penalty, whole cents. */
  cents: number
  penaltyCents: number
  labor: SharedLabor | undefined
  /** What each ceiling of the rulebook is good for with this part, wheel hp before the reserve, by its place there. */
  lifts: readonly { ceiling: number; slot: Slot; inHand: number; ofAir: boolean; wheelHp: number }[]
  /** It can clash with a part of another slot. */
  mayClash: boolean
  /** What the other slots can see of it: its kind, what it needs, excludes and brings. */
  relations: string
  /** All of it that the search can see but its cost. */
  look: string
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

export { laborCents }

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

/** All of a part but its name and cost; kept, because parts are immutable and asked for often. */
function partLook(part: Part): string {
  const known = looks.get(part)
  if (known !== undefined) return known
  const { kind, ratings, needs, excludes, calibration, chargeCooling, fabricated } = part
  const how = [calibration, chargeCooling, fabricated]
  const look = JSON.stringify([kind, Object.entries(ratings).sort(), [...needs].sort(), [...excludes].sort(), how])
  looks.set(part, look)
  return look
}

/** What is known of a part under a rulebook, whatever the request: worked out once. */
type PartFacts = Omit<Candidate, 'cents' | 'labor' | 'ceiling'>

const known = new WeakMap<SearchRules, WeakMap<Part, PartFacts>>()

function factsOf(part: Part, rules: SearchRules): PartFacts {
  const ofRules = known.get(rules) ?? new WeakMap<Part, PartFacts>()
  known.set(rules, ofRules)
  const facts = ofRules.get(part) ?? workedOut(part, rules)
  ofRules.set(part, facts)
  return facts
}

function workedOut(part: Part, rules: SearchRules): PartFacts {
  const effective = effectivePart(part, rules)
  const { kind, needs, excludes, ratings } = effective
  const lifts = liftsOf(part, rules)
  const ruled = effective === part ? '' : `${[...needs].sort()};${[...excludes].sort()}`
  const lifted = lifts.map(({ ceiling, wheelHp }) => `${ceiling}:${wheelHp}`)
  return {
    ...{ part, effective, lifts },
    slot: slotOf(kind),
    penaltyCents: part.installed ? 0 : rules.penaltyCents(part),
    mayClash: mayClash(effective),
    relations: `${kind};${needs};${excludes};${ratings.includes ?? ''}`,
    look: `${partLook(part)}|${ruled}|${lifted}`,
    alone: [part],
  }
}

/** Parts that differ in nothing that the search can see: the cheaper one stands for both, by the tie rule if equal. */
function withoutTwins(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.length < 2) return [...candidates]
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const rival = best.get(candidate.look)
    if (!rival || (candidate.cents - rival.cents || compareTies(candidate.alone, rival.alone)) < 0) {
      best.set(candidate.look, candidate)
    }
  }
  return [...best.values()]
}

/** Kinds that do nothing, or cannot run, without ethanol in the tank. */
const ETHANOL_ONLY: ReadonlySet<PartKind> = new Set<PartKind>(['e85_tune', 'flex_fuel'])

/** Makes candidates of a request's parts; shared jobs are counted in the order in which they are first met. */
function candidateMaker(request: SearchRequest, reserve: Reserve): (part: Part) => Candidate {
  const { vehicle, laborRateCentsPerHour: rate, rules = NO_RULES } = request
  const jobs = new Map<string, number>()
  const numberOf = (job: string): number => {
    const number = jobs.get(job) ?? jobs.size
    jobs.set(job, number)
    return number
  }
  const sharedOf = (part: Part): SharedLabor | undefined =>
    laborInJobs(
      sharedShares(part, rules.sharedJobsOf(part), rate).map(({ job, cents }) => ({ job: numberOf(job), cents })),
    )
  const locked = new Set(request.lockedPartIds)
  return (part) => {
    const facts = factsOf(part, rules)
    const penaltyCents = locked.has(part.id) ? 0 : facts.penaltyCents
    const labor = sharedOf(part)
    return {
      ...facts,
      penaltyCents,
      cents: part.priceCents + laborCents(part, rate) + penaltyCents,
      labor,
      look: labor ? `${facts.look}|${labor.key}` : facts.look,
      ceiling: ceilingSetBy(part, vehicle, reserve),
    }
  }
}

function liftsOf(part: Part, { ceilings }: SearchRules): Candidate['lifts'] {
  return ceilings.flatMap((ceiling, index) => {
    const wheelHp = liftOf(ceiling, part)
    const { slot, inHand = 0, ofAir = false } = ceiling
    return wheelHp === undefined ? [] : { ceiling: index, slot, inHand, ofAir, wheelHp }
  })
}

/**
 * The parts that a request allows, by slot, twins left out. Locked parts hold their slot alone; what is installed may
 * stay wherever nothing locked takes its place, whatever is excluded: leaving a place alone buys nothing for it.
 */
export function allowedParts(request: SearchRequest, reserve: Reserve): AllowedParts {
  const locked = new Set(request.lockedPartIds)
  const excludedIds = new Set(request.excludedPartIds)
  const excludedSlots = new Set(request.excludedSlots)
  const excludedCategories = new Set(request.excludedCategories)
  const excludedKinds = new Set([...(request.excludedKinds ?? []), ...ruleOfUse(request.use).excludedKinds])
  const ethanol =
    request.fuel === 'e30' || request.fuel === 'e85' || (request.requiredSlots?.includes('fuel_blend') ?? false)

  const candidateOf = candidateMaker(request, reserve)
  const refusalOf = request.rules?.refusalOf

  const bySlot = new Map<Slot, Candidate[]>()
  const fixed = new Set<Slot>()
  for (const part of request.parts) {
    if (!fits(part, request.vehicle)) continue
    const slot = slotOf(part.kind)
    const isLocked = locked.has(part.id)
    if (!isLocked) {
      if (fixed.has(slot)) continue
      if (!part.installed) {
        if (excludedIds.has(part.id) || excludedSlots.has(slot)) continue
        if (excludedCategories.has(part.category) || excludedKinds.has(part.kind)) continue
      }
      if (ETHANOL_ONLY.has(part.kind) && !ethanol) continue
    }
    if (isLocked && !fixed.has(slot)) {
      fixed.add(slot)
      bySlot.set(slot, [])
    }
    const list = bySlot.get(slot) ?? []
    bySlot.set(slot, list)
    if (part.installed || refusalOf?.(part) === undefined) list.push(candidateOf(part))
  }
  const ordered = new Map<Slot, readonly Candidate[]>()
  for (const slot of SLOTS) {
    const list = bySlot.get(slot)
    if (!list || (list.length === 0 && !fixed.has(slot))) continue
    // Rules on whole combinations may tell twins apart: those are left to the scenarios.
    const keepsTwins = fixed.has(slot) || (request.rules !== undefined && isScenarioSlot(slot))
    ordered.set(slot, keepsTwins ? list : withoutTwins(list))
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
    for (const { effective } of list) {
      for (const need of effective.needs) needed.add(need)
      for (const other of effective.ratings.includes ?? []) if (other !== slot) brought.add(other)
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
  const bySlot = new Map<Slot, readonly Candidate[]>()
  for (const [slot, list] of allowed.bySlot) {
    const isOpen = !excludedSlots.includes(slot) || allowed.fixed.has(slot)
    const left = isOpen ? list : list.filter(({ part }) => part.installed)
    if (isOpen || left.length > 0) bySlot.set(slot, left)
  }
  return allowedOf(bySlot, allowed.fixed, requiredSlots)
}
