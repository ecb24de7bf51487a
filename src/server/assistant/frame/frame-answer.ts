import { stockFigures } from '../../planning/car-facts.ts'
import { type Advisor, type Answer, text, whp } from '../advisor.ts'
import { slipPower } from '../car-answers.ts'
import { dangerTold } from '../danger-told.ts'
import type { Draft } from '../draft.ts'
import type { MessageReading } from '../meaning-of.ts'
import { answerLimits } from '../question-answers.ts'
import { strengthAsked } from '../strength-asked.ts'
import { answerTopic } from '../topic-answer.ts'
import { adviceTold, builtFirst, leftStock } from './advice-told.ts'
import { partsAskedIn } from './aims.ts'
import { beforeTold } from './before-told.ts'
import { camTold } from './cam-told.ts'
import { choiceTold } from './choice.ts'
import { engineLight } from './engine-light.ts'
import { ethanolTold, regularTold, runningTold } from './fuel-told.ts'
import { gearsTold } from './gears-told.ts'
import { hasTold } from './has-told.ts'
import { heatTold } from './heat-told.ts'
import { type OfCar, ofCar } from './of-car.ts'
import { partsTold } from './parts-told.ts'
import { passTold } from './pass-told.ts'
import { soundTold } from './sound-told.ts'
import { stripTold } from './strip-told.ts'
import { symptomTold } from './symptom-told.ts'
import { tireSizeTold } from './tire-size-told.ts'
import { tiresTold } from './tires-told.ts'
import { troubleTold } from './trouble-told.ts'

/** "What does the clutch hold" asks for a limit; with a price beside it a part is bought. */
const isOfStrengthOnly = (asked: string): boolean =>
  strengthAsked(asked) !== undefined && !(partsAskedIn(asked)?.aims.has('price') ?? false)

const OUTRIGHT =
  /^\W*(?:(?:hi|hello|hey|so|ok|and|also),? )*(?:will|would|does|do|is|are|can|could|should|how|what)\b|\b(?:whether|wondering|question is|is (?:that|it) true|want to know|ok|right|will it|would it|does it|can it)\b|\?$/
/** "I'm worried about the transmission. Could you tell me what it is good for?" */
const WHAT_IT_BEARS = /\bwhat (?:it|that|they) (?:is|are|can|will|would) (?:good for|hold|take|handle|really)\b/
const ASKS_BUILD = /\b(?:build|plan|want|need|looking for|what (?:do|would) i need|what (?:parts|mods))\b/

/** "My question is whether the stock clutch would hold at 350": a limit that is asked about outright is no wish for a build. */
function strengthFirst(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { meaning, asked } = reading
  if (meaning.intent !== 'plan' && meaning.intent !== 'limits' && meaning.intent !== 'stock') return undefined
  const asking = asked
    .split(/[.!](?=\s|$)/)
    .map((one) => one.trim())
    .filter((one) => OUTRIGHT.test(one) && !ASKS_BUILD.test(one))
  const isOfBefore = WHAT_IT_BEARS.test(asked)
  const topic =
    asking.map(strengthAsked).find(Boolean) ?? (isOfBefore ? strengthAsked(asked.replaceAll('.', ',')) : undefined)
  if (!topic || topic === 'safe_limit') return undefined
  return answerTopic(advisor, draft, { ...reading, meaning: { ...meaning, intent: 'topic', topic } })
}

const ASKS_STOCK = /\b(?:makes?|put down|power)\b[^.?!]{0,40}\bstock\b|\bstock\b[^.?!]{0,24}\b(?:makes?|power|hp|whp)\b/

/** "What does it make stock, and what breaks first": both. */
function stockAndLimits(
  advisor: Advisor,
  draft: Draft,
  car: OfCar,
  { meaning, asked }: MessageReading,
): Answer | undefined {
  if (meaning.intent !== 'limits' || meaning.goal || !ASKS_STOCK.test(asked)) return undefined
  const { crankHp, wheelHp } = stockFigures(advisor.catalog, car.vehicle)
  const limits = answerLimits(advisor, draft, car, { ...meaning, isStock: true })
  return [text(`Stock, the ${car.name} makes about ${whp(wheelHp)} (${crankHp} hp at the crank). `), ...limits]
}

/** The power behind a pass of a car that we do not build, by its weight and trap speed. */
function passOfAny({ asked }: MessageReading): Answer | undefined {
  const told = slipPower(asked)
  return told && [text(told[0])]
}

/** A symptom is told before anything else is, the danger in it as well. */
export function symptomFirst(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
): Answer | undefined {
  if (before.last !== undefined) return undefined
  const advised = adviceTold(advisor, draft, reading)
  if (advised || draft.language === 'es') return advised
  if (reading.meaning.stranger !== undefined)
    return tireSizeTold(undefined, reading) ?? heatTold(undefined, reading) ?? passOfAny(reading)
  const car = ofCar(advisor, draft, reading)
  const sized = tireSizeTold(car, reading)
  if (sized) return sized
  const ofThisCar =
    camTold(car, reading) ??
    (car &&
      (leftStock(car, reading) ?? builtFirst(car, reading) ?? passTold(car, reading) ?? gearsTold(car, reading))) ??
    heatTold(car, reading) ??
    (car && symptomTold(car, reading))
  const isDanger = dangerTold(reading.asked, reading.asked) !== undefined
  const light = car || isDanger || reading.mayMean.length > 0 ? undefined : engineLight(reading.asked)
  return ofThisCar ?? (light ? [text(light)] : isDanger ? undefined : troubleTold(advisor, draft, reading))
}

const LEAVES_OFF = /\b(?:leav(?:e|es|ing)|left) (?:the |that |my |a )?[\w -]{2,24} (?:off|out)\b|\bskip(?:ping)? the\b/

/** A part that is refused is never told as one that is wanted. */
const refusesAny = ({ without = [] }: Draft, { meaning, asked }: MessageReading): boolean =>
  without.length > 0 ||
  (meaning.without?.length ?? 0) > 0 ||
  meaning.induction === 'naturally_aspirated' ||
  LEAVES_OFF.test(asked)

/**
 * A question that is answered as it was asked: which of two, what a part costs, takes and brings, what a fuel gains or costs
 * to run, what a part takes off the run. Of a build that is shown its own answers tell.
 */
export function framed(advisor: Advisor, before: Draft, draft: Draft, reading: MessageReading): Answer | undefined {
  const { meaning } = reading
  // New tires cure a damaged one: which they are is told all the same.
  const isDanger = draft.talk?.danger !== undefined && draft.talk.danger !== 'tire'
  if (draft.shown || draft.language === 'es' || meaning.stranger !== undefined || isDanger) return undefined
  if (refusesAny(draft, reading)) return undefined
  const isFirst = before.last === undefined
  const car = ofCar(advisor, draft, reading)
  const ofFuel = isFirst ? (runningTold(car, reading) ?? regularTold(car, reading)) : undefined
  if (ofFuel || !car || (reading.mayMean.length > 1 && meaning.car === undefined)) return ofFuel
  return (
    (isFirst ? strengthFirst(advisor, draft, reading) : undefined) ??
    stockAndLimits(advisor, draft, car, reading) ??
    ethanolTold(car, reading) ??
    (isFirst ? (soundTold(car, reading) ?? tiresTold(car, reading)) : undefined) ??
    (isFirst ? (beforeTold(car, reading) ?? choiceTold(car, reading) ?? hasTold(car, reading)) : undefined) ??
    stripTold(car, reading) ??
    (isOfStrengthOnly(reading.asked) ? undefined : partsTold(car, reading))
  )
}
