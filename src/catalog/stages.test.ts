import { expect, test } from 'vitest'
import { FITTED_FACTORS, SAE_J1349_WEATHER, stagePackages } from '../engine/index.ts'
import { PARTS } from './parts.ts'
import { VEHICLES } from './vehicles.ts'

test('on every car of the catalog a later stage makes more power and costs more', () => {
  for (const vehicle of VEHICLES) {
    const request = { vehicle, parts: PARTS, fuel: '93', weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS } as const
    const result = stagePackages(request)
    if (!result.ok) throw new Error(`${vehicle.id}: ${result.reason}`)
    result.packages.slice(1).forEach((stage, index) => {
      const before = result.packages[index]!
      expect(stage.targetWheelHp, `${vehicle.id} ${stage.stage}`).toBeGreaterThan(before.targetWheelHp)
      expect(stage.totalCents, `${vehicle.id} ${stage.stage}`).toBeGreaterThan(before.totalCents)
    })
  }
})
