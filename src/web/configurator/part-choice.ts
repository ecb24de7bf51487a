import { type BuildProblem, checkBuild } from '../../engine/fitment/check-build.ts'
import { clash } from '../../engine/fitment/clash.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { BuildPower, Part, PartCategory, Slot, Vehicle } from '../../engine/model.ts'
import { billedLabor } from '../../engine/optimizer/shared-labor.ts'
import { sharedJobsOf } from '../../engine/rulebook/shared-jobs.ts'

/** The chosen parts, at most one per slot. */
export type Chosen = readonly Part[]

/** Categories whose parts decide what the others can act on come first. */
const PRESELECT_ORDER: readonly PartCategory[] = ['forced_induction', 'turbo', 'engine_internals', 'fuel_system']

/** Parts by category, categories in the order in which the parts first name them. */
export function byCategory(parts: readonly Part[]): Map<PartCategory, Part[]> {
  const groups = new Map<PartCategory, Part[]>()
  for (const part of parts) groups.set(part.category, [...(groups.get(part.category) ?? []), part])
  return groups
}

const isMissingNeed = (problem: BuildProblem) => problem.reason === 'needs_missing'

const concerns = (problem: BuildProblem, { id }: Part): boolean =>
  problem.reason === 'slot_taken_twice'
    ? problem.partIds.includes(id)
    : problem.partId === id || (problem.reason === 'excludes_each_other' && problem.otherPartId === id)

/** What would stand in the way of adding a part; a need that is still missing is no obstacle. */
export function obstacles(vehicle: Vehicle, chosen: Chosen, part: Part): BuildProblem[] {
  return checkBuild(vehicle, [...chosen, part]).filter((problem) => !isMissingNeed(problem) && concerns(problem, part))
}

/** The chosen parts that have to come off for a part: one in its slot, one whose kit fills it, one that excludes it. */
export const inTheWayOf = (chosen: Chosen, part: Part): Part[] =>
  chosen.filter((other) => other.id !== part.id && clash(other, part))

export interface Preselection {
  chosen: Chosen
  /** Categories that stay empty because none of their parts goes with the parts before them, with the first reason. */
  leftOut: { category: PartCategory; part: Part; problem: BuildProblem }[]
}

/** The first part of each category that goes with those already chosen. Parts come in the shop's order. */
export function preselect(vehicle: Vehicle, parts: readonly Part[]): Preselection {
  const groups = byCategory(parts)
  const categories = [...groups.keys()]
  const rank = (category: PartCategory) => {
    const index = PRESELECT_ORDER.indexOf(category)
    return index === -1 ? PRESELECT_ORDER.length : index
  }
  let chosen: Chosen = []
  const leftOut: Preselection['leftOut'] = []
  for (const category of [...categories].sort((a, b) => rank(a) - rank(b))) {
    const candidates = groups.get(category) ?? []
    const part = candidates.find((candidate) => obstacles(vehicle, chosen, candidate).length === 0)
    if (part) chosen = [...chosen, part]
    else {
      const first = candidates[0]
      const problem = first && obstacles(vehicle, chosen, first)[0]
      if (first && problem) leftOut.push({ category, part: first, problem })
    }
  }
  return { chosen, leftOut }
}

/** Chooses a part for its slot in place of what stood there, and drops every part that it cannot stand beside. */
export function choosePart(vehicle: Vehicle, chosen: Chosen, part: Part): { chosen: Chosen; dropped: Part[] } {
  const slot = slotOf(part.kind)
  const inTheWay = inTheWayOf(chosen, part)
  const rest = chosen.filter((other) => slotOf(other.kind) !== slot && !inTheWay.includes(other))
  return withoutIdleParts(
    vehicle,
    [...rest, part],
    inTheWay.filter((other) => slotOf(other.kind) !== slot),
  )
}

/** Takes a part out, and with it whatever then has nothing to act on. */
export function removePart(vehicle: Vehicle, chosen: Chosen, partId: string): { chosen: Chosen; dropped: Part[] } {
  return withoutIdleParts(
    vehicle,
    chosen.filter((part) => part.id !== partId),
    [],
  )
}

function withoutIdleParts(vehicle: Vehicle, chosen: Chosen, dropped: Part[]): { chosen: Chosen; dropped: Part[] } {
  const idle = new Set(
    checkBuild(vehicle, chosen).flatMap((problem) => (problem.reason === 'no_boost_to_act_on' ? [problem.partId] : [])),
  )
  return {
    chosen: chosen.filter((part) => !idle.has(part.id)),
    dropped: [...dropped, ...chosen.filter((part) => idle.has(part.id))],
  }
}

/** The parts of an address that go together: the first of each slot, without those that an earlier one excludes. */
export function partsTogether(vehicle: Vehicle, parts: readonly Part[]): Chosen {
  const isIdle = (problem: BuildProblem) => problem.reason === 'no_boost_to_act_on'
  let chosen: Chosen = []
  for (const part of parts) {
    if (obstacles(vehicle, chosen, part).every(isIdle)) chosen = [...chosen, part]
  }
  return withoutIdleParts(vehicle, chosen, []).chosen
}

/** Slots that some chosen part needs filled and that nothing fills yet. */
export function missingNeeds(vehicle: Vehicle, chosen: Chosen): { part: Part; slot: Slot }[] {
  return checkBuild(vehicle, chosen).flatMap((problem) => {
    const part = problem.reason === 'needs_missing' && chosen.find((one) => one.id === problem.partId)
    return part && problem.reason === 'needs_missing' ? [{ part, slot: problem.slot }] : []
  })
}

export interface Totals {
  partsCents: number
  laborCents: number
  totalCents: number
  /** Labor cost over the hourly rate, rounded up. */
  laborHours: number
  /** Base power plus the gains of the chosen parts, at the wheels. */
  wheelHp: number
  /** The curve's peak at the wheels; where there is no curve, total power x 0.85. */
  torqueLbft: number
  isQuickTorque: boolean
}

/**
 * Totals of a choice: parts plus labor at 150 dollars per hour; power is the base plus the sum of gains.
 * Worked: parts of 1,000.00 with 3.5 h make 1,525.00; 500 whp without a curve make 425 lb-ft by the quick estimate.
 */
export function totalsOf(
  chosen: Chosen,
  power: Pick<BuildPower, 'stockWheelHp' | 'gains' | 'wheelTorqueLbft'>,
): Totals {
  const rate = LABOR_CENTS_PER_HOUR.configurator
  const partsCents = chosen.reduce((sum, part) => sum + part.priceCents, 0)
  const laborCents = billedLabor(chosen, rate, sharedJobsOf).reduce((sum, line) => sum + line.cents, 0)
  const wheelHp = power.gains.reduce((sum, gain) => sum + gain.wheelHp, power.stockWheelHp)
  const isQuickTorque = !(power.wheelTorqueLbft > 0)
  return {
    partsCents,
    laborCents,
    totalCents: partsCents + laborCents,
    laborHours: Math.ceil(laborCents / rate),
    wheelHp,
    torqueLbft: isQuickTorque ? Math.round(wheelHp * 0.85) : power.wheelTorqueLbft,
    isQuickTorque,
  }
}
