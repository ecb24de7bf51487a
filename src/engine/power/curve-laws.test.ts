import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8, examplePart } from '../../../tests/examples/example-cars.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { limitedCurve } from '../limits/limited-curve.ts'
import { type Part, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { buildPower } from './build-power.ts'
import { cappedPower, gainTurnedDown } from './gain-turned-down.ts'
import { peakWheelTorqueLbft } from './power-curve.ts'

const FREE = { fuelSystemCrankHp: 9999, boostSourceCrankHp: 9999 }
const powerOf = ({ limits, ...car }: Vehicle, ...parts: readonly Part[]) =>
  buildPower(
    { vehicle: { ...car, limits: { ...limits, ...FREE } }, parts, fuel: '93', weather: SAE_J1349_WEATHER },
    FITTED_FACTORS,
  )
const peakRpm = (curve: readonly { rpm: number; wheelHp: number }[]) =>
  curve.reduce((best, point) => (point.wheelHp > best.wheelHp ? point : best)).rpm
const spooledBy = (curve: readonly { rpm: number; wheelTorqueLbft: number }[]) => {
  const most = Math.max(...curve.map((point) => point.wheelTorqueLbft))
  return curve.find((point) => point.wheelTorqueLbft >= 0.9 * most)?.rpm ?? 0
}

describe('the shape of a curve', () => {
  test('cams and short runners move the power peak up, bolt-ons leave it', () => {
    const stock = peakRpm(powerOf(EXAMPLE_V8).curve)
    expect(peakRpm(powerOf(EXAMPLE_V8, examplePart('camshafts')).curve)).toBeGreaterThan(stock + 200)
    expect(peakRpm(powerOf(EXAMPLE_V8, examplePart('intake_manifold')).curve)).toBeGreaterThan(stock + 150)
    expect(peakRpm(powerOf(EXAMPLE_V8, examplePart('cold_air_intake')).curve)).toBeLessThan(stock + 200)
  })

  test('a larger turbo spools later than a smaller one, and both later than stock', () => {
    const spools = [400, 500, 600, 800].map((supportsCrankHp) =>
      spooledBy(powerOf(EXAMPLE_TURBO, examplePart('turbo_upgrade', { supportsCrankHp }), examplePart('tune')).curve),
    )
    const stock = spooledBy(powerOf(EXAMPLE_TURBO).curve)
    expect(spools[0]).toBeGreaterThan(stock + 300)
    expect(spools.toSorted((a, b) => a - b)).toEqual(spools)
    expect(spools.at(-1)).toBeGreaterThan(spools[0] ?? 0)
  })

  test('a centrifugal blower rises to redline, a roots blower pulls from low rpm', () => {
    const spun = powerOf(EXAMPLE_V8, examplePart('supercharger_centrifugal')).curve
    const roots = powerOf(EXAMPLE_V8, examplePart('supercharger_roots')).curve
    expect(peakRpm(spun)).toBe(spun.at(-1)?.rpm)
    expect(spooledBy(roots)).toBeLessThan(3000)
    expect(spooledBy(spun)).toBeGreaterThan(spooledBy(roots) + 700)
  })

  test('a stage 1 tune on a turbo car gains more torque in the middle than at redline', () => {
    const { curve, stockCurve } = powerOf(EXAMPLE_TURBO, examplePart('tune'))
    const gained = curve.map((point, index) => point.wheelTorqueLbft - (stockCurve[index]?.wheelTorqueLbft ?? 0))
    const middle = gained[curve.findIndex(({ rpm }) => rpm >= 3500)] ?? 0
    expect(gained.at(-1)).toBeLessThan(0.7 * middle)
  })
})

describe('power that a limit holds', () => {
  const { curve, stockCurve, drivelineLoss } = powerOf(
    EXAMPLE_BLOWN_V8,
    examplePart('pulley_smaller'),
    examplePart('tune'),
  )
  const stock = stockCurve.map((point) => point.wheelHp)
  const full = curve.map((point) => point.wheelHp)

  test('has the same shape with less gain: 40 % of it at every rpm', () => {
    const target = Math.max(...stock) + 0.4 * (Math.max(...full) - Math.max(...stock))
    const held = gainTurnedDown(stock, full, target)
    expect(Math.max(...held)).toBe(target)
    const kept = held.map((hp, index) => (hp - stock[index]!) / (full[index]! - stock[index]!))
    for (const share of kept) expect(share).toBeCloseTo(kept[0] ?? 0, 9)
  })

  test('rounds off under a fuel limit: exact at the peak, never above, nowhere level', () => {
    const cap = 0.93 * Math.max(...full)
    const capped = cappedPower(stock, full, cap)
    expect(Math.max(...capped)).toBe(cap)
    expect(capped.filter((hp) => hp > 0.9995 * cap).length).toBeLessThanOrEqual(3)
    expect(cappedPower(stock, full, 2 * cap)).toEqual(full)
  })

  test('runs along a torque limit with its peak where the limit allows it', () => {
    const ratedPowerRpm = EXAMPLE_BLOWN_V8.engine.crankHpRpm
    const crankTorqueLbft = (0.9 * peakWheelTorqueLbft(curve)) / (1 - drivelineLoss)
    const most = (crankTorqueLbft * ratedPowerRpm * (1 - drivelineLoss)) / HP_RPM_PER_LBFT
    const wheelHp = Math.min(most, Math.max(...full))
    const held = limitedCurve(curve, stockCurve, { wheelHp, crankTorqueLbft, ratedPowerRpm, loss: drivelineLoss })
    expect(Math.max(...held.map((point) => point.wheelHp))).toBe(wheelHp)
    for (const point of held) {
      expect(point.crankTorqueLbft).toBeLessThanOrEqual(crankTorqueLbft * (1 + 1e-9))
      expect((point.wheelTorqueLbft * point.rpm) / HP_RPM_PER_LBFT).toBeCloseTo(point.wheelHp, 6)
    }
  })
})
