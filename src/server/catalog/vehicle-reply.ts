import { engineTypeOf } from '../../catalog/engine-type.ts'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { FACTORY_INDUCTION_NAMES, yearsText } from '../../engine/display-words.ts'
import type { BuildPower, Confidence, Vehicle } from '../../engine/model.ts'
import { stockInternalsWheelHp } from '../../engine/rulebook/internals-rules.ts'
import { inductionOf } from '../../engine/vocabulary.ts'
import { roundTo } from './figures.ts'

export { yearsText }

/** To a tenth, as every reply tells it. */
export const stockWheelHp = (stock: BuildPower): number => roundTo(stock.stockWheelHp, 1)
/** The Stock Power that a screen shows beside a build, whole hp; what the build gains is told from here. */
export const stockWheelHpShown = (stock: BuildPower): number => Math.round(stockWheelHp(stock))

/** The limits on a car's page are those of gasoline and of no one use, as the planner's stages are. */
const PUMP_GAS = { fuel: '93', use: undefined } as const

/**
 * A variant as the contract shows it. Limits that the engine keeps at the crank are shown at the wheels, with the same
 * driveline loss as the stock figure beside them; the transmission's stays crank lb-ft.
 */
export function vehicleReply(vehicle: Vehicle, stock: BuildPower): VehicleReply {
  const { engine, chassis, transmission, limits } = vehicle
  const atWheels = (crankHp: number) => Math.round(crankHp * (1 - stock.drivelineLoss))
  return {
    id: vehicle.id,
    slug: vehicle.id,
    make: vehicle.make,
    model: vehicle.model,
    modelId: vehicle.modelId,
    variant: vehicle.variant,
    yearFrom: vehicle.yearFrom,
    yearTo: vehicle.yearTo,
    years: Array.from({ length: vehicle.yearTo - vehicle.yearFrom + 1 }, (_, index) => vehicle.yearFrom + index),
    year: yearsText(vehicle),
    engine: `${engineTypeOf(vehicle)} (${engine.code})`,
    engineType: engineTypeOf(vehicle),
    displacementL: engine.displacementL,
    cylinders: engine.cylinders,
    compressionRatio: engine.compressionRatio,
    basePower: engine.crankHp,
    baseTorque: engine.crankTorqueLbft,
    stockWheelHp: stockWheelHp(stock),
    stockWheelTorqueLbft: roundTo(stock.stockWheelTorqueLbft, 1),
    weightLb: chassis.curbWeightLb,
    drivetrain: chassis.drivetrain,
    transmission: transmission.code,
    transmissionKind: transmission.kind,
    factoryFI: FACTORY_INDUCTION_NAMES[inductionOf(engine.aspiration)],
    body: chassis.body,
    stockInternalLimit: Math.round(stockInternalsWheelHp({ ...stock, vehicle, family: vehicle.family, ...PUMP_GAS })),
    stockTransmissionLimit: Math.round(limits.transmissionTorqueLbft),
    stockFuelSystemLimit: atWheels(limits.fuelSystemCrankHp),
    builtEngineLimit: atWheels(limits.builtEngineCrankHp),
    confidence: ratingConfidence(vehicle),
  }
}

const ratingConfidence = (vehicle: Vehicle): Confidence => vehicle.sources['engine.crankHp']?.confidence ?? 'estimated'
