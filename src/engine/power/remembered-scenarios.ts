import type { CalibrationFactors, Fuel, Vehicle, Weather } from '../model.ts'
import type { PowerScenario, ScenarioInput, ScenarioParts } from './power-scenario.ts'

/** The scenarios that are known of one car on one fuel, in one weather, by one set of factors. */
interface KnownCar {
  vehicle: Vehicle
  fuel: Fuel
  weather: Weather
  factors: CalibrationFactors
  scenarios: (ScenarioParts & { scenario: PowerScenario })[]
}

/** A customer's request is about one car on a few fuels. */
const MOST_CARS = 8

/**
 * A power model that works out each scenario once, for the latest few cars. Cars, parts, weather and factors are
 * immutable, so the same objects mean the same scenario.
 */
export function rememberedScenarios(
  scenarioOf: (input: ScenarioInput) => PowerScenario,
): (input: ScenarioInput) => PowerScenario {
  let cars: KnownCar[] = []
  const carOf = ({ vehicle, fuel, weather, factors }: ScenarioInput): KnownCar => {
    const found = cars.find(
      (car) => car.vehicle === vehicle && car.fuel === fuel && car.weather === weather && car.factors === factors,
    )
    if (found && found === cars[0]) return found
    const car = found ?? { vehicle, fuel, weather, factors, scenarios: [] }
    cars = [car, ...cars.filter((other) => other !== found).slice(0, MOST_CARS - 1)]
    return car
  }
  return (input) => {
    const { scenarios } = carOf(input)
    const { boostSource, pulley, tune, fuelBlend } = input
    const known = scenarios.find(
      (one) =>
        one.boostSource === boostSource && one.tune === tune && one.pulley === pulley && one.fuelBlend === fuelBlend,
    )
    if (known) return known.scenario
    const scenario = scenarioOf(input)
    scenarios.push({ boostSource, pulley, tune, fuelBlend, scenario })
    return scenario
  }
}
