import { stockFigures } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, capital, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { SLIPS_NOW, slippingTold } from '../asked-limits/slipping-told.ts'
import { carAnswer, type Subject } from '../car-answers.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { powerOfKit } from '../frame/holds-told.ts'
import { type OfCar, ofCar, powerWith } from '../frame/of-car.ts'
import type { Goal } from '../meaning.ts'
import { kindsIn } from '../part-words.ts'
import { Sentence } from '../sentence.ts'
import { pastIt, verdict } from '../strength-answers.ts'
import { STRENGTH_TOPICS, strengthInClauses } from '../strength-asked.ts'
import { wheelHpOf } from '../subject-of-answer.ts'
import type { Turn } from '../turn.ts'
import { asksBearing, goesOnToNext, powerNow, torqueSaid } from './bears-said.ts'
import { powerSaid } from './fails-first.ts'
import { partsOfGain } from './gain-said.ts'
import { type BearingPart, stockPartsIn } from './stock-parts.ts'

const MOST_PARTS = 3
/** "The clutch of my manual TT RS" asks of no gearbox. */
const KINDS_OF_BOX = /\b(?:manual|stick|auto(?:matic)?|[4-9]-speed|[4-9]mt)\b/g
const FEW_WORDS = 6

/** "How many Nm does the SST hold", "FK8 clutch, 400 lb-ft, y/n", "and the V160?": the verdict and the figure of this car, in the unit of the question. */
export function bearsTold(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const asked = questionOf(turn)
  if (asked === undefined || isOther(turn)) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const all = stockPartsIn(car, /\bclutch/.test(asked) ? asked.replaceAll(KINDS_OF_BOX, ' ') : asked).filter(
    ({ topic, wheelHp }) =>
      topic !== undefined && wheelHp !== undefined && (topic !== 'boost_source' || STOCK_BOOST.test(asked)),
  )
  const parts = withoutEngineNamed(all).slice(0, MOST_PARTS)
  const torqueLbft = torqueSaid(asked)
  const loadWhp = loadOf(turn, car, asked)
  if (parts.length === 0 || isReadWell(turn, asked, torqueLbft, loadWhp)) return undefined
  const told = parts.flatMap((part) => {
    const one = oneTold(turn, car, part, { asked, torqueLbft, loadWhp })
    return one ? [one] : []
  })
  if (told.length === 0) return undefined
  return [
    text(...told.map((one) => capital(inLanguage(draft.language, one).replaceAll(/ {2,}/g, ' ').trim())), car.assumed),
    suggestions('What breaks first?', '100 more whp', 'How quick is it?'),
  ]
}

/** What is asked: in this message, in its few words after such a question, or in the one before a car that was missing. */
function questionOf({ before, draft, reading, messages }: Turn): string | undefined {
  const { asked, meaning } = reading
  if (asksBearing(asked)) return asked
  const said = messages.filter(({ from }) => from === 'visitor').slice(0, -1)
  const last = said.at(-1)
  if (last === undefined || draft.shown) return undefined
  const earlier = new Sentence(last.text).rest
  const isOfStrength =
    asksBearing(earlier) ||
    STRENGTH_TOPICS.has(before.last?.topic ?? '') ||
    before.last?.intent === 'limits' ||
    /turbo|blower|supercharg|boost|block|motor/.test(earlier)
  if (isOfStrength && meaning.car === undefined && goesOnToNext(asked)) return `${asked} hold`
  const isCarOnly =
    meaning.car !== undefined && kindsIn(asked).length === 0 && asked.trim().split(/\s+/).length <= FEW_WORDS
  return isCarOnly && asksBearing(earlier) && !/\?/.test(asked) ? earlier : undefined
}

/** A build is wanted, whatever is asked beside it. */
const WANTS =
  /\b(?:want|wants|build me|plan (?:me|a)|going for|looking (?:for|to)|shooting for|give me|make it|need|what (?:would|does|will) it take|has to live|stays)\b/

const isOther = ({ draft, reading: { meaning, asked } }: Turn): boolean =>
  draft.shown !== undefined ||
  (meaning.intent === 'plan' && meaning.goal !== undefined && !isQuestion(asked)) ||
  (meaning.intent === 'plan' && WANTS.test(asked)) ||
  isOtherGoal(meaning.goal, asked) ||
  meaning.stranger !== undefined ||
  meaning.against?.car !== undefined ||
  meaning.cars !== undefined ||
  meaning.budgetUsd !== undefined ||
  ['cart', 'price', 'compare', 'stages', 'slip'].includes(meaning.intent)

