import { z } from 'zod'

/** Body measurements by size, inches. */
export const sizeChart = z.object({
  measures: z.array(z.string()),
  rows: z.array(z.object({ size: z.string(), inches: z.array(z.string()) })),
})
export type SizeChart = z.infer<typeof sizeChart>

export const merchandiseItem = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.enum(['apparel', 'accessories', 'decals']),
  description: z.string(),
  /** US dollars. */
  price: z.union([z.number(), z.string()]),
  imageUrl: z.string(),
  sizes: z.array(z.string()).optional(),
  /** The first one is the one on `imageUrl`. */
  colors: z.array(z.string()).optional(),
  /** Pictures of the other colors. */
  colorImages: z.record(z.string(), z.string()).optional(),
  sizeChart: sizeChart.optional(),
  isPopular: z.boolean(),
  /** Used as the external variant id when Shopify stands behind the cart. */
  shopifyProductId: z.string(),
})
export type MerchandiseItem = z.infer<typeof merchandiseItem>
export const gearPage = z.object({
  item: merchandiseItem,
  /** The first one is the item's own; `color` where a picture shows another than that one's. */
  pictures: z.array(z.object({ imageUrl: z.string(), alt: z.string(), color: z.string().nullable() })),
  /** Every size and color; `stock` is what is left of it, null where it is not counted. */
  variants: z.array(
    z.object({ size: z.string().nullable(), color: z.string().nullable(), stock: z.number().int().nullable() }),
  ),
  /** More of the same kind. */
  similar: z.array(merchandiseItem),
})
export type GearPage = z.infer<typeof gearPage>
export const merchandiseList = z.array(merchandiseItem)
