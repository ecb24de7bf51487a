import { z } from 'zod'

/** The stock-photo shape, whether it comes from Unsplash or from our own gallery. */
export const photo = z.object({
  id: z.string(),
  alt_description: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  urls: z.object({ raw: z.string(), full: z.string() }),
  links: z.object({ html: z.string() }),
  user: z.object({ name: z.string() }),
})
export type Photo = z.infer<typeof photo>
export const photoList = z.object({ photos: z.array(photo) })
