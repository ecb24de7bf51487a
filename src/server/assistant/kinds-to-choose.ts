import type { PartKind } from '../../engine/model.ts'
import { partsIn } from './part-words.ts'

/** Two kinds of parts of a message, one or the other. */
export function kindsToChoose(asked: string): readonly PartKind[] {
  const between = /\bcompar\w+|\bwhich of\b/.test(asked) ? COMPARED : BETWEEN
  const parts = partsIn(asked)
  return parts.slice(1).flatMap(({ word, from }, at) => {
    const before = parts[at]
    const joined = before ? asked.slice(before.to, from) : ''
    const [one, other] = [before?.word.kinds[0], word.kinds[0]]
    return one && other && one !== other && between.test(joined) ? [one, other] : []
  })
}
const COMPARED = /^,? (?:or|and|with|to|vs\.?|versus|against) (?:just |only |maybe |an? |the |some )*$/
const BETWEEN = /^,? (?:or|vs\.?|versus) (?:just |only |maybe |an? |the |some |go |get )*$/
