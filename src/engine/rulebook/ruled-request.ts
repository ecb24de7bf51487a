import { partsThatFit } from '../fitment/fits.ts'
import type { Vehicle } from '../model.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { drivelineLoss } from '../power/driveline.ts'
import { openFactors } from '../power/power-factors.ts'
import type { RuledCar } from './rule.ts'
import { rulesForSearch } from './rules-for-search.ts'
import type { SearchRules } from './search-rules.ts'

/** What of a request the rulebook looks at. */
type RuledRequest = Pick<SearchRequest, 'vehicle' | 'parts' | 'fuel' | 'use' | 'factors'>

/** What the rules look at before any part is chosen. Stock power is the engine's own figure on the rated fuel. */
function carOf({ vehicle, fuel, use, factors, parts }: RuledRequest): RuledCar {
  const { engine, chassis, transmission } = vehicle
  const layout = { drivetrain: chassis.drivetrain, transmission: transmission.kind }
  const loss = drivelineLoss(layout, openFactors(factors).effects)
  return {
    ...{ vehicle, family: vehicle.family, fuel, use, factors },
    stockWheelHp: engine.crankHp * engine.ratingRatio * (1 - loss),
    drivelineLoss: loss,
    fitting: partsThatFit(parts, vehicle),
  }
}

interface Remembered extends RuledRequest {
  car: RuledCar
  rules?: SearchRules
}
const remembered = new WeakMap<Vehicle, Remembered[]>()
const MOST_REMEMBERED = 8

/** The car as the rules see it, worked out once for the same car, parts, fuel and use. */
function rememberedCar(request: RuledRequest): Remembered {
  const { vehicle, parts, fuel, use, factors } = request
  const known = remembered.get(vehicle) ?? []
  const same = known.find(
    (one) => one.parts === parts && one.fuel === fuel && one.use === use && one.factors === factors,
  )
  if (same) return same
  const made: Remembered = { vehicle, parts, fuel, factors, car: carOf(request), ...(use ? { use } : {}) }
  remembered.set(vehicle, [made, ...known.slice(0, MOST_REMEMBERED - 1)])
  return made
}

export const ruledCarOf = (request: RuledRequest): RuledCar => rememberedCar(request).car

function rulesOf(request: SearchRequest): SearchRules {
  const known = rememberedCar(request)
  known.rules ??= rulesForSearch(known.car)
  return known.rules
}

/** The request under the rulebook: every build that is found for it obeys each rule. */
export function underRulebook<Request extends SearchRequest>(request: Request): Request & { rules: SearchRules } {
  return { ...request, rules: rulesOf(request) }
}
