import type { VehicleReply } from '../contract/vehicles.ts'
import type { Aspiration, BuildPower, Confidence, Vehicle } from '../engine/model.ts'
import { roundTo } from './figures.ts'

const FACTORY_INDUCTION: Readonly<Record<Aspiration, VehicleReply['factoryFI']>> = {
  na: 'NA',
  turbo: 'Turbo',
  twin_turbo: 'Turbo',
  supercharged: 'Supercharger',
}

const FLAT_FOURS = /^(EJ|FA|FB)\d|^MA2/
const FLAT_SIXES = /^(M9[67]|MA1|9A2|MDG)/
const STRAIGHT_SIXES = /^(B58|S58|S55|S54|S52|N5[2345]|M5\d|2JZ|RB2|M256)/

/** How the cylinders stand, as the trade writes it: "V8", "I4", "H6", "rotary". Worked: EJ257, 4 cylinders = "H4". */
export function cylinderLayout(engine: Pick<Vehicle['engine'], 'code' | 'cylinders'>): string {
  const { code, cylinders } = engine
  if (/^13B/.test(code)) return 'rotary'
  if (FLAT_FOURS.test(code) && cylinders === 4) return 'H4'
  if (FLAT_SIXES.test(code) && cylinders === 6) return 'H6'
  if (cylinders <= 5 || STRAIGHT_SIXES.test(code)) return `I${cylinders}`
  return `V${cylinders}`
}

const INDUCTION_WORDS: Readonly<Record<Aspiration, string>> = {
  na: 'Naturally Aspirated',
  turbo: 'Turbo',
  twin_turbo: 'Twin Turbo',
  supercharged: 'Supercharged',
}

/** "5.0L V8 Naturally Aspirated". */
export const engineType = ({ engine }: Pick<Vehicle, 'engine'>): string =>
  `${engine.displacementL.toFixed(1)}L ${cylinderLayout(engine)} ${INDUCTION_WORDS[engine.aspiration]}`

/** "2015 Subaru WRX"; without a year, the range that the variant was sold. */
export const vehicleTitle = (vehicle: Vehicle, year?: number): string =>
  `${year ?? yearsText(vehicle)} ${vehicle.make} ${vehicle.model}`

export const yearsText = ({ yearFrom, yearTo }: Pick<Vehicle, 'yearFrom' | 'yearTo'>): string =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom}-${yearTo}`

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
    engine: `${engine.displacementL.toFixed(1)}L ${cylinderLayout(engine)} (${engine.code})`,
    engineType: engineType(vehicle),
    displacementL: engine.displacementL,
    cylinders: engine.cylinders,
    compressionRatio: engine.compressionRatio,
    basePower: engine.crankHp,
    baseTorque: engine.crankTorqueLbft,
    stockWheelHp: roundTo(stock.stockWheelHp, 1),
    stockWheelTorqueLbft: roundTo(stock.stockWheelTorqueLbft, 1),
    weightLb: chassis.curbWeightLb,
    drivetrain: chassis.drivetrain,
    transmission: transmission.code,
    transmissionKind: transmission.kind,
    factoryFI: FACTORY_INDUCTION[engine.aspiration],
    body: chassis.body,
    stockInternalLimit: atWheels(limits.internalsCrankHp),
    stockTransmissionLimit: Math.round(limits.transmissionTorqueLbft),
    stockFuelSystemLimit: atWheels(limits.fuelSystemCrankHp),
    builtEngineLimit: atWheels(limits.builtEngineCrankHp),
    confidence: ratingConfidence(vehicle),
  }
}

const ratingConfidence = (vehicle: Vehicle): Confidence => vehicle.sources['engine.crankHp']?.confidence ?? 'estimated'
