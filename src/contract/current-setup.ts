import { z } from 'zod'
import {
  CORRECTIONS,
  type CurrentSetup,
  DYNOS,
  type DynoSheet,
  SETUP_BOUNDS,
} from '../engine/current-setup/current-setup.ts'
import { FUELS } from '../engine/model.ts'
import { curvePoint, fittedTires, range90, timeSlip } from './figures.ts'

const { installed, wheelHp, wheelTorqueLbft, altitudeFt, weightChangeLb, mileage, gearbox } = SETUP_BOUNDS
const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

const dynoSheet = z.object({
  /** Peak wheel horsepower, as printed. */
  wheelHp: within(wheelHp),
  wheelTorqueLbft: within(wheelTorqueLbft).optional(),
  dyno: z.enum(DYNOS).optional(),
  correction: z.enum(CORRECTIONS).optional(),
  /** What was in the tank. */
  fuel: z.enum(FUELS).optional(),
}) satisfies z.ZodType<DynoSheet>

/** A car as it stands: what every plan for it starts from. */
export const currentSetup = z.object({
  /** Ids of catalog parts, or kinds such as "catback_exhaust" or "long-tube headers". */
  installed: z.array(z.string().trim().min(1).max(200)).max(installed).optional(),
  dynoSheet: dynoSheet.optional(),
  altitudeFt: within(altitudeFt).optional(),
  /** Against the catalog's curb weight, lb. */
  weightChangeLb: within(weightChangeLb).optional(),
  /** Changes what to check first, and no figure. */
  mileage: within(mileage).optional(),
  /** A gearbox that is not the car's own: its code, or "manual" or "automatic"; of the same model or engine family. */
  gearbox: z.string().trim().min(1).max(gearbox).optional(),
  /** What the customer can buy: plans are made on it unless another is asked for, and no other is suggested. */
  fuel: z.enum(FUELS).optional(),
  /** On the driven wheels, for the time slip. */
  tires: fittedTires.optional(),
}) satisfies z.ZodType<CurrentSetup>

const installedPart = z.object({ partId: z.string(), name: z.string(), manufacturer: z.string(), kind: z.string() })

/** What a car makes as it stands, before anything is bought. */
export const carToday = z.object({
  /** "Cat-back exhaust, tune, 398 whp measured". */
  summary: z.string(),
  /** What the car makes today: the dyno sheet's figure where there is one, else predicted. */
  wheelHp: z.number(),
  wheelTorqueLbft: z.number(),
  isMeasured: z.boolean(),
  curve: z.array(curvePoint),
  timeSlip,
  /** How the sheet was read: its dyno and correction; null where it is taken as printed. */
  sheetNote: z.string().nullable(),
  /** What is hard to believe about the sheet. */
  question: z.string().nullable(),
})
export type CarToday = z.infer<typeof carToday>

/** What becomes of a car as it stands in one build. */
export const carInBuild = z.object({
  /** Installed parts that stay. */
  kept: z.array(installedPart),
  /** Installed parts that this build does without, and why. */
  replaced: z.array(installedPart.extend({ reason: z.string() })),
  /** The 90 % range of this build without the dyno sheet; null where there is none. */
  range90WithoutSheet: range90.nullable(),
})
export type CarInBuild = z.infer<typeof carInBuild>

/** What a plan made of the car as it stands. */
export const currentSetupReply = carToday.extend(carInBuild.shape)
export type CurrentSetupReply = z.infer<typeof currentSetupReply>
