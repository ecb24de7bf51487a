import type { ContactDetails } from '../contract/admin/shop-state.ts'
import type { Shop } from '../contract/shop.ts'
import { providerName } from './agents/provider-name.ts'
import type { CatalogSnapshot } from './catalog/catalog-snapshot.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import type { Read } from './database/reading.ts'
import type { ReplyCache } from './http/reply-cache.ts'
import type { ShopMetrics } from './http/shop-metrics.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { MailKinds } from './mail/mail-kinds.ts'

/**
 * What every noun is given. `catalog` is read afresh each time (`services.catalog`, never kept in a variable over
 * an await): it changes when the catalog does.
 */
export interface Services {
  readonly db: Database
  /** Reads what may be two seconds old: of a replica where there is one, else of `db`. Never for carts or orders. */
  readonly read: Read
  readonly catalog: CatalogSnapshot
  readonly config: Config
  /** The shop as pages and mails show it. */
  readonly shop: Shop
  readonly log: Log
  readonly metrics: ShopMetrics
  readonly jobs: Jobs
  /** Every kind of mail that a noun sends, for the back office to show. */
  readonly mailKinds: MailKinds
  /** Replies made from the catalog alone; emptied when it changes. */
  readonly replies: ReplyCache
  /** What a page that a CDN may keep tells it; null without one. */
  readonly cdnHeaders: Readonly<Record<string, string>> | null
  /** Milliseconds since 1970. Tests give their own. */
  readonly clock: () => number
  /** `bytes` random bytes fit for secrets, as lower-case hexadecimal text. */
  readonly random: (bytes: number) => string
}

/**
 * What pages and mails say of the shop itself. `port` gives the address of a shop without SHOP_ORIGIN; `contact` is what
 * the owner set, and goes before the environment.
 */
export function shopOf(config: Config, port: number, contact: ContactDetails | null): Shop {
  return {
    email: contact?.email ?? config.shop.email,
    phone: contact?.phone ?? config.shop.phone,
    address: contact?.address ?? config.shop.address,
    origin: config.shop.origin ?? `http://localhost:${port}`,
    aiProvider: providerName(config.ai),
    socialWidgetSrc: config.socialWidgetSrc,
    isDevelopment: config.environment === 'development',
    adminTokenRequired: config.adminToken !== null,
  }
}
