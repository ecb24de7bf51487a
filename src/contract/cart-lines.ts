import type { CartLineInput } from './cart.ts'

/**
 * How things to buy are named in a cart. One spelling for the browser, the assistant and the server; no schema
 * library, so that a page may import it.
 *
 * | merchandiseId       | what                                                         | attributes                         |
 * |---------------------|--------------------------------------------------------------|------------------------------------|
 * | `package:<slug>`    | a shop package, parts and labor                              | none needed                        |
 * | `part:<part id>`    | one part                                                     | optional `vehicle` = the car       |
 * | `merch:<item id>`   | merchandise                                                  | `size`, `color` where it has them  |
 * | `labor:<plan code>` | installing the parts of a saved build, at that build's rate  | none                               |
 */
export const packageMerchandiseId = (slug: string): string => `package:${slug}`
export const partMerchandiseId = (partId: string): string => `part:${partId}`
export const merchMerchandiseId = (itemId: string): string => `merch:${itemId}`
export const laborMerchandiseId = (planCode: string): string => `labor:${planCode}`

/** A saved build as cart lines: each part once, then its installation where a part needs hours. */
export function buildCartLines(plan: {
  code: string
  vehicleId: string
  partIds: readonly string[]
  laborHours: number
}): CartLineInput[] {
  const lines: CartLineInput[] = plan.partIds.map((partId) => ({
    merchandiseId: partMerchandiseId(partId),
    quantity: 1,
    attributes: [{ key: 'vehicle', value: plan.vehicleId }],
  }))
  if (plan.laborHours > 0) lines.push({ merchandiseId: laborMerchandiseId(plan.code), quantity: 1 })
  return lines
}
