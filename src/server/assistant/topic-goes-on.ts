import { type Answer, type Bilingual, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { type Aspect, aspectAsked, isSameAspect } from './asked-of-talk.ts'
import { DANGERS, dangerTold } from './danger-told.ts'
import type { Draft } from './draft.ts'
import { likeness } from './knowledge/asked-like.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { nearTurns, SECOND_TURNS, type SecondTurn } from './knowledge/second-turns.ts'
import { stemsOf } from './knowledge/stems.ts'
import type { Hit } from './knowledge/topic-index.ts'
import { KNOWN_TOPICS } from './knowledge/topics-known.ts'
import type { Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { kindsTold } from './told-last.ts'

/** So many letters of an answer's beginning tell which answer it was. */
const TELLING_LETTERS = 28
const beginningOf = (words: string): string => words.trim().slice(0, TELLING_LETTERS)

let beginnings: ReadonlyMap<string, string> | undefined
/** Which topic an answer of ours begins like, be it the topic's own or that of a second turn. */
function topicsByBeginning(): ReadonlyMap<string, string> {
  beginnings ??= new Map([
    ...Object.entries(SECOND_TURNS).flatMap(([id, turns]) =>
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

/** The topic that an answer told, by the answer itself. */
export function topicTold(answer: string): string | undefined {
  const topics = topicsByBeginning()
  return answer
    .split(/(?<=[.?!:]) |\n/)
    .map((sentence, at, all) => topics.get(beginningOf([sentence, ...all.slice(at + 1)].join(' '))))
    .find((id) => id !== undefined)
}

/** "Take that out again", "no wait, undo that": what is to be done, not what is asked. */
const IS_ORDER =
  /^\W*(?:(?:no|wait|ok|okay|please|actually|then|and|just|so),? )*(?:take|leave|drop|remove|put|add|undo|swap|ditch|delete|cancel that|get rid|change|make it|keep)\b[^?]*$/

/** Readings that act or speak of something else, whatever was told before. */
const OTHER_ACTS: ReadonlySet<Intent> = new Set<Intent>(['cart', 'reset', 'thanks', 'stranger', 'compare'])
/** Readings that the car's own figures answer. */
const OF_THE_CAR: ReadonlySet<Intent> = new Set<Intent>(['limits', 'slip', 'stock', 'stages'])
/** How much the aspect counts beside the turn's own questions, and how much it takes from both that other topics are asked so. */
const ASPECT_COUNTS = 0.7
const OTHER_COUNTS = 0.3
/** What a message without a subject of its own asks by its very words. */
const SAME_ASPECT = 0.25
/**
 * By the score alone, of 600 phrasings left out 68 of 100 are then taken up, 77 of those rightly; of 598 first questions to
 * other topics 6 of 100 are taken for a second turn. The same hands wrote what was left out and what was kept.
 */
const LEAST = 0.2
/** So near a turn stands in whose very words the message is put, whatever aspect its words alone would tell. */
const NEARLY_SAID = 0.6
/** A price or a list of parts between them leaves the topic what it was. */
const ANSWERS_HELD = 2
const MOST_WORDS = 24

/** A message that speaks of a topic with nearly every word asks of that. */
const isAllSaid = ({ rank, covered }: Hit): boolean => rank >= 14 && covered >= 0.85

/** "How does it idle": one word of it is asked of what was told, however surely that word names another topic. */
const asksOfIt = (asked: string): boolean => /\b(?:it|they)\b/.test(asked) && stemsOf(asked).length < 2

/** The second turn that a message is, of the topic that was told last. */
export function secondTurnOf(topic: string, reading: MessageReading, said: string): SecondTurn | undefined {
  const { asked, about, meaning } = reading
  const [english, spoken] = [nearTurns(topic, asked), asked === said ? [] : nearTurns(topic, said)]
  const aspect = aspectAsked(asked, said)
  const others = [...likeness(asked)].filter(([id]) => id !== topic).map(([, like]) => like)
  const asOther = Math.max(0, ...others) * OTHER_COUNTS
  const [best] = [...english, ...spoken]
    .map(({ turn, own, ofAspect }) => ({
      turn,
      score: own + ASPECT_COUNTS * ofAspect + (aspect && isSameAspect(aspect, turn.aspect) ? SAME_ASPECT : 0) - asOther,
    }))
    .toSorted((a, b) => b.score - a.score)
  if (!best || best.score < LEAST) return undefined
  const other = asksOfIt(asked) ? undefined : about?.topics[0]
  const isPlanned = isWish(reading) && (meaning.intent === 'plan' || best.score < NEARLY_SAID)
  if (topic.startsWith('part_') && isPlanned) return undefined
  const isOfOther =
    (aspect !== undefined && !isSameAspect(aspect, best.turn.aspect)) ||
    (other && other.topic.id !== topic && (about?.isSure || isAllSaid(other))) ||
    OF_THE_CAR.has(meaning.intent)
  const isCounted = topic.startsWith('part_') && aspect !== undefined && COUNTED.has(aspect)
  return isOfOther && (isCounted || best.score < NEARLY_SAID) ? undefined : best.turn
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

/** What a short message may go on from: the topic of the last answer, else the parts that were shown, and the topic before. */
function topicsOpen(draft: Draft, { meaning }: MessageReading, messages: readonly Said[]): readonly string[] {
  const told = messages.filter(({ from }) => from === 'assistant').slice(-ANSWERS_HELD)
  const [last, before] = told.map((one) => topicTold(one.text)).reverse()
  const isOfBuild = draft.shown !== undefined && meaning.topic?.startsWith('build_')
  const isOfParts = last === undefined && !isOfBuild && told.at(-1)?.text.includes('$')
  const ofParts = isOfParts ? kindsTold(draft, messages).map((kind) => `part_${kind}`) : []
  return [last, ...ofParts, before].filter((id) => id !== undefined)
}

/** What is wished of the parts or of a build; parts that were shown are then gone on from only in nearly their own words. */
const WISHES = ['budgetUsd', 'fuel', 'without', 'keepsStock', 'wants', 'induction', 'part', 'use'] as const
const isWish = ({ meaning }: MessageReading): boolean => WISHES.some((name) => meaning[name] !== undefined)

/** "Can I still drive it?", "and if the plugs are new?": what is asked next of the topic that was told last. */
export function topicGoesOn(draft: Draft, reading: MessageReading, messages: readonly Said[]): Answer | undefined {
  const { meaning, asked } = reading
  const isOther = meaning.car !== undefined && draft.car !== undefined && meaning.car !== draft.car
  if (isOther || meaning.goal !== undefined || OTHER_ACTS.has(meaning.intent) || IS_ORDER.test(asked)) return undefined
  const last = messages.findLast(({ from }) => from === 'assistant')
  const said = messages.at(-1)?.text ?? ''
  const danger = dangerTold(asked, said)?.id
  if (!last || last.request || said.split(/\s+/).length > MOST_WORDS) return undefined
  const topics = topicsOpen(draft, reading, messages)
  if (danger !== undefined && topics[0] !== `danger_${danger}`) return undefined
  const turn = topics.map((topic) => secondTurnOf(topic, reading, said)).find((one) => one !== undefined)
  const isOfParts = (draft.talk?.of?.kinds.length ?? 0) > 0 || kindsIn(asked).length > 0
  if (turn?.aspect && isOfParts && COUNTED.has(turn.aspect)) return undefined
  const isOfGearbox = meaning.topic === 'transmission' && meaning.gearbox !== undefined
  if (isOfGearbox || (turn?.aspect === 'cost' && /\b(?:torque|boost|psi)\b/.test(asked))) return undefined
  if (!turn || last.text.includes(beginningOf(turn.says[0])) || last.text.includes(beginningOf(turn.says[1])))
    return undefined
  return [
    text(inLanguage(draft.language, answerTo(turn, asked))),
    suggestions('What does it cost?', 'How long does it take?', 'Book the shop'),
  ]
}
