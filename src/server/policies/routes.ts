import type { FastifyInstance } from 'fastify'
import type { Policy } from '../../contract/policies.ts'
import { POLICY_SLUGS, type PolicySlug } from '../../contract/policy-slugs.ts'
import { keepPolicy, keptPolicies } from '../database/kept-policies.ts'
import { route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { SAMPLE_POLICIES } from './sample-policies.ts'

const CARDS = `

## Cards
Cards are charged on Stripe's own page. We never see your card number.`

/** `takesCards`: what a sample says of cards is said where the shop takes them. */
function policyOf(slug: PolicySlug, kept: ReadonlyMap<string, string>, takesCards: boolean): Policy {
  const own = kept.get(slug)
  const { title, lead, markdown } = SAMPLE_POLICIES[slug]
  const sample = slug === 'privacy' && takesCards ? markdown + CARDS : markdown
  return { slug, title, lead, markdown: own ?? sample, isSample: own === undefined }
}

/** Shipping, returns, warranty, privacy and terms: customers read them, the owner writes them. */
export function registerPolicies(app: FastifyInstance, { db, replies, config }: Services): void {
  const takesCards = config.stripe !== null
  const all = async () => {
    const kept = await keptPolicies(db)
    return { policies: POLICY_SLUGS.map((slug) => policyOf(slug, kept, takesCards)) }
  }
  route(
    app,
    'GET /api/policies/:slug',
    async ({ params: { slug } }) => policyOf(slug, await keptPolicies(db), takesCards),
    {
      fromCatalog: replies,
    },
  )

  staffRoute(app, 'GET /api/admin/policies', all)

  staffRoute(app, 'PUT /api/admin/policies/:slug', async ({ params: { slug }, body: { markdown } }, who) => {
    await db.transaction(async (tx) => {
      const before = policyOf(slug, await keptPolicies(db), takesCards)
      await keepPolicy(tx, slug, markdown)
      await recordChange(tx, who, {
        ...{ action: 'policies.edit', subject: `policies:${slug}` },
        ...{ before: { markdown: before.markdown }, after: { markdown } },
      })
    })
    return all()
  })
}
