import { expect, test } from 'vitest'
import { fitTorqueRatios, leaveOneTorqueFamilyOut, torqueReadings } from '../engine/calibration/torque-ratings.ts'
import { TORQUE_RATIOS } from './evidence/torque-ratios.ts'
import { EVIDENCE, STOCK_WHEEL_READINGS } from './evidence.ts'
import { baselineReadings, stockReadings } from './stock-readings.ts'

const readings = torqueReadings([...stockReadings(STOCK_WHEEL_READINGS), ...baselineReadings(EVIDENCE)])

test('the torque ratios in force are those that the published readings give', () => {
  expect(readings.length).toBeGreaterThan(45)
  expect(TORQUE_RATIOS).toEqual(fitTorqueRatios(readings))
})

test('they bring turbo engines nearer to readings of families that the fit has not seen', () => {
  const turbo = leaveOneTorqueFamilyOut(readings).filter(({ reading }) =>
    reading.vehicle.engine.aspiration.includes('turbo'),
  )
  const meanMiss = (of: (one: (typeof turbo)[number]) => number) =>
    turbo.reduce((sum, one) => sum + Math.abs(Math.expm1(of(one))), 0) / turbo.length
  expect(meanMiss(({ fitted }) => fitted)).toBeLessThan(0.8 * meanMiss(({ asRated }) => asRated))
})
