import { keptByCatalog } from '../../catalog/kept-by-catalog.ts'
import { oncePer } from '../../catalog/once-per.ts'
import { byLearnedAct } from './act-learned/by-learned-act.ts'
import { asksIn } from './asks/asks-in.ts'
import { withBiggerTurbo, withBoostNamed } from './boost-named.ts'
import { byBuildAsk } from './build-by-ask.ts'
import { buildOfTalk } from './build-of-talk.ts'
import { ordersBuild } from './build-ordered.ts'
import { withShare } from './by-share.ts'
import type { Names } from './catalog-names.ts'
import { broughtAlong } from './change/brought-along.ts'
import { changesIn, ofSameCar, tellsChange, wordsOfChange } from './change/change-asked.ts'
import { onlyThese } from './change/only-these.ts'
import { fuelsIn } from './fuel-words.ts'
import { tellsTrouble } from './knowledge/question-shape.ts'
import type { Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { nextOfBolted } from './next-of-bolted.ts'
import { onlyAsked } from './only-asked.ts'
import { withoutOnlyNamed } from './only-named.ts'
import { withoutOwnTurbos } from './own-turbos.ts'
import { kindsIn } from './part-words.ts'
import { withListedParts } from './parts-listed.ts'
import { readMessageOnce } from './read-message-once.ts'
import { withKeptInAll } from './refused/kept-in-all.ts'
import { withRivalOfTalk } from './rival-of-talk.ts'
import type { Before } from './said-before.ts'
import { withSameEngine } from './same-engine-said.ts'
import { withThatPart } from './with-that.ts'

/** Intents that a few words alone may suggest, and that a car without a build yet makes unlikely. */
const GUESSED: ReadonlySet<Intent> = new Set(['topic', 'unknown', 'price', 'stock', 'slip', 'fits'])
const ASKS =
  /^[^.!;\n]*\?|^\W*(?:(?:so|and|but|ok|okay|well|also|wait|hey|bro|lol|no|yes|yeah|then|like) )*(?:what|whats|how|why|when|where|which|who|is|are|am|was|do|does|did|can|could|will|would|should|any|anything|got|has|have|need|show|tell|explain)\b|\bor (?:nah|not|what)\W*$|\bgon(?:na)? (?:hold|take|handle|last|survive)\b/
const OF_A_REQUEST = [
  'installed',
  'dynoSheet',

  'goal',
  'fuel',
  'notFuels',
  'budgetUsd',
  'induction',
  'without',
  'keepsStock',
  'boostKinds',
] as const

/** "What would my son's Mustang need for that same number?" */
const SAME_GOAL =
  /\b(?:(?:the|that|this) )?same (?:number|power|goal|thing|ask|hp|horsepower|build|target|figure|money|budget|deal|level)\b|\bfor (?:that|the same|those)(?: (?:number|power|much|numbers))?\W*$|\bto (?:make|do|hit|get) (?:that|the same)\b/

/** "Is there a version without the clutch": a build again. */
const LEAVES_OUT =
  /\b(?:version|build|way|option|one)s? (?:without|with no|minus)\b|\bcan (?:we|you|i) (?:just )?(?:avoid|skip|drop|leave (?:out|off)|lose|do without|get (?:by|away) without|go without)\b|\bif not,? (?:take|leave|drop) it\b/

const BEARS_POWER =
  /\b(?:hold|handle|take|survive|live at|good for|stand|support) (?:about |around |like |up to )?([2-9]\d\d|1[0-4]\d\d)(?! ?(?:\$|k\b|miles|rpm|lbs?|nm|ft|psi|degrees|dollars))\b/

/** "Will it hold 600" of the car that is talked about: the figure is a power. */
function withPowerBorne({ car }: Before, reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  const figure = meaning.intent === 'limits' && !meaning.goal ? BEARS_POWER.exec(asked)?.[1] : undefined
  return figure && (meaning.car ?? car) !== undefined
    ? { ...reading, meaning: { ...meaning, goal: { wheelHp: Number(figure) } } }
    : reading
}

const LEAST_LISTED = 2
/** "2016 Z06 headers cam pulley e85": parts in a row, with no verb and no question about them, are what the build is to hold. */
function withListed({ car }: Before, reading: MessageReading): MessageReading {
  const { meaning, asked, about } = reading
  const isBare =
    meaning.intent === 'plan' && !OF_A_REQUEST.some((name) => name !== 'fuel' && meaning[name] !== undefined)
  if (!isBare || meaning.wants || meaning.change || (meaning.car ?? car) === undefined || about?.topics.length)
    return reading
  if (NO_LIST.test(asked) || tellsTrouble(asked)) return reading
  const kinds = kindsIn(asked).filter((kind) => kind !== 'nitrous')
  return kinds.length < LEAST_LISTED ? reading : { ...reading, meaning: { ...meaning, wants: kinds.toSorted() } }
}
const NO_LIST = /\b(?:or|no|not|without|stock|already|has|have|got|had|with|comes?|need|vs|versus)\b|\?/

/** So short a message after a build may be its use alone: "I do track days with it". */
const FEW_WORDS = 8

const isRequest = (meaning: Meaning): boolean => OF_A_REQUEST.some((name) => meaning[name] !== undefined)

/** Says something of the way to any power, and no power. */
const isOfAllStages = ({ goal, budgetUsd, change, fuel, use, notFuels }: Meaning): boolean =>
  goal === undefined && budgetUsd === undefined && change === undefined && (fuel ?? use ?? notFuels) !== undefined

/**
 * A message after those before it. Once a car is on the table, words that begin with no question and say what the build is
 * to be (fuel, budget, "no turbo") are its request, whatever topic their words would suggest alone: "2017 Scat Pack, 10.99
 * // nitrous is OK on this one, race gas too". After the stages, what is said of fuel or use is said of them all.
 */
export function readMessageInTalk(catalog: Names, before: Before, text: string): MessageReading {
  const reading = withListed(before, withPowerBorne(before, readMessageOnce(catalog, text)))
  const { meaning, asked } = reading
  if (meaning.car !== undefined && meaning.intent !== 'plan') {
    const request = readMessageOnce(catalog, text, true)
    if (ordersBuild(reading, request.meaning)) return request
  }
  const isOther = meaning.car !== undefined && meaning.car !== before.car
  if (isOther && before.goal !== undefined && GUESSED.has(meaning.intent) && SAME_GOAL.test(asked))
    return readMessageOnce(catalog, text, true)
  if (before.car === undefined || isOther || meaning.intent === 'stranger') return reading
  if (before.last?.intent === 'stages' && meaning.intent === 'plan' && isOfAllStages(meaning))
    return { ...reading, meaning: { ...meaning, intent: 'stages' } }
  if (!GUESSED.has(meaning.intent) || meaning.noPower) return reading
  const isLeftOut = before.shown !== undefined && LEAVES_OUT.test(asked)
  if (isLeftOut) {
    const without = readMessageOnce(catalog, text, true)
    if (without.meaning.keepsStock ?? without.meaning.without) return without
  }
  if (ASKS.test(asked) || tellsTrouble(asked) || fuelsIn(asked).wanted.includes('87')) return reading
  const request = readMessageOnce(catalog, text, true)
  const isUse =
    before.shown !== undefined && request.meaning.use !== undefined && asked.trim().split(/\s+/).length <= FEW_WORDS
  return isRequest(request.meaning) || isUse ? request : reading
}

/** A message after those before it, by the act that it most likely is, and what it asks. */
export const readInTalk = (catalog: Names, before: Before, text: string): MessageReading =>
  readAfter(before)(catalog, text, () => readLast(catalog, before, text))

/** A message is read by many after the same talk. */
const READINGS_KEPT = 20
const readAfter = oncePer((_: Before) => keptByCatalog<MessageReading>(READINGS_KEPT))

function readLast(catalog: Names, before: Before, text: string): MessageReading {
  const told = withoutOnlyNamed(catalog, before, readAsAsked(catalog, before, text))
  const asked = onlyAsked(before, text, withShare(before, nextOfBolted(told)))
  const listed = withThatPart(before, withListedParts(before, asked))
  const read = withBiggerTurbo(before, withBoostNamed(catalog, listed, text))
  return withRivalOfTalk(catalog, before, withKeptInAll(broughtAlong(before, onlyThese(before, read))))
}

function readAsAsked(catalog: Names, before: Before, text: string): MessageReading {
  const asks = asksIn([...(before.turns ?? []), text])
  const ofTalk = withSameEngine(before, readMessageInTalk(catalog, before, text))
  const read = withoutOwnTurbos(catalog, before, ofTalk)
  const reading = { ...byLearnedAct(catalog, before, text, read), asks }
  // A car that we do not build is no change of the one that was planned.
  const changes = reading.meaning.stranger === undefined ? changesIn(before, reading) : []
  if (changes.length === 0)
    return buildOfTalk(before, text, { ...byBuildAsk(catalog, before, text, reading, asks), asks })
  // What changes a plan is a request, whatever else its words may ask.
  const request = readMessageOnce(catalog, wordsOfChange(changes), true)
  return request.meaning.intent === 'plan' && tellsChange(before, changes, request.meaning)
    ? {
        ...reading,
        meaning: ofSameCar(before, changes, request.meaning),
        mayMean: request.mayMean,
        isCorrection: request.isCorrection,
      }
    : buildOfTalk(before, text, reading)
}
