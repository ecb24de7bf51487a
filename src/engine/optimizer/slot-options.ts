import { lacksBoost } from '../fitment/check-build.ts'
import { clash } from '../fitment/clash.ts'
import { wheelCeilingHp } from '../limits/hold-power.ts'
import type { Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import type { Candidate } from './allowed-parts.ts'
import { CAP_NAMES, type CapName, type Caps, type PricedOption, undominated } from './choice-frontier.ts'
import type { Scenario } from './scenarios.ts'
import { compareTies } from './tie-break.ts'

/** One part of a slot as an option, or none. */
export interface SlotOption extends PricedOption {
  candidate: Candidate | undefined
}
/** The cap that a part sets in place of the stock one. */
export function capName({ part, ceiling }: Candidate): CapName | undefined {
  if (part.kind === 'injectors' || part.kind === 'fuel_pump') return part.kind
  return ceiling?.limit
}

function capsOf(candidate: Candidate, power: PowerScenario): Caps | undefined {
  const name = capName(candidate)
  if (!name) return undefined
  const { ceiling, part } = candidate
  // A part that lifts nothing on this engine leaves the stock cap: a lift pump under direct injection.
  const { stockInjectors, stockPump } = power.capWheelHp
  const fuelCap = () => power.capOf(part) ?? (name === 'injectors' ? stockInjectors : stockPump)
  return { [name]: ceiling ? wheelCeilingHp(ceiling, power.drivelineLoss) : fuelCap() }
}

/** Whether the part can stand beside the scenario's own parts at all; what it needs is not asked. */
function standsBeside(candidate: Candidate, scenario: Scenario, vehicle: Vehicle): boolean {
  if (lacksBoost(candidate.part, vehicle, scenario.byRole.boostSource !== undefined)) return false
  for (const other of scenario.chosen) {
    if ((candidate.mayClash || other.mayClash) && clash(candidate.part, other.part)) return false
  }
  return true
}

/** Whether `a` sets every cap that `b` sets, at least as high, and no other. */
function capsAtLeast(a: Caps | undefined, b: Caps | undefined): boolean {
  if (a === b) return true
  if (!a || !b) return false
  for (const name of CAP_NAMES) {
    const capA = a[name]
    const capB = b[name]
    if (capA !== capB && (capA === undefined || capB === undefined || capA < capB)) return false
  }
  return true
}

/**
 * The options that no other beats in cost, gain and each cap; equal in all of them: the tie rule. Options that set
 * different caps are never compared.
 */
export function undominatedWithCaps<T extends PricedOption>(options: T[]): T[] {
  if (options.every((option) => !option.caps)) return undominated(options)
  options.sort((a, b) => a.cents - b.cents || b.gain - a.gain)
  const kept: T[] = []
  for (const option of options) {
    const beaten = kept.some(
      (rival) =>
        rival.gain >= option.gain &&
        capsAtLeast(rival.caps, option.caps) &&
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
export function slotOptions(
  list: readonly Candidate[],
  at: { scenario: Scenario; power: PowerScenario; vehicle: Vehicle },
): SlotOption[] {
  const options: SlotOption[] = []
  for (const candidate of list) {
    if (!standsBeside(candidate, at.scenario, at.vehicle)) continue
    const { part, cents, alone } = candidate
    options.push({ candidate, cents, gain: at.power.gainFactor(part), parts: alone, caps: capsOf(candidate, at.power) })
  }
  return contenders(options)
}
