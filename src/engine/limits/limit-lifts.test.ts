import { describe, expect, test } from 'vitest'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { Vehicle } from '../model.ts'
import { leastTorqueRpm, powerAtTorqueCrankHp, torqueAtPowerPeakLbft } from './limit-lifts.ts'

const banded = VEHICLES.filter(({ engine }) => engine.crankHpToRpm !== undefined)
const peaked = (vehicle: Vehicle): Vehicle => {
  const { crankHpToRpm: _, ...engine } = vehicle.engine
  return { ...vehicle, engine }
}

describe('a limit of torque, as power', () => {
  test('counts at the end of the band over which the maker holds rated power', () => {
    expect(banded.length).toBeGreaterThan(0)
    for (const vehicle of banded) {
      const { crankHpRpm, crankHpToRpm, redlineRpm } = vehicle.engine
      expect(leastTorqueRpm(vehicle.engine), vehicle.id).toBe(crankHpToRpm)
      expect(crankHpToRpm, vehicle.id).toBeGreaterThan(crankHpRpm)
      expect(crankHpToRpm, vehicle.id).toBeLessThanOrEqual(redlineRpm)
      expect(powerAtTorqueCrankHp(400, vehicle)).toBeGreaterThan(powerAtTorqueCrankHp(400, peaked(vehicle)))
    }
  })

  test('and where he prints a peak, at the peak', () => {
    for (const vehicle of VEHICLES.filter((one) => !banded.includes(one))) {
      expect(leastTorqueRpm(vehicle.engine), vehicle.id).toBe(vehicle.engine.crankHpRpm)
      expect(powerAtTorqueCrankHp(torqueAtPowerPeakLbft(500, vehicle), vehicle)).toBeCloseTo(500, 6)
    }
  })
})
