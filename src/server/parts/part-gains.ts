import { oncePer } from '../../catalog/once-per.ts'
import { buildPower } from '../../engine/index.ts'
import { type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { rangeOf, roundTo } from '../catalog/figures.ts'
import type { GainsOfCar } from '../listing/part-rows.ts'
import type { OnThread } from '../planning/engine-threads.ts'

/** What the part adds at the wheels when it is the only one, and its 90 % range. */
function gainAlone(catalog: CatalogSnapshot, vehicle: Vehicle, part: Part): GainsOfCar[string] {
  const fuel = part.kind === 'e85_tune' ? 'e85' : vehicle.engine.ratedFuel
  const power = buildPower({ vehicle, parts: [part], fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const wheelHp = roundTo(power.wheelHp - catalog.stockPower(vehicle).stockWheelHp, 1)
  const { low, high } = power.gainRange90
  return { wheelHp, ...rangeOf({ low: Math.min(low, wheelHp), high: Math.max(high, wheelHp) }) }
}

/** What every part that fits adds to one car, each by itself. For an engine thread. */
export function partGains(catalog: CatalogSnapshot, vehicleId: string): GainsOfCar {
  const vehicle = catalog.vehicle(vehicleId)
  if (!vehicle) return {}
  return Object.fromEntries(catalog.partsFor(vehicle).map((part) => [part.id, gainAlone(catalog, vehicle, part)]))
}

export type AskGains = (catalog: CatalogSnapshot, vehicleId: string) => Promise<GainsOfCar>

/** The same, asked of the threads once for each car and catalog. */
export function rememberedGains(onThread: OnThread<typeof partGains>): AskGains {
  const gainsOf = oncePer((_: CatalogSnapshot) => new Map<string, Promise<GainsOfCar>>())
  return (catalog, vehicleId) => {
    const known = gainsOf(catalog)
    const found = known.get(vehicleId)
    if (found) return found
    const made = onThread(vehicleId)
    known.set(vehicleId, made)
    made.catch(() => known.delete(vehicleId))
    return made
  }
}
