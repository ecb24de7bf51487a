import { z } from 'zod'
import { type FittedTires, TIRE_COMPOUNDS } from '../engine/dragstrip/tire.ts'
import {
  type BuildPower,
  type CurvePoint,
  LIMIT_COMPONENTS,
  type PartGain,
  POWER_CAPS,
  type Range90,
} from '../engine/model.ts'

/** One point of a power curve. hp = lb-ft x rpm / 5252. */
export const curvePoint = z.object({
  rpm: z.number(),
  crankHp: z.number(),
  crankTorqueLbft: z.number(),
  wheelHp: z.number(),
  wheelTorqueLbft: z.number(),
}) satisfies z.ZodType<CurvePoint>

export const range90 = z.object({ low: z.number(), high: z.number() }) satisfies z.ZodType<Range90>

export const partGain = z.object({
  partId: z.string(),
  wheelHp: z.number(),
  wheelTorqueLbft: z.number(),
}) satisfies z.ZodType<PartGain>

export const limitUse = z.object({
  component: z.enum(LIMIT_COMPONENTS),
  unit: z.enum(['crank hp', 'lb-ft']),
  value: z.number(),
  limit: z.number(),
  share: z.number(),
  /** Of hardware that a rule keeps within its power: where it sits, and the rule. */
  slot: z.string().optional(),
  ruleId: z.string().optional(),
  /** Of what makes boost: which it is on this car. */
  boost: z.enum(['turbo', 'blower']).optional(),
  liftedByPartId: z.string().optional(),
  liftedByKind: z.string().optional(),
})
export type LimitUseReply = z.infer<typeof limitUse>

/** What the engine says of a car with its parts. Curves are thinned to what a chart needs. */
export const powerFigures = z.object({
  stockWheelHp: z.number(),
  stockWheelTorqueLbft: z.number(),
  stockCrankHp: z.number(),
  wheelHp: z.number(),
  wheelTorqueLbft: z.number(),
  crankHp: z.number(),
  crankTorqueLbft: z.number(),
  wheelHpRange90: range90,
  boostGaugePsi: z.number(),
  drivelineLoss: z.number(),
  curve: z.array(curvePoint),
  stockCurve: z.array(curvePoint),
  gains: z.array(partGain),
  cappedBy: z.enum(POWER_CAPS).optional(),
})
export type PowerFigures = z.infer<typeof powerFigures>
/** The engine's own reply type, as it comes through the wire. */
export type PowerFiguresOf = BuildPower

/** Tires on the driven wheels that are not the car's own; what is absent is as it comes. */
export const fittedTires = z.object({
  compound: z.enum(TIRE_COMPOUNDS).exactOptional(),
  /** Section width, mm. */
  widthMm: z.number().min(135, 'must be 135 to 455 mm').max(455, 'must be 135 to 455 mm').exactOptional(),
  /** Grip over that of the car's own tires, where somebody measured it. */
  grip: z.number().min(0.6, 'must be 0.6 to 1.6').max(1.6, 'must be 0.6 to 1.6').exactOptional(),
}) satisfies z.ZodType<FittedTires>

const slipRanges = z.object({ zeroToSixtyS: range90, quarterMileS: range90, trapMph: range90 })

/** Seconds and mph over a standing start. */
export const timeSlip = z.object({
  sixtyFootS: z.number(),
  zeroToSixtyS: z.number(),
  eighthMileS: z.number(),
  eighthMileMph: z.number(),
  quarterMileS: z.number(),
  trapMph: z.number(),
  /** Where nine runs in ten of the published road tests land; absent on slips that were stored before there was one. */
  range90: slipRanges.exactOptional(),
})
export type TimeSlipReply = z.infer<typeof timeSlip>

/** What the shop knows of where a figure comes from. */
export const basis = z.enum(['computed', 'published', 'estimate', 'sample'])
