import { z } from 'zod'

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
  colors: z.array(z.string()).optional(),
  isPopular: z.boolean(),
  /** Used as the external variant id when Shopify stands behind the cart. */
  shopifyProductId: z.string(),
})
export type MerchandiseItem = z.infer<typeof merchandiseItem>
export const merchandiseList = z.array(merchandiseItem)
