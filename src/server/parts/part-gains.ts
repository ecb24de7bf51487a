import { oncePer } from '../../catalog/once-per.ts'
import { type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { peakAndGainRange } from '../../engine/power/build-power.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { rangeOf, roundTo } from '../catalog/figures.ts'
import type { GainsOfCar } from '../listing/part-rows.ts'
import type { OnThread } from '../planning/engine-threads.ts'

/** What the part adds at the wheels when it is the only one, and its 90 % range. */
function gainAlone(catalog: CatalogSnapshot, vehicle: Vehicle, part: Part): GainsOfCar[string] {
  const fuel = part.kind === 'e85_tune' ? 'e85' : vehicle.engine.ratedFuel
  const power = peakAndGainRange({ vehicle, parts: [part], fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
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

/** What gains are worked out from; nothing else of a catalog matters to them, and nothing else of it is held. */
interface Remembered {
  vehicle: Vehicle
  parts: readonly Part[]
  factors: string
  gains: Promise<GainsOfCar>
}
const textOf = oncePer((factors: object) => JSON.stringify(factors))

const isSameList = (before: readonly Part[], now: readonly Part[]): boolean =>
  before === now || (before.length === now.length && now.every((part, at) => part === before[at]))

/** The same, asked of the threads once for each car, and again when the car or one of its parts has changed. */
export function rememberedGains(onThread: OnThread<typeof partGains>): AskGains {
  const known = new Map<string, Remembered>()
  return (catalog, vehicleId) => {
    const vehicle = catalog.vehicle(vehicleId)
    if (!vehicle) return onThread(vehicleId)
    const [parts, factors] = [catalog.partsFor(vehicle), textOf(catalog.factors)]
    const found = known.get(vehicleId)
    const isSame = found?.vehicle === vehicle && found.factors === factors && isSameList(found.parts, parts)
    const gains = isSame ? found.gains : onThread(vehicleId)
    known.set(vehicleId, { vehicle, parts, factors, gains })
    if (!isSame) gains.catch(() => known.delete(vehicleId))
    return gains
  }
}
