import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_TURBO, EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import {
  blendedAki,
  boostedOn,
  burnedFuel,
  fedOn,
  injectorCrankHp,
  knockLimitedBoostGaugePsi,
  octaneLogEffect,
  pumpCrankHp,
} from './fuel.ts'

describe('fuel', () => {
  test('8 injectors of 1000 cc feed 1117 hp of a boosted gasoline engine at 85 % duty', () => {
    expect(injectorCrankHp({ ccPerMin: 1000, cylinders: 8, boosted: true, fuel: '93' })).toBeCloseTo(1117, 0)
  })

  test('a 340 L/h pump feeds 670 hp of a boosted gasoline engine', () => {
    expect(pumpCrankHp({ litersPerHour: 340, boosted: true, fuel: '93' })).toBeCloseTo(670, 0)
  })

  test('what a fuel system feeds of E30 lies between gasoline and what the trade knows of E85', () => {
    const known = { gasoline: 330, e85: 290 }
    expect(fedOn('93', known)).toBe(330)
    expect(fedOn('e85', known)).toBe(290)
    expect(fedOn('e30', known)).toBeCloseTo(318, 0)
    expect(fedOn('e30', { gasoline: 330 })).toBeCloseTo(300, 9)
  })

  test('a stock turbo makes most of what ethanol gives it on E30', () => {
    expect(boostedOn('93', { gasoline: 320, e85: 340 })).toBe(320)
    expect(boostedOn('e30', { gasoline: 320, e85: 340 })).toBe(332)
    expect(boostedOn('race', { gasoline: 320 })).toBe(320)
  })

  test('ethanol takes a third more fuel', () => {
    const gasoline = injectorCrankHp({ ccPerMin: 1000, cylinders: 4, boosted: true, fuel: '93' })
    expect(gasoline / injectorCrankHp({ ccPerMin: 1000, cylinders: 4, boosted: true, fuel: 'e85' })).toBeCloseTo(1.36)
  })

  test('compression 9.5 on 93 octane bears 8.2 psi at 320 K', () => {
    expect(knockLimitedBoostGaugePsi({ compressionRatio: 9.5, effectiveAki: 93, chargeK: 320 })).toBeCloseTo(8.2, 1)
  })

  test('ethanol never lowers the knock limit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 85, max: 104, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 7, max: 14, noNaN: true }),
        fc.double({ min: 290, max: 400, noNaN: true }),
        (gasolineAki, a, b, compressionRatio, chargeK) => {
          const limit = (ethanolShare: number) =>
            knockLimitedBoostGaugePsi({
              compressionRatio,
              effectiveAki: blendedAki({ gasolineAki, ethanolShare }),
              chargeK,
            })
          expect(limit(Math.max(a, b))).toBeGreaterThanOrEqual(limit(Math.min(a, b)))
        },
      ),
      { seed: 6, numRuns: 300 },
    )
  })

  test('hotter charge never bears more boost', () => {
    const at = (chargeK: number) => knockLimitedBoostGaugePsi({ compressionRatio: 9, effectiveAki: 93, chargeK })
    expect(at(340)).toBeLessThan(at(320))
  })

  test('ethanol in the tank does nothing for a car whose tune does not ask for it', () => {
    expect(burnedFuel({ fuel: 'e85', ratedFuel: '91', ethanolTune: false })).toBe('91')
    expect(burnedFuel({ fuel: 'e85', ratedFuel: '91', ethanolTune: true })).toBe('e85')
  })

  test('octane below the rating costs power, more on a boosted engine; the rated fuel changes nothing', () => {
    expect(octaneLogEffect({ fuel: '93', engine: EXAMPLE_V8.engine })).toBe(0)
    const unboosted = octaneLogEffect({ fuel: '87', engine: { ...EXAMPLE_V8.engine, ratedFuel: '91' } })
    const boosted = octaneLogEffect({ fuel: '87', engine: EXAMPLE_TURBO.engine })
    expect(boosted).toBeCloseTo(-0.048, 3)
    expect(boosted).toBeLessThan(unboosted)
    expect(unboosted).toBeLessThan(0)
  })
})
