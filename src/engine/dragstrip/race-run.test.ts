import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import { type PowerCurve, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { stockTorqueLbft } from '../power/stock-curve.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { finishOrder, MARKS_FT, quarterMileS, raceRun, STRIP_FT, shiftsOf, standingAt } from './race-run.ts'
import { timeSlip } from './time-slip.ts'

const CARS = [EXAMPLE_V8, EXAMPLE_TURBO, EXAMPLE_BLOWN_V8] as const

function curveOf({ engine }: Vehicle, power: number): PowerCurve {
  return Array.from({ length: 40 }, (_, index) => {
    const rpm = 1000 + ((engine.redlineRpm - 1000) * index) / 39
    const crankTorqueLbft = power * stockTorqueLbft(engine, rpm)
    const crankHp = (crankTorqueLbft * rpm) / HP_RPM_PER_LBFT
    return { rpm, crankTorqueLbft, crankHp, wheelTorqueLbft: 0.86 * crankTorqueLbft, wheelHp: 0.86 * crankHp }
  })
}

function slipOf([vehicle, power, tireGrip]: readonly [Vehicle, number, number]) {
  const curve = curveOf(vehicle, power)
  return timeSlip({ vehicle, curve, tireGrip, rollout: true, weather: SAE_J1349_WEATHER, trace: true })
}

const run = fc.tuple(
  fc.constantFrom(...CARS),
  fc.double({ min: 0.6, max: 2.2, noNaN: true }),
  fc.double({ min: 0.9, max: 1.3, noNaN: true }),
)
const law = { seed: 23, numRuns: 30 }

describe('a race, laws', () => {
  test('at every moment of the trace a car stands where the trace says, at its speed', () => {
    fc.assert(
      fc.property(run, (one) => {
        const slip = slipOf(one)
        const raced = raceRun(slip)
        for (const point of slip.trace ?? []) {
          const { distanceFt, speedMph } = standingAt(raced, point.timeS - slip.firstFootS)
          // The trace travels in thousandths of a foot and ten-thousandths of a second.
          expect(Math.abs(distanceFt + 1 - point.distanceFt)).toBeLessThan(0.05)
          expect(Math.abs(speedMph - point.speedMph)).toBeLessThan(0.05)
        }
      }),
      law,
    )
  })

  test('a car passes each beam at the time that its slip prints, and stands still before and after', () => {
    fc.assert(
      fc.property(run, (one) => {
        const raced = raceRun(slipOf(one))
        for (const { distanceFt, timeS } of raced.marks) {
          // A printed time is round to 5 ms: at 200 mph that is a foot and a half.
          expect(Math.abs(standingAt(raced, timeS).distanceFt - distanceFt)).toBeLessThan(1.6)
        }
        expect(raced.marks.map(({ distanceFt }) => distanceFt)).toEqual([...MARKS_FT])
        expect(standingAt(raced, -2).distanceFt).toBe(-1)
        expect(standingAt(raced, 0).distanceFt).toBeCloseTo(0, 2)
        expect(standingAt(raced, 100).distanceFt).toBeCloseTo(STRIP_FT, 2)
      }),
      law,
    )
  })

  test('no car ever rolls back, and no gear is skipped', () => {
    fc.assert(
      fc.property(run, (one) => {
        const raced = raceRun(slipOf(one))
        let before = -1
        for (let raceS = -1; raceS < 25; raceS += 0.013) {
          const { distanceFt } = standingAt(raced, raceS)
          expect(distanceFt).toBeGreaterThanOrEqual(before - 1e-9)
          before = distanceFt
        }
        expect(shiftsOf(raced).map(({ gear }) => gear)).toEqual(shiftsOf(raced).map((_, at) => at + 2))
      }),
      law,
    )
  })

  test('cars finish in the order of their times, and the loser is behind by the difference', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 2, maxLength: 3 }), (field) => {
        const runs = field.map((one) => raceRun(slipOf(one)))
        const order = finishOrder(runs)
        const winner = order[0]!
        expect(order.map(({ timeS }) => timeS)).toEqual(runs.map(quarterMileS).sort((a, b) => a - b))
        for (const { lane, timeS, gapS, gapFt } of order) {
          expect(timeS).toBe(quarterMileS(runs[lane]!))
          expect(gapS).toBeCloseTo(timeS - winner.timeS, 10)
          expect(gapFt).toBeCloseTo(
            lane === winner.lane || gapS === 0 ? 0 : STRIP_FT - standingAt(runs[lane]!, winner.timeS).distanceFt,
            10,
          )
        }
      }),
      law,
    )
  })
})

test('a run without its trace cannot race: our bug', () => {
  const { trace: _, ...slip } = slipOf([EXAMPLE_V8, 1, 1])
  expect(() => raceRun(slip)).toThrow('no trace')
})
