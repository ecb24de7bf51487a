import { describe, expect, test } from 'vitest'
import { PUBLISHED_TRACK_TESTS } from '../src/catalog/evidence.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { dragStripAccuracy } from '../src/engine/dragstrip/drag-strip-accuracy.ts'
import { LEFT_OUT, STRIP_FIGURES, type StripFigure } from '../src/engine/dragstrip/drag-strip-factors.ts'
import { UNSEEN_COVERAGE, UNSEEN_ERRORS } from '../src/engine/dragstrip/fitted-strip-accuracy.ts'
import { readTrackTest } from '../src/engine/dragstrip/track-test.ts'
import { trackTestCar } from '../src/server/evidence/track-test-cars.ts'
import { expectAccepted, meanErrorOf } from '../tests/support/accepted-error.ts'

/** Mean absolute errors that we accept. They may only shrink. */
const ACCEPTED = { zeroToSixtyS: 0.158, quarterMileS: 0.153, trapMph: 1.311 }
const ACCEPTED_UNSEEN = { zeroToSixtyS: 0.216, quarterMileS: 0.208, trapMph: 1.79 }

describe('the drag strip on published road tests', () => {
  const cars = PUBLISHED_TRACK_TESTS.flatMap((row) => trackTestCar(VEHICLES, row) ?? [])
  const { errors, formula, tests } = dragStripAccuracy(cars)
  const noiseOf = (figure: StripFigure) =>
    meanErrorOf(
      tests.flatMap(({ car, predicted }) => {
        const measured = car.test[figure]
        return measured === undefined ? [] : [predicted[figure] - measured]
      }),
    ).noise

  test('finds a car for every published test but the electric one and one that our market never saw', () => {
    const found = new Set(cars.map((car) => car.test))
    const lost = PUBLISHED_TRACK_TESTS.filter((row) => !found.has(row))
    expect([...new Set(lost.map(({ model }) => model))]).toEqual(['M140i', 'Model S'])
  })

  test('errs no more than accepted, and no less by more than its noise', () => {
    for (const figure of STRIP_FIGURES) {
      const noise = noiseOf(figure)
      expectAccepted(figure, { mean: errors[figure], noise }, ACCEPTED[figure])
      expectAccepted(`${figure}, unseen`, { mean: UNSEEN_ERRORS.platform[figure], noise }, ACCEPTED_UNSEEN[figure])
    }
  })

  test('ranges hold nine of ten unseen figures, whatever was left out', () => {
    for (const leftOut of LEFT_OUT) {
      for (const figure of STRIP_FIGURES) {
        const held = UNSEEN_COVERAGE[leftOut][figure]
        expect(held, `${leftOut} ${figure}`).toBeGreaterThanOrEqual(0.86)
        expect(held, `${leftOut} ${figure}`).toBeLessThanOrEqual(0.94)
      }
    }
  })

  test('is at least a third nearer than the plain weight-to-power formula', () => {
    expect(errors.quarterMileS).toBeLessThan(formula.quarterMileS * 0.67)
    expect(errors.trapMph).toBeLessThan(formula.trapMph * 0.67)
  })

  test('answers a row of a car that it does not know from its power, and an empty row not at all', () => {
    const unknown = readTrackTest({ make: 'Lada', model: 'Vesta', crank_hp: '145', transmission: '5MT', year: '2019' })
    expect(trackTestCar(VEHICLES, unknown)?.note).toContain('not in the catalog')
    expect(trackTestCar(VEHICLES, readTrackTest({}))).toBeUndefined()
  })
})
