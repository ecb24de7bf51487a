import type { CartLineInput } from './cart.ts'

/**
 * How things to buy are named in a cart. One spelling for the browser, the assistant and the server; no schema
 * library, so that a page may import it.
 *
 * | merchandiseId        | what                                     | attributes                                  |
 * |----------------------|------------------------------------------|---------------------------------------------|
 * | `package:<slug>`     | a shop package, parts and labor          | none needed                                 |
 * | `part:<part id>`     | one part                                 | optional `vehicle` = the car it is for      |
 * | `merch:<item id>`    | merchandise                              | `size`, `color` where the item has them     |
 * | `labor:configurator` | installing parts at 150 dollars per hour | `part` = a part id, once per part; `vehicle` |
 * | `labor:planner`      | the same at the planner's 185 per hour   | the same                                    |
 */
export type LaborTariff = 'configurator' | 'planner'

/** Labor of the two tools, whole US cents per hour (specification: 150 and 185 dollars). */
export const LABOR_CENTS_PER_HOUR: Readonly<Record<LaborTariff, number>> = { configurator: 15_000, planner: 18_500 }

export const packageMerchandiseId = (slug: string): string => `package:${slug}`
export const partMerchandiseId = (partId: string): string => `part:${partId}`
export const merchMerchandiseId = (itemId: string): string => `merch:${itemId}`
export const laborMerchandiseId = (tariff: LaborTariff): string => `labor:${tariff}`

/**
 * A whole build as cart lines: each part once, then one line for its installation. The server prices the labor line
 * from the named parts' hours; a build whose parts need no hours has no labor line worth adding, so pass
 * `laborHours` where it is known and a line of zero hours is left out.
 */
export function buildCartLines(build: {
  vehicleId: string
  partIds: readonly string[]
  tariff: LaborTariff
  laborHours?: number
}): CartLineInput[] {
  const vehicle = { key: 'vehicle', value: build.vehicleId }
  const lines: CartLineInput[] = build.partIds.map((partId) => ({
    merchandiseId: partMerchandiseId(partId),
    quantity: 1,
    attributes: [vehicle],
  }))
  if (build.partIds.length === 0 || build.laborHours === 0) return lines
  const installed = build.partIds.map((partId) => ({ key: 'part', value: partId }))
  lines.push({ merchandiseId: laborMerchandiseId(build.tariff), quantity: 1, attributes: [vehicle, ...installed] })
  return lines
}
