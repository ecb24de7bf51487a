import type { MessageReading } from '../meaning-of.ts'
import type { Before } from '../said-before.ts'

/** So much of a message tells its act; what comes later tells details. */
const MOST_WORDS = 60
/** A sign that was read already tells more than one word. */
const READ_COUNTS = 2

const READ = [
  ...(['car', 'year', 'goal', 'fuel', 'budgetUsd', 'use', 'induction', 'wants', 'without', 'keepsStock'] as const),
  ...(['installed', 'dynoSheet', 'change', 'part', 'standing', 'notFuels', 'stranger', 'maker', 'against'] as const),
  'cars',
] as const
const SAID_BEFORE = ['car', 'goal', 'shown', 'part', 'fuel'] as const

/** Words without what differs from car to car: years are one sign, figures their number of digits. */
const wordsOf = (asked: string): string[] =>
  asked
    .replaceAll(/\b(?:19|20)\d\d\b/g, 'YEAR')
    .replaceAll(/\d/g, '0')
    .match(/[a-z']+|0+|YEAR|[?!$/]/g)
    ?.slice(0, MOST_WORDS) ?? []

/** What of a message tells its act: its words, pairs of them, how it begins and ends, and what was read of it so far. */
export function signsOf({ asked, meaning, about }: MessageReading, before: Before): ReadonlyMap<string, number> {
  const words = wordsOf(asked)
  const signs = new Map<string, number>()
  for (const word of words) signs.set(word, 1)
  words.slice(1).forEach((word, at) => {
    signs.set(`${words[at]} ${word}`, 1)
  })
  for (const [name, some] of [
    ['begins', words.slice(0, 1)],
    ['begins', words.slice(0, 2)],
    ['ends', words.slice(-2)],
  ] as const)
    signs.set(`${name}: ${some.join(' ')}`, 1)
  const [best] = about?.topics ?? []
  const read = [
    ...READ.filter((name) => meaning[name] !== undefined).map((name) => `has ${name}`),
    ...(meaning.goal ? [`goal ${Object.keys(meaning.goal)[0]}`] : []),
    ...SAID_BEFORE.filter((name) => before[name] !== undefined).map((name) => `before ${name}`),
    `after ${before.last?.intent}`,
    ...(about ? ['asks', `asks ${about.question.type}`] : []),
    ...(about && about.kinds.length > 0 ? ['asks of parts'] : []),
    ...(best ? [`topic ${Math.min(5, Math.floor(best.score / 3))}`] : []),
    `length ${Math.min(4, Math.floor(words.length / 6))}`,
    [meaning.car, meaning.goal ?? meaning.budgetUsd, about, before.shown].map((one) => (one ? 1 : 0)).join(''),
  ]
  for (const sign of read) signs.set(sign, READ_COUNTS)
  return signs
}
