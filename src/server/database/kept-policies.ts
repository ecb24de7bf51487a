import { eq, like } from 'drizzle-orm'
import type { PolicySlug } from '../../contract/policy-slugs.ts'
import type { Database, Transaction } from './connection.ts'
import { shopSettings } from './schema/staff.ts'

const PREFIX = 'policy '
const keyOf = (slug: PolicySlug) => `${PREFIX}${slug}`

/** The texts that the owner wrote, by page; the others are samples. */
export async function keptPolicies(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select()
    .from(shopSettings)
    .where(like(shopSettings.key, `${PREFIX}%`))
  return new Map(rows.map(({ key, value }) => [key.slice(PREFIX.length), String(value)]))
}

/** Keeps the owner's text of a page; an empty one brings the sample back. Every process is told. */
export async function keepPolicy(tx: Transaction, slug: PolicySlug, markdown: string): Promise<void> {
  if (markdown === '') return void (await tx.delete(shopSettings).where(eq(shopSettings.key, keyOf(slug))))
  await tx
    .insert(shopSettings)
    .values({ key: keyOf(slug), value: markdown })
    .onConflictDoUpdate({ target: shopSettings.key, set: { value: markdown } })
}
