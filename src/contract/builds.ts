import { z } from 'zod'
import { FUELS } from '../engine/model.ts'
import { recommendedPart } from './configurator.ts'
import { curvePoint, limitUse, range90, timeSlip } from './figures.ts'

/** A customer's car, as the shop shows it. Power at the wheels, from the engine. */
export const buildItem = z.object({
  id: z.string(),
  title: z.string(),
  /** Holds the stage text, such as "Stage 3 street build". */
  description: z.string(),
  year: z.number().int(),
  finalHorsepower: z.number(),
  baseHorsepower: z.number().nullable(),
  finalTorque: z.number().nullable(),
  totalCost: z.number(),
  imageUrls: z.array(z.string()),
  modList: z.array(z.string()),
  ownerStory: z.string().nullable(),
  dynoSheetUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  model: z.object({
    id: z.string(),
    name: z.string(),
    brand: z.object({ name: z.string(), slug: z.string() }),
    baseHorsepower: z.number().nullable(),
  }),
  vehicleId: z.string(),
  isFeatured: z.boolean(),
  status: z.string().nullable(),
  isSample: z.boolean().optional(),
})
export type BuildItem = z.infer<typeof buildItem>
export const buildList = z.array(buildItem)

/** A build's parts as the shop sells them today, each with its price and hours in this build. */
const buildForSale = z.object({
  fuel: z.enum(FUELS),
  /** What it was built for, at the wheels. */
  goalWheelHp: z.number(),
  /** US dollars, parts and labor. */
  costUsd: z.number(),
  parts: z.array(recommendedPart),
  limits: z.array(limitUse),
})

export const buildDetail = buildItem.extend({
  curve: z.array(curvePoint),
  stockCurve: z.array(curvePoint),
  wheelHpRange90: range90.nullable(),
  timeSlip: timeSlip.nullable(),
  /** Absent where the shop no longer has all of its parts. */
  forSale: buildForSale.optional(),
})
export type BuildDetail = z.infer<typeof buildDetail>
