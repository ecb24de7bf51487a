import { familyOf } from './ask.ts'
import { askWords } from './ask-words.ts'
import { likeliest } from './asked-before.ts'

/** The chances of the kinds of what stands in a text, by what was learned. */
export type Read = (typed: string) => Float64Array

const tenths = (likely: number): number => Math.min(9, Math.floor(likely * 10))
const endOf = (piece: string): string => /[?.!;,]\s*$/.exec(piece)?.[0].trim() ?? 'word'

/**
 * What tells whether one ask ends and the next begins between two pieces: the words on both sides, what each side, the
 * nearest pieces and the whole would ask, and how surely.
 */
export function borderSigns(pieces: readonly string[], at: number, plain: (typed: string) => string, read: Read) {
  const [left, right] = [pieces.slice(0, at).join(''), pieces.slice(at).join('')]
  const [leftWords, rightWords] = [askWords(plain(left)), askWords(plain(right))]
  const [before, behind, whole] = [left, right, pieces.join('')].map((typed) => likeliest(read(typed)))
  const [near, next] = [pieces[at - 1] ?? '', pieces[at] ?? ''].map((typed) => likeliest(read(typed)))
  const signs = new Map<string, number>()
  if (!before || !behind || !whole || !near || !next) return signs
  const both = Math.sqrt(before.likely * behind.likely)
  const words = [
    ...[1, 2].map((count) => `left: ${leftWords.slice(-count).join(' ')}`),
    ...[1, 2, 3].map((count) => `right: ${rightWords.slice(0, count).join(' ')}`),
    ...[`families: ${familyOf(before.kind)} ${familyOf(behind.kind)}`, `kinds: ${before.kind} ${behind.kind}`],
    ...[`behind: ${familyOf(behind.kind)}`, `before: ${familyOf(before.kind)}`],
    ...[`kind behind: ${behind.kind}`, `kind before: ${before.kind}`, `kind of whole: ${whole.kind}`],
    `left words: ${Math.min(6, leftWords.length)}`,
    `right words: ${Math.min(6, rightWords.length)}`,
  ]
  const telling = [
    ...[
      `end: ${endOf(pieces[at - 1] ?? '')}`,
      `same: ${before.kind === behind.kind}`,
      `near: ${near.kind === next.kind}`,
    ],
    ...[`before ${tenths(before.likely)}`, `behind ${tenths(behind.likely)}`, `whole ${tenths(whole.likely)}`],
    `whole is: ${whole.kind === before.kind} ${whole.kind === behind.kind}`,
    `asks: ${left.includes('?')} ${right.includes('?')}`,
  ]
  for (const word of words) signs.set(word, 1)
  for (const sign of telling) signs.set(sign, 2)
  signs.set(`least: ${tenths(Math.min(before.likely, behind.likely))}`, 3)
  signs.set(`more: ${Math.round(5 * (both - whole.likely))}`, 3)
  return signs
}
