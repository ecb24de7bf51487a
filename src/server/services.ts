import type { Shop } from '../contract/shop.ts'
import type { CatalogSnapshot } from './catalog/catalog-snapshot.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import type { ReplyCache } from './http/reply-cache.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'

/**
 * What every noun is given. `catalog` is read afresh each time (`services.catalog`, never kept in a variable over
 * an await): it changes when the catalog does.
 */
export interface Services {
  readonly db: Database
  readonly catalog: CatalogSnapshot
  readonly config: Config
  /** The shop as pages and mails show it. */
  readonly shop: Shop
  readonly log: Log
  readonly jobs: Jobs
  /** Replies made from the catalog alone; emptied when it changes. */
  readonly replies: ReplyCache
  /** Milliseconds since 1970. Tests give their own. */
  readonly clock: () => number
  /** `bytes` random bytes fit for secrets, as lower-case hexadecimal text. */
  readonly random: (bytes: number) => string
}
