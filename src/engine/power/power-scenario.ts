import { fuelRoleOf, isFedByHighPressurePump } from '../families/fuel-feed.ts'
import type { CalibrationFactors, Fuel, Part, PowerCap, Vehicle, Weather } from '../model.ts'
import type { Calibration } from '../part.ts'
import type { AirPath } from './air-path.ts'
import { HP_PER_LB_PER_MIN } from './charge-air.ts'
import { drivelineLoss } from './driveline.ts'
import {
  boostedOn,
  burnedFuel,
  fuelAppetite,
  injectorCrankHp,
  pumpCrankHp,
  stockFuelCrankHp,
  upgradedPumpCrankHp,
} from './fuel.ts'
import { wholePartGain } from './part-gain.ts'
import { inSlotOrder } from './part-order.ts'
import { platformOf } from './platform.ts'
import { evaluateLogGain, openFactors } from './power-factors.ts'
import { rememberedScenarios } from './remembered-scenarios.ts'
import { scenarioGain } from './scenario-gain.ts'
import { weatherPowerRatio } from './weather.ts'

/** The parts that a scenario is keyed by: all that bends the worth of the others. */
export interface ScenarioParts {
  boostSource?: Part | undefined
  pulley?: Part | undefined
  tune?: Part | undefined
  /** Flex-fuel kit (slot `fuel_blend`). */
  fuelBlend?: Part | undefined
  nitrous?: Part | undefined
}

export interface ScenarioInput extends ScenarioParts {
  vehicle: Vehicle
  fuel: Fuel
  weather: Weather
  factors: CalibrationFactors
}

export interface PowerScenario {
  /** Peak wheel hp of the car with the scenario's own parts but the nitrous, before any cap. */
  uncappedWheelHp: number
  /** The shot of nitrous at the wheels, hp: it brings its own oxygen, so it is the same whatever the engine breathes. */
  shotWheelHp: number
  /** Factor on `uncappedWheelHp` of any other part; exactly 1 for parts that do not change power. */
  gainFactor(part: Part): number
  /** Caps as wheel hp, with the shot where they don't carry it; `Infinity` where nothing caps. */
  capWheelHp: { stockInjectors: number; stockPump: number; boostSource: number }
  /** The cap that injectors or a pump bring in place of the stock one, wheel hp; undefined for other parts. */
  capOf(part: Part): number | undefined
  /** Which of the two caps that is: on direct injection the high-pressure pump stands for the pump. */
  fuelRoleOf(part: Part): 'injectors' | 'fuel_pump' | undefined
  drivelineLoss: number
  boostGaugePsi: number
  path: AirPath
}

/** Shot of a kit of unknown size, crank hp. */
const USUAL_SHOT_HP = 100

/** The size of a kit's shot, crank hp. */
export const shotCrankHp = ({ ratings }: Part): number => ratings.nitrousHp ?? USUAL_SHOT_HP

/** What a shot of nitrous adds at the wheels, hp. Worked: a 100 hp shot, driveline loss 0.15: 85 whp. */
export const shotWheelHp = ({ nitrous }: ScenarioParts, drivelineLoss: number): number =>
  nitrous ? shotCrankHp(nitrous) * (1 - drivelineLoss) : 0

/** A high-pressure pump of unknown rating over the stock fuel system: the usual 35-45% more stroke or lobe. */
const UPGRADED_PUMP = 1.4

/** What the factory turbo or blower flows on this fuel. */
export function stockBoostCrankHp({ limits }: Vehicle, fuel: Fuel): number {
  const { boostSourceCrankHp: gasoline, boostSourceE85CrankHp: e85 } = limits
  return gasoline === undefined ? Number.POSITIVE_INFINITY : boostedOn(fuel, { gasoline, e85 })
}

function boostSourceCrankHp(source: Part | undefined, vehicle: Vehicle, fuel: Fuel): number {
  if (!source) return stockBoostCrankHp(vehicle, fuel)
  const { maxAirflowLbPerMin, supportsCrankHp } = source.ratings
  const byAir = maxAirflowLbPerMin === undefined ? Number.POSITIVE_INFINITY : maxAirflowLbPerMin * HP_PER_LB_PER_MIN
  return Math.min(byAir, supportsCrankHp ?? Number.POSITIVE_INFINITY)
}

