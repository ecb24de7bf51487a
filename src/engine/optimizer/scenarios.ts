import { clash } from '../fitment/clash.ts'
import { factoryObeysInduction, obeysInduction } from '../fitment/induction.ts'
import type { Part, PartKind, Slot } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import { NO_RULES } from '../rulebook/search-rules.ts'
import type { InductionPreference } from '../vocabulary.ts'
import type { AllowedParts, Candidate } from './allowed-parts.ts'
import { isScenarioSlot, SCENARIO_SLOTS } from './scenario-slots.ts'
import type { SearchRequest } from './search-request.ts'
import { laborTogether, overlapCents, type SharedLabor } from './shared-labor.ts'
import { compareTies } from './tie-break.ts'

/** One choice of boost source, pulley, tune, flex-fuel kit and nitrous. */
export interface Scenario {
  chosen: readonly Candidate[]
  byRole: ScenarioParts
  /** Price, labor and penalties of its own parts, whole cents. */
  cents: number
  labor: SharedLabor | undefined
  /** Slots filled by the chosen parts and by what their kits bring. */
  filled: ReadonlySet<Slot>
  /** Slots that some chosen part, the request or the rulebook needs and the scenario does not fill. */
  required: ReadonlySet<Slot>
  /** Kinds that the rulebook keeps out of it. */
  excludedKinds: readonly PartKind[]
  /** The rulebook sells it between these powers only, wheel hp. */
  floorWheelHp: number
  ceilingWheelHp: number
  /** Places of the rulebook's ceilings that count for it. */
  ceilings: readonly number[]
  /** What its own parts lift of them: place, and what they are good for, wheel hp before the reserve. */
  lifted: ReadonlyMap<number, number>
}

/** Whether a boost source, or none (as the factory left it), obeys the customer's induction preference. */
export const sourceObeysInduction = (
  preference: InductionPreference,
  source: Part | undefined,
  { vehicle }: Pick<SearchRequest, 'vehicle'>,
): boolean =>
  source ? obeysInduction(preference, source) : factoryObeysInduction(preference, vehicle.engine.aspiration)

function scenarioOf(
  chosen: readonly Candidate[],
  { requiredSlots = [], rules = NO_RULES }: SearchRequest,
  allowed: AllowedParts,
): Scenario | undefined {
  const parts = chosen.map((candidate) => candidate.effective)
  const inSlot = (slot: Slot) => chosen.find((candidate) => candidate.slot === slot)?.part
  const byRole: ScenarioParts = {
    boostSource: inSlot('boost_source'),
    pulley: inSlot('pulley'),
    tune: inSlot('tune'),
    fuelBlend: inSlot('fuel_blend'),
    nitrous: inSlot('nitrous'),
  }
  if (rules.scenarioRefusal(byRole) !== undefined) return
  const excludedKinds = rules.scenarioExcludes(byRole)
  if (parts.some((part) => excludedKinds.includes(part.kind))) return
  const filled = new Set<Slot>()
  for (const { part, slot } of chosen) {
    filled.add(slot)
    for (const included of part.ratings.includes ?? []) filled.add(included)
  }
  if (
    chosen.some(
      (one, index) => one.mayClash && chosen.some((other, at) => at !== index && clash(one.effective, other.effective)),
    )
  )
    return
  const required = new Set<Slot>()
  for (const slot of [...requiredSlots, ...parts.flatMap((part) => part.needs), ...rules.scenarioNeeds(byRole)]) {
    if (filled.has(slot)) continue
    if (isScenarioSlot(slot) && !allowed.brought.has(slot)) return
    required.add(slot)
  }
  return {
    chosen,
    byRole,
    ...costOf(chosen),
    filled,
    required,
    excludedKinds,
    floorWheelHp: rules.scenarioFloorWheelHp(byRole),
    ceilingWheelHp: rules.scenarioCeilingWheelHp(byRole),
    lifted: liftedBy(chosen),
    ceilings: rules.ceilings.flatMap((ceiling, index) => ((ceiling.when?.(byRole) ?? true) ? index : [])),
  }
}

function liftedBy(chosen: readonly Candidate[]): ReadonlyMap<number, number> {
  const lifted = new Map<number, number>()
  for (const { lifts } of chosen) {
    for (const { ceiling, wheelHp } of lifts) lifted.set(ceiling, Math.max(wheelHp, lifted.get(ceiling) ?? 0))
  }
  return lifted
}

function costOf(chosen: readonly Candidate[]): Pick<Scenario, 'cents' | 'labor'> {
  let cents = 0
  let labor: SharedLabor | undefined
  for (const candidate of chosen) {
    cents += candidate.cents - overlapCents(labor, candidate.labor)
    labor = laborTogether(labor, candidate.labor)
  }
  return { cents, labor }
}

/** Of combinations that differ in nothing that the search can see, the cheaper stands for both; the tie rule if equal. */
function withoutTwins(scenarios: readonly Scenario[]): Scenario[] {
  const best = new Map<string, Scenario>()
  const parts = ({ chosen }: Scenario) => chosen.map((candidate) => candidate.part)
  for (const scenario of scenarios) {
    const { chosen, required, excludedKinds, floorWheelHp, ceilingWheelHp, ceilings } = scenario
    const ruled = [[...required].sort(), [...excludedKinds].sort(), floorWheelHp, ceilingWheelHp, ceilings]
    const look = `${chosen.map((candidate) => candidate.look).join('&')}|${ruled.join('|')}`
    const rival = best.get(look)
    if (!rival || (scenario.cents - rival.cents || compareTies(parts(scenario), parts(rival))) < 0) {
      best.set(look, scenario)
    }
  }
  return [...best.values()]
}

/**
 * Every scenario that the request allows, cheapest first. Left out: parts that exclude each other, a need that
 * nothing can fill, boost sources against the induction preference, and what the rulebook refuses.
 */
export function allowedScenarios(request: SearchRequest, allowed: AllowedParts): Scenario[] {
  const induction = request.induction ?? 'auto'
  let combinations: Candidate[][] = [[]]
  for (const slot of SCENARIO_SLOTS) {
    const options: (Candidate | undefined)[] = [...(allowed.bySlot.get(slot) ?? [])]
    if (!allowed.fixed.has(slot)) options.push(undefined)
    const obeying = options.filter((o) => slot !== 'boost_source' || sourceObeysInduction(induction, o?.part, request))
    combinations = combinations.flatMap((before) => obeying.map((option) => (option ? [...before, option] : before)))
  }
  const boostable = request.vehicle.engine.aspiration !== 'na'
  const scenarios = combinations
    .filter(
      (chosen) =>
        boostable || chosen.every((c) => c.slot !== 'pulley') || chosen.some((c) => c.slot === 'boost_source'),
    )
    .map((chosen) => scenarioOf(chosen, request, allowed))
    .filter((scenario) => scenario !== undefined)
  return (request.rules ? withoutTwins(scenarios) : scenarios).sort((a, b) => a.cents - b.cents)
}
