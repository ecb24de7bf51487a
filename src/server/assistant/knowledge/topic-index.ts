import { slipsBetween } from '../../listing/near-words.ts'
import { kindsIn } from '../part-words.ts'
import { learnedTopics } from './answer-learned/answer-learned.ts'
import { likeness, QUESTIONS } from './asked-like.ts'
import { mattersOf } from './matters.ts'
import { stemsOf } from './stems.ts'
import type { KnowledgeTopic } from './topic.ts'
import { KNOWN_TOPICS } from './topics-known.ts'

/** How well a topic answers a question. */
export interface Hit {
  topic: KnowledgeTopic
  score: number
  /** The share of what the question says that this topic speaks of, by how telling each word is. */
  covered: number
  /** How like what was asked before it is, 0 to 1. */
  like: number
  /** Never asked about anything of what the question names. */
  isBeside: boolean
  /** The score, the questions asked before and what was learned of them together: what the topics are ordered by. */
  rank: number
}

/** A word counts by where it stands; what an answer happens to mention counts least. */
const TITLE = 2
const ASKED = 1.4
const ANSWER = 0.3
const KIND = 0.5
/** BM25: how soon a repeated word stops counting, and how much long topics lose. */
const SATURATION = 1.2
const LENGTH = 0.3
/** A word that no topic has counts so much of the most telling one. */
const UNKNOWN = 0.55
/** Words that tell what kind of question it is rather than what it is about. */
const WEAK: ReadonlySet<string> = new Set(
  stemsOf(
    'cost price expensive cheap worth safe bad good better best difference long often buy possible work happen add part type big small new old help fine issue problem hard easy hold handle take up go run next get put lot',
  ),
)
const WEAK_COUNTS = 0.45
const FUEL = /^(?:8[79]|9[1-4]|e\d\d|c16)$/
const FUEL_COUNTS = 1.4
const MOST_WORDS = 40
const MOST_SLIPS_TRIED = 10

const termsOf = (text: string): string[] => [...stemsOf(text), ...kindsIn(text).map((kind) => `#${kind}`)]

interface Entry {
  topic: KnowledgeTopic
  weights: ReadonlyMap<string, number>
  length: number
}

function entryOf(topic: KnowledgeTopic): Entry {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const term of termsOf(text)) {
      const own = term.startsWith('#') ? weight * KIND : weight
      weights.set(term, Math.min(4, (weights.get(term) ?? 0) + own))
    }
  }
  add(topic.title, TITLE)
  add(topic.asked, ASKED)
  add(topic.answer[0], ANSWER)
  const length = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return { topic, weights, length }
}

const ENTRIES = KNOWN_TOPICS.map(entryOf)
const MEAN_LENGTH = ENTRIES.reduce((sum, { length }) => sum + length, 0) / ENTRIES.length

/** The topics that have a term, how much, and how soon it stops counting there: the longer the topic, the later. */
const HAVING = Map.groupBy(
  ENTRIES.flatMap(({ weights, length }, at) => {
    const norm = SATURATION * (1 - LENGTH + LENGTH * (length / MEAN_LENGTH))
    return [...weights].map(([term, weight]) => ({ term, at, weight, norm }))
  }),
  ({ term }) => term,
)

/** How telling a word is: the fewer topics are found by it, the more. What only answers mention counts little. */
const TELLING: ReadonlyMap<string, number> = (() => {
  const counts = new Map<string, number>()
  for (const { weights } of ENTRIES)
    for (const [term, weight] of weights) counts.set(term, (counts.get(term) ?? 0) + Math.min(1, weight))
  return new Map([...counts].map(([term, count]) => [term, Math.log(1 + ENTRIES.length / (count + 0.5))]))
})()
const MOST_TELLING = Math.max(...TELLING.values())

const BY_LETTER = Map.groupBy(
  [...TELLING.keys()].filter((term) => /^[a-z]{4,}$/.test(term)),
  (term) => term[0] ?? '',
)

/** The known word that was most likely typed; undefined where none is near. */
function mendedOf(word: string): string | undefined {
  if (word.length < 4) return undefined
  const most = word.length >= 8 ? 2 : 1
  let best: { word: string; slips: number } | undefined
  for (const known of BY_LETTER.get(word[0] ?? '') ?? []) {
    if (Math.abs(known.length - word.length) > most) continue
    const slips = slipsBetween(word, known)
    if (slips <= most && (!best || slips < best.slips)) best = { word: known, slips }
  }
  return best?.word
}

