import type { PartKind } from '../../engine/model.ts'
import { addsToBuild, otherYear } from './adds-to-build.ts'
import { askedOfBuild } from './build-asked.ts'
import { buildGoesOn } from './build-goes-on.ts'
import { shortOfBuild } from './build-order-answers.ts'
import { changeAsked } from './change/change-asked.ts'
import { changeOfBuild } from './change-of-build.ts'
import { engineOpened } from './engine-opened.ts'
import { fuelsIn } from './fuel-words.ts'
import { mattersOf } from './knowledge/matters.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { askedOfShown } from './of-shown/asked-of-shown.ts'
import { asksOnlyOfBuild } from './of-shown/aspects-of-asks.ts'
import { changeOfShown } from './of-shown/change-said.ts'
import { allKindsIn, kindsIn } from './part-words.ts'
import { withKeptOfBuild } from './refused/kept-of-build.ts'
import { kindOfRefused } from './refused-attributes.ts'
import type { Before } from './said-before.ts'
import { shotGoesOn } from './shot-said.ts'
import { strengthGoesOn } from './strength-goes-on.ts'
import { takenBack } from './taken-back.ts'
import { talkGoesOn } from './talk-goes-on.ts'

const IS_HAD =
  /\b(?:only|just)\b|\bthere is no\b|\b(?:not|don't) (?:exist|sold|available|have)\b|\bwhat (?:about|if|would)\b|\bhow (?:is|about|would|does)\b|\b(?:the )?same\b|\binstead\b/
/** "Is there a version without the headers": a change that is asked for, not a question about the build. */
const WITHOUT_IT = /\b(?:version|one|build|way|option)\b.{0,16}\b(?:without|minus|no)\b/
const GOES_ON = /^\W*(?:but|and|so|then|ok(?:ay)?|hmm+|really|sure|also|still|even)\b|\b(?:it|that|this|them|they)\b/
/** So well a short question has to speak of something else before it leaves what was talked about. */
const CLEARLY_OTHER = 8
const FEW_WORDS = 16

const PICKS =
  /\b(?:add|order|buy|grab|(?:i will|i'll|let me|gimme|give me) (?:take|get|have|grab)|(?:take|get) (?:it|that|them|those|one|the \w+)|in (?:the|my) cart|throw (?:it|that|them) in|whichever|which ?ever)\b/
/** "Does it come with it or do I buy that separate": asks, and orders nothing. */
const ASKS_TO_BUY =
  /\b(?:do|does|should|would|must|did|have|need) (?:i|we|he|she|you (?:have|need))(?: (?:have|need|got|also|still|even|then|to))* (?:buy|order|add|get|grab)\b|\b(?:or|if|whether) (?:i|we) (?:have to |need to |should |must )?(?:buy|order|add|get)\b|\b(?:include[sd]?|come[s]? with|separate(?:ly)?)\b[^.;!]{0,40}\?/
/** "Add it and a tune too": what was shown, and another part with it. */
const IT_AND = /\b(?:add|order|buy|take|get|throw|put) (?:it|that|them|those|this)\b.{0,12}\b(?:and|plus|with)\b/
/** Money alone, after parts were shown, is what they may cost. */
const OF_MONEY: ReadonlySet<string> = new Set(['intent', 'budgetUsd', 'use'])
const ALSO = /^\W*(?:and|also|plus|oh)\b|\b(?:too|as well|also|while (?:you|you're|your|we|i)\b)/

/** "And for 500 whp?" after clutches: the same part for another power. */
const FOR_ANOTHER_POWER = /^\W*(?:and|what about|how about)(?: one)? (?:for|at) \d{3,4} ?(?:w?hp|wheel)?\W*$/

/** After parts were shown: "anything cheaper", "whichever is cheapest, add it"; after one is in the cart: "and a charge pipe too". */
function partsFollowUp({ last, shown, part, talk }: Before, meaning: Meaning, asked: string): Meaning | undefined {
  const kinds = kindsIn(asked)
  const [other] = kinds
  const isOfParts = last?.intent === 'fits' || (talk?.of?.kinds ?? []).length > 0
  // "And supercharger?" after a kit was priced: the same of another kind.
  if (other && !shown && isOfParts && meaning.goal === undefined && SAME_OF.test(asked))
    return { intent: 'fits', part: { kind: other, ...(kinds.length > 1 ? { kinds } : {}) } }
  if (last?.intent === 'fits' && !shown && part && meaning.goal && FOR_ANOTHER_POWER.test(asked))
    return { intent: 'fits', part, goal: meaning.goal }
  const isShort =
    asked.trim().split(/\s+/).length <= FEW_WORDS && meaning.car === undefined && meaning.goal === undefined
  if (!isShort || shown !== undefined || !part) return undefined
  if (last?.intent === 'fits' && kinds.length === 0 && !/\b(?:don't|not|never)\b/.test(asked)) {
    if (PICKS.test(asked) && !ASKS_TO_BUY.test(asked) && meaning.cart !== 'show')
      return { intent: 'cart', cart: 'add', part }
    if (meaning.change === 'cheaper' || meaning.intent === 'price') return { intent: 'fits', part }
  }
  if (last?.intent === 'fits' && kinds.length > 0 && IT_AND.test(asked))
    return {
      intent: 'cart',
      cart: 'add',
      part: { kind: kinds[0] as PartKind, kinds: [...(part.kinds ?? (part.kind ? [part.kind] : [])), ...kinds] },
    }
  if (last?.intent === 'fits' && meaning.notMade && meaning.budgetUsd === undefined)
    return { intent: 'fits', part, notMade: meaning.notMade }
  const isOnlyMoney = meaning.intent === 'plan' && Object.keys(meaning).every((key) => OF_MONEY.has(key))
  if (last?.intent === 'fits' && isOnlyMoney && meaning.budgetUsd !== undefined)
    return { intent: 'fits', part, budgetUsd: meaning.budgetUsd }
  if (last?.intent === 'fits' && kinds.length === 0 && (OF_HOURS.test(asked) || isRefined(meaning, asked)))
    return { intent: 'fits', part }
  const [kind] = kinds
  if (last?.intent === 'cart' && last.cart === 'add' && kind && ALSO.test(asked) && meaning.intent !== 'topic')
    return { intent: 'cart', cart: 'add', part: { kind, ...(kinds.length > 1 ? { kinds } : {}) } }
  return undefined
}

const SAME_OF = /^\W*(?:(?:and|what about|how about|or|y) )(?:an? |the |just an? )?[\w-]+(?: [\w-]+)?\W*$/

/** "How many hours is that": the cards of the parts that were shown have them. */
const OF_HOURS = /\bhow (?:long|many hours)\b.{0,24}\b(?:is|are|for|to|labor|take|install)\b|\bsame[- ]day\b|\blabor\?/
/** "Que no tenga el pedal tan duro": more of what the part is to be, of which nothing else was understood. */
const isRefined = ({ intent }: Meaning, asked: string): boolean =>
  intent === 'unknown' &&
  /^\W*(?:but |and |ok |just )*(?:que|that|which|one|ones|something|with|without|not too|nothing too|for) /.test(asked)

const AGAIN =
  /^\W*(?:(?:and|so|ok|but|then) )*(?:what|how) about\b|\bsame (?:thing|question|issue|problem|story|deal|there|for|on|with)\b|\bhow about (?:the|an?) /
const OF_TIME = /\b(?:interval|how (?:often|long|many miles)|mileage|miles|when|when exactly|how soon)\b/
const SHORT = 7

/** "Interval you'd quote him?", "what about the 2010, same thing?": the question before, of another car or of its time. */
function askedAgain({ last, shown }: Before, { meaning, asked, about }: MessageReading): Meaning | undefined {
  if (last?.intent !== 'topic' || !last.topic || meaning.goal !== undefined || kindsIn(asked).length > 0)
    return undefined
  const score = about?.topics[0]?.score ?? 0
  const isOtherCar = (meaning.car ?? meaning.year) !== undefined && meaning.intent !== 'compare'
  if (isOtherCar && AGAIN.test(asked) && score < CLEARLY_OTHER && shown === undefined)
    return { ...meaning, intent: 'topic', topic: last.topic }
  const words = asked.trim().split(/\s+/).length
  if (meaning.car === undefined && last.about && OF_TIME.test(asked) && words <= SHORT && score < CLEARLY_OTHER)
    return { ...meaning, intent: 'topic', topic: last.about }
  return undefined
}

const OF_MPG = /\b(?:mpg|mileage|fuel economy|miles per gallon|gas consumption)\b/
/** "What does that do to my mpg" where no part was talked about: of a tune and bolt-ons, not of whatever else costs fuel. */
function mileageOf({ talk, car }: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const { topic, kinds = [] } = talk?.of ?? {}
  const isOfTalk = /\b(?:that|it|this|they|those)\b/.test(asked) && asked.trim().split(/\s+/).length <= SHORT + 2
  const isOther = topic !== undefined || kinds.length > 0 || mattersOf(asked).includes('tires')
  const isOfCar = car !== undefined && meaning.car === undefined && meaning.fuel === undefined
  return OF_MPG.test(asked) && isOfTalk && isOfCar && !isOther
    ? { ...meaning, intent: 'topic', topic: 'mpg' }
    : undefined
}

const LEAVES_IT_TO_US =
  /\b(?:what (?:do|would) you (?:recommend|suggest|think|do)|you (?:tell me|pick|decide|choose)|your call|up to you|surprise me|no idea)\b/
const REPLIED = /(?:^|[ ,])([2-9]\d\d|1[0-4]\d\d)(?: (?:whp|wheel|hp|please))?[ ,.!]*$/
const REPLY_WORDS = 6

/** "Idk, like 500", "typo, meant 700": a figure alone, where a car is talked about; or the choice is left to us. */
function goalInReply({ car, goal, shown }: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const isShort = asked.trim().split(/\s+/).length <= REPLY_WORDS
  const isLeft = meaning.intent === 'topic' && meaning.topic === 'first_mod' && LEAVES_IT_TO_US.test(asked)
  if (car === undefined || !isShort || kindsIn(asked).length > 0) return undefined
  if (meaning.intent !== 'unknown' && !isLeft) return undefined
  const figure = REPLIED.exec(asked)?.[1]
  if (figure) return { ...meaning, intent: 'plan', goal: { wheelHp: Number(figure) } }
  return goal === undefined && shown === undefined && LEAVES_IT_TO_US.test(asked)
    ? { ...meaning, intent: 'plan', goal: { most: true, isSafe: true } }
    : undefined
}

/** What a message means after the one before it: an answer to it, a change of what was shown, a part out of the cart. */
export const followUp = (before: Before, reading: MessageReading): Meaning =>
  withKeptOfBuild(before, followed(before, reading), reading.asked)

function followed(before: Before, reading: MessageReading): Meaning {
  const { meaning, asked, about } = reading
  if (reading.isOnlyAsked) return meaning
  const kinds = allKindsIn(asked)
  const isPlain =
    meaning.intent === 'topic' ||
    meaning.intent === 'unknown' ||
    (meaning.intent === 'plan' && Object.keys(meaning).length === 1)
  const back =
    shotGoesOn(before, reading) ??
    (asksOnlyOfBuild(reading.asks) ? askedOfShown(before, reading) : undefined) ??
    changeAsked(before, reading, changeOfShown(before, reading)) ??
    changeOfShown(before, reading) ??
    askedOfShown(before, reading) ??
    shortOfBuild(before, reading) ??
    engineOpened(before, reading) ??
    takenBack(before, reading) ??
    strengthGoesOn(before, reading)
  if (back) return back
  if (before.last?.intent === 'slip' && meaning.standing?.weightLb && !meaning.goal && !before.shown)
    return { ...meaning, intent: 'slip' }
  const goal = goalInReply(before, reading)
  if (goal) return goal
  const goesOn = talkGoesOn(before, reading) ?? (WITHOUT_IT.test(asked) ? undefined : askedOfBuild(before, reading))
  if (goesOn) return goesOn
  if (
    before.last?.topic === 'order_status' &&
    /@|\b(?:don't|didn't|haven't|lost|can't find|no) (?:\w+ ){0,3}number\b/.test(asked)
  )
    return { intent: 'topic', topic: 'order_status' }
  const ofParts = partsFollowUp(before, meaning, asked)
  if (ofParts) return ofParts
  const refusedKind = before.last?.intent === 'topic' && isPlain ? kindOfRefused(meaning.notMade ?? []) : undefined
  if (refusedKind && before.car && !before.shown && !asked.includes('?'))
    return { ...meaning, intent: 'fits', part: { kind: refusedKind } }
  const changed =
    changeOfBuild(before, { meaning, asked, kinds }) ??
    addsToBuild(before, { meaning, asked, kinds: kindsIn(asked) }) ??
    otherYear(before, meaning, asked) ??
    buildGoesOn(before, reading)
  if (changed) return changed
  const [fuel] = fuelsIn(asked).wanted.slice(-1)
  const hasPlan = before.car !== undefined && (before.shown !== undefined || before.goal !== undefined)
  const isOfCar = meaning.car === undefined || meaning.car === before.car
  if (
    hasPlan &&
    isOfCar &&
    meaning.intent === 'topic' &&
    fuel &&
    fuel !== '87' &&
    fuel !== before.fuel &&
    kinds.length === 0
  )
    if (IS_HAD.test(asked) && !/\bwhy\b|\bdifference\b/.test(asked)) return { ...meaning, intent: 'plan', fuel }
  const score = about?.topics[0]?.score ?? 0
  const { topic } = before.last ?? {}
  const isItsPrice = meaning.intent === 'price' && kinds.length === 0 && before.shown === undefined && !before.part
  if (topic && before.last?.intent === 'topic' && isItsPrice) return { ...meaning, intent: 'topic', topic }
  const again = askedAgain(before, reading) ?? mileageOf(before, reading)
  if (again) return again
  const isWeak = score < CLEARLY_OTHER && kinds.length === 0 && meaning.car === undefined && meaning.goal === undefined
  if (
    topic &&
    before.last?.intent === 'topic' &&
    isPlain &&
    isWeak &&
    meaning.budgetUsd === undefined &&
    meaning.change === undefined &&
    GOES_ON.test(asked) &&
    /\?|\bor\W*$/.test(asked) &&
    asked.trim().split(/\s+/).length <= FEW_WORDS
  )
    return { ...meaning, intent: 'topic', topic }
  return meaning
}
