import { describe, expect, test } from 'vitest'
import { inventedParts, inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { STAGE_TIMELINES } from '../display-words.ts'
import { checkBuild } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { type Part, SAE_J1349_WEATHER } from '../model.ts'
import { COMPONENT_FILTERS, STAGES } from '../vocabulary.ts'
import { buildFor, stageOf } from './build-for.ts'
import { INJECTOR_BANDS, injectorBand } from './planner-constants.ts'
import { REPLACED_BY_BOOST, type StagePackage, type StageRequest, stagePackages } from './stage-packages.ts'

const CATEGORY_OF: Readonly<Record<string, Part['category']>> = {
  tune: 'tuning',
  boost_source: 'forced_induction',
  bottom_end: 'engine_internals',
  injectors: 'fuel_system',
  fuel_pump: 'fuel_system',
  clutch: 'transmission',
  transmission: 'transmission',
  catback: 'exhaust',
  headers: 'exhaust',
}

/** A catalog with something in every slot that the stages need, and invented parts besides. */
function inventedStages(seed: number): StageRequest {
  const random = seededNumbers(seed)
  const vehicle = inventedVehicle(random)
  const invented = inventedParts(random, 60, 0.15).map((part) => ({
    ...part,
    category: CATEGORY_OF[slotOf(part.kind)] ?? part.category,
  }))
  return { vehicle, parts: invented, fuel: '93', weather: SAE_J1349_WEATHER, factors: DEFAULT_FACTORS }
}

function* everyPackage(): Generator<{ seed: number; request: StageRequest; stage: StagePackage }> {
  for (let seed = 1; seed <= 40; seed++) {
    const request = inventedStages(seed)
    const result = stagePackages(request)
    if (result.ok) for (const stage of result.packages) yield { seed, request, stage }
  }
}

describe("the planner's constants", () => {
  test('are the injector bands of the price list', () => {
    const asked = [300, 500, 501, 650, 651, 850, 851, 1100, 1101, 3000].map((hp) => injectorBand(hp))
    expect(asked.map((band) => band.ccPerMin)).toEqual([1050, 1050, 1300, 1300, 1900, 1900, 2600, 2600, 3300, 3300])
    expect(INJECTOR_BANDS.map((band) => band.priceCents)).toEqual([110_000, 140_000, 180_000, 220_000, 280_000])
  })

  test('are 185 dollars an hour and how long a customer waits', () => {
    expect(LABOR_CENTS_PER_HOUR.planner).toBe(18_500)
    expect(STAGES.map((stage) => STAGE_TIMELINES[stage])).toEqual(['1-2 weeks', '2-3 weeks', '4-6 weeks', '8-12 weeks'])
  })
})

describe('the four stage packages', () => {
  test('build on each other: what one stage fills, the next keeps filled with that part, a better one or a kit', () => {
    let steps = 0
    for (let seed = 1; seed <= 40; seed++) {
      const result = stagePackages(inventedStages(seed))
      if (!result.ok) continue
      result.packages.slice(1).forEach((stage, index) => {
        steps++
        const before = result.packages[index]!.planned.build.parts
        const { parts } = stage.planned.build
        const filled = new Set(parts.flatMap((part) => [slotOf(part.kind), ...(part.ratings.includes ?? [])]))
        const isNewBoost = filled.has('boost_source')
        for (const slot of before.map((part) => slotOf(part.kind))) {
          if (!(isNewBoost && REPLACED_BY_BOOST.has(slot)))
            expect(filled, `catalog ${seed}, ${stage.name}`).toContain(slot)
        }
      })
    }
    expect(steps).toBeGreaterThan(20)
  })

  test('promise no less at the low end than the stage before, in power and in gain', () => {
    let steps = 0
    for (let seed = 1; seed <= 40; seed++) {
      const result = stagePackages(inventedStages(seed))
      if (!result.ok) continue
      result.packages.slice(1).forEach((stage, index) => {
        steps++
        const before = result.packages[index]!.planned.power
        const { wheelHp, wheelHpRange90, gainRange90 } = stage.planned.power
        const name = `catalog ${seed}, ${stage.name}`
        expect(wheelHpRange90.low, name).toBeGreaterThanOrEqual(before.wheelHpRange90.low)
        expect(gainRange90.low, name).toBeGreaterThanOrEqual(before.gainRange90.low)
        expect(wheelHpRange90.low, name).toBeLessThanOrEqual(wheelHp)
      })
    }
    expect(steps).toBeGreaterThan(20)
  })

  test('promise more at the low end with each stage', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const result = stagePackages(inventedStages(seed))
      if (!result.ok) continue
      result.packages.slice(1).forEach((stage, index) => {
        const before = result.packages[index]!.planned.power
        const { gainRange90 } = stage.planned.power
        if (before.gainRange90.low > 0)
          expect(gainRange90.low, `catalog ${seed}, ${stage.name}`).toBeGreaterThan(before.gainRange90.low)
      })
    }
  })

  test('have totals that are the sums of their lines, and gains that add up to the target', () => {
    let seen = 0
    for (const { stage, seed } of everyPackage()) {
      seen++
      const about = `${stage.name}, catalog ${seed}`
      const price = stage.core.reduce((sum, line) => sum + line.priceCents, 0)
      const labor = stage.core.reduce((sum, line) => sum + line.laborCents, stage.tuning.laborCents)
      const hours = stage.core.reduce((sum, line) => sum + line.laborHours, stage.tuning.laborHours)
      expect(price, about).toBe(stage.partsCents)
      expect(labor, about).toBe(stage.laborCents)
      expect(hours, about).toBeCloseTo(stage.laborHours, 9)
      expect(stage.partsCents + stage.tuningCents + stage.laborCents, about).toBe(stage.totalCents)
      for (const line of stage.core) {
        expect(line.laborCents).toBe(Math.round(line.laborHours * LABOR_CENTS_PER_HOUR.planner))
      }
      const gains = stage.core.reduce((sum, line) => sum + line.gainWheelHp, stage.tuning.gainWheelHp)
      expect(stage.stockWheelHp + gains, about).toBeCloseTo(stage.targetWheelHp, 9)
      expect(stage.gainWheelHp, about).toBeCloseTo(gains, 9)
    }
    expect(seen).toBeGreaterThan(50)
  })

  test('are builds that can be put together, ever stronger, each within its own ceiling', () => {
    let before = 0
    let car: unknown
    for (const { stage, request, seed } of everyPackage()) {
      const { limits } = request.vehicle
      const wheel = (crankHp: number) => Math.round(crankHp * (1 - stage.planned.power.drivelineLoss))
      const about = `${stage.name}, catalog ${seed}`
      expect(checkBuild(request.vehicle, stage.planned.build.parts), about).toEqual([])
      if (request !== car) before = stage.stockWheelHp
      car = request
      expect(stage.targetWheelHp, about).toBeGreaterThan(before)
      before = stage.targetWheelHp
      const stock = Math.ceil(stage.stockWheelHp)
      const ceiling = {
        stage1: wheel(limits.fuelSystemCrankHp),
        stage2: wheel(limits.fuelSystemCrankHp),
        stage3: wheel(limits.internalsCrankHp) - 5,
        wide_open: wheel(limits.builtEngineCrankHp),
      }[stage.stage]
      expect(stage.targetWheelHp, about).toBeLessThanOrEqual(Math.max(ceiling, stock))
      const slots = stage.planned.build.parts.map((part) => slotOf(part.kind))
      expect(slots.includes('bottom_end'), about).toBe(stage.stage === 'wide_open')
      if (stage.stage === 'stage1') expect(slots).not.toContain('boost_source')
      const set = stage.planned.build.parts.find((part) => part.kind === 'injectors')
      if (set) {
        expect(set.ratings.injectorCcPerMin, about).toBeGreaterThanOrEqual(injectorBand(stage.targetWheelHp).ccPerMin)
        expect(stage.injectors?.ccPerMin, about).toBe(set.ratings.injectorCcPerMin)
      }
    }
  })

  test('cost the same whatever the component filter shows', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const request = inventedStages(seed)
      const all = stagePackages(request)
      for (const componentFilter of COMPONENT_FILTERS) {
        const filtered = stagePackages({ ...request, componentFilter })
        expect(filtered.ok && all.ok).toBe(true)
        if (!filtered.ok || !all.ok) continue
        expect(filtered.packages.map((stage) => stage.totalCents)).toEqual(
          all.packages.map((stage) => stage.totalCents),
        )
        if (componentFilter === 'fuel_system') {
          const shown = filtered.packages.flatMap((stage) => stage.shown)
          expect(shown.every((line) => line.part.category === 'fuel_system')).toBe(true)
        }
      }
    }
  })

  test('obey the induction preference from Stage 2 on, or refuse it with what is possible', () => {
    let refused = 0
    for (let seed = 1; seed <= 20; seed++) {
      const request = inventedStages(seed)
      for (const induction of ['naturally_aspirated', 'turbo', 'supercharger', 'procharger'] as const) {
        const result = stagePackages({ ...request, induction })
        if (!result.ok) {
          refused++
          expect(result.reason === 'induction_not_possible' && result.possible).not.toContain(induction)
          continue
        }
        for (const { stage, planned } of result.packages) {
          const source = planned.build.parts.find((part) => slotOf(part.kind) === 'boost_source')
          if (stage === 'stage1' || induction === 'naturally_aspirated') expect(source).toBeUndefined()
          else if (induction === 'supercharger') expect(source?.kind).toMatch(/^supercharger_/)
          else if (induction === 'turbo') expect(source?.kind ?? request.vehicle.engine.aspiration).toMatch(/^turbo/)
        }
      }
    }
    expect(refused).toBeGreaterThan(10)
  })

  test('say in a sentence why one is missing', () => {
    const request = inventedStages(4)
    const untuned = request.parts.filter(
      (part) => slotOf(part.kind) !== 'tune' && !part.ratings.includes?.includes('tune'),
    )
    const result = stagePackages({ ...request, parts: untuned })
    expect(result.ok && result.packages).toEqual([])
    expect(result.ok && result.missing.map((stage) => stage.reason)).toEqual(Array(4).fill('no_part_for_slot'))
    if (result.ok) for (const { text } of result.missing) expect(text).toMatch(/needs a tune/)
  })

  test('advise supporting parts that fit, are not in the build, and could be added to it', () => {
    for (const { stage, request } of everyPackage()) {
      for (const { part, reason } of stage.supportingMods.flatMap((mods) => mods.items)) {
        expect(reason.length).toBeGreaterThan(10)
        expect(stage.planned.build.parts).not.toContain(part)
        expect(checkBuild(request.vehicle, [...stage.planned.build.parts, part])).toEqual([])
      }
    }
  })
})

