import { ASKS_CONDITION } from './act.ts'
import { tellsTrouble } from './knowledge/question-shape.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn, partsIn } from './part-words.ts'
import type { Before } from './said-before.ts'

/** What only says how something is to be laid out or planned: the question before it stands. */
const ONLY_TELLS: ReadonlySet<string> = new Set([
  ...['intent', 'fuel', 'notFuels', 'use', 'gearbox', 'year', 'maybeYear', 'without', 'keepsStock'],
])
const GAIN = /\b(?:power|hp|whp|horsepower|gains?|adds?|worth|make|makes|boost|labor|install\w*|hold|take)\b/
const PRICED =
  /\bhow much (?:is|are|for|do|does|would|will|money)\b|\bhow much(?: \$| money)?\W*$|\bwhat(?: is|'s|s| does| do| would)?\b.{0,40}\bcosts?\b|\bprices? (?:of|on|for)\b|\bgoing rate\b|\bwhat (?:do|does|would|will|is|are) (?:an? |the |some )?[a-z -]{2,30} (?:go for|run|set me back)\b(?! (?:out|into|on e85))|\bis \$?\d{3,4} (?:bucks |dollars )?(?:too much|a (?:good|fair|decent) (?:price|deal)|fair|reasonable|a lot|high|steep)\b/
const ONLY_PART = /\b(?:just|only) (?:the )?(?:part|kit)s?\b/
const SYMPTOMS =
  /\b(?:knock(?:s|ing)?|ping(?:s|ing)|misfir\w+|smok(?:es|ing|e)|burn(?:s|ing)? (?:\w+ )?oil|check engine|cel|rod knock|ticks?|ticking|tac tac|clack(?:s|ing)?|stumbl\w+|overheat\w*|blow(?:s|ing)? (?:blue|white|black) smoke|low compression|rough idle|idles rough)\b/
const WISHES_ANYWAY =
  /\b(?:should i|still|anyway|can i|ok to|safe to|before|first|do it|go (?:ahead|for it)|worth|want|wanna|build|boost|turbo|power|stage)\b/
const SAFE_TO = /\b(?:safe|ok|okay|fine|smart|worth it) to (?!drive)|\bshould i (?:still )?(?!get|have|drive)/
const REALISTIC =
  /\b(?:realistic\w*|possible|doable|achievable|feasible|attainable|pipe ?dream|crazy|dreaming|unrealistic|too much to ask)\b/
/** "How fast would it be with just a tune": the car with parts, not as it left the factory. */
export const asksWithParts = (asked: string): boolean =>
  /\bhow (?:much (?:power|hp|whp|horse ?power|torque)|many (?:hp|horses|horsepower)|fast|quick)\b[^?!;]{0,50}\b(?:with|from|after)\b/.test(
    asked,
  )
const ALLOWS = /\b(?:is|are) (?:ok(?:ay)?|fine|allowed|cool)\b/
const IS_ASKED = /^\W*(?:so |and |but |or |ok |hmm )*(?:is|am|are|would|does|can|was)\b|\?/

/** What was built is judged, not the car. */
const BUILT = /\b(?:good|worth|deal|build|after|install\w*)\b/

export const POWER_KINDS =
  /^(?:turbo|supercharger|tune|e85_tune|cam|headers|cold_air|downpipe|nitrous|pulley|ported|intercooler)/
/** "Supercharger or just a tune? No more than 1,500": the money decides which. */
const ofMoney = ({
  induction: _,
  boostKinds: __,
  wants: ___,
  part: ____,
  topic: _____,
  ...said
}: Meaning): Meaning => ({
  ...said,
  intent: 'plan',
})

/** Two parts that make power, one or the other. */
function isChoiceOfPower(asked: string): boolean {
  const parts = partsIn(asked)
  return parts.slice(1).some(({ word, from }, at) => {
    const before = parts[at]
    const between = before ? asked.slice(before.to, from) : ''
    const kinds = [before?.word.kinds[0], word.kinds[0]]
    return (
      /^ or (?:just |only |maybe |an? |the |some )*$/.test(between) &&
      kinds.every((kind) => POWER_KINDS.test(kind ?? ''))
    )
  })
}

/** What a message means where the talk goes on: a fuel for the stages that were shown, the price of a part, a doubt of the goal. */
export function talkGoesOn(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const { last, car, part, shown } = before
  const keys = Object.keys(meaning)
  const hasPlan = before.goal !== undefined && car !== undefined
  const isWished = hasPlan || meaning.goal !== undefined || (kindsIn(asked).length > 0 && SAFE_TO.test(asked))
  if (SYMPTOMS.test(asked) && WISHES_ANYWAY.test(asked) && isWished && !/\bknock sensor\b/.test(asked))
    return { ...meaning, intent: 'topic', topic: 'fix_before_power' }
  const isOpenChoice = (meaning.intent === 'topic' || meaning.intent === 'plan') && meaning.budgetUsd !== undefined
  if ((meaning.car ?? car) !== undefined && isOpenChoice && meaning.goal === undefined && isChoiceOfPower(asked))
    return ofMoney(meaning)
  const isOfCondition = ASKS_CONDITION.test(asked) && !BUILT.test(asked) && meaning.goal === undefined
  if (car !== undefined && meaning.car === undefined && isOfCondition && !tellsTrouble(asked))
    return { ...meaning, intent: 'topic', topic: 'weak_points' }
  if (last?.intent === 'stages' && meaning.intent === 'plan' && keys.length > 1)
    if (keys.every((key) => ONLY_TELLS.has(key))) return { ...meaning, intent: 'stages' }
  const isNextStage = meaning.topic === 'stage_meaning' && meaning.goal !== undefined && 'stage' in meaning.goal
  if (hasPlan && isNextStage && before.goal && 'stage' in before.goal && !/\bmean/.test(asked))
    return { ...meaning, intent: 'plan' }
  const isDoubt =
    REALISTIC.test(asked) && IS_ASKED.test(asked) && kindsIn(asked).every((kind) => /^turbo|^super/.test(kind))
  if (
    hasPlan &&
    shown &&
    meaning.goal === undefined &&
    meaning.car === undefined &&
    isDoubt &&
    !/^\W*what\b/.test(asked)
  )
    return { ...meaning, intent: 'topic', topic: 'goal_realistic' }
  if (last?.topic === 'transmission' && /\b(?:replace|build|upgrade)(?: or \w+)? it\b/.test(asked))
    return { ...meaning, intent: 'topic', topic: 'transmission' }
  const words = asked.trim().split(/\s+/).length
  if (
    (last?.topic === 'safe_limit' || last?.intent === 'limits') &&
    words <= 8 &&
    /^\W*(?:and|what about|how about)\b.{0,12}\bturbos?\b/.test(asked)
  )
    return { intent: 'limits' }
  const { installed, ...others } = meaning
  const hadOrWanted = /\bonly\b/.test(asked) ? (meaning.wants ?? installed) : meaning.wants
  if (meaning.intent === 'stock' && hadOrWanted?.length && (meaning.car ?? car))
    return { ...others, intent: 'plan', wants: hadOrWanted }
  const withParts = kindsIn(asked).filter((one) => !/tires$/.test(one))
  if (meaning.intent === 'slip' && !shown && meaning.car && withParts.length > 0 && asksWithParts(asked))
    return { ...others, intent: 'plan', wants: withParts }
  if (hasPlan && meaning.topic === 'nitrous_safe' && ALLOWS.test(asked) && !asked.includes('?'))
    return { ...others, intent: 'plan', allows: ['nitrous'] }
  const [first] = partsIn(asked)
  const [kind, ...more] = kindsIn(asked)
  const isOpen = ['topic', 'price', 'unknown', 'plan', 'slip', 'stock'].includes(meaning.intent)
  const hasCar = meaning.car !== undefined || (car !== undefined && !shown)
  const isPriced =
    PRICED.test(asked) && !GAIN.test(asked) && !/\b(?:long|heavy)\b.{0,12}\?/.test(asked.replace(/long[- ]tubes?/g, ''))
  if (
    kind &&
    first?.word.induction === undefined &&
    isOpen &&
    hasCar &&
    isPriced &&
    !meaning.goal &&
    !meaning.budgetUsd
  )
    return { ...meaning, intent: 'fits', part: { kind, ...(more.length > 0 ? { kinds: [kind, ...more] } : {}) } }
  if (last?.intent === 'fits' && part && !shown && !kind && ONLY_PART.test(asked) && !meaning.car && !meaning.goal)
    return { intent: 'fits', part }
  return undefined
}
