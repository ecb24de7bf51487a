import { describe, expect, test } from 'vitest'
import { EVIDENCE } from '../src/catalog/evidence.ts'
import { evidencePoints } from '../src/catalog/evidence-points.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { calibrate } from '../src/engine/calibration/calibrate.ts'
import { fitEffects, modelResults } from '../src/engine/calibration/fit.ts'
import { FITTED_FACTORS } from '../src/engine/calibration/fitted-factors.ts'
import { accuracyFigures, type UnseenPrediction } from '../src/engine/calibration/leave-one-source-out.ts'
import { predictRow } from '../src/engine/calibration/predict-row.ts'
import { expectAccepted, meanErrorOf } from '../tests/support/accepted-error.ts'

/** Mean errors accepted on results of unseen sources. They may only shrink. */
const ACCEPTED = { withBaseline: 0.067, measuredWheel: 0.031, withoutBaseline: 0.106 }

const hasBoostAdded = (mods: readonly string[], pattern: RegExp) => mods.some((mod) => pattern.test(mod))
const CLASSES: Readonly<Record<string, (one: UnseenPrediction) => boolean>> = {
  'larger turbos': ({ row }) => hasBoostAdded(row.mods, /^turbo_upgrade/),
  'turbo kits': ({ row }) => hasBoostAdded(row.mods, /turbo_kit/),
  'supercharger kits': ({ row }) => hasBoostAdded(row.mods, /supercharger/),
  'no boost added': ({ row }) => !hasBoostAdded(row.mods, /turbo|supercharger/),
  'built engines': ({ unknowns }) => unknowns.built,
  'related cars': ({ unknowns }) => unknowns.car === 'near',
  'unknown cars': ({ unknowns }) => unknowns.car === 'text',
}

describe('the power model against published results', () => {
  const points = evidencePoints(VEHICLES, EVIDENCE)
  const { factors, unseen } = calibrate(points, FITTED_FACTORS.version)
  const withBaseline = unseen.filter(({ hasBaseline }) => hasBaseline)

  const errorsOf = (results: typeof unseen) => meanErrorOf(results.map(({ error }) => error))

  test('results with a baseline are predicted within the accepted error', () => {
    expectAccepted('withBaseline', errorsOf(withBaseline), ACCEPTED.withBaseline)
  })

  test('so are measured wheel figures with a baseline', () => {
    const measured = withBaseline.filter(({ row }) => row.powerBasis === 'wheel' && row.figureKind === 'measured_test')
    expectAccepted('measuredWheel', errorsOf(measured), ACCEPTED.measuredWheel)
  })

  test('so are results without a baseline', () => {
    const bare = unseen.filter(({ hasBaseline }) => !hasBaseline)
    expectAccepted('withoutBaseline', errorsOf(bare), ACCEPTED.withoutBaseline)
  })

  test('the 90 % ranges hold 88 to 92 % of unseen results, and at least 80 % of every class', () => {
    const { held } = accuracyFigures(unseen)
    expect(held).toBeGreaterThanOrEqual(0.88)
    expect(held).toBeLessThanOrEqual(0.92)
    for (const [name, isOne] of Object.entries(CLASSES)) {
      const figures = accuracyFigures(unseen.filter(isOne))
      expect(figures.rows, name).toBeGreaterThan(20)
      expect(figures.held, name).toBeGreaterThanOrEqual(0.8)
    }
  })

  test('a fresh fit of the same results gives the factors in the repository', () => {
    expect(factors).toEqual(FITTED_FACTORS)
  })

  test('garbage in the columns of the answer changes no prediction', () => {
    for (const [index, { row, vehicle, exact }] of points.entries()) {
      const garbled = {
        ...row,
        modifiedHp: 1 + index,
        modifiedTorqueLbft: 9999,
        product: `HPE${1000 + index}`,
        turbo: 'X900',
      }
      expect(predictRow(garbled, vehicle, FITTED_FACTORS, exact)).toEqual(
        predictRow(row, vehicle, FITTED_FACTORS, exact),
      )
    }
  })

  test('the order of the results changes no factor', () => {
    const fitted = fitEffects(modelResults(points))
    const shuffled = fitEffects(modelResults(points.map((_, index) => points[(index * 101) % points.length]!)))
    for (const [name, value] of Object.entries(fitted)) expect(shuffled[name], name).toBeCloseTo(value, 6)
  })
})
