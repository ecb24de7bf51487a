import { z } from 'zod'

export const socialPost = z.object({
  id: z.string(),
  network: z.enum(['facebook', 'instagram', 'tiktok', 'youtube']),
  author: z.string(),
  text: z.string(),
  imageUrl: z.string(),
  postedOn: z.string(),
  likes: z.number().int(),
  isSample: z.boolean(),
})
export type SocialPost = z.infer<typeof socialPost>
export const socialPostList = z.array(socialPost)

/** What real builds and published results say of a car: counted, never invented. */
export const socialValidation = z.object({
  name: z.string(),
  vehicleModel: z.string().nullable(),
  customerBuilds: z.number().int(),
  publishedResults: z.number().int(),
  mentions: z.number().int(),
  text: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
})