const isTuned = ({ tune, boostSource }: ScenarioParts): boolean =>
  tune !== undefined || (boostSource?.ratings.includes?.includes('tune') ?? false)

/** Who writes a file for one car writes it for the blend in its tank. */
const WRITTEN_FOR_THE_CAR: ReadonlySet<Calibration | undefined> = new Set<Calibration>(['custom', 'standalone'])

/**
 * Whether the engine burns the ethanol that it is given: by a calibration for it, by any that reads a flex-fuel sensor, and
 * 30% by one that is written for the car. Else the figures are gasoline's.
 */
export const readsEthanol = (chosen: ScenarioParts, fuel: Fuel): boolean =>
  chosen.tune?.kind === 'e85_tune' ||
  (chosen.fuelBlend?.kind === 'flex_fuel' && isTuned(chosen)) ||
  (fuel === 'e30' && WRITTEN_FOR_THE_CAR.has(chosen.tune?.calibration))

/**
 * Everything about a build that does not add up in logarithms, worked out once: then
 * `wheelHp = min(uncappedWheelHp x product of gainFactor(part) in slot order + shotWheelHp, injector cap, pump cap, boost source cap)`,
 * where the injector and pump caps are those of the chosen parts or else the stock ones. `buildPower` evaluates
 * exactly this, so a search over scenarios agrees with it to the last bit.
 * Keyed by boost source, pulley, tune, flex-fuel kit, nitrous, fuel and weather.
 */
export const powerScenario: (input: ScenarioInput) => PowerScenario = rememberedScenarios(workedOut)