/** A power that is asked about and not asked for. */
const isQuestion = (asked: string): boolean =>
  /\?|\b(?:is|will|would|does|do|dose|are) (?:the|my|it|that|a|an|this|stock|\d)|\b(?:yes or no|enough)\b|\bhold \d|\bor\b[^.]*\b(?:dies|breaks|blows|goes)\b/.test(
    asked,
  )

/** A time is planned, and so is "max on the stock turbo"; "the most before it blows" asks for a limit. */
const isOtherGoal = (goal: Goal | undefined, asked: string): boolean =>
  goal !== undefined &&
  ('most' in goal
    ? !/\b(?:before|until|till|safe\w*|blows?|limit|ceiling)\b/.test(asked)
    : !('wheelHp' in goal || 'crankHp' in goal || 'torqueLbft' in goal || 'stage' in goal))

/** "On the stock turbo": a turbo that is bought is none of the car's. */
const STOCK_BOOST =
  /\b(?:stock|factory|oem|original) (?:twin )?(?:turbos?|twins|snail|blower|super ?charger)\b|\bturbo dies\b/

/** "The V160 behind a stock motor": the engine is told beside the part that is asked about, unless its own parts are named. */
const withoutEngineNamed = (parts: readonly BearingPart[]): readonly BearingPart[] =>
  parts.length > 1 && parts.some(({ topic }) => topic === 'clutch' || topic === 'transmission')
    ? parts.filter(({ topic }) => topic !== 'safe_limit' && topic !== 'boost_source')
    : parts

/** A kit that goes on, and none that the car came with. */
const IS_ADDED = /\b(?:if|with|w\/|put|plan|behind|adding|add|once)\b/

/** The wheel power that is to go through it: said, what the car makes now, or what a kit that is named makes. */
function loadOf({ advisor, reading }: Turn, car: OfCar, asked: string): number | undefined {
  const { meaning } = reading
  const { vehicle } = car
  const goal = meaning.goal && !('torqueLbft' in meaning.goal) ? wheelHpOf(advisor, vehicle, meaning) : undefined
  return (
    powerNow(asked) ??
    (torqueSaid(asked) === undefined ? goal : undefined) ??
    powerSaid(asked) ??
    (IS_ADDED.test(asked) ? powerOfKit(advisor, vehicle, asked) : undefined) ??
    (IS_DONE.test(asked) ? powerOfParts(car, asked) : undefined)
  )
}

/** "If I only do a tune and intercooler": what these make, of each kind the cheapest. */
const IS_DONE = /\b(?:if|when|once|with|only|just)\b/
function powerOfParts(car: OfCar, asked: string): number | undefined {
  const fitting = car.advisor.catalog.partsFor(car.vehicle).toSorted((a, b) => a.priceCents - b.priceCents)
  const parts = partsOfGain(asked, car.vehicle).flatMap((kind) => fitting.find((one) => one.kind === kind) ?? [])
  return parts.length > 0 ? powerWith(car, parts, car.vehicle.engine.ratedFuel).wheelHp : undefined
}

/** The strength flow has it already: nothing is said that it does not count with. */
function isReadWell(
  { reading }: Turn,
  asked: string,
  torqueLbft: number | undefined,
  loadWhp: number | undefined,
): boolean {
  const { meaning } = reading
  if (asked !== reading.asked) return false
  const isRead =
    (meaning.intent === 'topic' && STRENGTH_TOPICS.has(meaning.topic ?? '')) ||
    (meaning.intent !== 'plan' && meaning.intent !== 'topic' && strengthInClauses(reading.asked) !== undefined)
  const isLoadRead = loadWhp === undefined || (meaning.goal !== undefined && 'wheelHp' in meaning.goal)
  if (IN_TORQUE.test(asked) && meaning.topic === 'safe_limit') return false
  return isRead && isLoadRead && torqueLbft === undefined && !/\bnm\b|newton|\btires? are\b/.test(asked)
}

