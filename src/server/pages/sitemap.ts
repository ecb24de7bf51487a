import type { FastifyInstance } from 'fastify'
import { PART_CATEGORIES, type PartCategory } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
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
  '/accuracy',
  '/about',
  '/contact',
  '/book',
  '/faq',
  '/warranty',
  '/financing',
  '/privacy',
  '/terms',
]

/** What search engines and home screens read: sitemap.xml, robots.txt, manifest.webmanifest. */
export function registerSiteFiles(app: FastifyInstance, services: Services): void {
  app.get('/sitemap.xml', (_, reply) => {
    const addresses = [...FIXED, ...catalogPaths(services.catalog)].map(
      (path) => `<url><loc>${escapeXml(services.shop.origin + path)}</loc></url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
      )
  })
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /cart\nDisallow: /checkout/\nDisallow: /orders/\nDisallow: /quotes/\nAllow: /api/docs\n\nSitemap: ${services.shop.origin}/sitemap.xml\n`,
      ),
  )
  app.get('/manifest.webmanifest', (_, reply) => reply.type('application/manifest+json').send(JSON.stringify(MANIFEST)))
}

function catalogPaths(catalog: CatalogSnapshot): string[] {
  return [
    ...catalog.brands.map((brand) => `/brands/${brand.slug}`),
    ...catalog.models.map((model) => `/models/${model.id}`),
    ...catalog.packages.map((item) => `/packages/${item.slug}`),
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

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const MANIFEST = {
  name: 'Adrenaline Performance',
  short_name: 'Adrenaline',
  description: 'Performance packages, parts and a build configurator that tells the truth.',
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
