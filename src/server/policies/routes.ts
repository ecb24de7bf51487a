import type { FastifyInstance } from 'fastify'
import type { Policy } from '../../contract/policies.ts'
import { POLICY_SLUGS, type PolicySlug } from '../../contract/policy-slugs.ts'
import { keepPolicy, keptPolicies } from '../database/kept-policies.ts'
import { route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { samplePolicy } from './sample-policies.ts'

const policyOf = (slug: PolicySlug, kept: ReadonlyMap<string, string>, { stripe }: Services['config']): Policy => {
  const own = kept.get(slug)
  const { title, lead, markdown } = samplePolicy(slug, stripe !== null)
  return { slug, title, lead, markdown: own ?? markdown, isSample: own === undefined }
}

/** The pages as customers read them. */
export async function allPolicies({ db, config }: Pick<Services, 'db' | 'config'>): Promise<Policy[]> {
  const kept = await keptPolicies(db)
  return POLICY_SLUGS.map((slug) => policyOf(slug, kept, config))
}

/** Shipping, returns, warranty, privacy and terms: customers read them, the owner writes them. */
export function registerPolicies(app: FastifyInstance, { db, replies, config }: Services): void {
  const all = async () => ({ policies: await allPolicies({ db, config }) })
  route(
    app,
    'GET /api/policies/:slug',
    async ({ params: { slug } }) => policyOf(slug, await keptPolicies(db), config),
    {
      fromCatalog: replies,
    },
  )

  staffRoute(app, 'GET /api/admin/policies', all)

  staffRoute(app, 'PUT /api/admin/policies/:slug', async ({ params: { slug }, body: { markdown } }, who) => {
    await db.transaction(async (tx) => {
      const before = policyOf(slug, await keptPolicies(db), config)
      await keepPolicy(tx, slug, markdown)
      await recordChange(tx, who, {
        ...{ action: 'policies.edit', subject: `policies:${slug}` },
        ...{ before: { markdown: before.markdown }, after: { markdown } },
      })
    })
    return all()
  })
}
