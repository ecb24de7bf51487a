import { variantOrder } from '../../contract/variant-order.ts'
import type { Vehicle } from '../../engine/model.ts'

const orderKey = ({ transmission, yearFrom }: Vehicle) => ({ gearbox: transmission.kind, yearFrom })

/** The shop's order of a model's variants, for vehicles of the catalog. */
export const inVariantOrder = (a: Vehicle, b: Vehicle): number => variantOrder(orderKey(a), orderKey(b))
