import { partsThatFit } from '../../src/engine/fitment/fits.ts'
import { LABOR_CENTS_PER_HOUR } from '../../src/engine/labor-rates.ts'
import {
  type CalibrationFactors,
  type Part,
  SAE_J1349_WEATHER,
  type Slot,
  type Vehicle,
} from '../../src/engine/model.ts'
import type { PlanRequest } from '../../src/engine/optimizer/plan-build.ts'
import { INTENDED_USES } from '../../src/engine/vocabulary.ts'
import { seededNumbers } from '../support/seeded-numbers.ts'
import { inventedRules } from './random-rules.ts'

const LEFT_STOCK: readonly Slot[] = ['boost_source', 'clutch', 'headers', 'bottom_end', 'injectors', 'camshafts']

/**
 * "The cheapest build for this goal" for a real car of a catalog with any fuel, use, goal and exclusions; every other
 * one under a random rulebook. The same for the same seed.
 */
export function randomRequest(
  seed: number,
  catalog: { vehicles: readonly Vehicle[]; parts: readonly Part[]; factors: CalibrationFactors },
): PlanRequest & { objective: { kind: 'cheapest'; goalWheelHp: number } } {
  const random = seededNumbers(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const vehicle = pick(catalog.vehicles)
  return {
    vehicle,
    parts: partsThatFit(catalog.parts, vehicle),
    fuel: pick(['91', '93', '93', 'e85'] as const),
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
    use: pick(INTENDED_USES),
    limitReserve: pick([0, 0, 0.12]),
    excludedSlots: random() < 0.3 ? [pick(LEFT_STOCK)] : [],
    objective: { kind: 'cheapest', goalWheelHp: vehicle.engine.crankHp * (0.9 + random() * 0.9) },
    ...(seed % 2 === 0 ? { rules: inventedRules(seed, vehicle) } : {}),
  }
}
