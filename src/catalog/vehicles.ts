import type { Vehicle } from '../engine/model.ts'
import { ACURA_VEHICLES } from './vehicles/acura.ts'
import { AUDI_VEHICLES } from './vehicles/audi.ts'
import { BMW_VEHICLES } from './vehicles/bmw.ts'
import { CHEVROLET_VEHICLES } from './vehicles/chevrolet.ts'
import { DODGE_VEHICLES } from './vehicles/dodge.ts'
import { FORD_VEHICLES } from './vehicles/ford.ts'
import { HONDA_VEHICLES } from './vehicles/honda.ts'
import { INFINITI_VEHICLES } from './vehicles/infiniti.ts'
import { MAZDA_VEHICLES } from './vehicles/mazda.ts'
import { MERCEDES_BENZ_VEHICLES } from './vehicles/mercedes-benz.ts'
import { MITSUBISHI_VEHICLES } from './vehicles/mitsubishi.ts'
import { NISSAN_VEHICLES } from './vehicles/nissan.ts'
import { PORSCHE_VEHICLES } from './vehicles/porsche.ts'
import { SUBARU_VEHICLES } from './vehicles/subaru.ts'
import { TOYOTA_VEHICLES } from './vehicles/toyota.ts'
import { VOLKSWAGEN_VEHICLES } from './vehicles/volkswagen.ts'

/**
 * Every vehicle variant of the shop, US market, by make, then in the order of their data files.
 * A figure whose path is missing in `sources` is our estimate; `sources` names page or data set of the others.
 */
export const VEHICLES: readonly Vehicle[] = [
  ...FORD_VEHICLES,
  ...DODGE_VEHICLES,
  ...CHEVROLET_VEHICLES,
  ...TOYOTA_VEHICLES,
  ...NISSAN_VEHICLES,
  ...BMW_VEHICLES,
  ...INFINITI_VEHICLES,
  ...HONDA_VEHICLES,
  ...ACURA_VEHICLES,
  ...MAZDA_VEHICLES,
  ...MERCEDES_BENZ_VEHICLES,
  ...AUDI_VEHICLES,
  ...VOLKSWAGEN_VEHICLES,
  ...SUBARU_VEHICLES,
  ...MITSUBISHI_VEHICLES,
  ...PORSCHE_VEHICLES,
]

const VEHICLE_BY_ID: ReadonlyMap<string, Vehicle> = new Map(VEHICLES.map((vehicle) => [vehicle.id, vehicle]))

/** The vehicle with this id, such as "ford-mustang-gt-2018-10at"; undefined when there is none. */
export function vehicleById(id: string): Vehicle | undefined {
  return VEHICLE_BY_ID.get(id)
}
