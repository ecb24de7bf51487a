import { lacksBoost } from '../fitment/check-build.ts'
import { ceilingSetBy } from '../limits/ceilings.ts'
import { wheelCeilingHp } from '../limits/hold-power.ts'
import type { Part, Slot, Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import type { AllowedParts, Candidate } from './allowed-parts.ts'
import { type Caps, type PricedOption, undominated } from './choice-frontier.ts'
import { SCENARIO_SLOTS, type Scenario } from './scenarios.ts'

/** Slots that are chosen independently of all other groups: one slot, or several tied by needs and excludes. */
export interface Group {
  options: readonly PricedOption[]
  /** Some option sets a cap. */
  capped: boolean
}

interface SlotOption extends PricedOption {
  candidate: Candidate | undefined
}

interface Context {
  scenario: Scenario
  power: PowerScenario
  vehicle: Vehicle
  reserve: number
}

const NONE: SlotOption = { cents: 0, gain: 1, parts: [], caps: undefined, candidate: undefined }

function slotOption(candidate: Candidate, { power, vehicle, reserve }: Context): SlotOption {
  const { part } = candidate
  let caps: Caps | undefined
  const fuelCap = power.capOf(part)
  if (fuelCap !== undefined) caps = { [part.kind === 'injectors' ? 'injectors' : 'fuel_pump']: fuelCap }
  const ceiling = ceilingSetBy(part, vehicle, reserve)
  if (ceiling) caps = { ...caps, [ceiling.limit]: wheelCeilingHp(ceiling, power.drivelineLoss) }
  return { candidate, cents: candidate.cents, gain: power.gainFactor(part), parts: [part], caps }
}

function allowedIn(candidate: Candidate, { scenario, vehicle }: Context): boolean {
  const { part } = candidate
  if (lacksBoost(part, vehicle, scenario.byRole.boostSource !== undefined)) return false
  for (const { part: other } of scenario.chosen) {
    if (part.excludes.includes(other.kind) || other.excludes.includes(part.kind)) return false
  }
  return part.needs.every((slot) => scenario.filled.has(slot) || !(SCENARIO_SLOTS as readonly Slot[]).includes(slot))
}

type SlotOptions = ReadonlyMap<Slot, readonly SlotOption[]>

/** For each slot, the other slots with a part that brings it along. */
function bringers(options: SlotOptions): Map<Slot, Slot[]> {
  const found = new Map<Slot, Slot[]>()
  for (const [slot, list] of options) {
    for (const brought of new Set(list.flatMap((o) => o.candidate?.part.ratings.includes ?? []))) {
      if (brought !== slot) found.set(brought, [...(found.get(brought) ?? []), slot])
    }
  }
  return found
}

/** Pairs of slots that cannot be chosen apart: a need not met by the scenario, or kinds that exclude each other. */
function ties(options: SlotOptions, scenario: Scenario, broughtBy: ReadonlyMap<Slot, readonly Slot[]>): [Slot, Slot][] {
  const pairs: [Slot, Slot][] = []
  const excluders: [Slot, Candidate][] = []
  const tieNeed = (slot: Slot, need: Slot) => {
    if (scenario.filled.has(need)) return
    if (options.has(need)) pairs.push([slot, need])
    for (const bringer of broughtBy.get(need) ?? []) pairs.push([slot, bringer])
  }
  for (const need of scenario.required) {
    const [first, ...rest] = broughtBy.get(need) ?? []
    if (first) for (const other of [need, ...rest]) if (options.has(other)) pairs.push([first, other])
  }
  for (const [slot, list] of options) {
    for (const { candidate } of list) {
      if (!candidate) continue
      for (const need of candidate.part.needs) tieNeed(slot, need)
      if (candidate.part.excludes.length > 0) excluders.push([slot, candidate])
    }
  }
  for (const [slot, { part }] of excluders) {
    for (const [other, list] of options) {
      if (other !== slot && list.some((o) => o.candidate && part.excludes.includes(o.candidate.part.kind))) {
        pairs.push([slot, other])
      }
    }
  }
  return pairs
}

function tiedSlots(slots: readonly Slot[], pairs: readonly (readonly [Slot, Slot])[]): Slot[][] {
  const leader = new Map(slots.map((slot) => [slot, slot] as const))
  const find = (slot: Slot): Slot => (leader.get(slot) === slot ? slot : find(leader.get(slot)!))
  for (const [a, b] of pairs) leader.set(find(a), find(b))
  const groups = new Map<Slot, Slot[]>()
  for (const slot of slots) groups.set(find(slot), [...(groups.get(find(slot)) ?? []), slot])
  return [...groups.values()]
}

const capsKey = (caps: Caps | undefined): string => (caps ? JSON.stringify(Object.entries(caps).sort()) : '')

/** Undominated among options of equal caps; options of different caps are never compared here. */
function undominatedByCaps(options: readonly PricedOption[]): PricedOption[] {
  const byCaps = new Map<string, PricedOption[]>()
  for (const option of options) {
    const key = capsKey(option.caps)
    byCaps.set(key, [...(byCaps.get(key) ?? []), option])
  }
  return [...byCaps.values()].flatMap((same) => undominated(same))
}

function compatible(combination: readonly SlotOption[], filled: ReadonlySet<Slot>, required: readonly Slot[]): boolean {
  const chosen = combination.flatMap((option) => option.candidate ?? [])
  const has = (slot: Slot) =>
    filled.has(slot) || chosen.some((c) => c.slot === slot || c.part.ratings.includes?.includes(slot))
  const unhindered = (part: Part) =>
    part.needs.every(has) && chosen.every((other) => other.part === part || !part.excludes.includes(other.part.kind))
  return required.every(has) && chosen.every(({ part }) => unhindered(part))
}

function jointOptions(
  slots: readonly Slot[],
  options: SlotOptions,
  filled: ReadonlySet<Slot>,
  required: readonly Slot[],
) {
  let combinations: SlotOption[][] = [[]]
  for (const slot of slots) {
    combinations = combinations.flatMap((before) => options.get(slot)!.map((option) => [...before, option]))
  }
  return combinations
    .filter((combination) => compatible(combination, filled, required))
    .map((combination): PricedOption => {
      const caps = combination.some((o) => o.caps) ? Object.assign({}, ...combination.map((o) => o.caps)) : undefined
      return {
        cents: combination.reduce((sum, o) => sum + o.cents, 0),
        gain: combination.reduce((product, o) => product * o.gain, 1),
        parts: combination.flatMap((o) => o.parts),
        caps,
      }
    })
}

/**
 * The independent groups of a scenario with the options worth considering. Undefined when a slot that must be filled
 * cannot be.
 */
export function scenarioGroups(allowed: AllowedParts, context: Context): Group[] | undefined {
  const { scenario } = context
  const options = new Map<Slot, SlotOption[]>()
  const brought = new Set<Slot>()
  for (const [slot, candidates] of allowed.bySlot) {
    if ((SCENARIO_SLOTS as readonly Slot[]).includes(slot)) continue
    const list = candidates.filter((c) => allowedIn(c, context)).map((c) => slotOption(c, context))
    for (const { candidate } of list) {
      for (const other of candidate?.part.ratings.includes ?? []) if (other !== slot) brought.add(other)
    }
    if (list.length === 0 && allowed.fixed.has(slot)) return undefined
    if (!allowed.fixed.has(slot)) list.push(NONE)
    options.set(slot, list)
  }
  for (const slot of scenario.required) {
    if (brought.has(slot)) continue
    const list = options.get(slot)?.filter((option) => option.candidate)
    if (!list || list.length === 0) return undefined
    options.set(slot, list)
  }

  const broughtBy = bringers(options)
  const groups: Group[] = []
  for (const slots of tiedSlots([...options.keys()], ties(options, scenario, broughtBy))) {
    const required = [...scenario.required].filter(
      (need) => slots.includes(need) || broughtBy.get(need)?.some((slot) => slots.includes(slot)),
    )
    const kept = undominatedByCaps(jointOptions(slots, options, scenario.filled, required))
    if (kept.length === 0) return undefined
    if (kept.length === 1 && kept[0]!.parts.length === 0) continue
    groups.push({ options: kept, capped: kept.some((option) => option.caps !== undefined) })
  }
  return groups
}
