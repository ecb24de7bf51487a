import type { PartKind } from '../../engine/model.ts'
import { saysNothing } from './asked-of-talk.ts'
import type { Goal, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'

/** What a talk has of a shot. */
interface OfShot {
  talk?: { of?: { kinds: readonly PartKind[] }; shot?: JudgedShot }
}

export const SHOT =
  /\b(\d{2,3})[- ]?(?:(?:hp|horse ?power|horses?|pony|w?hp) )?(?:wet |dry )?(?:shot|nitrous|of nitrous|hp of)|\b(?:shot|nitrous) (?:of )?(?:an? )?(\d{2,3})\b/
const FIGURE = /(?<![\d$.])(\d{2,3})(?![\d%.]|k\b)/
export const LEAST_SHOT = 20
const MOST_SHOT = 500
const FEW_WORDS = 7

/** The shot that a message names, in hp: "a 150 shot"; after a shot a figure alone is the next one ("and a 150?"). */
export function shotIn(asked: string, isAfterShot: boolean): number | undefined {
  const named = SHOT.exec(asked)
  const figure = isAfterShot ? FIGURE.exec(asked) : null
  const isBare = figure && saysNothing(asked.replace(figure[0], ' ')) && asked.trim().split(/\s+/).length <= FEW_WORDS
  const hp = Number(named?.[1] ?? named?.[2] ?? (isBare ? figure[1] : 0))
  return hp >= LEAST_SHOT && hp <= MOST_SHOT ? hp : undefined
}

export const isOfShot = ({ talk }: OfShot): boolean => talk?.of?.kinds.includes('nitrous') ?? false

/** "And a 150?" after a shot: the same question of another shot, and no power to reach. */
export function shotGoesOn(before: OfShot, { meaning, asked }: MessageReading): Meaning | undefined {
  if (!isOfShot(before) || meaning.car !== undefined || meaning.intent === 'cart') return undefined
  if (SHOT.test(asked) || shotIn(asked, true) === undefined) return undefined
  return { intent: 'topic', topic: 'nitrous_safe', part: { kind: 'nitrous' } }
}

/** A bottle that is not wanted any more. */
const NO_SHOT = /\b(?:no|not|without|forget|skip|drop|screw)\b(?: \w+){0,2} (?:nitrous|shot)\b/

/** A shot that was judged, in hp at the crank, and the stage or power that it goes on top of. */
export interface JudgedShot {
  hp: number
  onTopOf?: Goal
}

/** The shot that stands after a message: named in it, or judged before it and neither refused nor left for another goal. */
export function shotAfter(
  talk: NonNullable<OfShot['talk']>,
  { asked, meaning }: Pick<MessageReading, 'asked' | 'meaning'>,
): JudgedShot | undefined {
  if (NO_SHOT.test(asked) || meaning.without?.includes('nitrous')) return undefined
  const hp = shotIn(asked, isOfShot({ talk }))
  const isItself = meaning.goal !== undefined && Object.values(meaning.goal).some((figure) => figure === hp)
  const onTopOf = meaning.goal && !isItself && isOnTop(meaning.goal, asked) ? meaning.goal : undefined
  if (hp !== undefined) return { ...(SHOT.test(asked) ? {} : talk.shot), hp, ...(onTopOf ? { onTopOf } : {}) }
  return meaning.goal === undefined ? talk.shot : undefined
}

const JUDGES =
  /\b(?:safe|ok(?:ay)?|fine|live|hold|survive|handle)\b|\b(?:can|could|should|would|will) (?:i|we|you|my|it|the|a|an|this|she|he)\b/
const IS_PRICE = /\bhow much\b|\bprice\b|\bcosts?\b|\bbuild\b/

/** "Can I spray a 75 on top of stage 2": the shot is judged at that power, and no build is wanted. */
export const isOnTop = (goal: Goal, asked: string): boolean =>
  ('stage' in goal || /\bon top\b/.test(asked)) && SHOT.test(asked) && JUDGES.test(asked) && !IS_PRICE.test(asked)
