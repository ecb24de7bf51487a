/** A catalog car with the builds that the laws of curves speak of, no limit in the way unless a law asks for one. */
import { FITTED_FACTORS } from '../src/engine/index.ts'
import { limitedBuildPower } from '../src/engine/limits/limit-power.ts'
import {
  type Fuel,
  type Part,
  type PartKind,
  type PartRatings,
  type PowerCurve,
  SAE_J1349_WEATHER,
  type Vehicle,
  type Weather,
} from '../src/engine/model.ts'
import { buildPower } from '../src/engine/power/build-power.ts'
import { examplePart } from '../tests/examples/example-cars.ts'
import { peakOf, torqueAt } from './curve-readings.ts'

export interface Judged {
  vehicle: Vehicle
  stock: PowerCurve
  with(parts: readonly Part[], fuel?: Fuel, weather?: Weather): PowerCurve
}

/** The car with fuel, boost source and everything else good for anything, so that no limit bends the shape that is judged. */
export const unlimited = (vehicle: Vehicle, fuelSystemCrankHp = 9999): Vehicle => ({
  ...vehicle,
  limits: {
    ...vehicle.limits,
    fuelSystemCrankHp,
    fuelSystemE85CrankHp: fuelSystemCrankHp,
    boostSourceCrankHp: 9999,
    boostSourceE85CrankHp: 9999,
  },
})

/** What the trade writes of boosted builds it states on 93; what is not boosted stays on the fuel of its stock curve. */
function statedFuel({ engine: { aspiration, ratedFuel } }: Vehicle, parts: readonly Part[]): Fuel {
  const isBoosted = aspiration !== 'na' || parts.some(({ kind }) => /^(?:turbo|supercharger)_/.test(kind))
  return isBoosted && (ratedFuel === '91' || ratedFuel === '87') ? '93' : ratedFuel
}

export function judged(vehicle: Vehicle): Judged {
  const free = unlimited(vehicle)
  const curveOf: Judged['with'] = (parts, fuel = statedFuel(vehicle, parts), weather = SAE_J1349_WEATHER) =>
    buildPower({ vehicle: free, parts, fuel, weather }, FITTED_FACTORS).curve
  const build = { vehicle, parts: [], fuel: vehicle.engine.ratedFuel, weather: SAE_J1349_WEATHER }
  return { vehicle, stock: buildPower(build, FITTED_FACTORS).stockCurve, with: curveOf }
}

export const part = (kind: PartKind, ratings: PartRatings = {}) => examplePart(kind, ratings)
export const isTurbo = ({ engine }: Vehicle) => engine.aspiration === 'turbo' || engine.aspiration === 'twin_turbo'
export const isNa = ({ engine }: Vehicle) => engine.aspiration === 'na'
export const isBlown = ({ engine }: Vehicle) => engine.aspiration === 'supercharged'

/** Builds that bend the curve in every way, for the laws of smoothness. */
const SHAPES: readonly (readonly Part[])[] = [
  [],
  [part('tune')],
  [part('camshafts'), part('intake_manifold'), part('headers_long_tube'), part('tune')],
  [part('supercharger_centrifugal')],
  [part('supercharger_roots'), part('pulley_smaller')],
  [part('turbo_kit_single')],
  [part('turbo_upgrade'), part('tune')],
  [part('nitrous', { nitrousHp: 100 })],
]
export const shapes = (car: Judged) => SHAPES.map((parts) => (parts.length === 0 ? car.stock : car.with(parts)))

/** A car whose fuel system ends 10 % below what its blower, turbo or tune can make. */
export function starved({ vehicle }: Judged): PowerCurve {
  const parts = isTurbo(vehicle) ? [part('turbo_upgrade'), part('tune')] : [part('supercharger_roots')]
  const build = { parts, fuel: vehicle.engine.ratedFuel, weather: SAE_J1349_WEATHER }
  const free = buildPower({ ...build, vehicle: unlimited(vehicle) }, FITTED_FACTORS)
  return buildPower({ ...build, vehicle: unlimited(vehicle, 0.9 * free.crankHp) }, FITTED_FACTORS).curve
}

/** The same boost on a clutch and gearbox good for 1.15 x stock torque, and on a bottom end good for 1.2 x stock power. */
export function held({ vehicle }: Judged): PowerCurve[] {
  const { engine } = vehicle
  const parts = isTurbo(vehicle) ? [part('turbo_upgrade'), part('tune')] : [part('supercharger_roots')]
  const strong = {
    ...unlimited(vehicle).limits,
    transmissionTorqueLbft: 9999,
    clutchTorqueLbft: 9999,
    internalsCrankHp: 9999,
  }
  const torque = 1.15 * engine.crankTorqueLbft * engine.ratingRatio
  const power = 1.2 * engine.crankHp * engine.ratingRatio
  return [{ transmissionTorqueLbft: torque }, { internalsCrankHp: power }].map((weak) => {
    const build = { vehicle: { ...vehicle, limits: { ...strong, ...weak } }, parts }
    return limitedBuildPower({ ...build, fuel: engine.ratedFuel, weather: SAE_J1349_WEATHER }, FITTED_FACTORS).power
      .curve
  })
}

const DENVER: Weather = { ...SAE_J1349_WEATHER, pressureAbsKpa: 83 }
/** Share of power that Denver's air costs. */
export const lossAt = (car: Judged, parts: readonly Part[]) =>
  1 - peakOf(car.with(parts, undefined, DENVER)).hp / peakOf(car.with(parts)).hp

/** Share of torque that parts add at an rpm. */
export const gainAt = (car: Judged, parts: readonly Part[], rpm: number) =>
  torqueAt(car.with(parts), rpm) / torqueAt(car.stock, rpm) - 1

/** A law: which cars it speaks of, and whether it holds for one. */
export interface Law {
  name: string
  of(vehicle: Vehicle): boolean
  holds(car: Judged): boolean
}
