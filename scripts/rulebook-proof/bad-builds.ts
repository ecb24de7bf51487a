import { findVehicleByText } from '../../src/catalog/find-vehicle.ts'
import { PARTS, partById } from '../../src/catalog/parts.ts'
import { VEHICLES, vehicleById } from '../../src/catalog/vehicles.ts'
import { carOfYear } from '../../src/engine/families/car-of-year.ts'
import {
  FITTED_FACTORS,
  type Fuel,
  fits,
  type Part,
  type PartKind,
  type RuledBuild,
  ruledCarOf,
  SAE_J1349_WEATHER,
  type SearchRequest,
  type Vehicle,
} from '../../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../../src/engine/labor-rates.ts'
import type { IntendedUse } from '../../src/engine/vocabulary.ts'

/** A part that the catalog does not sell, or no longer: what a bad shop would. */
export const invented = (kind: PartKind, more: Partial<Part> = {}): Part => ({
  id: `invented-${kind}`,
  category: 'tuning',
  kind,
  manufacturer: 'Somebody',
  name: kind,
  description: '',
  priceCents: 1,
  priceConfidence: 'estimated',
  laborHours: 1,
  fitment: { vehicleIds: [] },
  ratings: {},
  needs: [],
  excludes: [],
  source: 'invented',
  confidence: 'estimated',
  ...more,
})

export const UNIVERSAL = { universal: true } as const

/** A kind of the catalog's (its first part for the car), the id of a part, or an invented part. */
type Chosen = PartKind | `#${string}` | Part

/** A build that a rule refuses, as a customer might ask for it. */
export interface BadBuild {
  car: string
  parts: readonly Chosen[]
  /** 93 where not given. */
  fuel?: Fuel
  use?: IntendedUse
  /** Wheel power: over stock below 10, else hp. A twentieth over stock where not given. */
  power?: number
  psi?: number
  costCents?: number
}

/** A car by its id, or as a customer says it. */
export function vehicleNamed(text: string): Vehicle {
  const known = vehicleById(text)
  if (known) return known
  const found = findVehicleByText(VEHICLES, text)
  if (!('vehicle' in found)) throw new Error(`no car "${text}"`)
  const [year] = /^\d{4}\b/.exec(text) ?? []
  return year ? carOfYear(found.vehicle, Number(year)) : found.vehicle
}

function chosenPart(chosen: Chosen, vehicle: Vehicle): Part {
  if (typeof chosen === 'object') {
    return 'universal' in chosen.fitment ? chosen : { ...chosen, fitment: { vehicleIds: [vehicle.id] } }
  }
  const part = chosen.startsWith('#')
    ? partById(chosen.slice(1))
    : PARTS.find((one) => one.kind === chosen && fits(one, vehicle))
  if (!part) throw new Error(`no ${chosen} for ${vehicle.id}`)
  return part
}

/** The build as the referee sees it, and the request that would ask the search for it. */
export function asked(bad: BadBuild): { build: RuledBuild; request: SearchRequest } {
  const vehicle = vehicleNamed(bad.car)
  const parts = bad.parts.map((chosen) => chosenPart(chosen, vehicle))
  const request: SearchRequest = {
    vehicle,
    parts: [...new Set([...PARTS, ...parts])],
    fuel: bad.fuel ?? '93',
    ...(bad.use ? { use: bad.use } : {}),
    weather: SAE_J1349_WEATHER,
    factors: FITTED_FACTORS,
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.planner,
    lockedPartIds: parts.map(({ id }) => id),
  }
  const car = ruledCarOf(request)
  const power = bad.power ?? 1.05
  const wheelHp = power < 10 ? power * car.stockWheelHp : power
  const crankTorqueLbft = (vehicle.engine.crankTorqueLbft * wheelHp) / car.stockWheelHp
  const build: RuledBuild = {
    ...car,
    ...{ parts, wheelHp, crankTorqueLbft },
    wheelTorqueLbft: crankTorqueLbft * (1 - car.drivelineLoss),
    stockWheelTorqueLbft: vehicle.engine.crankTorqueLbft * (1 - car.drivelineLoss),
    boostGaugePsi: bad.psi ?? vehicle.engine.boostGaugePsi,
    ...(bad.costCents === undefined ? {} : { costCents: bad.costCents }),
  }
  return { build, request }
}
