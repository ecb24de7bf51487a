import type { PartCard } from '../../contract/shop-parts.ts'
import { PART_CATEGORIES, type PartCategory } from '../../engine/model.ts'
import { signed } from '../build-sheet/figures-in-words.ts'
import { count, whole } from '../ui/money.ts'

/** Addresses of the shelves: "fuel_system" is /parts/fuel-system. The list is closed, so that every other word is a part's. */
export const categorySlug = (category: PartCategory): string => category.replaceAll('_', '-')
export const categoryAt = (slug: string): PartCategory | undefined =>
  PART_CATEGORIES.find((category) => categorySlug(category) === slug)
export const shelfPath = (category: PartCategory, vehicleId?: string): string =>
  vehicleId === undefined
    ? `/parts/${categorySlug(category)}`
    : `/parts/for/${encodeURIComponent(vehicleId)}/${categorySlug(category)}`

export const availability = ({ stock }: Pick<PartCard, 'stock'>): string =>
  stock === null ? 'Special order' : stock > 0 ? 'In stock' : 'Sold out'

export const EMISSIONS_WORDS: Readonly<Record<PartCard['emissions'], string>> = {
  '50_state': '50-state legal',
  '49_state': '49-state legal, not for California',
  off_road: 'Off-road use only',
  unknown: "Unknown: we don't have an EO number for it. Ask us before you order if your state tests.",
}

/** "+12 whp", or what a part without power of its own is. */
export const gainWords = (gain: NonNullable<PartCard['gain']>): string =>
  Math.abs(gain.wheelHp) < 1 ? 'Supporting mod' : `${signed(gain.wheelHp)} whp`
export const gainRangeWords = ({ low, high }: NonNullable<PartCard['gain']>): string =>
  `Most cars land between ${whole(Math.max(0, low))} and ${count(high)} whp.`
