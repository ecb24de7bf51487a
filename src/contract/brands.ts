import { z } from 'zod'
import { curvePoint, timeSlip } from './figures.ts'
import { packageItem } from './packages.ts'
import { vehicle } from './vehicles.ts'

export const brand = z.object({
  id: z.string(),
  /** Make as the engine knows it: "Mercedes-Benz". */
  make: z.string(),
  /** As the brand selector shows it: "Mercedes". */
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** Shown in the home page's brand carousel. */
  onHome: z.boolean(),
  modelCount: z.number().int(),
})
export const brandList = z.array(brand)

export const model = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  brandSlug: z.string(),
  years: z.array(z.number().int()),
  baseHorsepower: z.number(),
  baseTorque: z.number(),
  engineType: z.string(),
  body: z.string(),
})
export const modelList = z.array(model)

export const brandPage = z.object({ brand, models: modelList })

export const modelPage = z.object({
  brand,
  model,
  variants: z.array(z.object({ vehicle, stockCurve: z.array(curvePoint), stockTimeSlip: timeSlip })),
  packages: z.array(packageItem),
})
export type Brand = z.infer<typeof brand>
export type Model = z.infer<typeof model>
export type BrandPage = z.infer<typeof brandPage>
export type ModelPage = z.infer<typeof modelPage>
