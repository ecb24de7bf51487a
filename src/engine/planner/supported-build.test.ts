import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import { type PlannedBuild, plannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { forbids, judgeBuild } from '../rulebook/judge-build.ts'
import { ruledBuildOf } from '../rulebook/ruled-build.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { supportedBuild } from './supported-build.ts'
import { COSTS_LITTLE, supportingItems } from './supporting-mods.ts'

const USES = ['daily', 'street', 'track', 'drag'] as const
const FUELS = ['91', '93', 'e85'] as const

const requestFor = (car: Pick<SearchRequest, 'vehicle' | 'fuel' | 'use'>): SearchRequest =>
  underRulebook({
    ...{ ...car, parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  })

/** A build of a car of the catalog for a goal, with the request it was planned under. */
const planned = fc
  .record({
    vehicle: fc.constantFrom(...VEHICLES),
    fuel: fc.constantFrom(...FUELS),
    use: fc.constantFrom(...USES),
    gain: fc.double({ min: 1.05, max: 2, noNaN: true }),
    moreCents: fc.integer({ min: 0, max: 600_000 }),
  })
  .map(({ vehicle, fuel, use, gain, moreCents }) => {
    const request = requestFor({ vehicle, fuel, use })
    const goalWheelHp = plannedBuild(request, []).power.wheelHp * gain
    const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
    const bare = result.ok ? result.planned : nearestBuild(result)
    return { request, bare, moreCents }
  })

const breaches = (request: SearchRequest, build: PlannedBuild) =>
  judgeBuild(ruledBuildOf(build, request))
    .filter(forbids)
    .map(({ ruleId }) => ruleId)

describe('a build with its supporting parts', () => {
  it('keeps every part, the budget, the power and the rules, and has a reason for each part that it adds', () => {
    fc.assert(
      fc.property(planned, ({ request, bare, moreCents }) => {
        if (!bare) return
        const budgetCents = bare.costCents + moreCents
        const { planned: shown, supports } = supportedBuild(request, bare, { budgetCents })
        const added = supports.map(({ part }) => part)
        expect(new Set(shown.build.parts)).toEqual(new Set([...bare.build.parts, ...added]))
        expect(shown.costCents).toBeLessThanOrEqual(budgetCents)
        expect(shown.power.wheelHp).toBeGreaterThanOrEqual(bare.power.wheelHp)
        const before = breaches(request, bare)
        expect(breaches(request, shown).filter((id) => !before.includes(id))).toEqual([])
        for (const { reason } of supports) expect(reason).not.toBe('')
        const slots = shown.build.parts.map(({ kind }) => slotOf(kind))
        for (const part of added) expect(slots.filter((slot) => slot === slotOf(part.kind))).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  it('adds nothing of a kind that the customer struck, and nothing to a car that is bought nothing', () => {
    fc.assert(
      fc.property(planned, ({ request, bare }) => {
        if (!bare) return
        const first = supportedBuild(request, bare)
        const [struck] = first.supports
        if (!struck) return
        const again = supportedBuild(request, bare, { leftOutPartIds: [struck.part.id] })
        expect(again.supports.map(({ part }) => slotOf(part.kind))).not.toContain(slotOf(struck.part.kind))
        expect(supportedBuild(request, plannedBuild(request, [])).supports).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('puts the tune of the gearbox in where little is left of the gearbox', () => {
    fc.assert(
      fc.property(planned, ({ request, bare }) => {
        if (!bare || bare.build.parts.every((part) => part.installed)) return
        const { planned: shown } = supportedBuild(request, bare)
        const gearbox = shown.limits.find(({ component, slot }) => component === 'transmission' && !slot)
        const offered = supportingItems(request, shown).filter(({ part }) => part.kind === 'transmission_tune')
        if ((gearbox?.share ?? 0) > 0.95 && !gearbox?.liftedByPartId) {
          expect(offered.some(({ part }) => !('universal' in part.fitment))).toBe(false)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('says what a tuner adds to a Stage 2 turbo car with an automatic: plugs and the transmission tune', () => {
    const vehicle = VEHICLES.find(({ id }) => id === 'bmw-m340i-2020-8at-awd')
    if (!vehicle) throw new Error('the M340i left the catalog')
    const request = underRulebook({
      ...{ vehicle, fuel: '93', use: 'street', parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
      laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
    } as const)
    const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp: 410 } })
    if (!result.ok) throw new Error(result.reason)
    const kinds = supportedBuild(request, result.planned).supports.map(({ part }) => part.kind)
    expect(kinds).toEqual(expect.arrayContaining(['spark_plugs', 'transmission_tune']))
    const poor = supportedBuild(request, result.planned, { budgetCents: result.planned.costCents + 40_000 })
    expect(poor.supports.map(({ part }) => part.kind)).toEqual(['spark_plugs'])
  })
})

describe('a build that makes hardly more than the factory did', () => {
  it('is sold nothing for a limit that the factory left near', () => {
    let near = 0
    for (const vehicle of VEHICLES.filter((_, at) => at % 3 === 0)) {
      const request = requestFor({ vehicle, fuel: '93', use: 'street' })
      const catback = partsThatFit(PARTS, vehicle).find(({ kind }) => kind === 'catback_exhaust')
      if (!catback) continue
      const bare = plannedBuild(request, [catback])
      if (bare.power.wheelHp > bare.power.stockWheelHp * 1.03) continue
      if (bare.limits.some(({ component, share }) => component !== 'grip' && share > 0.955)) near++
      const { supports } = supportedBuild(request, bare, { isForLongLife: true })
      expect(
        supports.filter(({ relieves }) => relieves !== undefined).map(({ part }) => part.id),
        vehicle.id,
      ).toEqual([])
    }
    expect(near).toBeGreaterThan(10)
  })
})

describe('for the lowest cost', () => {
  it('only what costs little goes in, where a limit has nothing left', () => {
    let added = 0
    for (const vehicle of VEHICLES.filter(({ transmission }) => transmission.kind !== 'manual')) {
      const request = requestFor({ vehicle, fuel: '93', use: 'street' })
      const tune = partsThatFit(PARTS, vehicle).find(({ kind }) => kind === 'tune')
      if (!tune) continue
      const bare = plannedBuild(request, [tune])
      const { supports } = supportedBuild(request, bare, { isLowestCost: true })
      for (const { part } of supports) expect(COSTS_LITTLE.has(part.kind), `${vehicle.id} ${part.id}`).toBe(true)
      if (bare.limits.every(({ share }) => share < 0.99)) expect(supports, vehicle.id).toEqual([])
      added += supports.length
    }
    expect(added).toBeGreaterThan(0)
  })
})
