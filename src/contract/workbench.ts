import { z } from 'zod'
import type { SwapGearbox } from '../engine/current-setup/swapped-gearbox.ts'
import type {
  CalibrationFactors,
  Chassis,
  Engine,
  FigureSource,
  Fitment,
  Part,
  PartRatings,
  StockLimits,
  Transmission,
  Vehicle,
} from '../engine/model.ts'
import {
  ASPIRATIONS,
  BODIES,
  CALIBRATIONS,
  CHARGE_COOLINGS,
  CONFIDENCES,
  DRIVETRAINS,
  FUELS,
  MAKES,
  PART_CATEGORIES,
  PART_KINDS,
  SLOTS,
  TRANSMISSION_KINDS,
} from '../engine/model.ts'
import { engineFamily } from './engine-family.ts'

/**
 * What the browser needs to run the engine itself for one car: the car, every part that fits it, and the fitted
 * factors, all in the engine's own vocabulary. Figures computed from it equal the server's; objects are loose so
 * that a field which the engine learns to read travels too.
 */
const aspiration = z.enum(ASPIRATIONS)
const confidence = z.enum(CONFIDENCES)

const engine = z.looseObject({
  code: z.string(),
  displacementL: z.number(),
  cylinders: z.number(),
  aspiration,
  compressionRatio: z.number(),
  crankHp: z.number(),
  crankHpRpm: z.number(),
  crankTorqueLbft: z.number(),
  crankTorqueRpm: z.number(),
  redlineRpm: z.number(),
  boostGaugePsi: z.number(),
  ratedFuel: z.enum(FUELS),
  ratingRatio: z.number(),
}) satisfies z.ZodType<Engine>

const transmission = z.looseObject({
  kind: z.enum(TRANSMISSION_KINDS),
  code: z.string(),
  gearRatios: z.array(z.number()),
  finalDrive: z.number(),
}) satisfies z.ZodType<Transmission>

const chassis = z.looseObject({
  curbWeightLb: z.number(),
  drivetrain: z.enum(DRIVETRAINS),
  tire: z.string(),
  dragCoefficient: z.number(),
  frontalAreaM2: z.number(),
  body: z.enum(BODIES),
}) satisfies z.ZodType<Chassis>

const stockLimits = z.looseObject({
  internalsCrankHp: z.number(),
  transmissionTorqueLbft: z.number(),
  clutchTorqueLbft: z.number(),
  fuelSystemCrankHp: z.number(),
  fuelSystemE85CrankHp: z.number().exactOptional(),
  boostSourceCrankHp: z.number().exactOptional(),
  boostSourceE85CrankHp: z.number().exactOptional(),
  builtEngineCrankHp: z.number(),
}) satisfies z.ZodType<StockLimits>

const figureSource = z.object({ source: z.string(), confidence }) satisfies z.ZodType<FigureSource>

export const engineVehicle: z.ZodType<Vehicle> = z.looseObject({
  id: z.string(),
  make: z.enum(MAKES),
  model: z.string(),
  modelId: z.string(),
  variant: z.string(),
  yearFrom: z.number().int(),
  yearTo: z.number().int(),
  engine,
  family: engineFamily,
  transmission,
  chassis,
  limits: stockLimits,
  sources: z.record(z.string(), figureSource),
})

const fitment = z.union([
  z.object({ vehicleIds: z.array(z.string()) }),
  z.object({
    families: z.array(z.string()),
    modelIds: z.array(z.string()).exactOptional(),
    yearFrom: z.number().int().exactOptional(),
    yearTo: z.number().int().exactOptional(),
    drivetrains: z.array(z.enum(DRIVETRAINS)).exactOptional(),
    transmissions: z.array(z.enum(TRANSMISSION_KINDS)).exactOptional(),
    transmissionCodes: z.array(z.string()).exactOptional(),
  }),
  z.object({
    universal: z.literal(true),
    aspirations: z.array(aspiration).exactOptional(),
    cylinders: z.array(z.number()).exactOptional(),
    rimInches: z
      .object({
        from: z.number(),
        to: z.number(),
        front: z.object({ from: z.number(), to: z.number() }).exactOptional(),
      })
      .exactOptional(),
  }),
]) satisfies z.ZodType<Fitment>

const ratings = z.looseObject({
  boostGaugePsi: z.number().exactOptional(),
  maxAirflowLbPerMin: z.number().exactOptional(),
  supportsCrankHp: z.number().exactOptional(),
  supportsTorqueLbft: z.number().exactOptional(),
  injectorCcPerMin: z.number().exactOptional(),
  pumpLitersPerHour: z.number().exactOptional(),
  superchargerLiters: z.number().exactOptional(),
  nitrousHp: z.number().exactOptional(),
  includes: z.array(z.enum(SLOTS)).exactOptional(),
}) satisfies z.ZodType<PartRatings>

export const enginePart: z.ZodType<Part> = z.looseObject({
  id: z.string(),
  category: z.enum(PART_CATEGORIES),
  kind: z.enum(PART_KINDS),
  manufacturer: z.string(),
  name: z.string(),
  partNumber: z.string().exactOptional(),
  description: z.string(),
  priceCents: z.number().int(),
  priceConfidence: z.enum(['published', 'estimated']),
  laborHours: z.number(),
  fitment,
  ratings,
  calibration: z.enum(CALIBRATIONS).exactOptional(),
  chargeCooling: z.enum(CHARGE_COOLINGS).exactOptional(),
  fabricated: z.literal(true).exactOptional(),
  needs: z.array(z.enum(SLOTS)),
  excludes: z.array(z.enum(PART_KINDS)),
  claimedGainHp: z.number().exactOptional(),
  source: z.string(),
  confidence,
})

/** The fitted numbers; opaque to all but the engine. */
export const calibrationFactors: z.ZodType<CalibrationFactors> = z.looseObject({ version: z.string() })

const swapGearbox: z.ZodType<SwapGearbox> = z.object({
  transmission,
  transmissionTorqueLbft: z.number(),
  clutchTorqueLbft: z.number(),
})

export const workbench = z.object({
  vehicle: engineVehicle,
  /** Every part that fits the car. */
  parts: z.array(enginePart),
  factors: calibrationFactors,
  /** What may be swapped in place of its gearbox. */
  gearboxes: z.array(swapGearbox).optional(),
  /** Parts that fit the car only with one of those gearboxes. */
  partsWithSwap: z.array(enginePart).optional(),
})
export type Workbench = z.infer<typeof workbench>
