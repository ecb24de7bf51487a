import { STAGE_NAMES } from '../display-words.ts'
import { slotOf } from '../fitment/slots.ts'
import { isPlural, limitName } from '../limits/limit-words.ts'
import type { Part } from '../model.ts'
import type { PlannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { STAGES, type Stage } from '../vocabulary.ts'
import { stageOf } from './build-for.ts'
import type { StageRule } from './stage-rules.ts'

export type MissingReason = 'already_passed' | 'no_part_for_slot' | 'no_gain_over_previous' | 'nothing_fits'
export interface MissingStage {
  stage: Stage
  reason: MissingReason
  text: string
}

/** A next stage must make at least this much more, wheel hp: less a customer does not notice. */
export const LEAST_STEP_HP = 8
/** A limit used beyond this share is what ends a stage: reserves are 5 to 10 %. */
const NEAR_LIMIT = 0.89

/** What a stage is planned from. */
interface Standing {
  request: SearchRequest
  installed: readonly Part[]
  todayWheelHp: number
  previousWheelHp: number
}

/** Whether some part is not sold for as little power as the build delivers. */
export const isIdle = ({ build, power }: PlannedBuild, { rules }: SearchRequest): boolean =>
  build.parts.some((part) => !part.installed && power.wheelHp < (rules?.floorWheelHpOf?.(part) ?? 0))

const isTuned = (installed: readonly Part[]): boolean =>
  installed.some((part) => slotOf(part.kind) === 'tune' || part.ratings.includes?.includes('tune'))

/** A stage of which the car has the hardware, or a later one's, and the tune for it. */
export function passedStage(
  stage: Stage,
  { request, installed }: Pick<Standing, 'request' | 'installed'>,
): MissingStage | undefined {
  if (!isTuned(installed)) return undefined
  const reached = stageOf(request.vehicle, installed)
  if (STAGES.indexOf(reached) <= STAGES.indexOf(stage)) return undefined
  const text = `Your car is past ${STAGE_NAMES[stage]}: it has ${STAGE_NAMES[reached]} parts and a tune on it already.`
  return { stage, reason: 'already_passed', text }
}

/** Why a stage is not offered, in a sentence. */
export function missingStage(
  stage: Stage,
  rule: StageRule,
  planned: PlannedBuild | undefined,
  planning: Standing,
): MissingStage {
  const name = STAGE_NAMES[stage]
  const { request, installed, todayWheelHp, previousWheelHp } = planning
  const isOwnCar = installed.length > 0 || request.vehicle.measured !== undefined
  if (planned && isOwnCar && previousWheelHp === todayWheelHp) {
    const text = `Your car is past ${name}: the parts for it would add less than ${LEAST_STEP_HP} whp to what it makes today.`
    return { stage, reason: 'already_passed', text }
  }
  if (planned && isIdle(planned, request)) {
    const text = `${name} adds nothing: nothing we sell for this car outruns the stock internals.`
    return { stage, reason: 'no_gain_over_previous', text }
  }
  if (planned)
    return { stage, reason: 'no_gain_over_previous', text: noGainWords(name, rule, planned, previousWheelHp) }
  const { parts } = request
  const lacking = rule.requiredSlots.find(
    (slot) => !parts.some((part) => slotOf(part.kind) === slot || part.ratings.includes?.includes(slot)),
  )
  if (lacking) {
    const what = lacking === 'tune' ? 'a tune' : 'a built bottom end'
    return { stage, reason: 'no_part_for_slot', text: `${name} needs ${what}, and we don't have one for this car.` }
  }
  const text =
    stage === 'stage2'
      ? `The kits for this car need more than the stock fuel system, so they start at ${STAGE_NAMES.stage3}.`
      : `The parts we have for this car don't add up to a ${name}.`
  return { stage, reason: 'nothing_fits', text }
}

function noGainWords(name: string, rule: StageRule, { limits }: PlannedBuild, previousWheelHp: number): string {
  const reached = Math.round(previousWheelHp)
  if (rule.upTo === 'internals') {
    return `${name} adds nothing: ${reached} whp is already all that the stock internals and the parts for this car allow.`
  }
  const nearest = limits.find(({ component }) => component !== 'grip' && component !== 'hardware')
  return nearest && nearest.share > NEAR_LIMIT
    ? `${name} adds nothing over ${reached} whp: the ${limitName(nearest)} ${isPlural(nearest) ? 'are' : 'is'} at ${Math.round(100 * nearest.share)}%.`
    : `The parts that make a ${name} add less than ${LEAST_STEP_HP} whp over ${reached} whp on this car.`
}
