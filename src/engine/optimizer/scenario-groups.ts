import type { Slot } from '../model.ts'
import type { AllowedParts } from './allowed-parts.ts'
import type { Caps } from './choice-frontier.ts'
import { type GroupOption, groupOptions } from './group-options.ts'
import type { SlotProfile } from './scenario-profile.ts'
import { isScenarioSlot } from './scenario-slots.ts'
import type { Scenario } from './scenarios.ts'
import type { SlotOption } from './slot-options.ts'
import { bringers, tiedSlots } from './tied-slots.ts'

/** Slots that are chosen independently of all other groups: one slot, or several tied by needs and excludes. */
export interface Group {
  options: readonly GroupOption[]
  /** Caps that some option sets; empty: its options change power alone. */
  caps: readonly string[]
  /** Its gains differ between scenarios of one kind of induction: chosen last, so that the rest is worked out once. */
  variable: boolean
}

/** What an intercooler is worth hangs on boost, not only on the kind of induction. */
const VARIABLE_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['intercooler'])

const NONE: SlotOption = { cents: 0, gain: 1, parts: [], caps: undefined, labor: undefined, candidate: undefined }

/** Whether leaving the part out can never cost anything: to be bought, no power, no cap, nobody needs it, nothing comes with it. */
const isIdle = (option: SlotOption): boolean =>
  option.gain <= 1 && !option.caps && !option.candidate?.part.ratings.includes && !option.candidate?.part.installed

const capNames = (list: readonly SlotOption[]): string[] => [
  ...new Set(list.flatMap(({ caps }) => (caps ? Object.keys(caps) : []))),
]

/** The options of every slot outside the scenario. Undefined when a slot that must be filled cannot be. */
function optionsBySlot(
  allowed: AllowedParts,
  scenario: Scenario,
  profiles: readonly (SlotProfile | undefined)[],
): Map<Slot, SlotOption[]> | undefined {
  const options = new Map<Slot, SlotOption[]>()
  const canBeMet = (need: Slot) => !isScenarioSlot(need) || scenario.filled.has(need) || allowed.brought.has(need)
  for (const { slot, rank, fixed } of allowed.free) {
    const mayIdle = !fixed && !allowed.needed.has(slot) && !scenario.required.has(slot)
    const list = profiles[rank]!.options.filter(
      (option) => (!mayIdle || !isIdle(option)) && option.candidate!.effective.needs.every(canBeMet),
    )
    if (fixed && list.length === 0) return undefined
    if (!fixed) list.push(NONE)
    if (list.length > 1 || fixed) options.set(slot, list)
  }
  return options
}

/**
 * The independent groups of a scenario with the options worth considering, given what holds power in it and the most
 * that it can make. Undefined when a slot that must be filled cannot be.
 */
export function scenarioGroups(
  allowed: AllowedParts,
  scenario: Scenario,
  profiles: readonly (SlotProfile | undefined)[],
  power: { stock: Caps; topWheelHp: number },
): Group[] | undefined {
  const options = optionsBySlot(allowed, scenario, profiles)
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
    const kept = groupOptions(slots, options, { filled: scenario.filled, required, ...power })
    if (kept.length === 0) return undefined
    if (kept.length === 1 && kept[0]!.parts.length === 0) continue
    groups.push({
      options: kept,
      caps: capNames(slots.flatMap((slot) => options.get(slot)!)),
      variable: slots.some((slot) => VARIABLE_SLOTS.has(slot)),
    })
  }
  return groups.sort((a, b) => Number(a.variable) - Number(b.variable))
}
