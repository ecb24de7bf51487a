import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boostedPowerRatio, intercoolerPowerRatio, trappingRatio } from './boosted-power.ts'
import {
  type CompressorKind,
  chargeOf,
  compressorOutletK,
  driveShare,
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

  test("Garrett's compressor sum: 25 C, pressure ratio 2 and 72 % efficiency leave at 387.9 K", () => {
    expect(compressorOutletK({ inletK: 298.15, pressureRatio: 2, efficiency: 0.72 })).toBeCloseTo(387.9, 1)
  })

  test('an intercooler of 70 % takes 70 % of the heat above the coolant', () => {
    expect(intercooledK({ hotK: 388.15, coolantK: 298.15, effectiveness: 0.7 })).toBeCloseTo(325.15, 6)
  })

  test('a roots blower at 9 psi takes about 12 % of the unboosted power', () => {
    expect(driveShare(chargeOf({ boostGaugePsi: 9, compressor: 'roots', effectiveness: 0.75 }))).toBeCloseTo(0.122, 3)
  })

  test('less exhaust pressure than intake pressure lets more charge in: 2.6 % at compression 10 and 0.7', () => {
    expect(trappingRatio({ compressionRatio: 10, exhaustOverIntake: 1 })).toBe(1)
    expect(trappingRatio({ compressionRatio: 10, exhaustOverIntake: 0.7 })).toBeCloseTo(1.0256, 4)
  })

  test.each([
    ['turbo', 0.75, 1.67],
    ['roots', 0.72, 1.58],
    ['centrifugal', 0, 1.39],
  ] as const)('a %s at 9 psi with an intercooler of %f makes %f times the power', (kind, effectiveness, ratio) => {
    const air = { boostGaugePsi: 9, compressor: kind, effectiveness, compressionRatio: 10 }
    expect(boostedPowerRatio(air)).toBeCloseTo(ratio, 2)
  })
})

describe('charge air, laws', () => {
  test('no boost changes nothing', () => {
    fc.assert(
      fc.property(compressor, effectiveness, compressionRatio, (kind, share, ratio) => {
        const air = { boostGaugePsi: 0, compressor: kind, effectiveness: share, compressionRatio: ratio }
        expect(boostedPowerRatio(air)).toBeCloseTo(1, 12)
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
