import type { PowerScenario, ScenarioInput } from '../power/power-scenario.ts'

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
    const scenario = scenarioOf(input)
    known.set(key, scenario)
    return scenario
  }
}
