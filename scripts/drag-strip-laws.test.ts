import { describe, expect, test } from 'vitest'
import { PUBLISHED_TRACK_TESTS } from '../src/catalog/evidence.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { dragStripHeldOut, judgedCars } from '../src/engine/dragstrip/drag-strip-accuracy.ts'
import { fitDragStrip } from '../src/engine/dragstrip/fit-drag-strip.ts'
import { FITTED_DRAG_STRIP } from '../src/engine/dragstrip/fitted-drag-strip.ts'
import { FREE_FACTORS, valueAt } from '../src/engine/dragstrip/free-factors.ts'
import { predictTrackTest } from '../src/engine/dragstrip/predict-track-test.ts'
import { timeSlip } from '../src/engine/dragstrip/time-slip.ts'
import { TIRE_COMPOUNDS } from '../src/engine/dragstrip/tire.ts'
import { gripOfTires } from '../src/engine/dragstrip/tire-grip.ts'
import { buildPower, FITTED_FACTORS, type PowerCurve, SAE_J1349_WEATHER } from '../src/engine/index.ts'
import { trackTestCar } from '../src/server/evidence/track-test-cars.ts'

const cars = judgedCars(PUBLISHED_TRACK_TESTS.flatMap((row) => trackTestCar(VEHICLES, row) ?? []))
const few = cars.filter((_, index) => index % 9 === 0)
const GARBAGE = { zeroToSixtyS: 77, quarterMileS: 99, trapMph: 11, zeroToHundredS: 88, sixtyFootS: 9 }

describe('the drag strip and the answers of the tests', () => {
  test('garbage in the answers changes no prediction', () => {
    for (const row of PUBLISHED_TRACK_TESTS) {
      const told = trackTestCar(VEHICLES, row)
      const garbled = trackTestCar(VEHICLES, { ...row, ...GARBAGE })
      if (told && garbled) expect(predictTrackTest(garbled), row.trim).toEqual(predictTrackTest(told))
    }
  })

  test('what is left out tells the fit nothing', () => {
    const [odd] = few
    if (!odd) throw new RangeError('no test that judges')
    const garbled = few.map((car) =>
      car.vehicle.make === odd.vehicle.make ? { ...car, test: { ...car.test, ...GARBAGE } } : car,
    )
    const of = (all: typeof few) =>
      dragStripHeldOut(all, 'make', FITTED_DRAG_STRIP)
        .filter(({ car }) => car.vehicle.make === odd.vehicle.make)
        .map(({ predicted }) => predicted)
    expect(of(garbled)).toEqual(of(few))
  })

  test('the order of the tests does not matter', () => {
    expect(fitDragStrip([...few].reverse(), FITTED_DRAG_STRIP, 1)).toEqual(fitDragStrip(few, FITTED_DRAG_STRIP, 1))
  })

  test('a refit from the factors in force finds them again, and predicts the same', { timeout: 120_000 }, () => {
    const again = fitDragStrip(cars, FITTED_DRAG_STRIP, 1)
    for (const { path, spread } of FREE_FACTORS) {
      const apart = Math.abs(valueAt(again, path) - valueAt(FITTED_DRAG_STRIP, path))
      expect(apart / spread, path.join('.')).toBeLessThan(0.5)
    }
    for (const car of cars) {
      const [before, after] = [predictTrackTest(car), predictTrackTest(car, again)]
      expect(Math.abs(after.quarterMileS - before.quarterMileS), car.vehicle.id).toBeLessThan(0.03)
      expect(Math.abs(after.trapMph - before.trapMph), car.vehicle.id).toBeLessThan(0.3)
    }
  })
})

const stronger = (curve: PowerCurve, factor: number): PowerCurve =>
  curve.map((point) => ({ ...point, crankTorqueLbft: factor * point.crankTorqueLbft }))

describe('physical laws, every car of the catalog', () => {
  const stock = VEHICLES.map((vehicle) => {
    const fuel = vehicle.engine.ratedFuel
    const { stockCurve } = buildPower({ vehicle, parts: [], fuel, weather: SAE_J1349_WEATHER }, FITTED_FACTORS)
    const run = (change: { power?: number; weight?: number; tireGrip?: number } = {}) =>
      timeSlip({
        vehicle,
        curve: stronger(stockCurve, change.power ?? 1),
        weightLb: vehicle.chassis.curbWeightLb * (change.weight ?? 1),
        tireGrip: change.tireGrip ?? 1,
        rollout: true,
        weather: SAE_J1349_WEATHER,
      })
    return { vehicle, run, slip: run() }
  })
  /** A shift falls on the next step of 4 ms, and the finish between two of them. */
  const STEP_S = 0.01

  test('more power is never slower', () => {
    for (const { vehicle, run, slip } of stock) {
      for (const power of [1.05, 1.3, 1.8]) {
        const more = run({ power })
        expect(more.quarterMileS, `${vehicle.id} x ${power}`).toBeLessThanOrEqual(slip.quarterMileS + STEP_S)
        expect(more.zeroToSixtyS, `${vehicle.id} x ${power}`).toBeLessThanOrEqual(slip.zeroToSixtyS + STEP_S)
        expect(more.trapMph, `${vehicle.id} x ${power}`).toBeGreaterThanOrEqual(slip.trapMph - 0.05)
      }
    }
  })

  test('more grip is never slower', () => {
    for (const { vehicle, run, slip } of stock) {
      for (const tireGrip of [1.04, 1.2, 1.5]) {
        const more = run({ tireGrip })
        expect(more.sixtyFootS, `${vehicle.id} x ${tireGrip}`).toBeLessThanOrEqual(slip.sixtyFootS + 0.001)
        expect(more.quarterMileS, `${vehicle.id} x ${tireGrip}`).toBeLessThanOrEqual(slip.quarterMileS + STEP_S)
        expect(more.zeroToSixtyS, `${vehicle.id} x ${tireGrip}`).toBeLessThanOrEqual(slip.zeroToSixtyS + STEP_S)
      }
    }
  })

  test('less weight is never slower', () => {
    for (const { vehicle, run, slip } of stock) {
      for (const weight of [0.97, 0.85, 0.7]) {
        const light = run({ weight })
        expect(light.quarterMileS, `${vehicle.id} x ${weight}`).toBeLessThanOrEqual(slip.quarterMileS + STEP_S)
        expect(light.zeroToSixtyS, `${vehicle.id} x ${weight}`).toBeLessThanOrEqual(slip.zeroToSixtyS + STEP_S)
        expect(light.trapMph, `${vehicle.id} x ${weight}`).toBeGreaterThanOrEqual(slip.trapMph - 0.05)
      }
    }
  })

  test('a stickier compound and a wider tire never have less grip, and the tires it came on have its own', () => {
    for (const { vehicle } of stock) {
      expect(gripOfTires(vehicle, {})).toBe(1)
      const byCompound = TIRE_COMPOUNDS.map((compound) => gripOfTires(vehicle, { compound }))
      expect([...byCompound].sort((a, b) => a - b)).toEqual(byCompound)
      expect(gripOfTires(vehicle, { widthMm: 345 })).toBeGreaterThanOrEqual(gripOfTires(vehicle, { widthMm: 205 }))
      expect(gripOfTires(vehicle, { compound: 'slick', grip: 1.1 })).toBe(1.1)
    }
  })
})
