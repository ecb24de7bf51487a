import { FUEL_NAMES } from '../../engine/display-words.ts'
import { provenOutput } from '../../engine/limits/ceilings.ts'
import { torqueAtPowerPeakLbft } from '../../engine/limits/limit-lifts.ts'
import { firstOfBottomEnd } from '../../engine/limits/limit-words.ts'
import type { Vehicle } from '../../engine/model.ts'
import { drivelineLoss } from '../../engine/power/driveline.ts'
import { stockBoostCrankHp } from '../../engine/power/power-scenario.ts'
import { stockInternalsWheelHp } from '../../engine/rulebook/internals-rules.ts'
import { HP_RPM_PER_LBFT } from '../../engine/units.ts'
import type { BuildRequest } from './build-request.ts'

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
/** Trade figures are good to five. */
const inFives = (value: number): number => 5 * Math.round(value / 5)
const toFive = (value: number): string => whole(inFives(value))

/** A goal this far over stock is "as much as it gets", and no figure to answer. */
const AS_MUCH_AS_IT_GETS = 3.5

/**
 * What a power asks of the stock hardware that it passes, whatever the money: bottom end, gearbox, factory turbo or
 * blower, and the octane of added boost; empty: it passes none of them.
 */
export function stockLimitWords(
  vehicle: Vehicle,
  {
    goalWheelHp,
    fuel,
    induction,
    wantedSlots,
  }: Pick<BuildRequest, 'goalWheelHp' | 'fuel' | 'induction' | 'wantedSlots'>,
): string[] {
  const { limits, engine, transmission, chassis, family } = vehicle
  if (goalWheelHp > AS_MUCH_AS_IT_GETS * provenOutput(vehicle).crankHp) return []
  const loss = drivelineLoss({ drivetrain: chassis.drivetrain, transmission: transmission.kind }, {})
  const crankHp = goalWheelHp / (1 - loss)
  const stockWheelHp = engine.crankHp * engine.ratingRatio * (1 - loss)
  const bottomEnd = stockInternalsWheelHp({ vehicle, family, fuel, use: undefined, stockWheelHp, drivelineLoss: loss })
  const passed: string[] = []
  if (goalWheelHp > bottomEnd) {
    const first = firstOfBottomEnd(vehicle)
    passed.push(`the bottom end is good for about ${toFive(bottomEnd)} whp${first ? ` (${first})` : ''}`)
  }
  const isUnboosted = induction.choice === 'naturally_aspirated'
  // Heads, cams and a manifold move the peak up, as far as the redline.
  const atRedlineLbft = (crankHp * HP_RPM_PER_LBFT) / engine.redlineRpm
  const torque = isUnboosted ? atRedlineLbft : torqueAtPowerPeakLbft(crankHp, vehicle)
  if (torque > limits.transmissionTorqueLbft)
    passed.push(
      `the gearbox is good for ${whole(limits.transmissionTorqueLbft)} lb-ft and would see ${toFive(torque)} or more`,
    )
  const boost = stockBoostCrankHp(vehicle, fuel) * (1 - loss)
  if (engine.aspiration !== 'na' && goalWheelHp > inFives(boost) && !wantedSlots.includes('boost_source')) {
    const source = engine.aspiration === 'supercharged' ? 'blower' : 'turbo'
    const are = engine.aspiration === 'twin_turbo' ? 's are' : ' is'
    passed.push(`the ${source}${are} done at about ${whole(inFives(boost))} whp on ${FUEL_NAMES[fuel]}`)
  }
  const { maxBoostGaugePsi } = family.octane91WithBoost
  if (
    engine.aspiration === 'na' &&
    !isUnboosted &&
    fuel === '91' &&
    maxBoostGaugePsi !== undefined &&
    passed.length > 0
  )
    passed.push(`91 octane takes about ${maxBoostGaugePsi} psi at its ${engine.compressionRatio} to 1 compression`)
  if (passed.length === 0) return []
  const said = passed.length === 1 ? passed[0] : `${passed.slice(0, -1).join(', ')}, and ${passed.at(-1)}`
  return [`${whole(goalWheelHp)} whp is past the stock parts: ${said}.`]
}
