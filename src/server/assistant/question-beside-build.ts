import { type AskFamily, familyOf } from './asks/ask.ts'
import { asksIn } from './asks/asks-in.ts'
import { buildAsked } from './build-by-ask.ts'

/** What belongs to the build that is asked for, or is no question of its own. */
const OF_THE_BUILD: ReadonlySet<AskFamily> = new Set<AskFamily>([
  'build',
  'change',
  'of_build',
  'limit',
  'talk',
  'cart',
])
const LIKELY = 0.5

/**
 * "2021 M340i, is the computer locked? stage 1 price": a build and a question of something else, sentence by sentence in
 * their order. Empty where the message is one thing.
 */
export function questionsBesideBuild(before: readonly string[], words: string): string[] {
  if ((buildAsked(asksIn([...before, words]))?.likely ?? 0) < LIKELY) return []
  const sentences = words.split(/(?<=\?)\s+/)
  if (sentences.length < 2) return []
  const asks = sentences.map((one) => asksIn([...before, one])[0])
  const isOther = asks.map((ask) => ask !== undefined && ask.likely >= LIKELY && !OF_THE_BUILD.has(familyOf(ask.kind)))
  const isBuild = asks.some((ask) => ask !== undefined && familyOf(ask.kind) === 'build' && ask.likely >= LIKELY)
  if (!isBuild || !isOther.some(Boolean)) return []
  const pieces: string[] = []
  sentences.forEach((sentence, at) => {
    const joins = at > 0 && isOther[at] === isOther[at - 1]
    if (joins) pieces.push(`${pieces.pop() ?? ''} ${sentence}`)
    else pieces.push(sentence)
  })
  return pieces
}
