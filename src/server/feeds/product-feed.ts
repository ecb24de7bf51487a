import { createHash } from 'node:crypto'
import { gt, inArray } from 'drizzle-orm'
import { PART_CATEGORY_NAMES } from '../../engine/display-words.ts'
import type { PartCategory, PartKind } from '../../engine/model.ts'
import type { Database } from '../database/connection.ts'
import { shopParts } from '../database/schema/shop-parts.ts'
import { escapeXml } from '../pages/sitemap.ts'
import { partImageUrl } from '../pictures/picture-index.ts'
import { decimalDollars } from '../pricing/money.ts'

const ROWS_PER_READ = 500
const LONGEST_ID = 50
const LONGEST_TITLE = 150
const LONGEST_MPN = 70
const GOOGLE_CATEGORY = 'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts'

const { id, maker, name, description, category, kind, partNumber, priceCents, stock } = shopParts
const COLUMNS = { id, maker, name, description, category, kind, partNumber, priceCents, stock }
export type FeedRow = Pick<typeof shopParts.$inferSelect, keyof typeof COLUMNS>

/** Every part that the shop sells as a Google Merchant feed, piece by piece: however many there are, few are in memory. */
export async function* productFeed(db: Database, shop: { name: string; origin: string }): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(shop.name)}</title>
<link>${escapeXml(shop.origin)}</link>
<description>Performance parts by ${escapeXml(shop.name)}</description>
`
  let after = ''
  for (;;) {
    // Ids first: narrow, in the order of the key; the rows of a page come by them.
    const ids = db.select({ id }).from(shopParts).where(gt(id, after)).orderBy(id).limit(ROWS_PER_READ)
    const rows = await db.select(COLUMNS).from(shopParts).where(inArray(id, ids)).orderBy(id)
    if (rows.length > 0) yield rows.map((row) => feedItem(row, shop.origin)).join('')
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_PER_READ) break
    after = last.id
  }
  yield '</channel>\n</rss>\n'
}

/** At most 50 characters, and another one for every part. */
export const feedId = (partId: string): string =>
  partId.length <= LONGEST_ID
    ? partId
    : `${partId.slice(0, 29)}-${createHash('sha256').update(partId).digest('hex').slice(0, 20)}`

export function feedItem(row: FeedRow, origin: string): string {
  const title = `${row.maker} ${row.name}`
  const part = { category: row.category as PartCategory, kind: row.kind as PartKind }
  const isNumbered = row.partNumber !== null && row.partNumber.length <= LONGEST_MPN
  const fields: readonly (readonly [string, string])[] = [
    ['id', feedId(row.id)],
    ['title', title.slice(0, LONGEST_TITLE)],
    ['description', row.description || title],
    ['link', `${origin}/parts/${encodeURIComponent(row.id)}`],
    ['image_link', origin + partImageUrl(part).replace(/\.svg$/, '.jpg')],
    ['availability', row.stock === null ? 'backorder' : row.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', `${decimalDollars(row.priceCents)} USD`],
    ['condition', 'new'],
    ['brand', row.maker.slice(0, LONGEST_MPN)],
    isNumbered ? ['mpn', row.partNumber ?? ''] : ['identifier_exists', 'no'],
    ['google_product_category', GOOGLE_CATEGORY],
    ['product_type', PART_CATEGORY_NAMES[part.category]],
  ]
  return `<item>\n${fields.map(([key, value]) => `<g:${key}>${escapeXml(value)}</g:${key}>\n`).join('')}</item>\n`
}