/** "Torque, not hp": of the rods. */
const IN_TORQUE = /\b(?:tq|torque|w?tq|lb-?ft|ft-?lbs?|nm)\b/

interface Load {
  asked: string
  torqueLbft: number | undefined
  loadWhp: number | undefined
}

function oneTold({ advisor }: Turn, car: OfCar, part: BearingPart, load: Load): Bilingual | undefined {
  const { vehicle, name } = car
  const { topic } = part
  const subject: Subject = { advisor, vehicle, name, asked: load.asked, goalWheelHp: load.loadWhp }
  if (topic === 'clutch' || topic === 'transmission') return inTorque(subject, part, load)
  if (topic === 'safe_limit' && load.loadWhp === undefined && IN_TORQUE.test(load.asked))
    return carAnswer('torque', { ...subject, asked: `${load.asked} limit` })
  return topic ? carAnswer(topic, subject) : undefined
}

/** A clutch or a gearbox, by its rating at the crank. */
function inTorque(subject: Subject, part: BearingPart, { asked, torqueLbft, loadWhp }: Load): Bilingual {
  const { advisor, vehicle, name } = subject
  const { family, transmission } = vehicle
  const isInside = part.topic === 'clutch' && transmission.kind !== 'manual'
  const what = isInside ? `${transmission.code} with its own clutches` : part.english
  const rating = torqueOf(subject, part, isInside)
  const limitWhp = part.wheelHp ?? family.bottomEndLimitWheelHp
  const of = torqueIn(asked)
  const figure = rating
    ? `about ${of(rating)} at the crank, some ${whp(limitWhp)} in this car`
    : `about ${whp(limitWhp)}`
  const { crankTorqueLbft } = stockFigures(advisor.catalog, vehicle)
  const share = torqueLbft && rating ? torqueLbft / rating : loadWhp ? loadWhp / limitWhp : undefined
  const past = pastIt(
    subject,
    [part.topic === 'clutch' && !isInside ? 'clutch' : 'built_transmission'],
    torqueLbft ?? rating ?? 0,
  )
  const known = family.weakPoints.find(({ what: one }) =>
    (part.topic === 'clutch' ? /clutch/ : /gearbox|transmission|SST|DCT|PDK|MT82|DSG/i).test(one),
  )
  const watch = known ? ` Known weak point here: ${known.what}.` : ''
  if (part.topic === 'clutch' && !isInside && SLIPS_NOW.test(asked)) return slippingTold(figure, figure, past)
  if (share === undefined)
    return [
      `The stock ${what} of the ${name} is good for ${figure}. Stock it sees ${of(crankTorqueLbft)}. Launches on sticky tires, clutch kicks and heat take it down from there.${watch} ${past[0]}`,
      `${capital(part.spanish)} de fábrica del ${name} aguanta unos ${rating ? of(rating) : whp(limitWhp)}. De fábrica ve ${of(crankTorqueLbft)}. ${past[1]}`,
    ]
  const load = torqueLbft && rating ? of(torqueLbft) : whp(loadWhp ?? 0)
  const [yes, si] = verdict(share)
  const no = yes === 'No' ? 'No, not for long' : yes
  return [
    `${no}: the stock ${what} of the ${name} is good for ${figure}, and ${load} is ${Math.round(100 * share)}% of that.${share > 0.92 ? ` ${past[0]}` : ' Hard launches on sticky tires still shorten its life.'}${watch}`,
    `${si}: ${part.spanish} de fábrica del ${name} aguanta unos ${rating ? `${of(rating)}, unos ${whp(limitWhp)} en este carro` : whp(limitWhp)}, y ${load} es el ${Math.round(100 * share)}%. ${share > 0.92 ? past[1] : ''}`,
  ]
}

/** What the trade lets it take, never more than our figures of this car say. */
function torqueOf({ vehicle }: Subject, { torqueLbft, topic }: BearingPart, isInside: boolean): number | undefined {
  const { family, transmission, limits } = vehicle
  const isBox = topic === 'transmission' || isInside
  const trade = isBox ? family.gearboxLimitsLbft[transmission.code] : family.clutchLimitLbft
  const own = isInside ? limits.transmissionTorqueLbft : torqueLbft
  return trade !== undefined && own !== undefined ? Math.min(trade, own) : (own ?? trade)
}
