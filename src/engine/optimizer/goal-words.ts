import { scenarioParts } from '../power/build-power.ts'
import { GOAL_RESERVE, type JustShort } from './goal-answer.ts'
import type { PlannedBuild } from './planned-build.ts'

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

function shortWords({ power, costCents }: PlannedBuild, goalWheelHp: number, { nextStep }: JustShort): string {
  const made = `${whole(power.wheelHp)} of ${whole(goalWheelHp)} whp`
  if (!nextStep) return `That's ${made}: close enough, and as far as this car goes with these choices.`
  const saves = nextStep.costCents - costCents
  return saves > 0
    ? `Stopping at ${made} saves $${whole(saves / 100)}; the next step up makes ${whole(nextStep.wheelHp)} whp.`
    : `That's ${made}: the next step up, ${whole(nextStep.wheelHp)} whp, is a bigger job than it's worth.`
}

/** Why a build makes more than it was asked for. */
function overWords({ power, build }: PlannedBuild): string {
  const makes = `It makes ${whole(power.wheelHp)} whp as it comes`
  const { boostSource, tune } = scenarioParts(build.parts).chosen
  const blown = boostSource ? boostSource.kind.startsWith('supercharger_') : power.boostGaugePsi > 0
  if (tune?.calibration?.startsWith('off_the_shelf')) return `${makes}: an off-the-shelf file is not turned down.`
  if (boostSource && !tune && !blown) return `${makes}: the kit's own file is not turned down.`
  if (boostSource && blown) return `As shipped this kit makes ${whole(power.wheelHp)} whp: the pulley sets its boost.`
  return blown ? `${makes}: the pulley sets a blower's boost.` : `${makes}: the next smaller build falls short.`
}

/** How the delivered power stands to the goal; undefined where there is nothing to say. */
export function goalWords(planned: PlannedBuild, goalWheelHp: number, justShort?: JustShort): string | undefined {
  const { power, limitedBy, allWheelHp } = planned
  if (justShort) return shortWords(planned, goalWheelHp, justShort)
  if (allWheelHp !== undefined && whole(allWheelHp) !== whole(power.wheelHp)) {
    return `The tune is set to ${whole(power.wheelHp)} whp for your goal; the parts could make ${whole(allWheelHp)}.`
  }
  const isOver = planned.build.parts.length > 0 && limitedBy === undefined && power.wheelHp > goalWheelHp * GOAL_RESERVE
  return isOver ? overWords(planned) : undefined
}
