import type { Names } from '../catalog-names.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { carsMentioned, type Placed } from './cars-mentioned.ts'
import {
  BEFORE,
  BELONGS_AFTER,
  COMPARES,
  GONE_AFTER,
  HE_WANTS,
  LENDS_PART,
  NEEDS,
  OWN_GOAL,
  RACES,
  WANTS_AFTER,
} from './whose-words.ts'

type Whose = 'mine' | 'forThem' | 'theirs' | 'gone' | 'donor' | 'like' | 'bare'
interface Mention extends Placed {
  whose: Whose
}

function whoseOf(before: string, after: string, { year }: Placed): Whose {
  if (BEFORE.donor.test(before)) return 'donor'
  if (BEFORE.gone.test(before) || GONE_AFTER.test(after)) return 'gone'
  if (BEFORE.forThem.test(before)) return 'forThem'
  const isTheirs = BEFORE.theirs.test(before) || BELONGS_AFTER.test(after) || BEFORE.theyHave.test(before)
  if (isTheirs) return WANTS_AFTER.test(after) ? 'forThem' : 'theirs'
  if (/\bmy $/.test(before)) return 'mine'
  if (year === undefined && LENDS_PART.test(after)) return 'donor'
  if (BEFORE.mine.test(before)) return 'mine'
  return BEFORE.like.test(before) ? 'like' : 'bare'
}

/** "Two Miatas and a Cayman": the second is whose the first is. */
const GOES_ON = /^(?:,|,? and|,? or|\/|,? nor)+ (?:an?|the|two|one)? ?$/
const SENTENCE_ENDS = /[!?;\n]|\.(?!\d)/g

export function mentionsIn(catalog: Names, words: string, least = 2): readonly Mention[] {
  const found: Mention[] = []
  for (const one of carsMentioned(catalog, words, least)) {
    const ends = [...words.slice(0, one.from).matchAll(SENTENCE_ENDS)]
    const last = found.at(-1)
    const before = words.slice(Math.max((ends.at(-1)?.index ?? -1) + 1, last?.to ?? 0), one.from)
    const whose = last && GOES_ON.test(before) ? last.whose : whoseOf(before, words.slice(one.to), one)
    found.push({ ...one, whose })
  }
  return found
}

/** "My stang" beside "a 2016 mustang gt" is the same car. */
const isSameCar = (one: Mention, other: Mention): boolean =>
  (one.car === other.car && (one.year === undefined || other.year === undefined || one.year === other.year)) ||
  (!one.isWhole && other.isWhole && other.car.includes(one.car)) ||
  (!other.isWhole && one.isWhole && one.car.includes(other.car))

/** "Challenger. Redeye. No, the other": trims of one plate are put right by others. */
const plateOf = ({ car }: Mention): string => car.split('-').slice(0, 2).join('-')

