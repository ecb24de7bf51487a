import type { Vehicle } from '../../engine/model.ts'
import { readCar } from '../catalog/car-words.ts'
import type { Said } from './advisor.ts'
import { asksIn } from './asks/asks-in.ts'
import type { Names } from './catalog-names.ts'
import { isPlanned } from './change/change-asked.ts'
import { inContext } from './corrected-car.ts'
import { draftOf } from './draft-of.ts'
import type { Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { aspectsByWords } from './of-shown/aspects-asked.ts'
import { readInTalk } from './read-in-talk.ts'
import { readMessageOnce } from './read-message-once.ts'
import { withYearPutRight } from './year-put-right.ts'

/** What a message may say beside the name of the car and still only name it. */
const OF_THE_CAR: ReadonlySet<string> = new Set([
  ...['intent', 'car', 'year', 'isYearOfCode', 'isFresh', 'gearbox', 'maybeYear', 'standing', 'induction'],
])
const MOST_WORDS = 12
/** A question is open where its answer was words: no build, no courtesy, no cart. */
const OPEN: ReadonlySet<Intent> = new Set<Intent>([
  ...(['topic', 'fits', 'slip', 'limits', 'stock', 'price', 'why', 'unknown', 'stranger'] as const),
])
/** Fewer words than these ask nothing by themselves. */
const LEAST_WORDS = 3

const wordsOf = (text: string): number => text.trim().split(/\s+/).length

/** "Same answer for the 17 Grand Sport?": the question again, whatever topic its few words would name. */
const ASKS_THE_SAME = /\bsame (?:answer|question|thing|deal|story)\b/

/** A verb of its own. */
const ASKS_ITSELF = /\b(?:is|are|will|gonna|going to|does|do|can|would)\b/

/** "2016 wrx", "no it's a 2018 sti": a message that names a car or half of one, and nothing that is to become of it. */
function onlyNamesCar({ meaning, mayMean }: MessageReading, text: string): boolean {
  const isNamed = meaning.car !== undefined || mayMean.length > 0
  const isAgain = ASKS_THE_SAME.test(text.toLowerCase())
  const isPlain = meaning.intent === 'plan' || meaning.intent === 'unknown' || isAgain
  const isOfCar = (Object.keys(meaning) as (keyof Meaning)[]).every(
    (key) => OF_THE_CAR.has(key) || (isAgain && key === 'topic'),
  )
  // "The Voodoo is going to grenade, isn't it" asks something of its own.
  const isAsked = !isAgain && ASKS_ITSELF.test(text.toLowerCase()) && aspectsByWords(text.toLowerCase()).length > 0
  return isNamed && isPlain && isOfCar && !isAsked && wordsOf(text) <= MOST_WORDS
}

/** Parts that are on the car make a build of it, but where a trouble is told of them. */
const isOpen = ({ meaning }: MessageReading, text: string): boolean =>
  OPEN.has(meaning.intent) &&
  (meaning.installed === undefined || meaning.intent === 'topic') &&
  wordsOf(text) >= LEAST_WORDS

/** A question without the car that it named. */
function withoutItsCar(vehicles: readonly Vehicle[], { meaning }: MessageReading, text: string): string {
  const named = vehicles.find(({ modelId }) => modelId === meaning.car)
  const name = meaning.stranger ?? (named ? `${named.make} ${named.model}` : '')
  const year = meaning.year === undefined ? [] : [String(meaning.year), String(meaning.year).slice(2)]
  const plates = name.toLowerCase().split(' ')
  const words = new Set(
    [...plates.flatMap((word) => [word.replaceAll(/[^a-z\d.]/g, ''), ...word.split(/[^a-z\d.]+/)]), ...year].filter(
      Boolean,
    ),
  )
  if (name === '') return text
  return text
    .split(/\s+/)
    .filter((word) => !words.has(word.toLowerCase().replaceAll(/[^a-z\d.]|\.$/g, '')))
    .join(' ')
}

/** A correction of trim or engine keeps the year that was said of the car before. */
function withItsYear(vehicles: readonly Vehicle[], { meaning }: MessageReading, named: MessageReading, text: string) {
  const { car, year = meaning.maybeYear } = named.meaning
  const isBuilt = vehicles.some(
    (one) => one.modelId === car && one.yearFrom <= (meaning.year ?? 0) && (meaning.year ?? 0) <= one.yearTo,
  )
  return year === undefined && isBuilt && !meaning.stranger ? `${meaning.year} ${text}` : text
}

/** An order that lacked its car. */
const NOT_CHANGED_YET = /Nothing in your cart changed yet|Todavía no cambié nada en tu carrito/

const STILL_WHICH_CAR = /^(?:Still: |Todavía: |Sigo )/

/** What was ordered and changed since, and waits for its car: "2 rotors and a set of pads", "actually 4 rotors". */
function ordersWaiting(told: readonly Said[]): string[] {
  const waiting: string[] = []
  for (let at = told.length - 2; at >= 0; at -= 2) {
    const [asked, answered] = [told[at], told[at + 1]]
    const isWaiting = answered && (NOT_CHANGED_YET.test(answered.text) || STILL_WHICH_CAR.test(answered.text))
    if (asked?.from !== 'visitor' || (waiting.length > 0 && !isWaiting)) break
    waiting.unshift(asked.text.replace(/[.,;!?\s]+$/, ''))
    if (!isWaiting) break
  }
  return waiting
}

/** What went into the cart is no open question: another car swaps it. */
const CHANGED_CART = /(?:^|\s)(?:In your cart: |Now in your cart: |En tu carrito: |Ahora en tu carrito: )/

/** The question that was open, of the car that was named after it. */
function askedOfCar(vehicles: readonly Vehicle[], [question, asked]: Spoken, [named, words]: Spoken): string {
  const name = withItsYear(vehicles, question, named, words.replace(/[.,;!?\s]+$/, ''))
  const isOfSame = named.meaning.car === undefined && named.mayMean.some(({ car }) => car === question.meaning.car)
  if (isOfSame) return `${asked}, ${name}`
  const rest = withoutItsCar(vehicles, question, asked).replace(/^[,;:\s]+/, '')
  const isGone = readCar(vehicles, rest.toLowerCase()).named === undefined
  return isGone ? `${name}, ${rest}` : `${asked} i mean ${name}`
}
/** "The 718" after a Cayman S is the 718 Cayman S: the car in the talk, by its name where it is another. */
function asMeant(catalog: Names, before: readonly Said[], [named, text]: Spoken): string {
  const draft = draftOf(catalog, before)
  const { car, year } = inContext(catalog.vehicles, draft, named)
  const meant = catalog.vehicles.find(({ modelId }) => modelId === car)
  const known = named.meaning.car ?? draft.car
  const isOther = meant !== undefined && known !== undefined && car !== known
  return isOther ? `${year ?? ''} ${meant.make} ${meant.model}`.trim() : text
}
type Spoken = readonly [MessageReading, string]

/** "And the same plan for my S3" is of the plan, whatever was asked of it last. */
function isSamePlan(catalog: Names, told: readonly Said[], words: string): boolean {
  const draft = draftOf(catalog, told)
  const [ask] = asksIn([...(draft.turns ?? []), words])
  return ask?.kind === 'change.car' && ask.likely >= SURE_CHANGE && isPlanned(draft)
}
const SURE_CHANGE = 0.6

/**
 * The messages with every open question put again for the car that was named right after it: "will e85 break it",
 * "2016 wrx" is one message about a 2016 WRX, and its first answer is left out.
 */
export function withOpenQuestions(catalog: Names, messages: readonly Said[]): readonly Said[] {
  const told: Said[] = []
  for (const message of messages) {
    const [asked, answered] = told.slice(-2)
    const isAfterWords =
      asked?.from === 'visitor' &&
      answered?.from === 'assistant' &&
      answered.request === undefined &&
      !CHANGED_CART.test(answered.text)
    if (message.from !== 'visitor' || !isAfterWords || wordsOf(message.text) > MOST_WORDS) {
      told.push(message)
      continue
    }
    const putRight = withYearPutRight(told, message.text)
    if (putRight) {
      told.splice(0, told.length, ...putRight)
      continue
    }
    const question = readInTalk(catalog, {}, asked.text)
    const named = readMessageOnce(catalog, message.text)
    const isOfShown = question.meaning.intent === 'fits' && ASKS_THE_SAME.test(message.text.toLowerCase())
    const isWaiting = NOT_CHANGED_YET.test(answered.text) || ordersWaiting(told).length > 1
    const isOpenYet = (isWaiting || isOpen(question, asked.text)) && !isOfShown
    if (isOpenYet && onlyNamesCar(named, message.text) && !isSamePlan(catalog, told, message.text)) {
      const meant = asMeant(catalog, told.slice(0, -1), [named, message.text])
      const waiting = ordersWaiting(told)
      const words = askedOfCar(catalog.vehicles, [question, waiting.join(', ')], [named, meant])
      told.splice(-2 * waiting.length, 2 * waiting.length, { ...message, text: words })
    } else told.push(message)
  }
  return told
}