describe('a build for a goal', () => {
  test('is dearer with strength in hand, and falls back to the cheapest where that strength cannot be had', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const { vehicle, parts, fuel, weather, factors } = inventedStages(seed)
      const goalWheelHp = vehicle.engine.crankHp * 1.05
      const request = { vehicle, parts, fuel, weather, factors, laborRateCentsPerHour: 15_000, goalWheelHp }
      const [low, mid, high] = (['low', 'mid', 'high'] as const).map((budgetRange) =>
        buildFor({ ...request, budgetRange }),
      )
      expect([mid!.ok, high!.ok]).toEqual([low!.ok, low!.ok])
      if (!low!.ok || !mid!.ok || !high!.ok) continue
      expect(mid!.planned.costCents).toBeGreaterThanOrEqual(low!.planned.costCents)
      expect(high!.planned.costCents).toBeGreaterThanOrEqual(low!.planned.costCents)
      expect(low!.stage).toBe(stageOf(vehicle, low!.planned.build.parts))
      const { nearMiss } = low!
      if (nearMiss) {
        expect(nearMiss.shortWheelHp).toBeLessThanOrEqual(goalWheelHp * 0.03 + 1e-9)
        expect(nearMiss.savesCents).toBeGreaterThanOrEqual(low!.planned.costCents * 0.15 - 1)
      }
    }
  })
})
