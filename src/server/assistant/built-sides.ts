import { kindName } from '../../catalog/trade-words.ts'
import type { GenerateReply } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { inductionIn } from '../../engine/lexicon.ts'
import type { PartKind } from '../../engine/model.ts'
import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Bilingual, listed } from './advisor.ts'
import { type Draft, withMeaning } from './draft.ts'
import type { Goal, Meaning } from './meaning.ts'
import { allKindsIn, BLOWER_KINDS, BOOST_KINDS, partsIn, TURBO_KINDS } from './part-words.ts'
import { partsTarget, planOf } from './plan-answer.ts'
import { readMessageOnce } from './read-message-once.ts'
import { type ChosenCar, requestFor } from './request-of.ts'
import { stagePlan } from './stage-plan.ts'
import { targetOf } from './target-of.ts'

/** One side of a comparison: a car as it stands, or with what was said to be done to it. */
export interface Side {
  /** "2014 Ford Focus ST with stage 2". */
  name: string
  car: ChosenCar
  wheelHp: number
  timeSlip: GenerateReply['timeSlip']
  /** What was done to it, in Spanish. */
  spanish: string
  /** Something was wanted that we do not have for it. */
  lacks?: true
  /** Absent: the car is stock. */
  reply?: GenerateReply
  usd: number
  stockWheelHp: number
}

const STOCK =
  /\b(?:bone |all |completely |fully |totally )?stock\b(?! ?(?:turbo|block|motor|engine|internals|bottom|clutch|trans\w*|fuel|injectors|frame))|\bunmodified\b|\bfrom the factory\b/
const STOCK_PART =
  /\b(?:stock|factory|oem|original) (?:turbos?|twins|block|motor|engine|internals|bottom end|clutch|trans\w*|gearbox|fuel(?: system)?|injectors|pump|frame|blower|supercharger)\b/g
/** "As a base for tuning", "to mod later": not done yet. */
const TO_TUNE =
  /\b(?:to|for|light|some|later|of|base for|worth) (?:\w+ )?(?:tun(?:e|ing)|modif(?:y|ying)|mod(?:s|ding)?|boost)\b|\btuning\b/g
const BOLT_ONS = /\bf\.?b\.?o\b|\b(?:full )?bolt-?\s?ons?\b/
const TUNED = /\b(?:tuned?|flash(?:ed)?|chip(?:ped)?|remap(?:ped)?)\b/
/** Speaks of a blower on the car. */
export const isBlown = (said: string): boolean =>
  inductionIn(said) === 'supercharged' ||
  partsIn(said).some(({ word }) => word.kinds.some((kind) => BLOWER_KINDS.includes(kind)))
const TURBOED = /\b(?:turbo(?:ed|charged)?|twin turbos?|tt)\b/
const BOTTLE = new Set<string>(['nitrous'])

/** What was said to be done to a car. */
export interface Mods {
  meaning: Meaning
  kinds: readonly PartKind[]
  goal?: Goal
  isStock: boolean
}

/** What a piece of a comparison says of its car. */
export function modsIn(advisor: Advisor, said: string): Mods {
  const piece = said.replaceAll(STOCK_PART, ' ').replaceAll(TO_TUNE, ' ')
  const { meaning } = readMessageOnce(advisor.catalog, said, true)
  const kinds = allKindsIn(piece).filter((kind) => !BOTTLE.has(kind) && !BOOST_KINDS.includes(kind))
  const own = meaning.goal && !('fasterThan' in meaning.goal) ? meaning.goal : undefined
  const isTuneAlone = kinds.every((kind) => kind === 'tune') && TUNED.test(piece)
  const isFuelAlone = kinds.length === 0 && (meaning.fuel === 'e85' || meaning.fuel === 'e30')
  const isTune = (isTuneAlone || isFuelAlone) && !isBoosted(meaning, piece)
  const goal: Goal | undefined = own ?? (BOLT_ONS.test(piece) ? { stage: 2 } : isTune ? { stage: 1 } : undefined)
  return {
    meaning,
    kinds: goal && kinds.length < 2 ? [] : kinds,
    ...(goal ? { goal } : {}),
    isStock: STOCK.test(piece),
  }
}

/** Whether a blower or a turbo was said of it. */
export const isBoosted = ({ induction, boostKinds }: Meaning, piece: string): boolean =>
  (induction !== undefined && induction !== 'naturally_aspirated') || (boostKinds?.length ?? 0) > 0 || isBlown(piece)

/** Whether anything was said to be done to the car. */
export const saysMods = ({ goal, kinds, meaning }: Mods, piece: string): boolean =>
  goal !== undefined || kinds.length > 0 || meaning.budgetUsd !== undefined || isBoosted(meaning, piece)

