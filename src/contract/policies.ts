import { z } from 'zod'
import { POLICY_SLUGS } from './policy-slugs.ts'

export const policySlug = z.enum(POLICY_SLUGS)
/** A page of the shop's rules. Its text is the owner's, in Markdown. */
export const policy = z.object({
  slug: policySlug,
  title: z.string(),
  lead: z.string(),
  markdown: z.string(),
  /** The text is still the one that comes with the shop: its owner has not checked it. */
  isSample: z.boolean(),
})
export type Policy = z.infer<typeof policy>
export const MOST_MARKDOWN = 30_000
/** An empty text brings the sample back. */
export const policyText = z.object({ markdown: z.string().trim().max(MOST_MARKDOWN) })
