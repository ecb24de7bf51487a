import { plainWords } from '../sentence.ts'
import { spokenNumbers } from '../words/number-words.ts'

/** A figure where it stands in the message as it is read. */
export interface FigureAt {
  /** As typed, without the comma of thousands: "600", "11.62", "5000". */
  text: string
  from: number
  to: number
}
/** A message in lower case, its spoken numbers as figures. */
export interface FiguresAt {
  plain: string
  figures: readonly FigureAt[]
}

const FIGURE = /\d+(?:[.,:]\d+)*/g

/** Every run of digits of a message, also those within names. Worked: "e92 m3, 400whp" has "92", "3" and "400". */
export function figuresAt(typed: string): FiguresAt {
  const plain = spokenNumbers(plainWords(typed))
  const figures = [...plain.matchAll(FIGURE)].map(({ 0: text, index }) => ({
    ...{ text, from: index },
    to: index + text.length,
  }))
  return { plain, figures }
}

const WORD = /[a-z\d$][a-z\d'.]*[a-z\d]|[a-z\d]|[?!,.;:$/%()@"+=#-]/g
/** So many words to each side tell of a figure by their place, and so many of its clause whatever their place. */
const NEAR = 4
const AROUND = 8
const AROUND_COUNTS = 0.5
const PAIRS_COUNT = 0.8
const ENDS_A_CLAUSE = /^[.,;?!()]$/
/** What is joined to a figure in front and behind. */
const JOINED_BEFORE = /[a-z$#'+-]*$/
const JOINED_AFTER = /^[a-z%°"'$]*/

/** A word beside a figure; another figure by its digits alone. */
const asTold = (word: string): string => word.replaceAll(/\d/g, '0')
const wordsOf = (text: string): string[] => text.match(WORD)?.map(asTold) ?? []

function signsOfItself(text: string, before: string, after: string): string[] {
  const joined = [JOINED_BEFORE.exec(before)?.[0] ?? '', JOINED_AFTER.exec(after)?.[0] ?? '']
  const shape = text.replaceAll(/\d/g, '0')
  const value = Number(text.replaceAll(',', '').split(':')[0])
  return [
    `shape: ${shape}`,
    `text: ${text}`,
    `joined: ${joined.join('_')}`,
    `shape joined: ${joined.join(shape)}`,
    `size: ${Number.isFinite(value) ? Math.floor(3 * Math.log10(value + 1)) : 'none'}`,
    `round: ${text.includes('.') ? 'decimal' : (/0*$/.exec(text)?.[0].length ?? 0)}`,
  ]
}

/** What tells for what a figure stands: itself, what is joined to it, the words on both sides, and its clause. */
export function figureSigns(plain: string, { text, from, to }: FigureAt): ReadonlyMap<string, number> {
  const [before, after] = [plain.slice(0, from), plain.slice(to)]
  const left = before.replace(JOINED_BEFORE, (joined) => ` ${joined} `)
  return signsAround(left, after, signsOfItself(text, before, after))
}

/** What the words on both sides of a place tell, beside the signs of what stands there. */
export function signsAround(before: string, after: string, ofItself: readonly string[]): Map<string, number> {
  const [left, right] = [wordsOf(before), wordsOf(after)]
  const signs = new Map<string, number>(ofItself.map((sign) => [sign, 1]))
  for (let away = 1; away <= NEAR; away += 1) {
    signs.set(`-${away}: ${left.at(-away) ?? '^'}`, 1)
    signs.set(`+${away}: ${right[away - 1] ?? '$'}`, 1)
  }
  signs.set(`-: ${left.at(-2) ?? '^'} ${left.at(-1) ?? '^'}`, PAIRS_COUNT)
  signs.set(`+: ${right[0] ?? '$'} ${right[1] ?? '$'}`, PAIRS_COUNT)
  signs.set(`-+: ${left.at(-1) ?? '^'} ${right[0] ?? '$'}`, PAIRS_COUNT)
  const begins = left.slice(left.findLastIndex((word) => ENDS_A_CLAUSE.test(word)) + 1)
  const end = right.findIndex((word) => ENDS_A_CLAUSE.test(word))
  const ends = end < 0 ? right : right.slice(0, end)
  for (const word of begins.slice(-AROUND)) signs.set(`<${word}`, AROUND_COUNTS)
  for (const word of ends.slice(0, AROUND)) signs.set(`>${word}`, AROUND_COUNTS)
  signs.set(`clause begins: ${begins[0] ?? '^'}`, 1)
  signs.set(`clause ends: ${right[end] ?? '$'}`, 1)
  signs.set(`place: ${Math.min(3, left.length)} ${Math.min(3, right.length)}`, 1)
  return signs
}
