import type { CalibrationFactors, Fuel, Part, Vehicle, Weather } from '../model.ts'

interface CarInput {
  vehicle: Vehicle
  fuel: Fuel
  weather: Weather
  factors: CalibrationFactors
}
interface PartsInput {
  boostSource?: Part | undefined
  pulley?: Part | undefined
  tune?: Part | undefined
  fuelBlend?: Part | undefined
  nitrous?: Part | undefined
}

/** The scenarios that are known of one car on one fuel, in one weather, by one set of factors. */
interface KnownCar<Scenario> extends CarInput {
  scenarios: (PartsInput & { scenario: Scenario })[]
}

/** A customer's request is about one car on a few fuels. */
const MOST_CARS = 8

/**
 * A power model that works out each scenario once, for the latest few cars. Cars, parts, weather and factors are
 * immutable, so the same objects mean the same scenario.
 */
export function rememberedScenarios<Input extends CarInput & PartsInput, Scenario>(
  scenarioOf: (input: Input) => Scenario,
): (input: Input) => Scenario {
  let cars: KnownCar<Scenario>[] = []
  const carOf = ({ vehicle, fuel, weather, factors }: Input): KnownCar<Scenario> => {
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
    const { boostSource, pulley, tune, fuelBlend, nitrous } = input
    const known = scenarios.find(
      (one) =>
        one.boostSource === boostSource &&
        one.tune === tune &&
        one.pulley === pulley &&
        one.fuelBlend === fuelBlend &&
        one.nitrous === nitrous,
    )
    if (known) return known.scenario
    const scenario = scenarioOf(input)
    scenarios.push({ boostSource, pulley, tune, fuelBlend, nitrous, scenario })
    return scenario
  }
}