function workedOut(input: ScenarioInput): PowerScenario {
  const { vehicle, boostSource, pulley } = input
  const { engine } = vehicle
  const { effects } = openFactors(input.factors)
  const kitBrings = (slot: 'injectors' | 'fuel_pump' | 'direct_fuel') =>
    boostSource?.ratings.includes?.includes(slot) ?? false
  const tuned = isTuned(input)
  const ethanolTune = readsEthanol(input, input.fuel)
  const fuel = burnedFuel({ fuel: input.fuel, ratedFuel: engine.ratedFuel, ethanolTune })
  const platform = platformOf(vehicle.make, engine)
  const { path, gain } = scenarioGain({
    engine,
    boostSource,
    pulley,
    tuned,
    ethanolTune,
    fuel,
    platform,
    family: vehicle.family,
  })

  const loss = drivelineLoss(
    { drivetrain: vehicle.chassis.drivetrain, transmission: vehicle.transmission.kind },
    effects,
  )
  const stockCrankHp = engine.crankHp * engine.ratingRatio
  const uncappedWheelHp =
    stockCrankHp *
    (1 - loss) *
    weatherPowerRatio(input.weather, path.induction) *
    Math.exp(evaluateLogGain(gain, effects))

  // The factory car itself is never short of fuel or boost, whatever the limits table says.
  const asCap = (crankHp: number) => Math.max(crankHp, stockCrankHp) * (1 - loss)
  const stockFuelCap = asCap(stockFuelCrankHp(vehicle, fuel))
  // A kit that brings injectors is sold complete: its fuel system feeds what the kit is rated for, or makes alone.
  const kitAlone = scenarioGain({
    engine,
    boostSource,
    tuned: true,
    ethanolTune: false,
    fuel: engine.ratedFuel,
    platform,
  })
  const kitCrankHp =
    boostSource?.ratings.supportsCrankHp ?? 1.05 * stockCrankHp * Math.exp(evaluateLogGain(kitAlone.gain, effects))
  const complete = kitBrings('injectors') || kitBrings('fuel_pump') || kitBrings('direct_fuel')
  const kitFuelCap = complete ? Math.max(stockFuelCap, asCap(kitCrankHp / fuelAppetite(fuel))) : stockFuelCap
  const boosted = path.induction !== 'na'
  const fedByHighPressure = isFedByHighPressurePump(vehicle.family)
  // The fuel of a wet shot comes through its nozzle: only the pump in the tank feeds it.
  const shot = shotWheelHp(input, loss)
  const factorOf = (part: Part): number => Math.exp(evaluateLogGain(wholePartGain(part, path, engine), effects))
  const factors = new Map<Part, number>()

  return {
    uncappedWheelHp,
    shotWheelHp: shot,
    gainFactor(part) {
      const known = factors.get(part)
      if (known !== undefined) return known
      const factor = factorOf(part)
      factors.set(part, factor)
      return factor
    },
    capWheelHp: {
      // On direct injection the high-pressure pump is the whole limit.
      stockInjectors: fedByHighPressure ? Number.POSITIVE_INFINITY : kitFuelCap + shot,
      stockPump: fedByHighPressure ? kitFuelCap + shot : kitFuelCap,
      boostSource: asCap(boostSourceCrankHp(boostSource, vehicle, fuel)),
    },
    capOf(part) {
      if (fuelRoleOf(part, vehicle.family) === undefined) return undefined
      if (part.kind === 'high_pressure_fuel_pump' || part.kind === 'port_injection') {
        const rated = part.ratings.supportsCrankHp ?? UPGRADED_PUMP * stockFuelCrankHp(vehicle, '93')
        return asCap(upgradedPumpCrankHp(rated, vehicle, fuel)) + shot
      }
      if (part.kind === 'injectors') {
        const { injectorCcPerMin, supportsCrankHp } = part.ratings
        const byFlow =
          injectorCcPerMin === undefined
            ? undefined
            : injectorCrankHp({ ccPerMin: injectorCcPerMin, cylinders: engine.cylinders, boosted, fuel })
        return asCap(byFlow ?? supportsCrankHp ?? Number.POSITIVE_INFINITY) + shot
      }
      if (part.kind === 'fuel_pump') {
        const { pumpLitersPerHour, supportsCrankHp } = part.ratings
        const byFlow = pumpLitersPerHour && pumpCrankHp({ litersPerHour: pumpLitersPerHour, boosted, fuel })
        return asCap(byFlow ?? supportsCrankHp ?? Number.POSITIVE_INFINITY)
      }
      return undefined
    },
    fuelRoleOf: (part) => fuelRoleOf(part, vehicle.family),
    drivelineLoss: loss,
    boostGaugePsi: path.boostGaugePsi,
    path,
  }
}

/**
 * Peak wheel hp of a scenario with its other parts, and what holds it down. `others` in any order: the product
 * runs in slot order, ties by part id.
 */
export function scenarioWheelHp(
  scenario: PowerScenario,
  others: readonly Part[],
): { wheelHp: number; airWheelHp: number; cappedBy?: PowerCap } {
  let airWheelHp = scenario.uncappedWheelHp
  let injectors: number | undefined
  let pump: number | undefined
  for (const part of inSlotOrder(others)) {
    airWheelHp *= scenario.gainFactor(part)
    const cap = scenario.capOf(part)
    if (cap === undefined) continue
    const role = scenario.fuelRoleOf(part)
    if (role === 'injectors') injectors = cap
    else if (role === 'fuel_pump') pump = Math.max(cap, pump ?? 0)
  }
  airWheelHp += scenario.shotWheelHp
  const injectorCap = injectors ?? scenario.capWheelHp.stockInjectors
  const pumpCap = pump ?? scenario.capWheelHp.stockPump
  const wheelHp = Math.min(airWheelHp, injectorCap, pumpCap, scenario.capWheelHp.boostSource)
  if (wheelHp === airWheelHp) return { wheelHp, airWheelHp }
  if (wheelHp === scenario.capWheelHp.boostSource) return { wheelHp, airWheelHp, cappedBy: 'boost_source' }
  const both = injectorCap === pumpCap
  return { wheelHp, airWheelHp, cappedBy: both ? 'fuel_system' : wheelHp === injectorCap ? 'injectors' : 'fuel_pump' }
}
