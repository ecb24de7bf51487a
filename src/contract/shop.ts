import { z } from 'zod'

/** What the environment says of the shop itself: rendered into every page. */
export const shop = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  origin: z.string(),
  aiProvider: z.string(),
  socialWidgetSrc: z.string().nullable(),
  isDevelopment: z.boolean(),
  adminTokenRequired: z.boolean(),
})
export type Shop = z.infer<typeof shop>

export const seedReply = z.object({ success: z.literal(true), inserted: z.number().int(), message: z.string() })
