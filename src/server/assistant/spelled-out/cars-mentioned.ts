import { expanded, NICKNAMES } from '../../../catalog/nicknames.ts'
import { oncePer } from '../../../catalog/once-per.ts'
import { isMakeWord } from '../../../catalog/vehicle-words.ts'
import { readCar } from '../../catalog/car-words.ts'
import type { Names } from '../catalog-names.ts'
import { carNameWords } from '../refused-car.ts'

/** Words that stand in no name of a car: names are looked for between them. */
const BETWEEN =
  /[,;:!?()"\n]+|\.(?!\d)|(?<=\s|^)(?:a|an|the|my|our|his|her|their|your|i|i'm|i've|i'd|me|mine|mine's|he|he's|she|she's|they|we|it|it's|its|you|him|this|that|these|and|or|but|so|if|of|off|on|in|at|to|to|from|for|with|without|out|into|by|as|than|like|vs|versus|not|no|now|what|whats|how|which|who|when|is|are|was|were|be|has|have|had|got|get|do|does|did|can|could|would|should|will|want|wants|need|needs|make|made|makes|run|runs|ran|keep|keeps|beat|beats|bought|sold|traded|drives|drive|el|la|un|una|de|mi|tengo|y|que)(?=[\s,.;!?]|$)|\w+'s(?=\s)/g
/** A trim that owners use as the name; a bare letter is none. */
const TRIM_ALONE = /^(?:si|rt|r\/t|gt|ss)$/
/** A power, an engine or a body beside nothing else. */
const IS_FIGURE =
  /^(?!(?:911|718|99[1267](?:\.[12])?|302|392|335|135|350|370)$)(?:[\d.]+l?|[a-z]|v[68]|turbo|hemi|coyote|voodoo|ecoboost|sedan|coupe|truck|trd|nismo|mugen|l[sqt]\d+|lsa|l8[3-7]|lf[34]|b58|n5[2-5]|s5[458]|s6[358]|s85|ej\d+|fa2\d|4g63t?|4b11t?|v[qr]\d\d\w*|k2\d\w*|b1[678]\w*|f2[02]c|[12]jz\w*|rb2\d\w*|sr20\w*|13b\w*|ea888|is[23]\d)$/
const MOST_WORDS = 6
const MOST_MENTIONS = 5
const YEAR_BEHIND = /^ ?[(,] ?'?((?:19[89]|20[0-2])\d)\b\)?/

/** A car as a message names it. */
export interface Found {
  /** Its model, or what it was called where that names none whole. */
  car: string
  isWhole: boolean
  /** Years said differently are two cars. */
  year?: number | undefined
}
export interface Placed extends Found {
  from: number
  to: number
}

interface Run {
  text: string
  from: number
}
function runsOf(words: string): readonly Run[] {
  const runs: Run[] = []
  let from = 0
  const add = (to: number) => {
    const text = words.slice(from, to)
    if (/[a-z\d]/.test(text)) runs.push({ text: text.trim(), from: from + (text.length - text.trimStart().length) })
  }
  for (const cut of words.matchAll(BETWEEN)) {
    add(cut.index)
    from = cut.index + cut[0].length
  }
  add(words.length)
  return runs
}

function carOf({ vehicles }: Pick<Names, 'vehicles'>, text: string): Found | undefined {
  const { named, mayMean, stranger } = readCar(vehicles, text)
  if (named) return { car: named.car, isWhole: true, year: named.isYearOfCode ? undefined : named.year }
  const [half] = mayMean
  if (stranger) return { car: stranger.toLowerCase(), isWhole: false }
  if (half) return { car: half.label.toLowerCase().split(' ').slice(1, 2).join(' '), isWhole: false }
  return TRIM_ALONE.test(text) ? { car: text, isWhole: false } : undefined
}

/** Every word that names a car with others beside it or alone: only where one stands a name is looked for. */
const namingWords = oncePer((vehicles: Names['vehicles']): ReadonlySet<string> => {
  const nicknames = Object.values(NICKNAMES)
    .flat()
    .flatMap((rule) => expanded(rule).split(/[^a-z\d]+/))
  return new Set([...carNameWords(vehicles), ...nicknames.filter((word) => word.length > 2)])
})
const tokensOf = (text: string) => [...text.matchAll(/\S+/g)].slice(0, MOST_WORDS)
const bare = (token: string): string => token.replace(/^'|[.']+$/g, '')

interface Seen extends Run, Found {}
function seenIn(catalog: Names, run: Run): Seen | undefined {
  const words = namingWords(catalog.vehicles)
  const tokens = tokensOf(run.text)
  const mayName = tokens.some(
    ([token]) =>
      words.has(bare(token)) ||
      words.has(bare(token).replace(/s$/, '')) ||
      isMakeWord(bare(token)) ||
      /[a-z]\d|\d[a-z]/.test(token),
  )
  if (!mayName) return undefined
  const last = tokens.at(-1)
  const text = run.text.slice(0, (last?.index ?? 0) + (last?.[0].length ?? 0))
  const found = carOf(catalog, text)
  return found && { ...found, text, from: run.from }
}

/** Where the name of a car begins and ends in its run. */
function placed({ vehicles }: Names, { text, from, ...whole }: Seen): Placed | undefined {
  const tokens = tokensOf(text)
  const end = (at: number) => (tokens[at]?.index ?? 0) + (tokens[at]?.[0].length ?? 0)
  const isSame = (part: string) => {
    const found = carOf({ vehicles }, part)
    return found?.car === whole.car && found.year === whole.year && found.isWhole === whole.isWhole
  }
  const known = carNameWords(vehicles)
  const isName = (at: number) => {
    const word = bare(tokens[at]?.[0] ?? '')
    return known.has(word) || isMakeWord(word) || /[a-z]\d|\d[a-z]|^(?:19|20)?\d\d$/.test(word)
  }
  let first = 0
  while (first < tokens.length - 1 && !isName(first) && isSame(text.slice(tokens[first + 1]?.index))) first += 1
  let last = first
  while (last < tokens.length - 1 && isName(last + 1)) last += 1
  const at = tokens[first]?.index ?? 0
  if (IS_FIGURE.test(text.slice(at, end(last)))) return undefined
  // "M2 Comp": a name that is cut short in its last word.
  if (last < tokens.length - 1 && !isSame(text.slice(at, end(last)))) last += 1
  const name = text.slice(at, end(last))
  return !isSame(name) ? undefined : { ...whole, from: from + at, to: from + end(last) }
}

/** The cars that a message names, in their order; none where it names fewer than so many. */
export function carsMentioned(catalog: Names, words: string, least: number): readonly Placed[] {
  const seen = runsOf(words)
    .flatMap((run) => seenIn(catalog, run) ?? [])
    .slice(0, MOST_MENTIONS)
  if (new Set(seen.map(({ car, year }) => `${car} ${year}`)).size < least) return []
  return seen.flatMap((one) => {
    const name = placed(catalog, one)
    if (!name) return []
    const year = name.year === undefined ? YEAR_BEHIND.exec(words.slice(name.to)) : undefined
    return [year ? { ...name, year: Number(year[1]), to: name.to + year[0].length } : name]
  })
}
