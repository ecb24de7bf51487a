import type { PartKind } from '../../../engine/model.ts'
import { partsIn } from '../part-words.ts'
import { kindOfRefused, refusedAttributes } from '../refused-attributes.ts'

const FILLER =
  '(?:any|an?|the|more|new|buying|doing|getting|going|to|another|full|real|set|of|me|into|with|for|on|need|needing|spending|money|actual|proper|kind|sort)'
const VERBS = 'mean|involve|require|need|want|include|call for|take|be|buy|like|doing|do|touch|end up with|sell me'
/** What stands right before a part that is refused. */
const BEFORE = new RegExp(
  String.raw`(?:(?:n't (?:${VERBS})|\b(?:no|not|without|never|minus|skip|skipping|forget|besides|other than|anything but|short of|rather than|avoid|avoiding|hate|ruled out|sin|nada de|(?:not|dont|doesnt|wont) (?:${VERBS})))(?: ${FILLER})*) $`,
)
/** What stands right behind it. */
const BEHIND =
  /^s? (?:is|are|stays?|remain) (?:out|off the table|ruled out|not (?:happening|an option|allowed|legal)|a no|no go|no-go|banned)\b|^s? (?:not allowed|off the table|no go|banned)\b/
/** "Why not coilovers", "no coilovers?": asked about rather than refused. */
const ASKED = /\b(?:why|what if|how come|is it bad|problem) [^.?!]{0,20}$/

/** "Can I run it without a tune": a question of what it needs. */
const ASKS_NEED = /(?<!\bwhat )\b(?:can|could|will|would|should|is|does) (?:i|it|the|this|that|my|they)\b[^.?!]*$/

const IN_A_ROW = /^(?:,? (?:or|and|nor) |, |\/)(?:an? |any |the |no )?$/

/** The kinds that one message refuses, and those that it names without refusing. */
function ofMessage(words: string): { refused: readonly PartKind[]; named: readonly PartKind[] } {
  const refused: PartKind[] = []
  const named: PartKind[] = []
  let isLastRefused = false
  let lastTo = 0
  for (const { word, from, to } of partsIn(words)) {
    const before = words.slice(Math.max(0, from - 60), from)
    const isRow: boolean = isLastRefused && IN_A_ROW.test(words.slice(lastTo, from))
    const isOut: boolean =
      isRow ||
      (BEFORE.test(before) && !ASKED.test(before) && !(word.kinds.includes('tune') && ASKS_NEED.test(before))) ||
      BEHIND.test(words.slice(to))
    ;(isOut ? refused : named).push(...word.kinds)
    isLastRefused = isOut
    lastTo = to
  }
  // "A clutch, no twin disc": how it is not to be made, and no no to the kind.
  const onlyNotSo = kindOfRefused(refusedAttributes(words))
  const out = refused.filter((kind) => kind !== onlyNotSo)
  return { refused: out, named: named.filter((kind) => !out.includes(kind)) }
}

/** The kinds of parts that a talk refuses and has not taken back: who names one again without a no, asks for it. */
export function refusedIn(said: readonly string[]): readonly PartKind[] {
  const out = new Set<PartKind>()
  for (const words of said) {
    const { refused, named } = ofMessage(words)
    for (const kind of named) out.delete(kind)
    for (const kind of refused) out.add(kind)
  }
  return [...out]
}
