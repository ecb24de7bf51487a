/** Pages of rules that a shop has. No schema library, so that a page may import it. */
export const POLICY_SLUGS = ['shipping', 'returns', 'warranty', 'privacy', 'terms'] as const
export type PolicySlug = (typeof POLICY_SLUGS)[number]

const SHORT: readonly PolicySlug[] = ['warranty', 'privacy', 'terms']
/** Where customers read it: some have had an address of their own since the shop's first day. */
export const policyPath = (slug: PolicySlug): string => (SHORT.includes(slug) ? `/${slug}` : `/policies/${slug}`)
