import { FUEL_NAMES, STAGE_NAMES } from '../display-words.ts'
import { slotOf } from '../fitment/slots.ts'
import { breakable } from '../limits/is-strength.ts'
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
/** A built engine that adds less than this share is there for strength, and the customer hears it. */
const POWER_STEP = 0.08
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

/** What holds the strongest build of a stage: "the transmission keeps its headroom". */
function heldWords({ build, limitedBy, limitedByRule }: PlannedBuild): string {
  if (!limitedBy || limitedBy === 'request') {
    return `the parts for this car make no more on ${FUEL_NAMES[build.fuel]}`
  }
  const holding = { component: limitedBy, ...(limitedByRule ? { slot: limitedByRule.slot } : {}) }
  const [are, their] = isPlural(holding) ? ['are', 'their'] : ['is', 'its']
  return `the ${limitName(holding)} ${are} then at ${their} limit, less the headroom that we keep`
}

/** Says of a built engine that the fuel ends first; undefined where it makes a step of power. */
export function littlePowerNote({ power, build }: PlannedBuild, before: PlannedBuild | undefined): string | undefined {
  if (!before || power.wheelHp > (1 + POWER_STEP) * before.power.wheelHp) return undefined
  const more = Math.round(power.wheelHp) - Math.round(before.power.wheelHp)
  return `On ${FUEL_NAMES[build.fuel]} that is ${more} whp more than the stage before: what you buy here is a stronger engine.`
}

/** Why a Stage 3 stops short of its ceiling, where the strongest build of the stage does. */
export function shortOfCeiling(planned: PlannedBuild, strongest: PlannedBuild, ceilingWheelHp: number): string {
  const [ceiling, made] = [Math.round(ceilingWheelHp), Math.round(planned.power.wheelHp)]
  return `The stock internals would take ${ceiling} whp. This package stops at ${made}: ${heldWords(strongest)}.`
}

function noGainWords(
  name: string,
  rule: StageRule,
  { limits, power, build }: PlannedBuild,
  previousWheelHp: number,
): string {
  const reached = Math.round(previousWheelHp)
  if (rule.upTo === 'internals') {
    return `${name} adds nothing: ${reached} whp is already all that the stock internals and the parts for this car allow.`
  }
  const [nearest] = breakable(limits)
  const more = Math.max(0, Math.round(power.wheelHp - previousWheelHp))
  const adds = `${name} adds ${more < 1 ? 'nothing' : `only ${more} whp`} over ${reached} whp`
  return nearest && nearest.share > NEAR_LIMIT
    ? `${adds}: the ${limitName(nearest)} ${isPlural(nearest) ? 'are' : 'is'} at ${Math.round(100 * nearest.share)}%.`
    : `${adds}: that is what the parts for this car make on ${FUEL_NAMES[build.fuel]}.`
}
