import { z } from 'zod'
import { FACTORY_INDUCTION_NAMES } from '../engine/display-words.ts'
import { ASPIRATIONS, BODIES, CONFIDENCES, DRIVETRAINS, MAKES, TRANSMISSION_KINDS } from '../engine/model.ts'
import {
  BANKS,
  BODY_ROLES,
  CHARGE_COOLERS,
  type DrawnCar,
  ENGINE_POSITIONS,
  ORIENTATIONS,
  TURBO_PLACES,
} from '../xray/drawn-car.ts'
import { WHEEL_DESIGNS } from '../xray/wheel-designs.ts'
import { curvePoint, timeSlip } from './figures.ts'

export const factoryInduction = z.enum(Object.values(FACTORY_INDUCTION_NAMES))

/** One engine/transmission variant, with the specification's planner fields. Power at the crank as rated. */
export const vehicle = z.object({
  id: z.string(),
  slug: z.string(),
  make: z.enum(MAKES),
  model: z.string(),
  modelId: z.string(),
  variant: z.string(),
  yearFrom: z.number().int(),
  yearTo: z.number().int(),
  years: z.array(z.number().int()),
  /** As the planner's catalog has it: "2018-2023". */
  year: z.string(),
  engine: z.string(),
  engineType: z.string(),
  displacementL: z.number(),
  cylinders: z.number().int(),
  compressionRatio: z.number(),
  /** Maker's crank rating. */
  basePower: z.number(),
  baseTorque: z.number(),
  /** Estimated at the wheels, SAE conditions. */
  stockWheelHp: z.number(),
  stockWheelTorqueLbft: z.number(),
  weightLb: z.number(),
  drivetrain: z.enum(DRIVETRAINS),
  transmission: z.string(),
  transmissionKind: z.enum(TRANSMISSION_KINDS),
  factoryFI: factoryInduction,
  body: z.enum(BODIES),
  /** Limits in wheel hp and crank lb-ft, as the planner shows them. */
  stockInternalLimit: z.number(),
  stockTransmissionLimit: z.number(),
  stockFuelSystemLimit: z.number(),
  builtEngineLimit: z.number().nullable(),
  /** How sure the catalog is of the rating: measured, published or estimated. */
  confidence: z.enum(CONFIDENCES),
})
export type VehicleReply = z.infer<typeof vehicle>

export const vehicleList = z.array(vehicle)

export const vehicleDetail = z.object({
  vehicle,
  stockCurve: z.array(curvePoint),
  stockTimeSlip: timeSlip,
  sources: z.array(z.object({ field: z.string(), source: z.string(), confidence: z.string() })),
})

const wheel = z.object({ tire: z.number(), rim: z.number() })

/** A car for its X-ray: where the mechanical parts sit, and the lines of its body in millimeters. */
export const drawnCar = z.object({
  vehicleId: z.string(),
  name: z.string(),
  layout: z.object({
    position: z.enum(ENGINE_POSITIONS),
    orientation: z.enum(ORIENTATIONS),
    bank: z.enum(BANKS),
    cylinders: z.number().int(),
    aspiration: z.enum(ASPIRATIONS),
    aheadOfAxle: z.boolean(),
    rearTransaxle: z.boolean(),
    drivetrain: z.enum(DRIVETRAINS),
    gearbox: z.enum(TRANSMISSION_KINDS),
    gears: z.number().int(),
    pushrods: z.boolean(),
    turboAt: z.enum(TURBO_PLACES),
    chargeCooler: z.enum(CHARGE_COOLERS),
    truck: z.boolean(),
  }),
  frame: z.object({
    wheelbase: z.number(),
    nose: z.number(),
    tail: z.number(),
    height: z.number(),
    sill: z.number(),
    front: wheel,
    rear: wheel,
    /** Hood, roof and deck from nose to tail. */
    top: z.array(z.tuple([z.number(), z.number()])),
    design: z.enum(WHEEL_DESIGNS).optional(),
  }),
  body: z.array(z.object({ role: z.enum(BODY_ROLES), d: z.string() })),
}) satisfies z.ZodType<DrawnCar>
