import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import { type PowerCurve, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { stockTorqueLbft } from '../power/stock-curve.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { airDensityKgM3, dragCar } from './drag-car.ts'
import { FITTED_DRAG_STRIP } from './fitted-drag-strip.ts'
import { runDownTheStrip, TIME_STEP_S, timeSlip } from './time-slip.ts'
import { readTireSize } from './tire.ts'
import { weightToPower } from './weight-to-power.ts'

const CARS = [EXAMPLE_V8, EXAMPLE_TURBO, EXAMPLE_BLOWN_V8] as const

function curveOf({ engine }: Vehicle, factor = 1): PowerCurve {
  const points = 40
  return Array.from({ length: points }, (_, index) => {
    const rpm = 1000 + ((engine.redlineRpm - 1000) * index) / (points - 1)
    const crankTorqueLbft = factor * stockTorqueLbft(engine, rpm)
    const crankHp = (crankTorqueLbft * rpm) / HP_RPM_PER_LBFT
    return { rpm, crankTorqueLbft, crankHp, wheelTorqueLbft: 0.86 * crankTorqueLbft, wheelHp: 0.86 * crankHp }
  })
}

const run = (
  vehicle: Vehicle,
  options: { power?: number; weightLb?: number; tireGrip?: number; rollout?: boolean } = {},
) =>
  timeSlip({
    vehicle,
    curve: curveOf(vehicle, options.power ?? 1),
    rollout: options.rollout ?? true,
    weather: SAE_J1349_WEATHER,
    ...(options.weightLb === undefined ? {} : { weightLb: options.weightLb }),
    ...(options.tireGrip === undefined ? {} : { tireGrip: options.tireGrip }),
  })

const car = fc.constantFrom(...CARS)
const more = fc.double({ min: 1.02, max: 1.6, noNaN: true })
const law = { seed: 11, numRuns: 40 }

describe('a time slip, laws', () => {
  test('halving the time step moves the quarter mile by less than 5 ms and the trap by less than 0.1 mph', () => {
    for (const vehicle of CARS) {
      for (const power of [0.7, 1, 1.5, 2.2]) {
        const made = dragCar({
          vehicle,
          curve: curveOf(vehicle, power),
          weightLb: vehicle.chassis.curbWeightLb + 190,
          tireGrip: 1,
          weather: SAE_J1349_WEATHER,
          factors: FITTED_DRAG_STRIP,
        })
        const slip = (step: number) => runDownTheStrip(made, vehicle, FITTED_DRAG_STRIP, true, false, step)
        const whole = slip(TIME_STEP_S)
        const half = slip(TIME_STEP_S / 2)
        expect(Math.abs(whole.quarterMileS - half.quarterMileS)).toBeLessThan(0.005)
        expect(Math.abs(whole.zeroToSixtyS - half.zeroToSixtyS)).toBeLessThan(0.008)
        expect(Math.abs(whole.trapMph - half.trapMph)).toBeLessThan(0.1)
      }
    }
  })

  test('more power is never slower', () => {
    fc.assert(
      fc.property(car, more, (vehicle, factor) => {
        const stock = run(vehicle)
        const tuned = run(vehicle, { power: factor })
        expect(tuned.quarterMileS).toBeLessThanOrEqual(stock.quarterMileS + 0.01)
        expect(tuned.trapMph).toBeGreaterThanOrEqual(stock.trapMph - 0.05)
      }),
      law,
    )
  })

  test('more weight is never quicker', () => {
    fc.assert(
      fc.property(car, more, (vehicle, factor) => {
        const light = run(vehicle)
        const heavy = run(vehicle, { weightLb: vehicle.chassis.curbWeightLb * factor })
        expect(heavy.quarterMileS).toBeGreaterThanOrEqual(light.quarterMileS)
        expect(heavy.trapMph).toBeLessThanOrEqual(light.trapMph)
      }),
      law,
    )
  })

  test('more grip is never slower to sixty feet', () => {
    fc.assert(
      fc.property(car, more, (vehicle, factor) => {
        expect(run(vehicle, { tireGrip: factor }).sixtyFootS).toBeLessThanOrEqual(run(vehicle).sixtyFootS + 1e-9)
      }),
      law,
    )
  })

  test('the first foot left out shortens 0-60 by a fifth to a half of a second, and the strip not at all', () => {
    for (const vehicle of CARS) {
      const from = run(vehicle, { rollout: false })
      const after = run(vehicle, { rollout: true })
      expect(from.zeroToSixtyS - after.zeroToSixtyS).toBeGreaterThan(0.15)
      expect(from.zeroToSixtyS - after.zeroToSixtyS).toBeLessThan(0.5)
      expect(from.quarterMileS).toBe(after.quarterMileS)
    }
  })

  test('the marks of one run are in order', () => {
    for (const vehicle of CARS) {
      const slip = timeSlip({
        vehicle,
        curve: curveOf(vehicle),
        rollout: true,
        weather: SAE_J1349_WEATHER,
        trace: true,
      })
      expect(slip.sixtyFootS).toBeLessThan(slip.eighthMileS)
      expect(slip.eighthMileS).toBeLessThan(slip.quarterMileS)
      expect(slip.eighthMileMph).toBeLessThan(slip.trapMph)
      const trace = slip.trace ?? []
      expect(trace.length).toBeGreaterThan(80)
      for (const [index, point] of trace.entries()) {
        expect(point.distanceFt).toBeGreaterThanOrEqual(trace[index - 1]?.distanceFt ?? 0)
        expect(point.gear).toBeGreaterThanOrEqual(trace[index - 1]?.gear ?? 1)
      }
    }
  })

  test('a run that goes on behind the finish has the same slip, and ends at its speed or where the car pulls no more', () => {
    for (const vehicle of CARS) {
      const traced = (trace: true | { untilMph: number }) =>
        timeSlip({ vehicle, curve: curveOf(vehicle), rollout: true, weather: SAE_J1349_WEATHER, trace })
      const [{ trace: short = [], ...slip }, { trace: long = [], ...same }] = [traced(true), traced({ untilMph: 160 })]
      expect(same).toEqual(slip)
      const speeds = long.map(({ speedMph }) => speedMph)
      expect(speeds.at(-1)).toBeGreaterThanOrEqual(short.at(-1)?.speedMph ?? 0)
      expect(speeds.at(-1)).toBe(Math.max(...speeds))
      expect(speeds.at(-1)).toBeLessThan(161)
      expect(traced({ untilMph: 30 }).trace?.at(-1)?.distanceFt).toBeGreaterThanOrEqual(1320)
    }
  })

  test('a weight that is none is our bug', () => {
    expect(() => run(EXAMPLE_V8, { weightLb: -500 })).toThrow('weightLb')
  })
})

describe('worked numbers', () => {
  test('275/40R19 rolls on 0.3408 m, 37x12.5R17 on 0.4558 m', () => {
    expect(readTireSize('275/40R19').rollingRadiusM).toBeCloseTo(0.3408, 4)
    expect(readTireSize('37x12.5R17').rollingRadiusM).toBeCloseTo(0.4558, 4)
  })

  test('SAE J1349 air weighs 1.157 kg/m3', () => {
    expect(airDensityKgM3(SAE_J1349_WEATHER)).toBeCloseTo(1.157, 3)
  })

  test('3,800 lb and 460 hp give 11.78 s at 115.8 mph by the plain formula', () => {
    const { quarterMileS, trapMph } = weightToPower({ weightWithDriverLb: 3800, crankHp: 460 })
    expect(quarterMileS).toBeCloseTo(11.78, 2)
    expect(trapMph).toBeCloseTo(115.8, 1)
  })
})
