import { isMakeWord } from '../../../catalog/vehicle-words.ts'
import { readCar } from '../../catalog/car-words.ts'
import type { Names } from '../catalog-names.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { carNameWords } from '../refused-car.ts'
import { BEFORE, BELONGS_AFTER, COMPARES, HE_WANTS, LENDS_PART, NEEDS, OWN_GOAL, RACES } from './whose-words.ts'

type Whose = 'mine' | 'forThem' | 'theirs' | 'gone' | 'donor' | 'like' | 'bare'
interface Mention {
  /** Its model, or what it was called where that names none whole. */
  car: string
  isWhole: boolean
  /** Years said differently are two cars. */
  year?: number | undefined
  from: number
  to: number
  whose: Whose
}

/** Words that stand in no name of a car: names are looked for between them. */
const BETWEEN =
  /[,;:!?()"\n]+|\.(?!\d)|(?<=\s|^)(?:a|an|the|my|our|his|her|their|your|i|i'm|i've|i'd|me|mine|mine's|he|he's|she|she's|they|we|it|it's|its|you|him|this|that|these|and|or|but|so|if|of|off|on|in|at|to|to|from|for|with|without|out|into|by|as|than|like|vs|versus|not|no|now|what|whats|how|which|who|when|is|are|was|were|be|has|have|had|got|get|do|does|did|can|could|would|should|will|want|wants|need|needs|make|made|makes|run|runs|ran|keep|keeps|beat|beats|bought|sold|traded|drives|drive|el|la|un|una|de|mi|tengo|y|que)(?=[\s,.;!?]|$)|\w+'s(?=\s)/g
/** A trim that owners use as the name; a bare letter is none. */
const TRIM_ALONE = /^(?:si|rt|r\/t|gt|ss)$/
/** A power or an engine's size beside nothing else. */
const IS_FIGURE = /^(?!(?:911|718|99[1267](?:\.[12])?|302|392|335|135|350|370)$)[\d.]+l?$/
const MOST_WORDS = 6
const MOST_MENTIONS = 5
const YEAR_BEHIND = /^ ?[(,] ?'?((?:19[89]|20[0-2])\d)\b\)?/

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

type Found = Pick<Mention, 'car' | 'isWhole' | 'year'>
function carOf({ vehicles }: Names, text: string): Found | undefined {
  const { named, mayMean, stranger } = readCar(vehicles, text)
  if (named) return { car: named.car, isWhole: true, year: named.isYearOfCode ? undefined : named.year }
  const [half] = mayMean
  if (stranger) return { car: stranger.toLowerCase(), isWhole: false }
  if (half) return { car: half.label.toLowerCase().split(' ').slice(1, 2).join(' '), isWhole: false }
  return TRIM_ALONE.test(text) ? { car: text, isWhole: false } : undefined
}

/** The fewest words of a run that name its car. */
function named(catalog: Names, { text, from }: Run): (Found & { from: number; to: number }) | undefined {
  const tokens = [...text.matchAll(/\S+/g)].slice(0, MOST_WORDS)
  const end = (at: number) => (tokens[at]?.index ?? 0) + (tokens[at]?.[0].length ?? 0)
  const whole = carOf(catalog, text.slice(0, end(tokens.length - 1)))
  if (!whole) return undefined
  const isSame = (part: string) => {
    const found = carOf(catalog, part)
    return found?.car === whole.car && found.year === whole.year && found.isWhole === whole.isWhole
  }
  const known = carNameWords(catalog.vehicles)
  const isName = (at: number) => {
    const word = tokens[at]?.[0].replace(/^'|[.']+$/g, '') ?? ''
    return known.has(word) || isMakeWord(word) || /^(?:19|20)?\d\d$/.test(word)
  }
  let last = tokens.length - 1
  while (last > 0 && !isName(last) && isSame(text.slice(0, end(last - 1)))) last -= 1
  let first = 0
  while (first < last && !isName(first) && isSame(text.slice(tokens[first + 1]?.index, end(last)))) first += 1
  const name = text.slice(tokens[first]?.index, end(last))
  return IS_FIGURE.test(name) ? undefined : { ...whole, from: from + (tokens[first]?.index ?? 0), to: from + end(last) }
}

function whoseOf(before: string, after: string, found: Found): Whose {
  if (BEFORE.donor.test(before)) return 'donor'
  if (BEFORE.gone.test(before)) return 'gone'
  if (BEFORE.forThem.test(before)) return 'forThem'
  if (BEFORE.theirs.test(before) || BELONGS_AFTER.test(after)) return 'theirs'
  if (BEFORE.theyHave.test(before)) return 'theirs'
  if (/\bmy $/.test(before)) return 'mine'
  if (found.year === undefined && LENDS_PART.test(after)) return 'donor'
  if (BEFORE.mine.test(before)) return 'mine'
  return BEFORE.like.test(before) ? 'like' : 'bare'
}

export function mentionsIn(catalog: Names, words: string): readonly Mention[] {
  const found: Mention[] = []
  for (const run of runsOf(words)) {
    const one = found.length < MOST_MENTIONS ? named(catalog, run) : undefined
    if (!one) continue
    const year = YEAR_BEHIND.exec(words.slice(one.to))
    const sentence =
      Math.max(...[...words.slice(0, one.from).matchAll(/[!?;\n]|\.(?!\d)/g)].map(({ index }) => index), -1) + 1
    const before = words.slice(Math.max(sentence, found.at(-1)?.to ?? 0), one.from)
    const whose = whoseOf(before, words.slice(one.to), one)
    found.push({
      ...one,
      ...(year && one.year === undefined ? { year: Number(year[1]), to: one.to + year[0].length } : {}),
      whose,
    })
  }
  return found
}

/** "My stang" beside "a 2016 mustang gt" is the same car. */
const isSameCar = (one: Mention, other: Mention): boolean =>
  (one.car === other.car && (one.year === undefined || other.year === undefined || one.year === other.year)) ||
  (!one.isWhole && other.isWhole && other.car.includes(one.car)) ||
  (!other.isWhole && one.isWhole && one.car.includes(other.car))

/** The customer's car of several: the one that he asks for, else the one that he calls his, else the one that is nobody's. */
function ownOf(mentions: readonly Mention[]): Mention | undefined {
  for (const whose of ['forThem', 'mine', 'bare'] as const) {
    const [first, ...more] = mentions.filter((one) => one.whose === whose)
    // What is nobody's by its words is his where it has a year.
    if (whose === 'bare' && ![first, ...more].some((one) => one?.year !== undefined)) return undefined
    if (!first) continue
    const whole = [first, ...more].find(({ isWhole, year }) => isWhole && year !== undefined) ?? first
    return more.every((one) => isSameCar(one, first)) ? whole : undefined
  }
  return undefined
}

const OTHERS: ReadonlySet<Whose> = new Set<Whose>(['theirs', 'gone', 'donor', 'like'])
/** Without one of these words no second car is anybody's. */
const MAY_BE_OTHERS = new RegExp(
  [BEFORE.theirs, BEFORE.theyHave, BEFORE.gone, BEFORE.donor]
    .map(({ source }) => source.replaceAll('$', String.raw`(?=[a-z\d])`))
    .concat([
      String.raw`\b(?:reading|read|hear|heard|videos) (?:about|of) `,
      String.raw`\b[a-z][a-z\d-]+ (?:injectors?|turbo|heads|brakes|blower|motor|engine|parts|intake|manifold|pumps?)\b.{0,40}\b(?:on|in|into|onto|for) (?:my|an?|the)\b`,
    ])
    .join('|'),
)

/** "My wife's M340i is faster than my Golf R": theirs is the rival, and no power of mine is compared with it. */
const IS_QUICKER =
  /^(?: (?:is|was|are))?(?: (?:way|much|so much|a lot|just|always|still))?(?: (?:faster|quicker|stronger) than| (?:beats?|gaps|gapped|walks|walked|smokes|smoked|outran|outruns|pulls on|dusted)) ((?:my|mine|our)\b)/

/** The message with the names of those cars put out of it; a part keeps its own name. */
function without(words: string, others: readonly Mention[]): string {
  let rest = words
  for (const { from, to } of [...others].reverse()) {
    const isPart = LENDS_PART.test(rest.slice(to))
    rest = `${rest.slice(0, from)}${isPart ? '' : 'car'}${rest.slice(to).replace(IS_QUICKER, '; $1')}`
  }
  return rest.replaceAll(/ {2,}/g, ' ')
}

/**
 * A message that tells of several cars, with the customer's alone left in it by name where the readers would take another for
 * his: what a husband drives, what was sold, what gives a part. One that is to be caught stays as the rival.
 * Worked: "my husband's m340i is faster than my 2018 golf r, what does it need" = "my husband's car is faster than my 2018
 * golf r, what does it need, to beat a m340i". Words in lower case.
 */
export function withOwnCar(catalog: Names, typed: string, known?: string): string {
  const words = typed.replaceAll('’', "'")
  if (!MAY_BE_OTHERS.test(words)) return typed
  const told = mentionsIn(catalog, words)
  const isHelped = HE_WANTS.test(words)
  const mentions = told.map((one) =>
    isHelped && one.whose === 'theirs' && one.isWhole ? { ...one, whose: 'forThem' as const } : one,
  )
  const own = ownOf(mentions) ?? (known ? undefined : undefined)
  if (!own?.isWhole) return typed
  const others = mentions.filter((one) => !isSameCar(one, own) && (OTHERS.has(one.whose) || own.whose === 'forThem'))
  const isClear = mentions.every((one) => one === own || isSameCar(one, own) || others.includes(one))
  if (others.length === 0 || !isClear || (COMPARES.test(words) && !NEEDS.test(words))) return typed
  const rival = others.find(({ whose, isWhole }) => whose === 'theirs' && isWhole)
  const isRace = rival !== undefined && RACES.test(words) && !OWN_GOAL.test(words)
  const { meaning } = readMessageOnce(catalog, words)
  const isRead =
    meaning.car === own.car &&
    (own.year === undefined || meaning.year === own.year) &&
    meaning.against?.car === undefined
  const hasRival = meaning.goal !== undefined && 'fasterThan' in meaning.goal
  if (isRead && hasRival === isRace) return typed
  const alone = without(words, others)
  if (!isRace) return alone
  return `${alone.replace(/ (?:vs\.?|versus|against) (?:my |our )?\w+ car\b/, '').replace(/[\s.?!,]+$/, '')}, to beat a ${words.slice(rival.from, rival.to)}`
}
