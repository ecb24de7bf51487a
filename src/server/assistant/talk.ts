import { FUELS } from '../../engine/fuels.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import type { PartKind } from '../../engine/model.ts'
import type { Drivetrain } from '../../engine/vehicle.ts'
import type { MustPass } from '../../engine/vocabulary.ts'
import { type Aspect, aspectAsked } from './asked-of-talk.ts'
import { type Purpose, purposeSaid } from './computed/purpose-said.ts'
import { dangerTold, isOver } from './danger-told.ts'
import { mustPassIn } from './emissions-said.ts'
import { blendIn } from './ethanol-blend.ts'
import { fuelsNamed } from './fuel-words.ts'
import { kindsToChoose } from './kinds-to-choose.ts'
import type { Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { type JudgedShot, shotAfter } from './shot-said.ts'

/** What a talk is about, whatever its last words were: asked of by words that have no subject of their own. */
export interface Talk {
  /** What the car has to pass, said once and true until it is taken back. */
  mustPass?: MustPass
  /** The share of ethanol in the tank, in percent, where it is none of the two that are counted. */
  blend?: number
  /** A danger that was told of the car that is talked about, and not repaired or taken back since. */
  danger?: string
  /** The shot of nitrous that was judged: counted in what is asked of the car after it. */
  shot?: JudgedShot
  /** The driven wheels that were said. */
  driven?: Drivetrain
  /** Chassis and engine codes that were said: "e92", "n54". */
  codes?: readonly string[]
  /** The car that was named, which we do not build, where none of ours was since. */
  stranger?: string
  /** What the car is for. */
  purpose?: Purpose
  /** What was last talked about. */
  of?: TalkedOf
}

/** One thing that was talked about: kinds of parts, a topic, or neither where the build, the cart or two cars are meant. */
export interface TalkedOf {
  intent: Intent
  kinds: readonly PartKind[]
  topic?: string
  /** What was asked of it last, for "and the other one?". */
  aspect?: Aspect
  /** One of the kinds is to be chosen. */
  isChoice?: true
  /** The kinds that were talked about before these. */
  otherKinds?: readonly PartKind[]
}

/** Acts that are courtesies: what was talked about stands. */
const COURTESIES: ReadonlySet<Intent> = new Set<Intent>(['thanks', 'help', 'chat', 'unknown', 'stranger'])

/** So well a short message has to speak of something else before it leaves what was talked about. */
const CLEARLY_OTHER = 8
const FEW_WORDS = 7
const goesOnOf = (asked: string, about: Heard['about']): boolean =>
  asked.trim().split(/\s+/).length <= FEW_WORDS &&
  (/\b(?:it|that|this|they|those|them)\b/.test(asked) || (about?.topics[0]?.score ?? 0) < CLEARLY_OTHER)

/** "Sorry, it's the 2013", "the manual one", "and on 91?": the same talk of that car and fuel. */
const OF_CAR: ReadonlySet<string> = new Set([
  'intent',
  'car',
  'year',
  'maybeYear',
  'isYearOfCode',
  'gearbox',
  'fuel',
  'notFuels',
])
const onlyOfCar = (meaning: Meaning): boolean =>
  meaning.intent === 'plan' && Object.keys(meaning).length > 1 && Object.keys(meaning).every((key) => OF_CAR.has(key))

/** "Is 93 ok?": of what is talked about. */
const OF_FUEL: ReadonlySet<string> = new Set(['intent', 'topic', 'fuel', 'notFuels'])
const onlyNamesFuel = (asked: string, meaning: Meaning): boolean =>
  meaning.fuel !== undefined &&
  asked.trim().split(/\s+/).length <= FEW_WORDS &&
  Object.keys(meaning).every((key) => OF_FUEL.has(key))

/** What is talked about after a message; what has no subject of its own keeps what stands. */
function talkedOf(before: TalkedOf | undefined, { asked, text, meaning, about }: Heard): TalkedOf | undefined {
  const aspect = before && aspectAsked(asked, text)
  if (before && aspect && meaning.car === undefined) return { ...before, aspect }
  const spoken = [...new Set([...(about?.kinds ?? []), ...(meaning.part?.kinds ?? []), ...kindsIn(asked)])]
  const kinds = spoken.length > 0 ? spoken : meaning.part?.kind ? [meaning.part.kind] : []
  if (COURTESIES.has(meaning.intent) && kinds.length === 0 && !about?.topics.length) return before
  if (meaning.intent === 'cart' && kinds.length === 0) return { ...before, intent: 'cart', kinds: before?.kinds ?? [] }
  if (before && before.intent !== 'plan' && (onlyOfCar(meaning) || onlyNamesFuel(asked, meaning))) return before
  const isWholeBuild = meaning.intent === 'plan' && (meaning.goal !== undefined || kinds.length === 0)
  if (isWholeBuild) return { intent: 'plan', kinds: [] }
  const topic = meaning.topic ?? about?.topics[0]?.topic.id
  const isOfSame = before !== undefined && kinds.length === 0 && goesOnOf(asked, about) && meaning.car === undefined
  if (isOfSame) return { ...before, intent: meaning.intent, ...(topic ? { topic } : {}) }
  const earlier = before?.kinds.filter((kind) => !kinds.includes(kind)) ?? []
  return {
    intent: meaning.intent,
    kinds,
    ...(kindsToChoose(asked).length === 2 || isSameChoice(before, kinds) ? { isChoice: true as const } : {}),
    ...(topic ? { topic } : {}),
    ...(earlier.length > 0 && kinds.length > 0 ? { otherKinds: earlier } : {}),
  }
}

/** The kinds of which one was to be chosen, and none was since. */
const isSameChoice = (before: TalkedOf | undefined, kinds: readonly PartKind[]): boolean =>
  before?.isChoice === true && kinds.length > 1 && kinds.every((kind) => before.kinds.includes(kind))

/** A message as it was heard: its words, and what it was taken to mean in the talk. */
export interface Heard extends Pick<MessageReading, 'asked' | 'about'> {
  text: string
  meaning: Meaning
  /** The car that was talked about before it. */
  carBefore?: string | undefined
}

/** Chassis codes, and the bodies of one model: "F80", "coupe". */
const CODE = /\b(?:[a-z]{1,2}\d{2,3}[a-z]?|coupe|sedan)\b/g
const isFuel = (code: string): boolean => FUELS.some((fuel) => fuel === code)
function codesIn(asked: string): readonly string[] | undefined {
  const codes = (asked.match(CODE) ?? []).filter((code) => !isFuel(code))
  return codes.length > 0 ? codes : undefined
}

/** The state of the talk after one more message: what it says of the car holds until it is taken back. */
export function talkAfter(before: Talk, heard: Heard): Talk {
  const { asked, text } = heard
  if (heard.meaning.intent === 'reset') return {}
  const mustPass = mustPassIn(asked, text)
  const blend = blendIn(asked, text)
  const isOtherFuel = blend === undefined && fuelsNamed(asked).length > 0
  const danger = dangerTold(asked, text)?.id
  const { mustPass: passed, blend: blended, danger: told, of: talked } = before
  const isOtherCar = heard.meaning.car !== undefined && heard.meaning.car !== heard.carBefore
  const held = {
    driven: drivetrainIn(asked) ?? (isOtherCar ? undefined : before.driven),
    codes: codesIn(asked) ?? (isOtherCar ? undefined : before.codes),
    purpose: purposeSaid(asked) ?? (isOtherCar ? undefined : before.purpose),
    of: talkedOf(talked, heard),
    stranger: heard.meaning.car || heard.carBefore ? undefined : (heard.meaning.stranger ?? before.stranger),
    shot: isOtherCar ? shotAfter({}, heard) : shotAfter(before, heard),
    mustPass: mustPass === undefined ? passed : mustPass || undefined,
    blend: blend ?? (isOtherFuel ? undefined : blended),
    danger: danger ?? (isOver(asked, text) || (isOtherCar && heard.carBefore !== undefined) ? undefined : told),
  }
  return Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined)) as Talk
}
