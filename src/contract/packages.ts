import { z } from 'zod'
import { STAGES, type Stage } from '../engine/vocabulary.ts'
import { curvePoint, limitUse, range90, timeSlip } from './figures.ts'
import { whyPart } from './why-part.ts'

export const stage = z.enum(STAGES)
export type { Stage }

/** A shop package: one stage on one car. Every dyno figure is the engine's, at the wheels. */
export const packageItem = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  subtitle: z.string(),
  description: z.string(),
  detailedDescription: z.string(),
  stage,
  brandSlug: z.string(),
  brandName: z.string(),
  modelId: z.string(),
  modelName: z.string(),
  vehicleId: z.string(),
  /** Model years of its car: "2018-2021"; absent on the built-in samples. */
  years: z.string().optional(),
  minHpGain: z.number(),
  maxHpGain: z.number(),
  /** US dollars: parts plus labor. */
  basePrice: z.number(),
  imageUrl: z.string(),
  features: z.array(z.string()),
  isPopular: z.boolean(),
  /** Shown among the home page's cards. */
  onHome: z.boolean(),
  installTime: z.string(),
  dynoResults: z.object({
    beforeHp: z.number(),
    afterHp: z.number(),
    beforeTorque: z.number(),
    afterTorque: z.number(),
  }),
  /** The built-in samples of the specification say so. */
  isSample: z.boolean().optional(),
})
export type PackageItem = z.infer<typeof packageItem>
export const packageList = z.array(packageItem)

export const packagePart = z.object({
  partId: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  kind: z.string(),
  price: z.number(),
  laborHours: z.number(),
  /** What it adds at the wheels in this package. */
  powerGain: z.number(),
  /** Why this part is in the package; absent on packages that were made before the shop said so. */
  why: z.array(whyPart).exactOptional(),
})

export const packageDetail = packageItem.extend({
  parts: z.array(packagePart),
  partsCost: z.number(),
  laborHours: z.number(),
  laborCost: z.number(),
  curve: z.array(curvePoint),
  stockCurve: z.array(curvePoint),
  wheelHpRange90: range90.nullable(),
  timeSlip: timeSlip.nullable(),
  stockTimeSlip: timeSlip.nullable(),
  limits: z.array(limitUse),
  safetyNotes: z.array(z.string()),
})
export type PackageDetail = z.infer<typeof packageDetail>
