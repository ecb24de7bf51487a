import type { NamedCar } from '../catalog/car-reading.ts'
import type { GearboxSaid } from './gearbox-said.ts'

/** A car of a comparison, with the gearbox that was said beside it. */
export type SaidCar = NamedCar & { gearbox?: GearboxSaid }
