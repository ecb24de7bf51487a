import type { Part } from '../model.ts'
import type { PowerScenario, ScenarioInput } from '../power/power-scenario.ts'

/** The scenario with its answers kept: a part's gain and cap are asked for many times and never change. */
function remembering(scenario: PowerScenario): PowerScenario {
  const gains = new Map<Part, number>()
  const caps = new Map<Part, number | undefined>()
  return {
    ...scenario,
    gainFactor(part) {
      const known = gains.get(part)
      if (known !== undefined) return known
      const gain = scenario.gainFactor(part)
      gains.set(part, gain)
      return gain
    },
    capOf(part) {
      if (part.kind !== 'injectors' && part.kind !== 'fuel_pump') return undefined
      if (!caps.has(part)) caps.set(part, scenario.capOf(part))
      return caps.get(part)
    },
  }
}

/**
 * A power model that works out each scenario once. One car, fuel, weather and set of factors only: it looks at the
 * parts that key a scenario and at nothing else.
 */
export function rememberedScenarios(
  scenarioOf: (input: ScenarioInput) => PowerScenario,
): (input: ScenarioInput) => PowerScenario {
  const known = new Map<string, PowerScenario>()
  return (input) => {
    const key = `${input.boostSource?.id}|${input.pulley?.id}|${input.tune?.id}|${input.fuelBlend?.id}`
    const found = known.get(key)
    if (found) return found
    const scenario = remembering(scenarioOf(input))
    known.set(key, scenario)
    return scenario
  }
}
