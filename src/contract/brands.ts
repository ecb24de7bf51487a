import { z } from 'zod'
import { PART_CATEGORIES } from '../engine/model.ts'
import { buildItem } from './builds.ts'
import { curvePoint, timeSlip } from './figures.ts'
import { packageItem } from './packages.ts'
import { partCard } from './shop-parts.ts'
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

/** The years of a model in which it had one body and one engine: what owners call one car. */
export const generation = z.object({
  /** "2018-23": as it is written, and as its page's address has it. */
  years: z.string(),
  yearFrom: z.number().int(),
  yearTo: z.number().int(),
  /** "S550"; null where the trade has no name for it. */
  platform: z.string().nullable(),
  /** "2018-23 Mustang GT (S550)". */
  name: z.string(),
  /** Its first car, for the picture. */
  vehicleId: z.string(),
})
export type Generation = z.infer<typeof generation>

export const model = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  brandSlug: z.string(),
  years: z.array(z.number().int()),
  baseHorsepower: z.number(),
  baseTorque: z.number(),
  engineType: z.string(),
  /** Whether every year of the model had this engine and rating; else they are the latest. */
  isOneEngine: z.boolean(),
  body: z.string(),
  /** The newest first. */
  generations: z.array(generation),
})
const modelList = z.array(model)

export const brandPage = z.object({ brand, models: modelList })

/** A part kind as a step: what it is called, and the shelf that it stands on. */
const step = z.object({ name: z.string(), category: z.enum(PART_CATEGORIES) })

/** What owners of one engine do first, in order; kinds of one step go in together. */
const firstMods = z.object({ engine: z.string(), vehicleIds: z.array(z.string()), steps: z.array(z.array(step)) })
export type FirstMods = z.infer<typeof firstMods>

export const modelPage = z.object({
  brand,
  model,
  variants: z.array(z.object({ vehicle, stockCurve: z.array(curvePoint), stockTimeSlip: timeSlip })),
  firstMods: z.array(firstMods),
  packages: z.array(packageItem),
})
/** What the trade knows of an engine: every figure an estimate. */
const engineKnowledge = z.object({
  name: z.string(),
  /** What owners do first while the factory's boost source stays, in order; kinds of one step go in together. */
  firstMods: z.array(z.array(step)),
  /** `first`: to be fixed before any power. */
  weakPoints: z.array(z.object({ what: z.string(), first: z.boolean() })),
  failsFirst: z.string(),
  bottomEndLimitWheelHp: z.number(),
  /** What has to be in the build past this power at the wheels. */
  needs: z.array(step.extend({ aboveWheelHp: z.number() })),
})

/** One measured car of these, as its source tells it. */
const provenResult = z.object({
  car: z.string(),
  mods: z.array(z.string()),
  basis: z.enum(['wheel', 'crank']),
  baselineHp: z.number().nullable(),
  measuredHp: z.number(),
  fuel: z.string().nullable(),
  sourceName: z.string(),
  sourceUrl: z.string(),
})

export const generationPage = z.object({
  brand,
  model,
  generation,
  picture: z.object({ imageUrl: z.string(), alt: z.string() }),
  variants: modelPage.shape.variants,
  engines: z.array(engineKnowledge),
  packages: z.array(packageItem),
  parts: z.array(partCard),
  builds: z.array(buildItem),
  results: z.array(provenResult),
})
export type GenerationPage = z.infer<typeof generationPage>
export type Brand = z.infer<typeof brand>
export type Model = z.infer<typeof model>
export type BrandPage = z.infer<typeof brandPage>
export type ModelPage = z.infer<typeof modelPage>