/** The terms of a question with their weight, slips of the finger mended. */
function termsAsked(text: string): ReadonlyMap<string, number> {
  const terms = new Map<string, number>()
  let tried = 0
  for (const term of termsOf(text).slice(0, MOST_WORDS)) {
    const isKnown = TELLING.has(term)
    const mended = !isKnown && /^[a-z]+$/.test(term) && tried++ < MOST_SLIPS_TRIED ? mendedOf(term) : undefined
    const own = mended ?? term
    if (!isKnown && mended === undefined && /\d|^#/.test(term)) continue
    const counts = WEAK.has(own) ? WEAK_COUNTS : FUEL.test(own) ? FUEL_COUNTS : 1
    const telling = (TELLING.get(own) ?? UNKNOWN * MOST_TELLING) * counts
    terms.set(own, (own.startsWith('#') ? KIND : mended ? 0.8 : 1) * telling)
  }
  return terms
}

/** Whether any topic has the word. */
export const isKnownWord = (stem: string): boolean => TELLING.has(stem)

/** What a question says, each term with how telling it is. */
export const tellingTerms = (asked: string): Map<string, number> => new Map(termsAsked(asked))

/** The terms that words speak of. */
export const saysOf = (words: string): ReadonlySet<string> => new Set(termsOf(words))

/** What each topic is about: what its title, its words and the questions that were asked of it name. */
const ABOUT: ReadonlyMap<KnowledgeTopic, ReadonlySet<string>> = new Map(
  KNOWN_TOPICS.map((topic) => [
    topic,
    new Set(
      [topic.title, topic.asked, ...(QUESTIONS[topic.id] ?? [])].flatMap((text) => mattersOf(text.toLowerCase())),
    ),
  ]),
)
/** So much a topic loses that is about nothing of what the question names. */
const BESIDE = 4

/**
 * How much each of three counts: a topic's own words, a question that was asked before word for word, and how many times
 * likelier than by chance the topic is by what was learned of all questions.
 */
const COUNTS = { score: 0.56, alike: 10.5, learned: 1.9 }

/** A message is asked for its topics by many that may answer it: so many of the last texts are kept. */
const MOST_TEXTS = 32
const found = new Map<string, readonly Hit[]>()

/** The topics that the words speak of, the best first. */
export function topicsFor(text: string, most = 5): readonly Hit[] {
  const hits = found.get(text) ?? allTopicsFor(text)
  found.delete(text)
  found.set(text, hits)
  const [oldest] = found.keys()
  if (found.size > MOST_TEXTS && oldest !== undefined) found.delete(oldest)
  return hits.slice(0, most)
}

/** Topics that one word in another sense brings up ("a close race", "what they owe me"): told only where they are spoken of. */
const ONLY_WITH: Readonly<Record<string, RegExp>> = {
  business_hours:
    /\b(?:open|opens|opening|hours?|what time|when|until|till|saturdays?|sundays?|weekends?|mondays?|tonight|today|tomorrow|holidays?|christmas|thanksgiving|july|closed|closing|close (?:at|on|up|for|for the)|(?:you|yall|y'all|shop|guys) close|abr\w+|cierr\w+|horario\w*|lunch|day|days)\b/,
}

function allTopicsFor(text: string): readonly Hit[] {
  const asked = termsAsked(text)
  const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return []
  const alike = likeness(text)
  const learned = learnedTopics(text)
  const matters = mattersOf(text.toLowerCase())
  const scores = new Float64Array(ENTRIES.length)
  const covers = new Float64Array(ENTRIES.length)
  for (const [term, telling] of asked)
    for (const { at, weight, norm } of HAVING.get(term) ?? []) {
      scores[at]! += (telling * weight * (SATURATION + 1)) / (weight + norm)
      covers[at]! += telling * Math.min(1, weight)
    }
  const plain = text.toLowerCase()
  const hits = ENTRIES.flatMap(({ topic }, at) => {
    if (ONLY_WITH[topic.id]?.test(plain) === false) return []
    const [score, covered] = [scores[at]!, covers[at]!]
    const like = alike.get(topic.id) ?? 0
    const told = COUNTS.score * score + COUNTS.alike * like + COUNTS.learned * (learned.get(topic.id) ?? 0)
    if (told <= 0) return []
    const missed = matters.filter((matter) => !ABOUT.get(topic)?.has(matter)).length
    const beside = matters.length > 0 ? missed / matters.length : 0
    return [{ topic, score, covered: covered / total, like, isBeside: beside === 1, rank: told - BESIDE * beside }]
  })
  return hits.toSorted((a, b) => b.rank - a.rank)
}

/** So far above the next the first topic has to stand: of bank questions that it never saw, 89 of 100 are then right. */
const SURE = 5
/** Under this two of three first topics are wrong: the words say next to nothing. */
export const LEAST_RANK = 10

/** Whether the first topic is meant beyond doubt. */
export const isSure = ([first, second]: readonly Hit[]): boolean =>
  first !== undefined && first.rank >= LEAST_RANK && first.rank - (second?.rank ?? 0) >= SURE

/** The topic of an id. */
export const topicOf = (id: string): KnowledgeTopic | undefined => KNOWN_TOPICS.find((one) => one.id === id)
