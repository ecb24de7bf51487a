import { clash } from '../fitment/clash.ts'
import type { Part, Slot } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import type { AllowedParts, Candidate } from './allowed-parts.ts'
import { isScenarioSlot, SCENARIO_SLOTS } from './scenario-slots.ts'
import type { InductionPreference, SearchRequest } from './search-request.ts'

/** One choice of boost source, pulley, tune and flex-fuel kit. */
export interface Scenario {
  chosen: readonly Candidate[]
  byRole: ScenarioParts
  cents: number
  /** Slots filled by the chosen parts and by what their kits bring. */
  filled: ReadonlySet<Slot>
  /** Slots that some chosen part, or the request, needs and the scenario does not fill. */
  required: ReadonlySet<Slot>
}

const isProCharger = (part: Part): boolean =>
  part.kind === 'supercharger_centrifugal' && /procharger/i.test(`${part.manufacturer} ${part.name}`)

/** Whether a boost source (none = as the factory left it) obeys the customer's induction preference. */
export function obeysInduction(
  preference: InductionPreference,
  source: Part | undefined,
  request: SearchRequest,
): boolean {
  const { aspiration } = request.vehicle.engine
  const kind = source?.kind
  switch (preference) {
    case 'auto':
      return true
    case 'naturally_aspirated':
      return aspiration === 'na' && !source
    case 'turbo':
      return kind ? kind.startsWith('turbo_') : aspiration === 'turbo' || aspiration === 'twin_turbo'
    case 'supercharger':
      return kind ? kind.startsWith('supercharger_') : aspiration === 'supercharged'
    case 'procharger':
      return source !== undefined && isProCharger(source)
  }
}

function scenarioOf(
  chosen: readonly Candidate[],
  requiredSlots: readonly Slot[],
  allowed: AllowedParts,
): Scenario | undefined {
  const parts = chosen.map((candidate) => candidate.part)
  const filled = new Set<Slot>()
  for (const { part, slot } of chosen) {
    filled.add(slot)
    for (const included of part.ratings.includes ?? []) filled.add(included)
  }
  if (
    chosen.some((one, index) => one.mayClash && chosen.some((other, at) => at !== index && clash(one.part, other.part)))
  )
    return
  const required = new Set<Slot>()
  for (const slot of [...requiredSlots, ...parts.flatMap((part) => part.needs)]) {
    if (filled.has(slot)) continue
    if (isScenarioSlot(slot) && !allowed.brought.has(slot)) return
    required.add(slot)
  }
  const inSlot = (slot: Slot) => chosen.find((candidate) => candidate.slot === slot)?.part
  return {
    chosen,
    byRole: {
      boostSource: inSlot('boost_source'),
      pulley: inSlot('pulley'),
      tune: inSlot('tune'),
      fuelBlend: inSlot('fuel_blend'),
    },
    cents: chosen.reduce((sum, candidate) => sum + candidate.cents, 0),
    filled,
    required,
  }
}

/**
 * Every scenario that the request allows, cheapest first. Left out: parts that exclude each other, a need that
 * nothing can fill, and boost sources against the induction preference.
 */
export function allowedScenarios(request: SearchRequest, allowed: AllowedParts): Scenario[] {
  const induction = request.induction ?? 'auto'
  let combinations: Candidate[][] = [[]]
  for (const slot of SCENARIO_SLOTS) {
    const options: (Candidate | undefined)[] = [...(allowed.bySlot.get(slot) ?? [])]
    if (!allowed.fixed.has(slot)) options.push(undefined)
    const obeying = options.filter((o) => slot !== 'boost_source' || obeysInduction(induction, o?.part, request))
    combinations = combinations.flatMap((before) => obeying.map((option) => (option ? [...before, option] : before)))
  }
  const boostable = request.vehicle.engine.aspiration !== 'na'
  return combinations
    .filter(
      (chosen) =>
        boostable || chosen.every((c) => c.slot !== 'pulley') || chosen.some((c) => c.slot === 'boost_source'),
    )
    .map((chosen) => scenarioOf(chosen, request.requiredSlots ?? [], allowed))
    .filter((scenario) => scenario !== undefined)
    .sort((a, b) => a.cents - b.cents)
}