/** The draft of a side, on the fuel of the talk where it says none. */
export function draftOfSide(car: ChosenCar, { meaning, kinds, goal }: Mods, piece: string, fuel: Draft['fuel']): Draft {
  const { goal: _, car: __, year: ___, wants: ____, installed: _____, ...said } = meaning
  const wanted: Meaning = { ...said, intent: 'plan', car: car.vehicle.modelId, year: car.year }
  const isNa = car.vehicle.engine.aspiration === 'na'
  const boost = !isNa || said.induction || (said.boostKinds?.length ?? 0) > 0 ? undefined : boostSaid(piece)
  return {
    ...withMeaning({}, wanted),
    ...(goal ? { goal } : {}),
    ...(kinds.length > 0 ? { wants: kinds } : {}),
    ...(boost ? { boostKinds: boost } : {}),
    ...(said.fuel ? {} : fuel ? { fuel } : {}),
  }
}

const boostSaid = (piece: string): readonly PartKind[] | undefined =>
  isBlown(piece) ? BLOWER_KINDS : TURBOED.test(piece) ? TURBO_KINDS : undefined

/** Money buys the most, and parts on ethanol are what the trade calls a stage of it. */
function goalOfSide({ budgetUsd, fuel, wants = [] }: Draft): Goal | undefined {
  if (budgetUsd !== undefined) return { most: true }
  return wants.length > 0 && (fuel === 'e85' || fuel === 'e30') ? { stage: wants.length > 1 ? 2 : 1 } : undefined
}

/** A side as it is planned: the planner's stage, a power, the most for the money, or what its parts bring. */
export function plannedSide(advisor: Advisor, draft: Draft, car: ChosenCar): GenerateReply | undefined {
  const packaged = stagePlan(advisor, draft, car)
  if (packaged) return packaged.reply
  const goal = draft.goal ?? goalOfSide(draft)
  if (goal && 'stage' in goal && !draft.goal) return plannedSide(advisor, { ...draft, goal, wants: [] }, car)
  const target = goal
    ? targetOf(advisor, draft, car, goal)
    : { ok: true as const, target: partsTarget(advisor, draft, car) }
  if (!target.ok) return undefined
  const isMost = draft.budgetUsd !== undefined && goal !== undefined && 'most' in goal
  const request = requestFor(advisor, draft, car, target.target)
  const planned = planOf(advisor, isMost ? { ...request, isMostForBudget: true } : request)
  if (planned.ok) return planned.reply.recommendedParts.length > 0 ? planned.reply : undefined
  // A tune that was named is written for another fuel: the build brings its own.
  const wants = (draft.wants ?? []).filter((kind) => kind !== 'tune')
  return wants.length < (draft.wants ?? []).length ? plannedSide(advisor, { ...draft, wants }, car) : undefined
}

/** So few parts are named. */
const FEW_PARTS = 4

/** "Stage 2", "long-tube headers and a tune": what of a side is no stock car. */
function doneTo({ goal }: Draft, { recommendedParts, enhancedData }: GenerateReply): Bilingual {
  const stage = goal && 'stage' in goal ? goal.stage : undefined
  const fuel = FUEL_NAMES[enhancedData.preferences.fuel_type]
  const count = recommendedParts.length
  const kinds = [...new Set(recommendedParts.map(({ kind }) => kindName(kind as PartKind).toLowerCase()))]
  const parts = count <= FEW_PARTS ? listed(kinds) : `${count} parts`
  return [
    `${stage ? `stage ${stage}` : parts} on ${fuel}`,
    `${stage ? `etapa ${stage}` : `${count} ${count === 1 ? 'pieza' : 'piezas'}`} y ${fuel}`,
  ]
}

/** A side in figures. */
export function sideOf(
  advisor: Advisor,
  car: ChosenCar,
  draft: Draft,
  reply: GenerateReply | undefined,
  isOwn = false,
): Side {
  const stock = stockFigures(advisor.catalog, car.vehicle)
  const words = carWords(car.vehicle, car.year)
  const [english, spanish] = reply ? doneTo(draft, reply) : ['', '']
  const isShort = reply?.shortfall !== null && reply?.shortfall !== undefined
  return {
    name: reply ? `${words} with ${english}${isShort && !isOwn ? ', as far as it goes' : ''}` : `${words}, stock`,
    spanish,
    car,
    wheelHp: reply?.power.wheelHp ?? stock.wheelHp,
    timeSlip: reply?.timeSlip ?? stock.timeSlip,
    ...(reply ? { reply } : {}),
    usd: reply?.estimatedCost ?? 0,
    stockWheelHp: stock.wheelHp,
  }
}
