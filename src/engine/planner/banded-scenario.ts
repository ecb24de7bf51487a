import { type PowerScenario, powerScenario, type ScenarioInput } from '../power/power-scenario.ts'
import { rememberedScenarios } from '../power/remembered-scenarios.ts'
import { INJECTOR_BANDS, PLANNER_INJECTORS } from './planner-constants.ts'

/** The power model with the planner's bands: a set of injectors feeds no target beyond its band. */
export const bandedScenario = rememberedScenarios((input: ScenarioInput): PowerScenario => {
  const scenario = powerScenario(input)
  return {
    ...scenario,
    capOf(part) {
      const cap = scenario.capOf(part)
      const band = INJECTOR_BANDS[PLANNER_INJECTORS.indexOf(part)]
      return cap === undefined || !band ? cap : Math.min(cap, band.upToWheelHp)
    },
  }
})
