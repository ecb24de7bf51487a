import type { MerchandiseItem } from '../../contract/merchandise.ts'

export const GEAR_CATEGORIES = ['all', 'apparel', 'accessories', 'decals'] as const
export const GEAR_SORTS = ['name', 'price-low', 'price-high'] as const
export type GearSort = (typeof GEAR_SORTS)[number]
export const SORT_NAMES: Record<GearSort, string> = {
  name: 'Name',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
}

export interface GearFilters {
  text: string
  category: (typeof GEAR_CATEGORIES)[number]
  sort: GearSort
}

type Listed = Pick<MerchandiseItem, 'name' | 'description' | 'category' | 'price'>

/** Gear that matches the text (name or description) and the category, in the chosen order. Prices sort as numbers. */
export function filterGear<T extends Listed>(items: readonly T[], { text, category, sort }: GearFilters): T[] {
  const wanted = text.trim().toLowerCase()
  const priceOf = (item: Listed) => Number.parseFloat(String(item.price))
  const orders: Record<GearSort, (a: T, b: T) => number> = {
    name: (a, b) => a.name.localeCompare(b.name, 'en'),
    'price-low': (a, b) => priceOf(a) - priceOf(b),
    'price-high': (a, b) => priceOf(b) - priceOf(a),
  }
  return items
    .filter(
      (item) =>
        (category === 'all' || item.category === category) &&
        (item.name.toLowerCase().includes(wanted) || item.description.toLowerCase().includes(wanted)),
    )
    .toSorted(orders[sort])
}
