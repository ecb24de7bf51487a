import { describe, expect } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { type PartKind, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { stockInternalsWheelHp } from '../rulebook/internals-rules.ts'
import { ruledCarOf, underRulebook } from '../rulebook/ruled-request.ts'
import type { Stage } from '../vocabulary.ts'
import { stagePackages } from './stage-packages.ts'

const requestFor = (vehicle: Vehicle) =>
  ({ vehicle, parts: PARTS, fuel: '93', weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS }) as const

const everyNinth = (from: number) => VEHICLES.filter((_, place) => place % 9 === from)
const packagesOf = (wanted: Stage, vehicles: readonly Vehicle[]) =>
  vehicles.flatMap((vehicle) => {
    const result = stagePackages(requestFor(vehicle))
    const found = result.ok ? result.packages.find(({ stage }) => stage === wanted) : undefined
    return found ? [{ vehicle, found }] : []
  })

describe('where the stages of the real cars end', () => {
  lawOf('Stage 3 ends at the stock internals less 5 whp, or says where it ends and why', 3, everyNinth(0), (some) => {
    let [atLimit, short] = [0, 0]
    for (const { vehicle, found } of packagesOf('stage3', some)) {
      const { targetWheelHp, todayWheelHp, notes } = found
      const ceiling = Math.round(stockInternalsWheelHp(ruledCarOf(requestFor(vehicle)))) - 5
      expect(targetWheelHp, vehicle.id).toBeLessThanOrEqual(Math.max(ceiling, Math.ceil(todayWheelHp)))
      if (targetWheelHp > ceiling - 1) {
        atLimit++
        expect(notes, vehicle.id).toEqual([])
      } else {
        short++
        const words = `would take ${ceiling} whp. This package stops at ${Math.round(targetWheelHp)}: `
        expect(notes[0], vehicle.id).toContain(words)
      }
    }
    expect(atLimit).toBeGreaterThanOrEqual(2 * short)
    expect(short).toBeGreaterThan(0)
  })

  const law = 'Wide Open has no gearbox that is used up where we sell a built one, and cooling for water and oil'
  lawOf(law, 3, everyNinth(4), (some) => {
    let built = 0
    for (const { vehicle, found } of packagesOf('wide_open', some)) {
      built++
      const parts = partsThatFit(PARTS, vehicle)
      const { rules } = underRulebook({ ...requestFor(vehicle), laborRateCentsPerHour: 1 })
      const isSold = (kind: PartKind) => parts.some((part) => part.kind === kind && !rules.refusalOf(part))
      const has = (kind: PartKind) => found.planned.build.parts.some((part) => part.kind === kind)
      const gearbox = found.planned.limits.find(({ component }) => component === 'transmission')!
      const isStock = gearbox.liftedByPartId === undefined
      expect(gearbox.share, vehicle.id).toBeLessThanOrEqual(
        (isStock && isSold('built_transmission') ? 0.9 : 0.95) + 1e-9,
      )
      for (const kind of ['radiator', 'oil_cooler'] as const)
        expect(has(kind), `${vehicle.id} ${kind}`).toBe(isSold(kind))
    }
    expect(built).toBeGreaterThan(some.length * 0.43)
  })
})
