import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { generationsOf, shortYears } from '../../catalog/model-generations.ts'
import { PART_CATEGORIES, type PartCategory } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import { makerSlug } from '../listing/listed-parts.ts'
import type { Services } from '../services.ts'

const FIXED = [
  '/',
  '/performance-packages',
  '/parts',
  '/brands',
  '/builds',
  '/merchandise',
  '/build-my-ride',
  '/configurator',
  '/intelligent-assistant',
  '/race',
  '/accuracy',
  '/about',
  '/contact',
  '/book',
  '/faq',
  '/policies/shipping',
  '/policies/returns',
  '/warranty',
  '/financing',
  '/privacy',
  '/terms',
]

/** As many as one file of a sitemap may name. */
const MOST_ADDRESSES = 50_000

const sitemapXml = (list: string, item: string, origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<${item}><loc>${escapeXml(origin + path)}</loc></${item}>`)
    .join('\n')}\n</${list}>\n`
const urlSet = (origin: string, paths: readonly string[]) => sitemapXml('urlset', 'url', origin, paths)

/** What search engines and home screens read: sitemap.xml, robots.txt, manifest.webmanifest. */
export function registerSiteFiles(app: FastifyInstance, services: Services): void {
  const { db, shop } = services
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml)

  // One file as long as one may hold it; then an index of files, each with so many parts from one on.
  app.get('/sitemap.xml', async (_, reply) => {
    const starts = await importedStarts(db)
    const own = [...FIXED, ...catalogPaths(services.catalog)]
    const first = starts.length === 1 ? await importedPaths(db, starts[0]!) : []
    if (starts.length < 2 && own.length + first.length <= MOST_ADDRESSES) {
      return send(reply, urlSet(shop.origin, [...own, ...first]))
    }
    const files = ['/sitemaps/shop.xml', ...starts.map((id) => `/sitemaps/parts.xml?from=${encodeURIComponent(id)}`)]
    return send(reply, sitemapXml('sitemapindex', 'sitemap', shop.origin, files))
  })
  app.get('/sitemaps/shop.xml', (_, reply) =>
    send(reply, urlSet(shop.origin, [...FIXED, ...catalogPaths(services.catalog)].slice(0, MOST_ADDRESSES))),
  )
  app.get<{ Querystring: { from?: string | string[] } }>('/sitemaps/parts.xml', async ({ query }, reply) =>
    send(reply, urlSet(shop.origin, await importedPaths(db, String(query.from ?? '')))),
  )
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /cart\nDisallow: /checkout/\nDisallow: /orders/\nDisallow: /quotes/\nAllow: /api/docs\n\nSitemap: ${services.shop.origin}/sitemap.xml\n`,
      ),
  )
  app.get('/manifest.webmanifest', (_, reply) => reply.type('application/manifest+json').send(JSON.stringify(MANIFEST)))
}

/** The imported part that each file of the sitemap begins with. */
async function importedStarts(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (select id, row_number() over (order by id) as place from shop_parts where origin <> 'catalog') as p
    where place % ${MOST_ADDRESSES} = 1 order by id`)
  return rows.map(({ id }) => id)
}

async function importedPaths(db: Database, from: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from shop_parts where origin <> 'catalog' and id >= ${from} order by id limit ${MOST_ADDRESSES}`)
  return rows.map(({ id }) => `/parts/${encodeURIComponent(id)}`)
}

function catalogPaths(catalog: CatalogSnapshot): string[] {
  return [
    ...catalog.brands.map((brand) => `/brands/${brand.slug}`),
    ...catalog.models.flatMap(({ id }) => [
      `/models/${id}`,
      ...generationsOf(catalog.variantsOf(id)).map((one) => `/models/${id}/${shortYears(one)}`),
    ]),
    ...catalog.packages.map((item) => `/packages/${item.slug}`),
    ...catalog.merchandiseItems.map((item) => `/merchandise/${item.slug}`),
    ...catalog.builds.map((build) => `/builds/${build.id}`),
    ...PART_CATEGORIES.map((category) => `/parts/${shelf(category)}`),
    ...catalog.vehicles.flatMap(({ id }) => [
      `/parts/for/${id}`,
      ...PART_CATEGORIES.map((category) => `/parts/for/${id}/${shelf(category)}`),
    ]),
    ...[...new Set(catalog.parts.map((part) => makerSlug(part.manufacturer)))].map((slug) => `/makers/${slug}`),
    ...catalog.parts.map((part) => `/parts/${part.id}`),
  ].map(encodeURI)
}

const shelf = (category: PartCategory): string => category.replaceAll('_', '-')

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const MANIFEST = {
  name: 'Adrenaline Performance',
  short_name: 'Adrenaline',
  description: 'Performance packages, parts and a build configurator that shows what breaks first.',
  start_url: '/',
  display: 'standalone',
  background_color: '#0a0a0b',
  theme_color: '#0a0a0b',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}
