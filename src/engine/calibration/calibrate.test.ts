import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8, examplePart } from '../../../tests/examples/example-cars.ts'
import { EXAMPLE_FAMILY } from '../../../tests/examples/example-family.ts'
import { type Part, SAE_J1349_WEATHER } from '../model.ts'
import { buildPower } from '../power/build-power.ts'
import type { Uncertainty } from '../power/range.ts'
import { calibrate } from './calibrate.ts'
import { type EvidencePoint, fitEffects, modelResults, sourceOf } from './fit.ts'
import { fitSpread } from './fit-spread.ts'
import { accuracyFigures, leaveOneSourceOut } from './leave-one-source-out.ts'
import { PRIOR_MEANS } from './priors.ts'

/** Twenty sources that all find tunes on this turbo engine to give a quarter, and intakes on the V8 to give 2 %. */
const POINTS: readonly EvidencePoint[] = Array.from({ length: 20 }, (_, index): EvidencePoint => {
  const turbo = index % 2 === 0
  const baselineHp = turbo ? 205 + index : 395 + index
  return {
    vehicle: turbo ? EXAMPLE_TURBO : EXAMPLE_V8,
    row: {
      make: 'Ford',
      model: 'Example',
      engine: '',
      powerBasis: 'wheel',
      baselineHp,
      modifiedHp: baselineHp * (turbo ? 1.25 : 1.02) * (1 + 0.004 * ((index % 5) - 2)),
      mods: [turbo ? 'tune' : 'cold_air_intake'],
      figureKind: 'measured_test',
      sourceUrl: `https://site-${index}.example/page`,
    },
  }
})

describe('calibration', () => {
  test('a source is its site, whatever the page', () => {
    const { row } = POINTS[0]!
    expect(sourceOf({ ...row, sourceUrl: 'http://www.site.com/a?b' })).toBe('site.com')
    expect(sourceOf({ ...row, sourceUrl: 'https://site.com/c' })).toBe('site.com')
    expect(sourceOf({ ...row, sourceUrl: 'owner/repository:some/file.js' })).toBe('owner/repository')
  })

  test('without results the fit believes the priors', () => {
    expect(fitEffects([])).toEqual(PRIOR_MEANS)
  })

  test('results pull an effect from its prior towards themselves, and leave the others alone', () => {
    const effects = fitEffects(modelResults(POINTS))
    expect(effects['tune.turbo']).toBeGreaterThan(PRIOR_MEANS['tune.turbo'] ?? 0)
    expect(effects['camshafts.na']).toBe(PRIOR_MEANS['camshafts.na'])
  })

  test('no result makes a smaller pulley cost power: it makes at least a share of what its boost says', () => {
    const { engine } = EXAMPLE_BLOWN_V8
    const points = POINTS.map(
      ({ row }): EvidencePoint => ({
        vehicle: EXAMPLE_BLOWN_V8,
        row: { ...row, baselineHp: 560, modifiedHp: 450, mods: ['pulley_smaller'] },
      }),
    )
    const factors = calibrate(points, 'pulleys lose power').factors
    const powerOf = (parts: Part[], stage2: number) =>
      buildPower(
        {
          vehicle: { ...EXAMPLE_BLOWN_V8, family: { ...EXAMPLE_FAMILY, stockWheelHp: 560, stageWheelHp: { stage2 } } },
          parts,
          fuel: engine.ratedFuel,
          weather: SAE_J1349_WEATHER,
        },
        factors,
      ).wheelHp
    for (const stage2 of [400, 560, 650]) {
      expect(powerOf([examplePart('pulley_smaller')], stage2)).toBeGreaterThanOrEqual(powerOf([], stage2))
    }
  })

  test('the same results give the same factors', () => {
    expect(calibrate(POINTS, 'twice').factors).toEqual(calibrate(POINTS, 'twice').factors)
  })

  test('the order of the results changes nothing', () => {
    const one = fitEffects(modelResults(POINTS))
    const other = fitEffects(modelResults([...POINTS].reverse()))
    for (const [name, value] of Object.entries(one)) expect(other[name], name).toBeCloseTo(value, 9)
  })

  test('what is judged was not seen: a source cannot improve its own prediction', () => {
    const results = modelResults(POINTS)
    const before = leaveOneSourceOut(results)[0]!.predictedHp
    const { row, vehicle } = POINTS[0]!
    const boasting = [{ vehicle, row: { ...row, modifiedHp: 900 } }, ...POINTS.slice(1)]
    expect(leaveOneSourceOut(modelResults(boasting))[0]!.predictedHp).toBe(before)
  })

  test('figures over consistent results are small errors, and the ranges hold most of them', () => {
    const figures = accuracyFigures(leaveOneSourceOut(modelResults(POINTS)))
    expect(figures.rows).toBe(20)
    expect(figures.meanError).toBeLessThan(0.05)
    expect(figures.held).toBeGreaterThanOrEqual(0.8)
    expect(accuracyFigures([])).toMatchObject({ rows: 0, meanError: 0 })
  })

  test('larger misses make wider ranges', () => {
    const unknowns: Uncertainty = {
      logGain: 0.1,
      baseline: 'stated',
      car: 'vehicle',
      ...{ boostUnstated: false, turboAdded: false, built: false, measured: true, baselineDoubt: 0 },
    }
    const misses = (size: number) =>
      Array.from({ length: 40 }, (_, index) => ({ logError: size * Math.sin(index), unknowns }))
    const width = (size: number) => {
      const { base, quantile } = fitSpread(misses(size))
      return (base ?? 0) * (quantile ?? 0)
    }
    expect(width(0.2)).toBeGreaterThan(width(0.05))
  })
})