/** The customer's car of several: the one that he asks for, else the one that he calls his, else the one that is nobody's. */
function ownOf(mentions: readonly Mention[]): Mention | undefined {
  for (const whose of ['forThem', 'mine', 'bare'] as const) {
    const [first, ...more] = mentions.filter((one) => one.whose === whose)
    // What is nobody's by its words is his where it has a year.
    const whole = [first, ...more].find((one) => one?.isWhole && one.year !== undefined) ?? first
    if (!whole || (whose === 'bare' && whole.year === undefined)) continue
    const isOne = [first, ...more].every(
      (one) => !one || isSameCar(one, whole) || (whose === 'bare' && one.year === undefined),
    )
    return isOne ? whole : undefined
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
/** A car with its year, beside which another without one is held up or lends a name. */
const HAS_YEAR = /\b(?:19[89]|20[0-2])\d\b|(?:\b(?:my|an?|the|on|in|onto) |^|[.,?!] )'?[0189]\d (?=[a-z\d])/
/** Who puts his words right is read by others. */
const PUTS_RIGHT = /\b(?:no,? wait|wait,? no|scratch that|i meant?|oops|nah)\b/
/** The rival that was put behind the wish already. */
const RIVAL_TOLD = /, to beat an? [^,.;!?]+$/
/** Two that are to choose from. */
const CHOICE = /\bor\b|\bagainst\b|\bvs\b|\bversus\b|\bthan\b|\beither\b|\bboth\b/

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

function withoutGone(catalog: Names, words: string, known: string): string | undefined {
  const [one, more] = mentionsIn(catalog, words, 1)
  const isGone = one && !more && one.car !== known && (one.whose === 'gone' || one.whose === 'donor')
  return isGone ? without(words, [one]) : undefined
}

/** Whether a car beside the customer's is surely not what is asked about. */
function isOthers(one: Mention, own: Mention, isChoice: boolean): boolean {
  const { whose, year } = one
  if (whose === 'bare')
    return year === undefined && own.year !== undefined && plateOf(one) !== plateOf(own) && !isChoice
  if (whose === 'like') return own.whose !== 'bare' || !isChoice
  return OTHERS.has(whose) || own.whose === 'forThem'
}

/** For whom it is asked: one that is to be caught is never helped, where the customer has his own. */
function withHelped(mentions: readonly Mention[], words: string): readonly Mention[] {
  const isRace = RACES.test(words) && mentions.some(({ whose }) => whose === 'mine')
  const [from, to]: [Whose, Whose] = isRace ? ['forThem', 'theirs'] : ['theirs', 'forThem']
  if (!isRace && !HE_WANTS.test(words)) return mentions
  return mentions.map((one) => (one.whose === from && one.isWhole ? { ...one, whose: to } : one))
}

/**
 * A message that tells of several cars, with the customer's alone left in it by name where the readers would take another for
 * his: what a husband drives, what was sold, what gives a part. One that is to be caught stays as the rival.
 * Worked: "my husband's m340i is faster than my 2018 golf r, what does it need" = "my husband's car is faster than my 2018
 * golf r, what does it need, to beat a m340i". Words in lower case.
 */
export function withOwnCar(catalog: Names, typed: string, known?: string): string {
  const words = typed.replaceAll('’', "'")
  if (PUTS_RIGHT.test(words) || RIVAL_TOLD.test(words)) return typed
  if (!MAY_BE_OTHERS.test(words) && !(known === undefined && HAS_YEAR.test(words))) return typed
  const mentions = withHelped(mentionsIn(catalog, words), words)
  // After his car is known, one that was traded in is no other to plan.
  if (known !== undefined && mentions.length === 0) return withoutGone(catalog, words, known) ?? typed
  const own = ownOf(mentions)
  if (!own?.isWhole) return typed
  const beside = mentions.filter((one) => one !== own && !isSameCar(one, own))
  const isChoice = CHOICE.test(words)
  const isClear = beside.length > 0 && beside.every((one) => isOthers(one, own, isChoice))
  if (!isClear || (COMPARES.test(words) && !NEEDS.test(words))) return typed
  const rival = beside.find(({ whose, isWhole }) => whose === 'theirs' && isWhole)
  const isRace = rival !== undefined && RACES.test(words) && !OWN_GOAL.test(words)
  if (isReadSo(catalog, words, own, isRace)) return typed
  const alone = without(words, beside)
  return isRace
    ? `${alone.replace(AGAINST, '').replace(/[\s.?!,]+$/, '')}, to beat a ${words.slice(rival.from, rival.to)}`
    : alone
}

const AGAINST = / (?:vs\.?|versus|against) (?:my |our )?\w+ car\b/

/** Whether the readers take the customer's car for his as it is, and the rival for one. */
function isReadSo(catalog: Names, words: string, { car, year }: Mention, isRace: boolean): boolean {
  const { meaning } = readMessageOnce(catalog, words)
  const isOwn = meaning.car === car && (year === undefined || meaning.year === year) && !meaning.against?.car
  return isOwn && (!isRace || (meaning.goal !== undefined && 'fasterThan' in meaning.goal))
}
