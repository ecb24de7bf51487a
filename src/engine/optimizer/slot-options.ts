import { lacksBoost } from '../fitment/check-build.ts'
import { clash } from '../fitment/clash.ts'
import { wheelCeilingHp } from '../limits/limit-power.ts'
import { type CeilingMargin, keptWheelHp } from '../limits/rule-ceilings.ts'
import type { Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import type { Candidate } from './allowed-parts.ts'
import { type Caps, type PricedOption, undominated } from './choice-frontier.ts'
import { ruleCap } from './scenario-caps.ts'
import type { Scenario } from './scenarios.ts'
import { laborCovers } from './shared-labor.ts'
import { compareTies } from './tie-break.ts'

/** One part of a slot as an option, or none. */
export interface SlotOption extends PricedOption {
  candidate: Candidate | undefined
  /** Caps that it sets in place of the stock ones. */
  caps: Caps | undefined
}

/** A power scenario with what its parts and the rulebook make of the car. */
export interface OptionSetting {
  scenario: Scenario
  power: PowerScenario
  vehicle: Vehicle
  margin: CeilingMargin
  /** What holds power while nothing is replaced. */
  stock: Caps
}

/** The caps that a part sets in place of the stock ones. */
function capsOf(candidate: Candidate, { power, scenario, margin, stock }: OptionSetting): Caps | undefined {
  const { ceiling, part, lifts } = candidate
  const caps: Record<string, number> = {}
  let any = false
  const role = power.fuelRoleOf(part)
  const fuel = role && power.capOf(part)
  if (role && fuel !== undefined) {
    caps[role] = fuel
    any = true
  }
  if (ceiling) {
    caps[ceiling.limit] = wheelCeilingHp(ceiling, power.drivelineLoss)
    any = true
  }
  for (const lift of lifts) {
    const name = ruleCap(lift.ceiling)
    const before = stock[name]
    if (before === undefined) continue
    const lifted = keptWheelHp(lift, lift.wheelHp, margin)
    caps[name] = scenario.lifted.has(lift.ceiling) ? Math.max(lifted, before) : lifted
    any = true
  }
  return any ? caps : undefined
}

/** Whether the part can stand beside the scenario's own parts at all; what it needs is not asked. */
function standsBeside(candidate: Candidate, scenario: Scenario, vehicle: Vehicle): boolean {
  if (lacksBoost(candidate.part, vehicle, scenario.byRole.boostSource !== undefined)) return false
  if (scenario.excludedKinds.includes(candidate.part.kind)) return false
  for (const other of scenario.chosen) {
    if ((candidate.mayClash || other.mayClash) && clash(candidate.effective, other.effective)) return false
  }
  return true
}

/** Whether `a` sets every cap that `b` sets, at least as high, and no other. */
export function capsAtLeast(a: Caps | undefined, b: Caps | undefined): boolean {
  if (a === b) return true
  if (!a || !b) return false
  for (const name in a) if (b[name] === undefined) return false
  for (const name in b) {
    const capA = a[name]
    if (capA === undefined || capA < b[name]!) return false
  }
  return true
}

/**
 * The options that no other beats in cost, gain and each cap; equal in all of them: the tie rule. Options that set
 * different caps are never compared.
 */
function undominatedWithCaps(options: SlotOption[]): SlotOption[] {
  if (options.every((option) => !option.caps)) return undominated(options)
  options.sort((a, b) => a.cents - b.cents || b.gain - a.gain)
  const kept: SlotOption[] = []
  for (const option of options) {
    const beaten = kept.some(
      (rival) =>
        rival.gain >= option.gain &&
        capsAtLeast(rival.caps, option.caps) &&
        laborCovers(rival.labor, option.labor) &&
        (rival.cents < option.cents || compareTies(rival.parts, option.parts) <= 0),
    )
    if (!beaten) kept.push(option)
  }
  return kept
}

/** Options of one slot that other slots cannot tell apart compete among themselves. */
function contenders(options: SlotOption[]): SlotOption[] {
  if (options.length < 2) return options
  const alike = new Map<string, SlotOption[]>()
  for (const option of options) {
    const key = option.candidate!.relations
    const same = alike.get(key)
    if (same) same.push(option)
    else alike.set(key, [option])
  }
  return [...alike.values()].flatMap((same) => (same.length < 2 ? same : undominatedWithCaps(same)))
}

/** The candidates of a slot that can stand in a scenario and are worth considering, with their worth in it. */
export function slotOptions(list: readonly Candidate[], at: OptionSetting): SlotOption[] {
  const options: SlotOption[] = []
  for (const candidate of list) {
    if (!standsBeside(candidate, at.scenario, at.vehicle)) continue
    const { part, cents, alone, labor } = candidate
    options.push({
      candidate,
      cents,
      gain: at.power.gainFactor(part),
      parts: alone,
      caps: capsOf(candidate, at),
      labor,
    })
  }
  return contenders(options)
}
