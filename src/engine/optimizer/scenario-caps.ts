import { hasLimit, type Reserve, stockCeiling } from '../limits/ceilings.ts'
import { TUNABLE_LIMITS } from '../limits/limit-lifts.ts'
import { wheelCeilingHp } from '../limits/limit-power.ts'
import { ceilingMargin, keptWheelHp } from '../limits/rule-ceilings.ts'
import type { Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import type { SearchRules } from '../rulebook/search-rules.ts'
import type { Caps } from './choice-frontier.ts'
import type { Scenario } from './scenarios.ts'

/** Name of the cap that one ceiling of the rulebook makes, by its place there. */
export function ruleCap(ceiling: number): string {
  return `rule ${ceiling}`
}

/** What holds power in a scenario while nothing outside it is replaced, wheel hp, by cap. */
export function stockCaps(
  power: PowerScenario,
  scenario: Scenario,
  at: { vehicle: Vehicle; reserve: Reserve; rules?: SearchRules | undefined },
): Caps {
  const { vehicle, reserve, rules } = at
  const caps: Record<string, number> = {
    injectors: power.capWheelHp.stockInjectors,
    fuel_pump: power.capWheelHp.stockPump,
  }
  for (const limit of TUNABLE_LIMITS) {
    if (hasLimit(vehicle, limit))
      caps[limit] = wheelCeilingHp(stockCeiling(vehicle, limit, reserve), power.drivelineLoss)
  }
  if (!rules) return caps
  const margin = ceilingMargin(vehicle, reserve, power)
  for (const index of scenario.ceilings) {
    const ceiling = rules.ceilings[index]!
    caps[ruleCap(index)] = keptWheelHp(ceiling, scenario.lifted.get(index) ?? ceiling.wheelHp, margin)
  }
  return caps
}
