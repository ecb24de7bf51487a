import { partsThatFit } from '../fitment/fits.ts'
import type { Vehicle } from '../model.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { drivelineLoss } from '../power/driveline.ts'
import { openFactors } from '../power/power-factors.ts'
import type { RuledCar } from './rule.ts'
import { rulesForSearch } from './rules-for-search.ts'
import type { SearchRules } from './search-rules.ts'

/** What the rules look at before any part is chosen. Stock power is the engine's own figure on the rated fuel. */
export function ruledCarOf(request: Pick<SearchRequest, 'vehicle' | 'parts' | 'fuel' | 'use' | 'factors'>): RuledCar {
  const { vehicle, fuel, use, factors } = request
  const { engine, chassis, transmission } = vehicle
  const layout = { drivetrain: chassis.drivetrain, transmission: transmission.kind }
  const loss = drivelineLoss(layout, openFactors(factors).effects)
  return {
    ...{ vehicle, family: vehicle.family, fuel, use },
    stockWheelHp: engine.crankHp * engine.ratingRatio * (1 - loss),
    drivelineLoss: loss,
    fitting: partsThatFit(request.parts, vehicle),
  }
}

interface Remembered extends Pick<RuledCar, 'fuel' | 'use'>, Pick<SearchRequest, 'parts' | 'factors'> {
  rules: SearchRules
}
const remembered = new WeakMap<Vehicle, Remembered[]>()
const MOST_REMEMBERED = 8

/** The rulebook for a request, worked out once for the same car, parts, fuel and use. */
function rulesOf(request: SearchRequest): SearchRules {
  const { vehicle, parts, fuel, use, factors } = request
  const known = remembered.get(vehicle) ?? []
  const same = known.find(
    (one) => one.parts === parts && one.fuel === fuel && one.use === use && one.factors === factors,
  )
  if (same) return same.rules
  const rules = rulesForSearch(ruledCarOf(request))
  remembered.set(vehicle, [{ parts, fuel, use, factors, rules }, ...known.slice(0, MOST_REMEMBERED - 1)])
  return rules
}

/** The request under the rulebook: every build that is found for it obeys each rule. */
export function underRulebook<Request extends SearchRequest>(request: Request): Request & { rules: SearchRules } {
  return { ...request, rules: rulesOf(request) }
}
