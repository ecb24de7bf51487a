import { and, count, eq, exists, isNull, sql } from 'drizzle-orm'
import type { GoLiveStep } from '../../contract/admin/shop-state.ts'
import { staff, staffPasskeys } from '../database/schema/staff.ts'
import type { Services } from '../services.ts'
import { countOwners } from './accounts.ts'

/** Numbers of telephones that films may show: nobody answers there. */
const SAMPLE_PHONE = /\b555-01\d\d\b/
const SAMPLE_ADDRESS = /\bsample\b/i
const SAMPLE_EMAIL = /[.@]example(\.|$)/

/** What this shop still needs before it opens for real. */
export async function goLiveSteps({ db, config, shop }: Services): Promise<GoLiveStep[]> {
  const passkey = db.select({ one: sql`1` }).from(staffPasskeys).where(eq(staffPasskeys.staffId, staff.id))
  const isActive = and(eq(staff.role, 'owner'), isNull(staff.disabledAt))
  const [[keys], owners] = await Promise.all([
    db
      .select({ owners: count() })
      .from(staff)
      .where(and(isActive, exists(passkey))),
    countOwners(db),
  ])
  const step = (id: string, title: string, isDone: boolean, todo: string): GoLiveStep => ({ id, title, todo, isDone })
  const { email, phone, address } = shop
  return [
    step(
      'address',
      'Address with https',
      config.shop.origin?.startsWith('https:') ?? false,
      'Set SHOP_ORIGIN to the https address that customers open.',
    ),
    step(
      'contact',
      'Real email and phone',
      !SAMPLE_EMAIL.test(email) && !SAMPLE_PHONE.test(phone),
      'Replace the sample email and phone under Settings.',
    ),
    step('place', 'Real street address', !SAMPLE_ADDRESS.test(address), 'Replace the sample address under Settings.'),
    step(
      'mail',
      'Mail server',
      config.smtpUrl !== null,
      'Set SMTP_URL, or customers get no confirmation and no answer.',
    ),
    step(
      'token',
      'Controls are closed',
      config.adminToken !== null,
      'Set ADMIN_TOKEN. Until then any visitor may run the dashboards’ controls.',
    ),
    step(
      'passkey',
      'An owner has a passkey',
      (keys?.owners ?? 0) > 0,
      'Add a passkey under Staff. A passkey cannot be phished.',
    ),
    step('second', 'Two owners', owners > 1, 'Invite a second owner, so that a lost phone locks nobody out.'),
  ]
}
