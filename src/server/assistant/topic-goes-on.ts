import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { type Aspect, aspectAsked, isSameAspect } from './asked-of-talk.ts'
import { dangerTold } from './danger-told.ts'
import { DANGERS } from './dangers.ts'
import type { Draft } from './draft.ts'
import { answersAfter, type NextAnswer } from './knowledge/asked-next.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { questionIn } from './knowledge/question-shape.ts'
import { type SecondTurn, secondTurns } from './knowledge/second-turns.ts'
import { stemsOf } from './knowledge/stems.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import { LEAST_RANK, topicOf, topicsFor } from './knowledge/topic-index.ts'
import { KNOWN_TOPICS } from './knowledge/topics-known.ts'
import type { Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { kindsTold } from './told-last.ts'
import { answerTopic } from './topic-answer.ts'

/** So many letters of an answer's beginning tell which answer it was. */
const TELLING_LETTERS = 28
export const beginningOf = (words: string): string => words.trim().slice(0, TELLING_LETTERS)

let beginnings: ReadonlyMap<string, string> | undefined
/** Which topic an answer of ours begins like, be it the topic's own or that of a second turn. */
function topicsByBeginning(): ReadonlyMap<string, string> {
  beginnings ??= new Map([
    ...Object.entries(secondTurns()).flatMap(([id, turns]) =>
      turns.flatMap(({ says }) => says.map((words) => [beginningOf(words), id] as const)),
    ),
    ...KNOWN_TOPICS.flatMap(({ id, answer }) => answer.map((words) => [beginningOf(words), id] as const)),
    ...Object.entries(PART_FACTS).map(([kind, { does }]) => [beginningOf(does), `part_${kind}`] as const),
    ...DANGERS.flatMap(({ id, stop, check }) =>
      [...stop, ...check].map((words) => [beginningOf(words), `danger_${id}`] as const),
    ),
  ])
  return beginnings
}

/** Whether an answer begins with a topic's own words, and not with what was reckoned. */
export const beginsWithTopic = (answer: string): boolean => topicsByBeginning().has(beginningOf(answer))

/** The topics that an answer told, by the answer itself, in their order. */
export function topicsToldIn(answer: string): readonly string[] {
  const topics = topicsByBeginning()
  const all = answer
    .split(/(?<=[.?!:]) |\n/)
    .flatMap((sentence, at, rest) => topics.get(beginningOf([sentence, ...rest.slice(at + 1)].join(' '))) ?? [])
  return [...new Set(all)]
}

/** The topic that it told first. */
export const topicTold = (answer: string): string | undefined => topicsToldIn(answer)[0]

/** "Take that out again", "no wait, undo that": what is to be done, not what is asked. */
const IS_ORDER =
  /^\W*(?:(?:no|wait|ok|okay|please|actually|then|and|just|so),? )*(?:take|leave|drop|remove|put|add|undo|swap|ditch|delete|cancel that|get rid|change|make it|keep)\b[^?]*$/

/** Readings that act or speak of something else, whatever was told before. */
const OTHER_ACTS: ReadonlySet<Intent> = new Set<Intent>(['cart', 'reset', 'thanks', 'stranger', 'compare'])
/** Readings that the car's own figures answer. */
const OF_THE_CAR: ReadonlySet<Intent> = new Set<Intent>(['limits', 'slip', 'stock', 'stages'])
/** So well an answer has to fit that nothing else stands against, that the car's own figures do, and that "I don't know" does. */
const LEAST = -0.5
const LEAST_OF_ASKED = 0.5
const SURE = 2
const BEFORE_NOT_KNOWN = -1.5
/** Less than this says too little to be asked of what was not told but only asked before. */
const LEAST_STEMS = 2
/** What was told longer ago is gone on from less often. */
const LONGER_AGO = 1
/** A price or a list of parts between them leaves the topic what it was. */
const ANSWERS_HELD = 2
const MOST_WORDS = 30

/** So many of the best answers are looked through for one that is meant. */
const LOOKED_THROUGH = 8

/** The best answer to a message, by all that it may go on from, of those that may be meant. */
function bestAfter(
  topics: readonly string[],
  words: string,
  meant: (one: NextAnswer) => number = () => 0,
): NextAnswer | undefined {
  const [best] = topics
    .flatMap((topic, ago) =>
      answersAfter(topic, words, LOOKED_THROUGH).map((one) => ({
        ...one,
        score: one.score + meant(one) - (ago > 0 ? LONGER_AGO : 0),
      })),
    )
    .toSorted((a, b) => b.score - a.score)
  return best
}

const HARMS = /\b(?:break|blow|hurt|harm|damage|ruin|kill|wreck|destroy)\b/
const IS_SAFE = /\b(?:safe|ok(?:ay)?|fine)\b/

/** The words of a turn for whoever asks it the other way around: "is it safe" has a yes where "will it break" has a no. */
const answerTo = ({ asks, says: [english, spanish] }: SecondTurn, asked: string): Bilingual =>
  HARMS.test(asked) && !IS_SAFE.test(asked) && asks.some((one) => IS_SAFE.test(one))
    ? [english.replace(/^Yes\b[.,:]? /, 'No: '), spanish.replace(/^Sí[.,:]? /, 'No: ')]
    : [english, spanish]

/** What is counted for the parts of a car where parts were named. */
const COUNTED: ReadonlySet<Aspect> = new Set<Aspect>(['cost', 'duration', 'hard', 'fit', 'gain', 'which'])

/** What a short message may go on from: the topic of the last answer, the parts that were shown, the topic before. */
function topicsTold(draft: Draft, { meaning }: MessageReading, messages: readonly Said[]): readonly string[] {
  const told = messages.filter(({ from }) => from === 'assistant').slice(-ANSWERS_HELD)
  const [last = [], before = []] = told.map((one) => topicsToldIn(one.text)).reverse()
  const isOfBuild = draft.shown !== undefined && meaning.topic?.startsWith('build_')
  const isOfParts = last.length === 0 && !isOfBuild && told.at(-1)?.text.includes('$')
  const ofParts = isOfParts ? kindsTold(draft, messages).map((kind) => `part_${kind}`) : []
  const danger = draft.talk?.danger && `danger_${draft.talk.danger}`
  return [...last, ...ofParts, ...before, danger].filter((id) => id !== undefined)
}

/** What the message before most likely asked for, where its answer was no topic's. */
function topicsAsked(messages: readonly Said[]): readonly string[] {
  const [asked, now] = messages.filter(({ from }) => from === 'visitor').slice(-2)
  const [hit] =
    asked === undefined || now === undefined || stemsOf(now.text).length < LEAST_STEMS ? [] : topicsFor(asked.text, 1)
  return hit && hit.rank >= LEAST_RANK ? [hit.topic.id] : []
}

/** What is wished of the parts or of a build: a change of it, not a question. */
const WISHES = ['budgetUsd', 'fuel', 'without', 'keepsStock', 'wants', 'induction', 'part', 'use'] as const
const isWish = ({ meaning }: MessageReading): boolean => WISHES.some((name) => meaning[name] !== undefined)

/** An address for the order that was asked for. */
const BY_MAIL = /\S+@\S+\.\w/

/** "93 octane. It's a Saturday truck": told, not asked. */
export const asksOf = (asked: string): boolean => asked.includes('?') || questionIn(asked) !== undefined

/** A message and those before it. */
export interface Asked {
  advisor: Advisor
  draft: Draft
  reading: MessageReading
  messages: readonly Said[]
}

/** Less than this beside a car says which car it is. */
const LEAST_BESIDE_CAR = 3

/** "The ecoboost one", "oh it's a 15 Mustang GT": which car it is, and nothing is asked of it. */
const saysOnlyCar = ({ catalog }: Advisor, { meaning, asked }: MessageReading): boolean =>
  (meaning.car ?? meaning.year) !== undefined && stemsOf(withoutCars(catalog.vehicles, asked)).length < LEAST_BESIDE_CAR

/** Whether a danger that was told may be driven with is answered by no: the stop stands. */
const MAY_DRIVE = /\b(?:drive|driving|drivable|drivin)\b/
/** What it does if one goes on all the same is answered of that danger, and of nothing that is alike. */
const GOES_ON = /\b(?:keep|foot|anyway|anyhow|push|hurt\w*|harm\w*|damage|ruin|risk)\b/

/** "Will it break my car?": a word or two of it are asked of what was told, however surely they name another topic. */
function asksOfIt({ catalog }: Advisor, asked: string): boolean {
  const said = stemsOf(withoutCars(catalog.vehicles, asked)).length
  return /\b(?:it|they|that|this|those|these)\b/.test(asked) && said < (HARMS.test(asked) ? 3 : 2)
}

/** What is asked in the very aspect of a turn fits it so much better. */
const SAME_ASPECT = 2
const NEVER = Number.NEGATIVE_INFINITY

/**
 * How much better than it scores an answer may be meant. A question without a subject of its own asks of what is open, and where parts, a build or
 * cars were shown, of these: only what a kind of part itself is asked, and what no catalog counts, is told of them here.
 */
function mayBeMeant(
  { advisor, draft, reading, messages }: Asked,
  open: readonly string[],
): (one: NextAnswer) => number {
  const { asked } = reading
  const { talk, shown, compared } = draft
  const isDanger = open[0]?.startsWith('danger_') ?? false
  const kinds = talk?.of?.kinds.length ?? 0
  const isBuilt = shown !== undefined || compared !== undefined
  const isShown = !isDanger && (isBuilt || kinds > 0)
  const isOfParts = isShown || kindsIn(asked).length > 0
  const danger = talk?.danger && (MAY_DRIVE.test(asked) || GOES_ON.test(asked)) ? `danger_${talk.danger}` : undefined
  const isOfIt = asksOfIt(advisor, asked)
  const harms = isOfIt && HARMS.test(asked) ? 'safe' : undefined
  const aspect = aspectAsked(asked, messages.at(-1)?.text ?? '') ?? harms
  const isOfTwo = compared !== undefined || kinds > 1
  return (one) => {
    const turn = turnOf(one)
    if (danger && (one.topic !== danger || (MAY_DRIVE.test(asked) && !turn?.says[0].startsWith('No')))) return NEVER
    if (harms && !isSameAspect(harms, turn?.aspect)) return NEVER
    if (turn?.aspect && isOfParts && COUNTED.has(turn.aspect)) return NEVER
    if (turn?.aspect === 'cost' && /\b(?:torque|boost|psi)\b/.test(asked)) return NEVER
    if ((aspect !== undefined || isOfIt) && !open.includes(one.topic)) return NEVER
    if (aspect === undefined) return 0
    const isSame = isSameAspect(aspect, turn?.aspect)
    if (isShown && (isOfTwo || !isSame || (isBuilt && !one.topic.startsWith('part_')))) return NEVER
    return isSame ? SAME_ASPECT : 0
  }
}

/** "Can I still drive it?", "and if the plugs are new?": what is asked next of the topic that was told last. */
const SAME_OF = /^\W*(?:and|what about|how about|y) (?:an? |the |just an? )?[\w-]+(?: [\w-]+)?\W*$/
/** "And supercharger?" after a kit was priced installed: the price of another kind. */
const isSameOfOther = (asked: string, messages: readonly Said[]): boolean =>
  SAME_OF.test(asked) &&
  kindsIn(asked).length > 0 &&
  /^[^$]{0,160}\$[\d,]+[^$]{0,40}\$[\d,]+ installed/.test(
    messages.findLast(({ from }) => from === 'assistant')?.text ?? '',
  )

export function topicGoesOn(inTalk: Asked): Answer | undefined {
  const { advisor, draft, reading, messages } = inTalk
  const { meaning, asked, about } = reading
  const isOtherCar = meaning.car !== undefined && draft.car !== undefined && meaning.car !== draft.car
  if (
    isOtherCar ||
    reading.isCorrection ||
    meaning.goal !== undefined ||
    OTHER_ACTS.has(meaning.intent) ||
    IS_ORDER.test(asked) ||
    isSameOfOther(asked, messages)
  )
    return undefined
  const last = messages.findLast(({ from }) => from === 'assistant')
  const said = messages.at(-1)?.text ?? ''
  if (!last || last.request || said.split(/\s+/).length > MOST_WORDS || saysOnlyCar(advisor, reading)) return undefined
  if (meaning.topic === 'transmission' && meaning.gearbox !== undefined) return undefined
  const isOfTwo = about?.question.type === 'versus' && about.kinds.length > 1
  if (isOfTwo || (isWish(reading) && !asksOf(asked)) || BY_MAIL.test(said)) return undefined
  const told = topicsTold(draft, reading, messages)
  const open = told.length > 0 ? told : topicsAsked(messages)
  const danger = dangerTold(asked, said)?.id
  if (danger !== undefined && open[0] !== `danger_${danger}`) return undefined
  const best = bestAfter(open, wordsOf(reading, said), mayBeMeant(inTalk, open))
  const isOfKinds = meaning.intent === 'fits' && kindsIn(asked).length > 0
  const isFigure = OF_THE_CAR.has(meaning.intent) || isOfKinds || (meaning.intent === 'plan' && isWish(reading))
  const isOther = best?.turn === undefined && meaning.intent !== 'unknown'
  const isOfOther = about?.isSure && about.topics[0]?.topic.id !== best?.topic
  const least = isFigure || isOther || isOfOther ? SURE : told.length > 0 ? LEAST : LEAST_OF_ASKED
  return best && best.score >= least ? says(inTalk, best) : undefined
}

/** The nearest that there is to say, before nothing is. */
export function nearestAnswer(asked: Asked): Answer | undefined {
  const { draft, reading, messages } = asked
  const told = topicsTold(draft, reading, messages)
  const open = told.length > 0 ? told : topicsAsked(messages)
  const best = bestAfter(open, wordsOf(reading, messages.at(-1)?.text ?? ''))
  return best && best.score >= BEFORE_NOT_KNOWN ? says(asked, best) : undefined
}

/** What was learned was said in English and Spanish. */
const wordsOf = ({ language, asked }: MessageReading, said: string): string =>
  language === 'de' || language === 'fr' || language === 'pt' ? asked : said

const turnOf = ({ topic, turn }: NextAnswer): SecondTurn | undefined =>
  turn === undefined ? undefined : secondTurns()[topic]?.[turn]

/** Says an answer, unless it was the last thing that was said. */
function says({ advisor, draft, reading, messages }: Asked, best: NextAnswer): Answer | undefined {
  const turn = turnOf(best)
  const last = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const words = turn?.says ?? topicOf(best.topic)?.answer
  if (!words || words.some((one) => last.includes(beginningOf(one)))) return undefined
  if (!turn) {
    const meaning = { ...reading.meaning, intent: 'topic' as const, topic: best.topic }
    return answerTopic(advisor, draft, { ...reading, meaning })
  }
  return [
    text(inLanguage(draft.language, answerTo(turn, reading.asked))),
    suggestions('What does it cost?', 'How long does it take?', 'Book the shop'),
  ]
}
