import { eq } from 'drizzle-orm'
import type { ContactDetails } from '../../contract/admin/shop-state.ts'
import type { Database, Transaction } from './connection.ts'
import { shopSettings } from './schema/staff.ts'

/** The table whose change every process is told of. */
export const SETTINGS_TABLE = 'shop_settings'
const CONTACT = 'contact'

/** The contact details that the owner set; null while the environment's count. */
export async function keptContact(db: Database): Promise<ContactDetails | null> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.key, CONTACT))
  return (row?.value as ContactDetails | undefined) ?? null
}

export async function keepContact(tx: Transaction, value: ContactDetails): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ key: CONTACT, value })
    .onConflictDoUpdate({ target: shopSettings.key, set: { value } })
}
