import { z } from 'zod'
import { CONFIDENCES, PART_CATEGORIES, PART_KINDS } from '../engine/model.ts'
import { packageItem } from './packages.ts'
import { FACETS, PART_SORTS } from './shop-part-choices.ts'
import { whyPart } from './why-part.ts'

/** What a part adds at the wheels when it is the only one on the car: the figure, and where most cars land. */
export const gainOnCar = z.object({ wheelHp: z.number(), low: z.number(), high: z.number() })
export const maker = z.object({ name: z.string(), slug: z.string() })
export const emissions = z.enum(['50_state', '49_state', 'off_road', 'unknown'])
export const partCategory = z.enum(PART_CATEGORIES)

/** A part in a list. */
export const partCard = z.object({
  id: z.string(),
  name: z.string(),
  maker,
  category: partCategory,
  kind: z.enum(PART_KINDS),
  partNumber: z.string().nullable(),
  price: z.number(),
  priceIsEstimate: z.boolean(),
  imageUrl: z.string(),
  laborHours: z.number(),
  emissions,
  /** Counted in stock, or null: ordered in. */
  stock: z.number().int().nullable(),
  /** "2018-2023 Ford Mustang GT and 2 more models". */
  fitsWhat: z.string(),
  /** Whether it fits the car that was asked about; null without a car. */
  fits: z.boolean().nullable(),
  /** On that car; null without one, where it does not fit, and where the engine does not know the part. */
  gain: gainOnCar.nullable(),
})
export type PartCard = z.infer<typeof partCard>

/** The car that a list or a page is about. */
export const askedCar = z.object({ vehicleId: z.string(), modelId: z.string(), label: z.string(), years: z.string() })
export type AskedCar = z.infer<typeof askedCar>

const chosen = z.string().max(400).optional()
/** One or more values of a facet, joined by commas. */
export const partListQuery = z.object({
  category: partCategory.optional(),
  vehicle: z.string().max(200).optional(),
  /** `fit`: only what fits the car. `all`: every part, what fits the car first. */
  scope: z.enum(['fit', 'all']).default('fit'),
  kind: chosen,
  maker: chosen,
  price: chosen,
  gain: chosen,
  fuel: chosen,
  emissions: chosen,
  stock: chosen,
  confidence: chosen,
  sort: z.enum(PART_SORTS).default('popular'),
  page: z.coerce.number().int().min(1).max(500).default(1),
})

export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.number().int() })
export const facet = z.object({ name: z.enum(FACETS), label: z.string(), values: z.array(facetValue) })
export type Facet = z.infer<typeof facet>

export const partList = z.object({
  car: askedCar.nullable(),
  parts: z.array(partCard),
  /** How many there are; of more than `mostCounted` only that there are more. */
  total: z.number().int(),
  mostCounted: z.number().int(),
  isMore: z.boolean(),
  page: z.number().int(),
  pages: z.number().int(),
  facets: z.array(facet),
})
export type PartList = z.infer<typeof partList>

/** The shop's shelves: categories and makers, for all cars or one. */
export const shelvesQuery = z.object({ vehicle: z.string().max(200).optional() })
export const shelves = z.object({
  car: askedCar.nullable(),
  categories: z.array(
    z.object({
      category: partCategory,
      name: z.string(),
      count: z.number().int(),
      isMore: z.boolean(),
      imageUrl: z.string(),
    }),
  ),
  makers: z.array(maker.extend({ count: z.number().int() })),
  popular: z.array(partCard),
})
export type Shelves = z.infer<typeof shelves>

export const makerList = z.array(maker.extend({ count: z.number().int(), categories: z.array(partCategory) }))
export type MakerList = z.infer<typeof makerList>
export const makerPage = z.object({
  maker,
  total: z.number().int(),
  isMore: z.boolean(),
  categories: z.array(z.object({ category: partCategory, name: z.string(), count: z.number().int() })),
  parts: z.array(partCard),
  page: z.number().int(),
  pages: z.number().int(),
})
export type MakerPage = z.infer<typeof makerPage>

/** Something that the part asks for beside it, with what the shop sells for it on the asked car. */
const supportingMod = z.object({ name: z.string(), why: whyPart, parts: z.array(partCard) })
/** `always`: on any car. `car`: on the asked one. */
const because = z.enum(['always', 'car'])

export const partPage = z.object({
  part: partCard.extend({
    slug: z.string(),
    sku: z.string(),
    description: z.string(),
    categoryName: z.string(),
    kindName: z.string(),
    source: z.string().nullable(),
    confidence: z.enum(CONFIDENCES),
    claimedGainHp: z.number().nullable(),
    isOurs: z.boolean(),
  }),
  car: askedCar.nullable(),
  /** Why it does not fit the asked car; null where it does or no car was asked about. */
  doesNotFitBecause: z.string().nullable(),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  inTheBox: z.array(z.string()),
  fitment: z.array(
    z.object({
      modelId: z.string(),
      make: z.string(),
      model: z.string(),
      variants: z.array(
        z.object({ vehicleId: z.string(), years: z.string(), engine: z.string(), variant: z.string() }),
      ),
    }),
  ),
  needs: z.array(supportingMod.extend({ because })),
  supporting: z.array(supportingMod),
  excludes: z.array(z.object({ name: z.string(), because, why: whyPart })),
  warnings: z.array(whyPart),
  similar: z.array(partCard),
  packages: z.array(packageItem.pick({ slug: true, name: true, subtitle: true, basePrice: true, stage: true })),
  builds: z.array(
    z.object({ id: z.string(), title: z.string(), year: z.number().int(), model: z.string(), imageUrl: z.string() }),
  ),
})
export type PartPage = z.infer<typeof partPage>
