import type { PackageDetail } from '../../contract/packages.ts'
import type { Shop } from '../../contract/shop.ts'
import { SHOP_NAME } from './head.ts'

const CONTEXT = 'https://schema.org'

export function organizationLd(shop: Shop): object {
  return {
    '@context': CONTEXT,
    '@type': 'AutoPartsStore',
    name: SHOP_NAME,
    url: shop.origin,
    logo: `${shop.origin}/icons/icon-512.png`,
    email: shop.email,
    telephone: shop.phone,
    address: shop.address,
    openingHours: 'Mo-Fr 10:00-19:00',
  }
}

/** Crumbs from the home page down; the last one is the page itself. */
export function breadcrumbLd(origin: string, crumbs: readonly { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.path,
    })),
  }
}

export function packageLd(origin: string, item: PackageDetail): object {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: item.name,
    description: item.detailedDescription || item.description,
    sku: item.id,
    category: 'Performance package',
    image: `${origin}/pictures/og/packages.jpg`,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    offers: {
      '@type': 'Offer',
      ...(Number.isFinite(item.basePrice) ? { price: item.basePrice.toFixed(2) } : {}),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${origin}/packages/${item.slug}`,
    },
  }
}
