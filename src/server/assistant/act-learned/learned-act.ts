import type { MessageReading } from '../meaning-of.ts'
import type { Before } from '../said-before.ts'
import { signsOf } from './signs.ts'
import WEIGHTS from './weights.json' with { type: 'json' }

export const ACTS = ['build', 'stages', 'answer', 'parts', 'compare', 'cart', 'ask', 'unknown_car', 'friendly'] as const
export type LearnedAct = (typeof ACTS)[number]

/** What `npm run learn` writes: by sign one weight for each act, in sixteenths. */
export interface ActWeights {
  bias: readonly number[]
  bySign: Readonly<Record<string, readonly number[]>>
}
export const STEP = 1 / 16

/** The acts that a message may be, with the probability of each, by logistic regression over its signs. */
export function probabilitiesOf(signs: ReadonlyMap<string, number>, { bias, bySign }: ActWeights): number[] {
  const known = [...signs].filter(([sign]) => bySign[sign] !== undefined)
  const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  const scores = bias.map((one) => one * STEP)
  for (const [sign, value] of known)
    bySign[sign]?.forEach((weight, at) => {
      scores[at] = (scores[at] ?? 0) + (value / length) * weight * STEP
    })
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / sum)
}

/** The likeliest act of a message, as learned from the opened conversations, and how likely it is. */
export function learnedAct(reading: MessageReading, before: Before): { act: LearnedAct; likely: number } {
  const chances = probabilitiesOf(signsOf(reading, before), WEIGHTS as unknown as ActWeights)
  const at = chances.indexOf(Math.max(...chances))
  return { act: ACTS[at] ?? 'ask', likely: chances[at] ?? 0 }
}
