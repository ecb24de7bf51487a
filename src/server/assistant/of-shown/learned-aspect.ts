import { type ActWeights, probabilitiesOf } from '../act-learned/learned-act.ts'
import WEIGHTS from './aspect-weights.json' with { type: 'json' }
import type { ShownAspect } from './shown-aspect.ts'

/** What a message may be after a build was shown: an aspect of it, a change of it, or something else. */
export const LEARNED_ASPECTS = [
  ...([
    'band',
    'boost',
    'cooling',
    'crank',
    'curve',
    'daily',
    'droppable',
    'gain',
    'hours',
    'in_build',
    'labor',
  ] as const),
  ...([
    'lasts',
    'margin',
    'most_effect',
    'mpg',
    'next',
    'order',
    'part_price',
    'per_hp',
    'sound',
    'stage_worth',
  ] as const),
  ...(['street', 'strength', 'time', 'tires', 'torque', 'total', 'warranty', 'weak_point', 'why'] as const),
  ...(['compare_first', 'change', 'other'] as const),
] as const satisfies readonly (ShownAspect | 'compare_first' | 'change' | 'other')[]
export type LearnedAspect = (typeof LEARNED_ASPECTS)[number]

/** So much of a message tells what it asks. */
const MOST_WORDS = 50
const LETTERS = 4
/** Letters of a word tell less than the word. */
const LETTERS_COUNT = 0.5

/** What of a message tells what it asks: its words, pairs of them, how it begins and ends, and runs of letters for slips. */
export function aspectSigns(asked: string): ReadonlyMap<string, number> {
  const words =
    asked
      .replaceAll(/\d/g, '0')
      .match(/[a-z']+|0+|[?!$/%]/g)
      ?.slice(0, MOST_WORDS) ?? []
  const signs = new Map<string, number>()
  for (const word of new Set(words)) {
    const whole = `<${word}>`
    if (word.length >= LETTERS)
      for (let at = 0; at + LETTERS <= whole.length; at += 1)
        signs.set(`~${whole.slice(at, at + LETTERS)}`, LETTERS_COUNT)
  }
  for (const word of words) signs.set(word, 1)
  words.slice(1).forEach((word, at) => {
    signs.set(`${words[at]} ${word}`, 1)
  })
  signs.set(`begins: ${words[0] ?? ''}`, 1)
  signs.set(`begins: ${words.slice(0, 2).join(' ')}`, 1)
  signs.set(`ends: ${words.slice(-2).join(' ')}`, 1)
  return signs
}

/** How likely a message asks each of it, as learned from two writers. Worked: "how many hours is that" is `hours`. */
export function aspectChances(asked: string): ReadonlyMap<LearnedAspect, number> {
  const chances = probabilitiesOf(aspectSigns(asked), WEIGHTS as unknown as ActWeights)
  return new Map(LEARNED_ASPECTS.map((aspect, at) => [aspect, chances[at] ?? 0]))
}
