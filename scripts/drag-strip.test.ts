import { describe, expect, test } from 'vitest'
import { PUBLISHED_TRACK_TESTS } from '../src/catalog/evidence.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { dragStripAccuracy } from '../src/engine/dragstrip/drag-strip-accuracy.ts'
import { LEAVE_ONE_MODEL_OUT } from '../src/engine/dragstrip/fitted-drag-strip.ts'
import { readTrackTest } from '../src/engine/dragstrip/track-test.ts'
import { trackTestCar } from '../src/server/evidence/track-test-cars.ts'
import { expectAccepted, meanErrorOf } from '../tests/support/accepted-error.ts'

/** Mean absolute errors that we accept. They may only shrink. */
const ACCEPTED = { zeroToSixtyS: 0.225, quarterMileS: 0.193, trapMph: 1.72 }
const ACCEPTED_UNSEEN = { zeroToSixtyS: 0.255, quarterMileS: 0.22, trapMph: 1.86 }
const FIGURES = ['zeroToSixtyS', 'quarterMileS', 'trapMph'] as const
type Figure = (typeof FIGURES)[number]

describe('the drag strip on published road tests', () => {
  const cars = PUBLISHED_TRACK_TESTS.flatMap((row) => trackTestCar(VEHICLES, row) ?? [])
  const { errors, formula, tests } = dragStripAccuracy(cars)
  const noiseOf = (figure: Figure) =>
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
    for (const figure of FIGURES) {
      const noise = noiseOf(figure)
      expectAccepted(figure, { mean: errors[figure], noise }, ACCEPTED[figure])
      expectAccepted(`${figure}, unseen`, { mean: LEAVE_ONE_MODEL_OUT[figure], noise }, ACCEPTED_UNSEEN[figure])
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
