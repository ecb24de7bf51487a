import {
  LABOR_CENTS_PER_HOUR,
  type LaborTariff,
  laborMerchandiseId,
  partMerchandiseId,
} from '../../contract/cart-lines.ts'
import type { CartItem } from '../cart/cart-lines.ts'

/** A part as any of the planning tools knows it. Prices in US dollars. */
export interface BuildPart {
  partId: string
  name: string
  manufacturer: string
  category: string
  price: number
  laborHours: number
  imageUrl?: string
}

/**
 * A whole build as cart items: each part for this car, and one line for installing them. The server prices them
 * again; the prices here only show until it answers. Without labor hours there is no labor line.
 */
export function buildCartItems(build: {
  vehicleId: string
  parts: readonly BuildPart[]
  tariff: LaborTariff
}): { item: CartItem }[] {
  const vehicle = { key: 'vehicle', value: build.vehicleId }
  const items = build.parts.map(
    (part): CartItem => ({
      merchandiseId: partMerchandiseId(part.partId),
      id: part.partId,
      name: `${part.manufacturer} ${part.name}`,
      price: part.price,
      imageUrl: part.imageUrl ?? '',
      category: part.category,
      attributes: [vehicle],
    }),
  )
  const rate = LABOR_CENTS_PER_HOUR[build.tariff]
  const laborCents = build.parts.reduce((sum, part) => sum + Math.round(part.laborHours * rate), 0)
  if (laborCents > 0) {
    const installed = build.parts.map((part) => part.partId).sort()
    items.push({
      merchandiseId: laborMerchandiseId(build.tariff),
      id: `labor-${build.tariff}`,
      name: `Installation of ${installed.length === 1 ? '1 part' : `${installed.length} parts`}`,
      price: laborCents / 100,
      imageUrl: '',
      category: 'labor',
      attributes: [vehicle, ...installed.map((value) => ({ key: 'part', value }))],
    })
  }
  return items.map((item) => ({ item }))
}
