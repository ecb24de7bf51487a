import { slotOf } from '../../../engine/fitment/slots.ts'
import type { PartKind } from '../../../engine/model.ts'
import { signsAround } from '../figures/figure-signs.ts'

/** A part where a message names it. */
export interface PartAt {
  kind: PartKind
  from: number
  to: number
}

/** The other parts of a message stand for any part: what is said of a list is said of each. */
const ANY_PART = ' anypart '
const withoutOthers = (text: string, others: readonly PartAt[], offset: number): string =>
  others
    .toReversed()
    .reduce((words, { from, to }) => words.slice(0, from - offset) + ANY_PART + words.slice(to - offset), text)

/** So much a word anywhere in the message counts. */
const ANYWHERE_COUNTS = 0.25

/** What tells what a message says of a part that it names: the part, the words around it, and those of the whole. */
export function partRoleSigns(asked: string, parts: readonly PartAt[], at: number): ReadonlyMap<string, number> {
  const part = parts[at] as PartAt
  const before = withoutOthers(asked.slice(0, part.from), parts.slice(0, at), 0)
  const after = withoutOthers(asked.slice(part.to), parts.slice(at + 1), part.to)
  const said = asked.slice(part.from, part.to).replaceAll(/\d/g, '0')
  const signs = signsAround(before, after, [
    ...[`kind: ${part.kind}`, `slot: ${slotOf(part.kind)}`, `said: ${said}`],
    ...[`parts: ${Math.min(4, parts.length)}`, `part: ${Math.min(3, at)}`],
    ...(/\d/.test(said) ? ['with a figure'] : []),
  ])
  const words = new Set(`${before} ${after}`.match(/[a-z][a-z']+/g))
  for (const word of words) signs.set(`any ${word}`, ANYWHERE_COUNTS)
  return signs
}
