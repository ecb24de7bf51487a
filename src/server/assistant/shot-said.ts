import { saysNothing } from './asked-of-talk.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'

export const SHOT =
  /\b(\d{2,3})[- ]?(?:hp )?(?:wet |dry )?(?:shot|nitrous|of nitrous|hp of)|\b(?:shot|nitrous) (?:of )?(?:an? )?(\d{2,3})\b/
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

export const isOfShot = ({ talk }: Before): boolean => talk?.of?.kinds.includes('nitrous') ?? false

/** "And a 150?" after a shot: the same question of another shot, and no power to reach. */
export function shotGoesOn(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  if (!isOfShot(before) || meaning.car !== undefined || meaning.intent === 'cart') return undefined
  if (SHOT.test(asked) || shotIn(asked, true) === undefined) return undefined
  return { intent: 'topic', topic: 'nitrous_safe', part: { kind: 'nitrous' } }
}
