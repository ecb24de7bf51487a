import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { isFedByHighPressurePump } from '../families/fuel-feed.ts'
import { fits } from '../fitment/fits.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { type LimitedPower, limitedBuildPower } from '../limits/limit-power.ts'
import { FUELS, type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { powerScenario } from '../power/power-scenario.ts'
import { forbids, judgeBuild } from '../rulebook/judge-build.ts'
import { isTune } from '../rulebook/rule.ts'
import { ruledCarOf, underRulebook } from '../rulebook/ruled-request.ts'
import { INTENDED_USES, type IntendedUse } from '../vocabulary.ts'
import { buildFrontier } from './frontier.ts'
import { nearestBuild, planBuild } from './plan-build.ts'
import { type PlannedBuild, plannedBuild } from './planned-build.ts'
import type { SearchRequest } from './search-request.ts'

const KITS = PARTS.filter(({ kind }) => kind === 'nitrous')
/** Unboosted cars whose stock bottom end bears the smallest kit. */
const BOTTLE_CARS = VEHICLES.filter(
  (vehicle) =>
    vehicle.engine.aspiration === 'na' &&
    KITS.some((kit) => fits(kit, vehicle) && kit.ratings.nitrousHp! <= 0.25 * vehicle.engine.crankHp),
)

const requestFor = (vehicle: Vehicle, use: IntendedUse, fuel: Fuel = '93') =>
  underRulebook({
    ...{ vehicle, use, fuel, parts: PARTS, factors: FITTED_FACTORS, weather: SAE_J1349_WEATHER },
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  } as const)
type Request = ReturnType<typeof requestFor>

const kitsOf = ({ vehicle, rules }: Request): Part[] =>
  KITS.filter((kit) => fits(kit, vehicle) && rules.refusalOf(kit) === undefined)

/** The unboosted builds without a bottle: the cheapest with a tune, and the strongest. */
function tunedBuilds(request: Request): (readonly Part[])[] {
  const { points } = buildFrontier({ ...request, induction: 'naturally_aspirated', excludedKinds: ['nitrous'] })
  const tuned = points.filter(({ parts }) => parts.some(({ kind }) => kind === 'tune')).map(({ parts }) => parts)
  return tuned.length > 1 ? [tuned[0]!, tuned.at(-1)!] : tuned
}

function delivered({ vehicle, fuel, weather, rules, factors }: Request, parts: readonly Part[]): LimitedPower {
  return limitedBuildPower({ vehicle, fuel, weather, parts }, factors, { rules })
}

const BREATHING = ['camshafts', 'headers', 'intake', 'tune']
/** Whether power ends only where the engine breathes no more. */
const isHeldByAir = ({ limitedBy, limitedByRule, power }: LimitedPower): boolean =>
  limitedBy === 'hardware' ? BREATHING.includes(limitedByRule!.slot) : !limitedBy && !power.cappedBy

function breachesOf(request: SearchRequest, { build: { parts }, power }: PlannedBuild) {
  const { wheelHp, wheelTorqueLbft, stockWheelTorqueLbft, crankTorqueLbft, boostGaugePsi } = power
  const asDelivered = { wheelHp, wheelTorqueLbft, stockWheelTorqueLbft, crankTorqueLbft, boostGaugePsi }
  return judgeBuild({ ...ruledCarOf(request), ...asDelivered, parts })
}

describe('a shot of nitrous on an engine without boost', () => {
  lawOf('is worth its size at the wheels on any tuned build, and never more', 6, BOTTLE_CARS, (cars) => {
    let whole = 0
    for (const vehicle of cars) {
      const request = requestFor(vehicle, 'drag')
      for (const parts of tunedBuilds(request)) {
        const without = delivered(request, parts)
        for (const kit of kitsOf(request)) {
          const shot = kit.ratings.nitrousHp! * (1 - without.power.drivelineLoss)
          const withKit = delivered(request, [...parts, kit])
          const gain = withKit.power.wheelHp - without.power.wheelHp
          const what = `${vehicle.id} ${kit.id}`
          expect(gain, what).toBeLessThan(shot + 1e-6)
          expect(gain, what).toBeGreaterThan(-1e-6)
          if (!isHeldByAir(withKit)) continue
          expect(gain, what).toBeCloseTo(shot, 6)
          whole++
        }
      }
    }
    expect(whole).toBeGreaterThan(cars.length)
  })

  lawOf('takes a drag car past what it breathes, sold with all that it needs', 6, BOTTLE_CARS, (cars) => {
    let within = 0
    for (const vehicle of cars) {
      const request = { ...requestFor(vehicle, 'drag'), induction: 'naturally_aspirated' } as const
      const strongest = tunedBuilds(request).at(-1)
      const [kit] = kitsOf(request).toSorted((a, b) => a.ratings.nitrousHp! - b.ratings.nitrousHp!)
      if (!strongest || !kit) continue
      const before = delivered(request, strongest)
      const after = delivered(request, [...strongest, kit])
      // Half of less is near enough to the goal to be sold for it.
      if (after.power.wheelHp < 1.08 * before.power.wheelHp) continue
      within++
      const goalWheelHp = (before.power.wheelHp + after.power.wheelHp) / 2
      const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
      if (!result.ok) throw new Error(`${vehicle.id} ${goalWheelHp}: ${result.reason}`)
      const { build, power } = result.planned
      const kinds = build.parts.map((part) => part.kind)
      expect(kinds, vehicle.id).toEqual(expect.arrayContaining(['nitrous', 'tune', 'spark_plugs']))
      expect(power.wheelHp, vehicle.id).toBe(delivered(request, build.parts).power.wheelHp)
      const breaches = breachesOf(request, result.planned)
      expect(breaches.filter(forbids), vehicle.id).toEqual([])
      expect(breaches.map(({ ruleId }) => ruleId)).toContain('B20-switches')
    }
    expect(within).toBeGreaterThan(cars.length / 3)
  })

  lawOf('is sold by the rulebook at any goal, on any fuel but 87', 6, BOTTLE_CARS, (cars) => {
    let sold = 0
    for (const [vehicle, fuel, over] of cars.flatMap((car) =>
      FUELS.flatMap((fuel) => [1.15, 1.3, 1.5].map((over) => [car, fuel, over] as const)),
    )) {
      const request = requestFor(vehicle, 'drag', fuel)
      const goalWheelHp = over * ruledCarOf(request).stockWheelHp
      const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
      const planned = result.ok ? result.planned : nearestBuild(result)
      if (!planned?.build.parts.some(({ kind }) => kind === 'nitrous')) continue
      sold++
      const what = `${vehicle.id} ${fuel} ${goalWheelHp}`
      expect(fuel, what).not.toBe('87')
      expect(breachesOf(request, planned).filter(forbids), what).toEqual([])
      const tune = planned.build.parts.find((part) => isTune(part))
      expect(['custom', 'standalone'], what).toContain(tune?.calibration)
    }
    expect(sold).toBeGreaterThan(cars.length)
  })

  lawOf('is in no build that is not for the strip', 12, BOTTLE_CARS, (cars) => {
    for (const vehicle of cars) {
      for (const use of INTENDED_USES.filter((one) => one !== 'drag')) {
        const { points } = buildFrontier(requestFor(vehicle, use))
        expect(points.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'nitrous')).toEqual([])
      }
    }
  })

  test('has its own line on the bill, and the lines add up to the last bit', () => {
    const vehicle = BOTTLE_CARS.find(({ id }) => id.startsWith('ford-mustang-gt-2005'))!
    const request = requestFor(vehicle, 'drag')
    const [parts] = tunedBuilds(request)
    const [kit] = kitsOf(request)
    const planned = plannedBuild(request, [...parts!, kit!])
    const line = planned.lines.find(({ part }) => part === kit)!
    expect(line.gainWheelHp).toBeGreaterThan(0.5 * kit!.ratings.nitrousHp!)
    expect(line.gainWheelHp).toBeLessThan(kit!.ratings.nitrousHp!)
    const total = planned.lines.reduce((sum, { gainWheelHp }) => sum + gainWheelHp, planned.power.stockWheelHp)
    expect(total).toBe(planned.power.wheelHp)
  })
})

test('a wet shot brings its fuel through its nozzle: injectors and high-pressure pump feed what the engine breathes', () => {
  for (const vehicle of BOTTLE_CARS) {
    const [nitrous] = kitsOf(requestFor(vehicle, 'drag'))
    const given = { vehicle, fuel: '93', factors: FITTED_FACTORS, weather: SAE_J1349_WEATHER } as const
    const [dry, wet] = [powerScenario(given), powerScenario({ ...given, nitrous })]
    const isDirect = isFedByHighPressurePump(vehicle.family)
    const [before, after] = [dry.capWheelHp, wet.capWheelHp]
    expect(after.stockInjectors, vehicle.id).toBe(before.stockInjectors + wet.shotWheelHp)
    expect(after.stockPump, vehicle.id).toBe(before.stockPump + (isDirect ? wet.shotWheelHp : 0))
    for (const part of PARTS.filter((one) => dry.capOf(one) !== undefined && fits(one, vehicle))) {
      const more = part.kind === 'fuel_pump' ? 0 : wet.shotWheelHp
      expect(wet.capOf(part), `${vehicle.id} ${part.id}`).toBe(dry.capOf(part)! + more)
    }
  }
})
