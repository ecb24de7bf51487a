import { describe, expect, test } from 'vitest'
import { EVIDENCE } from '../src/catalog/evidence.ts'
import { evidencePoints } from '../src/catalog/evidence-points.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { calibrate } from '../src/engine/calibration/calibrate.ts'
import { FITTED_FACTORS } from '../src/engine/calibration/fitted-factors.ts'
import { accuracyFigures } from '../src/engine/calibration/leave-one-source-out.ts'
import { predictRow } from '../src/engine/calibration/predict-row.ts'
import { expectAccepted, meanErrorOf } from '../tests/support/accepted-error.ts'

/**
 * Mean errors accepted on results of unseen sources. They may only shrink; they rose once, by 0.3 points with a baseline,
 * when 81 harder results came in: the earlier ones by themselves fell from 6.4 to 6.1 %.
 */
const ACCEPTED = { withBaseline: 0.07, measuredWheel: 0.035, withoutBaseline: 0.115 }

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

  test('the 90 % ranges hold between 85 and 95 % of unseen results, with and without a baseline', () => {
    for (const hasBaseline of [true, false]) {
      const { held } = accuracyFigures(unseen.filter((result) => result.hasBaseline === hasBaseline))
      expect(held).toBeGreaterThanOrEqual(0.85)
      expect(held).toBeLessThanOrEqual(0.95)
    }
  })

  test('the factors in the repository foretell what a fresh fit foretells, within 2 %', () => {
    for (const { row, vehicle, exact } of points) {
      const kept = predictRow(row, vehicle, FITTED_FACTORS, exact).hp
      const fresh = predictRow(row, vehicle, factors, exact).hp
      expect(Math.abs(kept / fresh - 1), `${row.make} ${row.model}`).toBeLessThan(0.02)
    }
  })
})
