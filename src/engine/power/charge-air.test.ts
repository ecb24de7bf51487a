import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boostedPowerRatio, intercoolerPowerRatio, trappingRatio } from './boosted-power.ts'
import {
  airflowLbPerMin,
  type CompressorKind,
  chargeOf,
  compressorOutletK,
  driveShare,
  HP_PER_LB_PER_MIN,
  intercooledK,
  pressureRatio,
} from './charge-air.ts'

const boost = fc.double({ min: 0, max: 30, noNaN: true })
const compressor = fc.constantFrom<CompressorKind>('roots', 'twin_screw', 'centrifugal', 'turbo')
const effectiveness = fc.double({ min: 0, max: 0.9, noNaN: true })
const compressionRatio = fc.double({ min: 8, max: 13, noNaN: true })

describe('charge air, worked numbers', () => {
  test('9 psi of gauge pressure is a pressure ratio of 1.627', () => {
    expect(pressureRatio(9)).toBeCloseTo(1.627, 3)
  })

  test("Garrett's compressor sum: 25 C, pressure ratio 2 and 72 % efficiency leave at 388.9 K", () => {
    expect(compressorOutletK({ inletK: 298.15, pressureRatio: 2, efficiency: 0.72 })).toBeCloseTo(387.9, 0)
  })

  test('an intercooler of 70 % takes 70 % of the heat above the coolant', () => {
    expect(intercooledK({ hotK: 388.15, coolantK: 298.15, effectiveness: 0.7 })).toBeCloseTo(325.15, 6)
  })

  test('a 5.0 engine of 98 % volumetric efficiency swallows 43.7 lb of air a minute at 7000 rpm', () => {
    const air = airflowLbPerMin({ displacementL: 5, rpm: 7000, volumetricEfficiency: 0.98, densityRatio: 1 })
    expect(air).toBeCloseTo(43.7, 1)
    expect(air * HP_PER_LB_PER_MIN).toBeGreaterThan(400)
  })

  test('a roots blower at 9 psi takes about 12 % of the unboosted power', () => {
    expect(driveShare(chargeOf({ boostGaugePsi: 9, compressor: 'roots', effectiveness: 0.75 }))).toBeCloseTo(0.119, 2)
  })

  test('less exhaust pressure than intake pressure lets more charge in: 2.5 % at compression 10 and 0.7', () => {
    expect(trappingRatio({ compressionRatio: 10, exhaustOverIntake: 1 })).toBe(1)
    expect(trappingRatio({ compressionRatio: 10, exhaustOverIntake: 0.7 })).toBeCloseTo(1.026, 3)
  })

  test('a turbo at 9 psi behind an intercooler makes 1.7 times the power', () => {
    const ratio = boostedPowerRatio({
      boostGaugePsi: 9,
      compressor: 'turbo',
      effectiveness: 0.75,
      compressionRatio: 10,
    })
    expect(ratio).toBeGreaterThan(1.6)
    expect(ratio).toBeLessThan(1.8)
  })
})

describe('charge air, laws', () => {
  test('no boost changes nothing', () => {
    fc.assert(
      fc.property(compressor, effectiveness, compressionRatio, (kind, share, ratio) => {
        const air = { boostGaugePsi: 0, compressor: kind, effectiveness: share, compressionRatio: ratio }
        expect(boostedPowerRatio(air)).toBeCloseTo(1, 1)
        expect(chargeOf(air).densityRatio).toBeCloseTo(1, 9)
      }),
      { seed: 3, numRuns: 100 },
    )
  })

  test('more boost never makes less air', () => {
    fc.assert(
      fc.property(boost, boost, compressor, effectiveness, (a, b, kind, share) => {
        const at = (boostGaugePsi: number) =>
          chargeOf({ boostGaugePsi, compressor: kind, effectiveness: share }).densityRatio
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)))
      }),
      { seed: 4, numRuns: 300 },
    )
  })

  test('an intercooler never costs power, and is worth more at more boost', () => {
    fc.assert(
      fc.property(boost, compressor, compressionRatio, (psi, kind, ratio) => {
        const worth = (boostGaugePsi: number) =>
          intercoolerPowerRatio({
            boostGaugePsi,
            compressor: kind,
            effectivenessBefore: 0,
            effectivenessAfter: 0.72,
            compressionRatio: ratio,
          })
        expect(worth(psi)).toBeGreaterThanOrEqual(1)
        expect(worth(psi + 2)).toBeGreaterThanOrEqual(worth(psi))
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})
