import { FUEL_NAMES, STAGE_NAMES } from '../display-words.ts'
import { slotOf } from '../fitment/slots.ts'
import { isPlural, limitName } from '../limits/limit-words.ts'
import type { LimitUse, Part } from '../model.ts'
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

/** Why a stage is not offered, in a sentence; `planned` is the strongest build that the stage has. */
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
  if (planned) return { stage, reason: 'no_gain_over_previous', text: noGainWords(name, planned, previousWheelHp) }
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

const DRIVELINE: ReadonlySet<string> = new Set(['transmission', 'clutch', 'torque_converter'])

/** The limit that ends a build; undefined: its parts make no more. */
function endingLimit({ limitedBy, limitedByRule, power, limits }: PlannedBuild): LimitUse | undefined {
  if (limitedByRule) return limits.find(({ slot }) => slot === limitedByRule.slot)
  const by = limitedBy && limitedBy !== 'request' ? limitedBy : power.cappedBy
  const component = by === 'injectors' || by === 'fuel_pump' ? 'fuel_system' : by
  return limits.find((use) => use.component === component)
}

/** What ends the strongest build of a stage: "the transmission is at the 95% that we use of it". */
function heldWords(strongest: PlannedBuild): string {
  const use = endingLimit(strongest)
  if (!use) return `the parts for this car make no more on ${FUEL_NAMES[strongest.build.fuel]}`
  const [are, their, them] = isPlural(use) ? ['are', 'their', 'them'] : ['is', 'its', 'it']
  const used = DRIVELINE.has(use.slot ?? use.component) ? `the 95% that we use of ${them}` : `${their} limit`
  return `the ${limitName(use)} ${are} at ${used}`
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

function noGainWords(name: string, strongest: PlannedBuild, previousWheelHp: number): string {
  const more = Math.round(strongest.power.wheelHp - previousWheelHp)
  const adds = `${name} adds ${more < 1 ? 'nothing' : `only ${more} whp`} over ${Math.round(previousWheelHp)} whp`
  return `${adds}: ${heldWords(strongest)}.`
}
