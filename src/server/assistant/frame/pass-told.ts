import { FITTED_DRAG_STRIP } from '../../../engine/dragstrip/fitted-drag-strip.ts'
import type { CurvePoint } from '../../../engine/model.ts'
import { timeSlipOfBuild } from '../../planning/time-slip.ts'
import { type Answer, suggestions, text, whp } from '../advisor.ts'
import type { MessageReading } from '../meaning-of.ts'
import { passMade } from '../measured-figures.ts'
import type { OfCar } from './of-car.ts'

const STEPS = 12
const LEAST_SHARE = 0.4
const MOST_SHARE = 4
/** The trap speed of a published test lies within so much of the model's, as a share of the power behind it. */
const GIVE_OR_TAKE = 0.06

/** The same curve with a share of its power. */
export const scaled = (
  { rpm, crankHp, crankTorqueLbft, wheelHp, wheelTorqueLbft }: CurvePoint,
  share: number,
): CurvePoint => ({
  ...{ rpm, crankHp: crankHp * share, crankTorqueLbft: crankTorqueLbft * share },
  ...{ wheelHp: wheelHp * share, wheelTorqueLbft: wheelTorqueLbft * share },
})

/**
 * The power behind a pass: the share of the stock curve at which our drag-strip model traps what was trapped, at the weight
 * that was run. Worked: a 2015 Camaro SS at 4,150 lb and 119 mph.
 */
export function passTold(car: OfCar, { asked }: MessageReading): Answer | undefined {
  const pass = passMade(asked)
  if (!pass) return undefined
  const { vehicle, advisor, name } = car
  const { stockCurve, stockWheelHp, drivelineLoss } = advisor.catalog.stockPower(vehicle)
  const { driverLb } = FITTED_DRAG_STRIP
  const runLb = pass.weightLb ?? vehicle.chassis.curbWeightLb + driverLb
  const trapAt = (share: number): number =>
    timeSlipOfBuild(
      vehicle,
      [],
      stockCurve.map((point) => scaled(point, share)),
      { weightLb: runLb - driverLb, tires: { widthMm: 315, compound: 'slick' } },
    ).trapMph
  if (trapAt(LEAST_SHARE) > pass.mph || trapAt(MOST_SHARE) < pass.mph) return undefined
  let [low, high] = [LEAST_SHARE, MOST_SHARE]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (trapAt(middle) < pass.mph) low = middle
    else high = middle
  }
  const wheelHp = Math.round(((low + high) / 2) * (stockWheelHp / 5)) * 5
  const crankHp = Math.round(wheelHp / (1 - drivelineLoss) / 5) * 5
  const [least, most] = [1 - GIVE_OR_TAKE, 1 + GIVE_OR_TAKE].map((share) => Math.round((wheelHp * share) / 5) * 5)
  const weight = pass.weightLb
    ? `at ${runLb.toLocaleString('en-US')} lb with you in it`
    : `at about ${(Math.round(runLb / 10) * 10).toLocaleString('en-US')} lb, our curb weight and a ${driverLb} lb driver: tell me yours`
  return [
    text(
      `About ${whp(wheelHp)} on the ${name}, some ${crankHp} hp at the crank: that is what our drag-strip model needs to trap ${pass.mph} mph ${weight}. Read it as ${least} to ${most} whp; thin air, a headwind or a soft shift moves it.`,
      `It makes ${whp(stockWheelHp)} stock. The mph tells the power, the ET${pass.seconds === undefined ? '' : ` of ${pass.seconds.toFixed(2)}`} tells how well it left: the same power with more grip runs a quicker ET at the same mph.`,
      car.assumed,
    ),
    suggestions('100 more whp', 'What breaks first?'),
  ]
}
