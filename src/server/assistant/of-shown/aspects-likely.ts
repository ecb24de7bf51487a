import { type AspectAsked, aspectsByWords, clausesAsked } from './aspects-asked.ts'
import { aspectChances, type LearnedAspect } from './learned-aspect.ts'
import type { ShownAspect } from './shown-aspect.ts'

/** So likely an aspect is told that the words alone did not tell. */
const LIKELY = 0.6
/** So likely a message changes the build or asks nothing of it, an aspect that its words tell has to be as likely as this. */
const SURE_OTHER = 0.6
const BESIDE_OTHER = 0.05

/** Words of everyday talk ("kids", "school", "neighbors"): told only where the message may well ask it. */
const WEAK: ReadonlySet<ShownAspect> = new Set<ShownAspect>(['daily', 'sound', 'lasts'])
const OF_WEAK = 0.1
/** So likely a clause asks something, it is told beside what the words of others tell. */
const SURE = 0.75

const isAspect = (one: LearnedAspect): one is LearnedAspect & ShownAspect =>
  one !== 'change' && one !== 'other' && one !== 'compare_first'

/** Of a part, a component or a stage that has to be named: its words tell it, or nothing does. */
const BY_NAME: ReadonlySet<LearnedAspect> = new Set<LearnedAspect>([
  ...(['in_build', 'part_price', 'stage_worth', 'strength', 'why'] as const),
])

const likeliest = (chances: ReadonlyMap<LearnedAspect, number>): readonly [LearnedAspect, number] =>
  [...chances].reduce((one, other) => (other[1] > one[1] ? other : one))

/** All that a message asks of the build that is shown: what its words tell, unless it is surely something else, and what is likely. `isOpen`: no other reading of it stands. */
export function aspectsAsked(asked: string, isOpen = true): AspectAsked[] {
  const clauses = clausesAsked(asked).map((clause) => ({ clause, chances: aspectChances(clause) }))
  const whole = aspectChances(asked)
  const [best, likely] = likeliest(whole)
  const chanceOf = (aspect: LearnedAspect): number =>
    Math.max(whole.get(aspect) ?? 0, ...clauses.map(({ chances }) => chances.get(aspect) ?? 0))
  const isOther = !isAspect(best) && likely >= SURE_OTHER
  const byWords = aspectsByWords(asked).filter(
    ({ aspect }) => chanceOf(aspect) >= (WEAK.has(aspect) ? OF_WEAK : isOther ? BESIDE_OTHER : 0),
  )
  const told = new Set(byWords.map(({ aspect }) => aspect))
  const sure = clauses.flatMap(({ clause, chances }): AspectAsked[] => {
    const [aspect, chance] = likeliest(chances)
    return isAspect(aspect) &&
      !BY_NAME.has(aspect) &&
      chance >= SURE &&
      !told.has(aspect) &&
      byWords.every((one) => one.clause !== clause)
      ? [{ aspect, clause }]
      : []
  })
  if (byWords.length > 0) return [...byWords, ...sure]
  if (!isOpen) return []
  if (sure.length > 0) return sure
  return isAspect(best) && !BY_NAME.has(best) && likely >= LIKELY ? [{ aspect: best, clause: asked }] : []
}
