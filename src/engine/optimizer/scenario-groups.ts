import { lacksBoost } from '../fitment/check-build.ts'
import { clash } from '../fitment/clash.ts'
import { ceilingSetBy } from '../limits/ceilings.ts'
import { wheelCeilingHp } from '../limits/hold-power.ts'
import type { Part, Slot, Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import type { AllowedParts, Candidate } from './allowed-parts.ts'
import type { CapName, Caps, PricedOption } from './choice-frontier.ts'
import { isScenarioSlot } from './scenario-slots.ts'
import type { Scenario } from './scenarios.ts'
import { bringers, groupOptions, type SlotOption, tiedSlots } from './tied-slots.ts'

/** Slots that are chosen independently of all other groups: one slot, or several tied by needs and excludes. */
export interface Group {
  options: readonly PricedOption[]
  /** Some option sets a cap. */
  capped: boolean
  /** Its gains differ between scenarios of one kind of induction: chosen last, so that the rest is worked out once. */
  variable: boolean
}

/** What an intercooler or a shot of nitrous is worth hangs on boost and power, not only on the kind of induction. */
const VARIABLE_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['intercooler', 'nitrous'])

interface Context {
  scenario: Scenario
  power: PowerScenario
  vehicle: Vehicle
  reserve: number
}

const NONE: SlotOption = { cents: 0, gain: 1, parts: [], caps: undefined, candidate: undefined }

/** The cap that a part sets in place of the stock one, at the wheels; undefined for parts that set none. */
export function capSetBy(
  part: Part,
  power: PowerScenario,
  vehicle: Vehicle,
  reserve: number,
): { name: CapName; wheelHp: number } | undefined {
  const fuelCap = power.capOf(part)
  if (fuelCap !== undefined) return { name: part.kind === 'injectors' ? 'injectors' : 'fuel_pump', wheelHp: fuelCap }
  const ceiling = ceilingSetBy(part, vehicle, reserve)
  return ceiling && { name: ceiling.limit, wheelHp: wheelCeilingHp(ceiling, power.drivelineLoss) }
}

function slotOption(candidate: Candidate, { power, vehicle, reserve }: Context): SlotOption {
  const { part } = candidate
  const set = capSetBy(part, power, vehicle, reserve)
  const caps: Caps | undefined = set && { [set.name]: set.wheelHp }
  return { candidate, cents: candidate.cents, gain: power.gainFactor(part), parts: [part], caps }
}

/** Whether the part can stand beside the scenario's own parts at all; what it needs is not asked. */
export function standsBeside(candidate: Candidate, scenario: Scenario, vehicle: Vehicle): boolean {
  if (lacksBoost(candidate.part, vehicle, scenario.byRole.boostSource !== undefined)) return false
  for (const other of scenario.chosen) {
    if ((candidate.mayClash || other.mayClash) && clash(candidate.part, other.part)) return false
  }
  return true
}

function allowedIn(candidate: Candidate, allowed: AllowedParts, { scenario, vehicle }: Context): boolean {
  for (const slot of candidate.part.needs) {
    if (isScenarioSlot(slot) && !scenario.filled.has(slot) && !allowed.brought.has(slot)) return false
  }
  return standsBeside(candidate, scenario, vehicle)
}

/** Whether leaving the part out can never cost anything: no power, no cap, nobody needs it, nothing comes with it. */
const isIdle = (option: SlotOption): boolean =>
  option.gain <= 1 && !option.caps && !option.candidate?.part.ratings.includes

/** The options of every slot outside the scenario. Undefined when a slot that must be filled cannot be. */
function optionsBySlot(allowed: AllowedParts, context: Context): Map<Slot, SlotOption[]> | undefined {
  const options = new Map<Slot, SlotOption[]>()
  for (const { slot, list: candidates, fixed } of allowed.free) {
    const mayIdle = !fixed && !allowed.needed.has(slot)
    const list: SlotOption[] = []
    for (const candidate of candidates) {
      if (!allowedIn(candidate, allowed, context)) continue
      const option = slotOption(candidate, context)
      if (!mayIdle || !isIdle(option)) list.push(option)
    }
    if (fixed && list.length === 0) return undefined
    if (!fixed) list.push(NONE)
    if (list.length > 1 || fixed) options.set(slot, list)
  }
  return options
}

/**
 * The independent groups of a scenario with the options worth considering. Undefined when a slot that must be filled
 * cannot be.
 */
export function scenarioGroups(allowed: AllowedParts, context: Context): Group[] | undefined {
  const { scenario } = context
  const options = optionsBySlot(allowed, context)
  if (!options) return undefined
  const broughtBy = bringers(options)
  for (const slot of scenario.required) {
    if (broughtBy.has(slot)) continue
    const list = options.get(slot)?.filter((option) => option.candidate)
    if (!list || list.length === 0) return undefined
    options.set(slot, list)
  }

  const groups: Group[] = []
  for (const slots of tiedSlots(options, scenario, broughtBy)) {
    const required = [...scenario.required].filter(
      (need) => slots.includes(need) || broughtBy.get(need)?.some((slot) => slots.includes(slot)),
    )
    const kept = groupOptions(slots, options, scenario.filled, required)
    if (kept.length === 0) return undefined
    if (kept.length === 1 && kept[0]!.parts.length === 0) continue
    groups.push({
      options: kept,
      capped: kept.some((option) => option.caps !== undefined),
      variable: slots.some((slot) => VARIABLE_SLOTS.has(slot)),
    })
  }
  return groups.sort((a, b) => Number(a.variable) - Number(b.variable))
}
