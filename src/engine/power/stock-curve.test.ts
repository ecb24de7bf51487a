import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { curveRpms, stockTorqueLbft } from './stock-curve.ts'

const cars = [EXAMPLE_V8, EXAMPLE_TURBO, EXAMPLE_BLOWN_V8]

describe('stock curve', () => {
  test('460 hp at 7000 rpm is 345.1 lb-ft there', () => {
    expect(stockTorqueLbft(EXAMPLE_V8.engine, 7000)).toBeCloseTo(345.1, 1)
  })

  test.each(cars)('$id goes through both rated points and above neither', ({ engine }) => {
    expect(stockTorqueLbft(engine, engine.crankTorqueRpm)).toBeCloseTo(engine.crankTorqueLbft, 6)
    for (const rpm of curveRpms(engine)) {
      const torque = stockTorqueLbft(engine, rpm)
      expect(torque).toBeLessThanOrEqual(engine.crankTorqueLbft + 1e-9)
      expect((torque * rpm) / HP_RPM_PER_LBFT).toBeLessThanOrEqual(engine.crankHp + 1e-9)
    }
    expect((stockTorqueLbft(engine, engine.crankHpRpm) * engine.crankHpRpm) / HP_RPM_PER_LBFT).toBeCloseTo(
      engine.crankHp,
      6,
    )
  })

  test.each(cars)('$id is drawn over rising rpm, its rated peaks among the points', ({ engine }) => {
    const rpms = curveRpms(engine)
    expect(rpms.length).toBeGreaterThanOrEqual(40)
    expect(rpms).toContain(engine.crankHpRpm)
    expect(rpms).toContain(engine.crankTorqueRpm)
    rpms.slice(1).forEach((rpm, index) => {
      expect(rpm).toBeGreaterThan(rpms[index] ?? 0)
    })
  })

  test('odd ratings still make a finite curve without negative torque', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 60, max: 1200, noNaN: true }),
        fc.integer({ min: 2500, max: 9000 }),
        fc.double({ min: 60, max: 1000, noNaN: true }),
        fc.integer({ min: 1200, max: 9000 }),
        fc.integer({ min: 3000, max: 9500 }),
        (crankHp, crankHpRpm, crankTorqueLbft, crankTorqueRpm, redlineRpm) => {
          const engine = { ...EXAMPLE_V8.engine, crankHp, crankHpRpm, crankTorqueLbft, crankTorqueRpm, redlineRpm }
          for (const rpm of curveRpms(engine)) {
            const torque = stockTorqueLbft(engine, rpm)
            expect(Number.isFinite(torque)).toBe(true)
            expect(torque).toBeGreaterThanOrEqual(0)
          }
        },
      ),
      { seed: 9, numRuns: 300 },
    )
  })
})
