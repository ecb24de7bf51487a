import type { MerchandiseItem } from '../../contract/merchandise.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import type { SocialPost } from '../../contract/social.ts'
import type { Vehicle } from '../../engine/model.ts'
import type {
  brands,
  builds,
  merchandise,
  models,
  packages,
  StoredBuild,
  socialPosts,
} from '../database/schema/catalog.ts'
import { dollarsOf } from '../pricing/money.ts'
import { yearsText } from './vehicle-reply.ts'

export interface BrandRow {
  id: string
  slug: string
  make: string
  name: string
  description: string
  onHome: boolean
  imageUrl: string
}
export interface ModelRow {
  id: string
  brandId: string
  name: string
}
export interface PackageRow {
  detail: PackageDetail
  priceCents: number
}
export interface MerchandiseRow {
  item: MerchandiseItem
  priceCents: number
  stock: number | null
  /** What is left of the sizes and colors that are counted by themselves. */
  variantStock: Readonly<Record<string, number>>
}

/**
 * Rows of the database as the shop speaks of them. What stands in a column of its own is in force, and what it refers to
 * is read there; `data` tells the rest, and of the columns what was seeded.
 */

/** The shop's own pictures by what they show, where it has none. */
const NO_PICTURES: ReadonlyMap<string, string> = new Map()

export const brandOf = ({ data, position: _, edited: __, ...columns }: typeof brands.$inferSelect): BrandRow => ({
  ...columns,
  imageUrl: typeof data.imageUrl === 'string' ? data.imageUrl : `/images/brands/${columns.slug}.webp`,
})

export const modelRowOf = ({ id, brandId, name }: typeof models.$inferSelect): ModelRow => ({ id, brandId, name })

export function packageOf(
  row: typeof packages.$inferSelect,
  {
    brands,
    models,
    vehicles,
  }: { brands: readonly BrandRow[]; models: readonly ModelRow[]; vehicles: readonly Vehicle[] },
  own: ReadonlyMap<string, string> = NO_PICTURES,
): PackageRow {
  const { id, slug, vehicleId, modelId, onHome, priceCents, data } = row
  const stage = row.stage as PackageDetail['stage']
  const brand = brands.find((one) => one.id === row.brandId)
  const vehicle = vehicles.find((one) => one.id === vehicleId)
  return {
    detail: {
      ...{ ...data, id, slug, stage, vehicleId, modelId, onHome },
      imageUrl: own.get(`packages:${id}`) ?? data.imageUrl,
      ...(brand ? { brandSlug: brand.slug, brandName: brand.name } : {}),
      ...(vehicle ? { years: yearsText(vehicle) } : {}),
      modelName: models.find((one) => one.id === modelId)?.name ?? data.modelName,
      basePrice: dollarsOf(priceCents),
    },
    priceCents,
  }
}

export function buildOf(
  { id, vehicleId, brandId, isFeatured, data }: typeof builds.$inferSelect,
  { brands, vehicles }: { brands: readonly BrandRow[]; vehicles: readonly Vehicle[] },
): StoredBuild {
  const vehicle = vehicles.find((one) => one.id === vehicleId)
  const brand = brands.find((one) => one.id === brandId)
  return {
    ...{ ...data, id, vehicleId, isFeatured },
    model: {
      ...data.model,
      ...(vehicle ? { id: vehicle.modelId, name: vehicle.model } : {}),
      ...(brand ? { brand: { name: brand.name, slug: brand.slug } } : {}),
    },
  }
}

export function merchandiseOf(
  row: typeof merchandise.$inferSelect,
  own: ReadonlyMap<string, string> = NO_PICTURES,
): MerchandiseRow {
  const { id, slug, name, priceCents, stock, variantStock, data } = row
  const category = row.category as MerchandiseItem['category']
  const imageUrl = own.get(`merchandise:${id}`) ?? data.imageUrl
  const item = { ...data, id, slug, name, category, imageUrl, price: dollarsOf(priceCents) }
  return { item, priceCents, stock, variantStock }
}

export const postOf = ({ id, data }: typeof socialPosts.$inferSelect): SocialPost => ({ ...data, id })

/** What stands in a column of its own is in force; `data` tells the rest, and of the columns what was seeded. */
export const withColumns = <T>({ columns, data }: { columns: Partial<T>; data: T }): T => ({ ...data, ...columns })
