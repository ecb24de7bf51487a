import type { GearPage } from '../../contract/merchandise.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import type { Shop } from '../../contract/shop.ts'
import type { PartPage } from '../../contract/shop-parts.ts'
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

/** Gear of the shop's own; sold out when every size and color is. */
export function gearLd(origin: string, { item, pictures, variants }: GearPage): object {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: item.id,
    category: item.category,
    image: pictures.map(({ imageUrl }) => origin + imageUrl),
    brand: { '@type': 'Brand', name: SHOP_NAME },
    ...(item.colors?.length ? { color: item.colors.join(', ') } : {}),
    ...(item.sizes?.length ? { size: item.sizes } : {}),
    offers: {
      '@type': 'Offer',
      price: Number(item.price).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${variants.every(({ stock }) => stock === 0) ? 'OutOfStock' : 'InStock'}`,
      url: `${origin}/merchandise/${item.slug}`,
    },
  }
}

const MOST_CARS = 30

/** A part as a product that is made for these cars; what is not known of it is left out. */
export function partLd(origin: string, { part, fitment }: PartPage): object {
  const cars = fitment.flatMap(({ make, model, variants }) =>
    [...new Set(variants.map(({ years }) => years))].map((years) => ({
      '@type': 'Car',
      name: `${years} ${make} ${model}`,
      manufacturer: make,
      model,
    })),
  )
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: `${part.maker.name} ${part.name}`,
    description: part.description,
    sku: part.sku,
    ...(part.partNumber ? { mpn: part.partNumber } : {}),
    category: part.categoryName,
    image: origin + part.imageUrl.replace(/\.svg$/, '.jpg'),
    brand: { '@type': 'Brand', name: part.maker.name },
    isAccessoryOrSparePartFor: cars.slice(0, MOST_CARS),
    offers: {
      '@type': 'Offer',
      price: part.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${part.stock === null ? 'BackOrder' : part.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      url: `${origin}/parts/${part.slug}`,
    },
  }
}
