import { describe, expect, test } from 'vitest'
import { EVIDENCE, PUBLISHED_TRACK_TESTS } from './evidence.ts'
import { findVehicle } from './find-vehicle.ts'
import { refusedCar } from './refused-cars.ts'
import { vehicleOfTrackTest } from './track-test-vehicle.ts'
import { VEHICLES } from './vehicles.ts'

describe('cars that no prediction is made for', () => {
  test.each([
    [{ make: 'Chevrolet', model: 'Silverado 2500HD', engine: 'Duramax 6.6 V8' }, 'diesel'],
    [{ make: 'BMW', model: '330d F30', engine: '3.0 I6' }, 'diesel'],
    [{ make: 'Volkswagen', model: 'Golf', engine: '2.0 TDI' }, 'diesel'],
    [{ make: 'Mazda', model: '6', engine: '2.2 I4', fuel: 'diesel' }, 'diesel'],
    [{ make: 'Tesla', model: 'Model 3', engine: '' }, 'electric car'],
    [{ make: 'Porsche', model: 'Taycan Turbo S' }, 'electric car'],
    [{ make: 'Ford', model: 'F-250', engine: '7.3 V8' }, 'heavy truck'],
  ])('%j is a %s, and has no nearest platform', (car, kind) => {
    expect(refusedCar(car)).toBe(kind)
    expect(findVehicle(VEHICLES, car)).toBeUndefined()
    const test = { ...car, trim: '', crankHp: 300, rollout: 'unknown', publication: '', sourceUrl: '' } as const
    expect(vehicleOfTrackTest(VEHICLES, test)).toBeUndefined()
  })

  test('no car of the catalog is refused, nor a published result, nor a road test of a make that we carry', () => {
    const ours = new Set<string>(VEHICLES.map(({ make }) => make))
    for (const { make, model, engine } of VEHICLES)
      expect(refusedCar({ make, model, engine: engine.code })).toBeUndefined()
    for (const row of EVIDENCE) expect(refusedCar(row), row.model).toBeUndefined()
    for (const { make, model } of PUBLISHED_TRACK_TESTS) {
      if (ours.has(make)) expect(refusedCar({ make, model }), model).toBeUndefined()
    }
  })
})
