import { isOrder } from './act.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { aspectAsked } from './asked-of-talk.ts'
import { type AskKind, familyOf } from './asks/ask.ts'
import { dangerTold } from './danger-told.ts'
import { isDiesel } from './diesel-said.ts'
import { SEEKS, toldTopic } from './frame/likely-told.ts'
import { decidingAsk } from './knowledge/kinds-of-topics.ts'
import { wordsOfAnswer } from './knowledge/known-answers.ts'
import { type RankedAnswer, rankedAnswers } from './knowledge/ranked-answers.ts'
import type { RankedLore } from './knowledge/ranked-lore.ts'
import { stemsOf } from './knowledge/stems.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import { topicOf } from './knowledge/topic-index.ts'
import { named } from './likely-topic.ts'
import { loreSaid, loreTold } from './lore-of-car.ts'
import type { Intent } from './meaning.ts'
import { withoutParts } from './part-words.ts'
import type { ReaderName } from './readers.ts'
import { ofNoneOfOurs } from './stranger-answer.ts'
import { STRENGTH_TOPICS } from './strength-asked.ts'
import { asksOf, beginningOf, beginsWithTopic, topicsToldIn } from './topic-goes-on.ts'
import type { Turn } from './turn.ts'

/** Who answered a message: a reader, or its intent. */
export type By = ReaderName | Intent

/**
 * How likely right a ranked answer has to be to be told before what was read: about as often as each of these readings
 * was right for 1,071 messages of strangers. What acts, sells what was ordered or reckons is not held against it.
 */
const LEADS_FROM: Partial<Record<By, number>> = {
  ...{ topic: 0.2, unknown: 0.12, plan: 0.2, fits: 0.2, limits: 0.25, why: 0.3, chat: 0.2 },
  symptomFirst: 0.35,
}
/** The same where a part is looked for, or its price. */
const OF_SOUGHT = 0.45
/** The same where the nearest answer was told already. */
const OF_NEAR = 0.3
/** So much likelier right it is than the topic that was read. */
const ABOVE_READ = 0.1
/** So unlikely right it is told by its topic's name: who meant another thing sees it. */
const MAYBE = 0.25
/** So surely right it is told alone; else what was read is told after it, unless that is as long as this. */
const SURE = 0.7
const MOST_LETTERS = 600
/** So likely right what is known of the car is told where nothing but a question was, where something was, and before that. */
const OF_CAR = { notTold: 0.1, stranger: 0.2, advised: 0.22, told: 0.3, first: 0.4 }
/** So likely right it follows what was reckoned, what warns, and what goes on with the talk. */
const FOLLOWS_FROM = 0.4
const FOLLOWS: ReadonlySet<By> = new Set<By>([
  'topic',
  'symptomFirst',
  'compare',
  'dangerFirst',
  'topicGoesOn',
  'stranger',
])

/** So surely a message asks for advice, or what its trouble is, that what sells, reckons or asks back gives way sooner. */
const ADVISED = 0.6
/** How likely right an answer has to be then to be told before what each of these said. */
const ADVISED_FROM: Partial<Record<By, number>> = {
  ...{ topic: 0.1, unknown: 0.1, plan: 0.1, fits: 0.14, limits: 0.16, stock: 0.14, slip: 0.14, price: 0.18, why: 0.18 },
  ...{ chat: 0.1, compare: 0.25, likelyTold: 0.2, ofBuildTopic: 0.2, ofShownBuild: 0.3 },
  ...{ answerOfTalk: 0.2, asAsked: 0.25 },
}
/** Advice that the car's own figures or the shelf give is not held against a topic. */
const OF_FIGURES: ReadonlySet<AskKind> = new Set<AskKind>([
  'advice.first',
  'advice.buy',
  'advice.tires',
  'advice.brakes',
])

function isAdvised({ reading: { asks } }: Turn): boolean {
  const ask = decidingAsk(asks)
  const family = ask && familyOf(ask.kind)
  return (
    ask !== undefined &&
    ask.likely >= ADVISED &&
    (family === 'advice' || family === 'trouble') &&
    !OF_FIGURES.has(ask.kind)
  )
}
const OF_TROUBLE = 0.44
/** How likely right a ranked answer has to be to be told before what was read. */
const leadsFrom = (turn: Turn, by: By): number | undefined => {
  // What is asked in the kind of the message stands higher by itself.
  const own = by === 'symptomFirst' && isAdvised(turn) ? OF_TROUBLE : LEADS_FROM[by]
  const advised = isAdvised(turn) ? ADVISED_FROM[by] : undefined
  return advised === undefined ? own : Math.min(advised, own ?? 1)
}

/** Less than this beside a car and its parts asks of what was talked about, or says which car it is. */
const LEAST_STEMS = 3

const wordsOf = (answer: Answer): string =>
  answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')

/** What was read, or what the whole message more likely asks for, or both; what is known of this very car before it. */
export function betterTold(turn: Turn, by: By, read: Answer): Answer {
  if ((leadsFrom(turn, by) === undefined && !FOLLOWS.has(by)) || isOfTalk(turn) || isActed(turn, read)) return read
  const told = by === 'stranger' ? read : rankedTold(turn, by, read)
  const lore = loreTold(turn)
  if (lore && by === 'stranger' && !isToldOfStranger(turn, wordsOf(read), lore)) return read
  if (lore && isOfStrength(turn) && TELLS_POWER.test(lore.lore.says[0])) return told
  if (!lore || (isWarned(turn, by) && !warns(lore.lore.says))) return told
  const said = loreSaid(turn, lore)
  const now = wordsOf(told)
  // What was told before of another car is said to hold for this one too, and nothing more.
  const isTold = now !== '' && turn.toldBefore.some((earlier) => earlier.includes(now.trim()))
  const isOnlyAsked =
    !isWarned(turn, by) &&
    (by === 'stranger' ||
      (isAdvised(turn) && GIVES_NONE.test(now)) ||
      (by !== 'compare' && ASKS_BACK.test(now)) ||
      (by === 'topic' && turn.reading.isGuess === true))
  if (
    isTold ||
    lore.right <
      (by === 'stranger'
        ? OF_CAR.stranger
        : isOnlyAsked
          ? OF_CAR.notTold
          : isAdvised(turn)
            ? OF_CAR.advised
            : OF_CAR.told)
  )
    return told
  if (isOnlyAsked) {
    const none = turn.reading.meaning.stranger === undefined ? [] : [ofNoneOfOurs(turn.draft, turn.reading.meaning)]
    return [...none, ...said, ...told.filter(({ type }) => type !== 'text')]
  }
  const isLong = now.length > MOST_LETTERS
  if (by === 'compare' || (isLong && lore.right < SURE)) return told
  const follows =
    isLong ||
    lore.right < (isAdvised(turn) ? OF_CAR.told : OF_CAR.first) ||
    isReckoned(turn, by, now) ||
    by === 'limits' ||
    by === 'symptomFirst'
  return follows ? withMore(told, said) : [...said, text('\n'), ...told]
}

/** What the car's own figures bear was told: another figure of the same limit beside it only contradicts. */
const isOfStrength = ({ reading: { meaning } }: Turn): boolean =>
  STRENGTH_TOPICS.has(meaning.topic ?? '') && meaning.car !== undefined && meaning.stranger === undefined
const TELLS_POWER = /\b\d{3} (?:to \d{3} )?(?:[rwa]?whp|wheel|hp)\b/

/** What is known of a car that we do not build is told where nothing else was; it parks no car where it is only likely. */
const isToldOfStranger = (turn: Turn, now: string, { right, lore }: RankedLore): boolean =>
  /won't guess at one|no te voy a inventar nada/.test(now) &&
  (right >= SURE || isWarned(turn, 'stranger') || !warns(lore.says))

/** Told where nothing better was known. */
const GIVES_NONE =
  /^(?:Compare it with which|I can't (?:tell what|answer that)|I don't have a straight|Got it, an? |Desde aquí no puedo|No tengo una respuesta|Perfecto, el )/
/** "Which Civic is it?" */
const ASKS_BACK = /^(?:Which\b|¿)|\?\s*$/

/** An answer after another one's words. */
function withMore(told: Answer, more: Answer): Answer {
  const at = told.findLastIndex(({ type }) => type === 'text') + 1
  return [...told.slice(0, at), text('\n'), ...more, ...told.slice(at)]
}

function rankedTold(turn: Turn, by: By, told: Answer): Answer {
  const { advisor, reading, messages, words } = turn
  const { meaning, asked } = reading
  const last = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const ranked = rankedAnswers(topicsToldIn(last), words, withoutCars(advisor.catalog.vehicles, asked), reading.asks)
  const [best] = ranked
  const says = best && wordsOfAnswer(best)
  if (!best || !says) return told
  const now = wordsOf(told)
  if (says.some((one) => now.includes(beginningOf(one)) || last.includes(beginningOf(one)))) return told
  if (isWarned(turn, by) && !warns(says)) return told
  if (isDiesel(asked) && !isDiesel(says[0].toLowerCase())) return told
  if (isReckoned(turn, by, now)) {
    if (best.right < FOLLOWS_FROM || now.length > MOST_LETTERS) return told
    const more = toldAs(turn, best, says, true).filter(({ type }) => type === 'text')
    return withMore(told, more)
  }
  const own = ranked.find(({ topic, turn }) => topic === meaning.topic && turn === undefined)
  const isSought = by === 'fits' && SEEKS.test(asked)
  const isNear = by === 'unknown' && topicsToldIn(now).length > 0
  const least = isSought || (by === 'plan' && meaning.goal) ? OF_SOUGHT : isNear ? OF_NEAR : (leadsFrom(turn, by) ?? 1)
  if (best.right < Math.max(least, by === 'topic' && own ? own.right + ABOVE_READ : 0)) return told
  const isAlone =
    best.right >= SURE ||
    GIVES_NONE.test(now) ||
    !GOES_WELL.has(by) ||
    now.length > MOST_LETTERS ||
    now.trim().endsWith('?')
  const better = toldAs(turn, best, says, best.right < MAYBE)
  const shown = told.filter(({ type }) => type === 'parts')
  return isAlone ? [...better, ...shown] : [...better.filter(({ type }) => type !== 'suggestions'), text('\n'), ...told]
}
const GOES_WELL: ReadonlySet<By> = new Set<By>(['topic', 'symptomFirst', 'fits'])

/** What warns, tells what a component bears, goes on with the talk, or reckons with the car's figures or the shop's own facts: it stands first. */
const isReckoned = (turn: Turn, by: By, now: string): boolean =>
  isWarned(turn, by) ||
  STRENGTH_TOPICS.has(turn.reading.meaning.topic ?? '') ||
  by === 'topicGoesOn' ||
  by === 'compare' ||
  ((by === 'topic' || by === 'symptomFirst') && !beginsWithTopic(now))

/** A danger that was told, or that the message tells: what stands first then stands first, and only what warns as well may follow. */
const isWarned = ({ draft, reading: { asked }, words }: Turn, by: By): boolean =>
  by === 'dangerFirst' || draft.talk?.danger !== undefined || dangerTold(asked, words) !== undefined
const warns = ([english]: Bilingual): boolean =>
  /(?:^|[.:;,] |\band |\bthen )stop\b|\b(?:stop driving|shut (?:it|the engine) (?:off|down)|park it|tow it|it towed|don't (?:drive|start|restart|run)|do not (?:drive|start|run))\b/i.test(
    english,
  )

/** "Will it fit", "how long": asked of what was talked about. */
function isOfTalk({ advisor, before, reading: { asked }, messages }: Turn): boolean {
  if (stemsOf(withoutParts(withoutCars(advisor.catalog.vehicles, asked))).length < LEAST_STEMS) return true
  return before.last !== undefined && aspectAsked(asked, messages.at(-1)?.text ?? '') !== undefined
}

const WISHES = [
  ...(['goal', 'budgetUsd', 'wants', 'without', 'keepsStock', 'installed', 'induction', 'fuel', 'noPower'] as const),
  ...(['cart', 'change', 'dynoSheet'] as const),
] as const

/** A build, a power or a part that is ordered stays what it is, and so does what was asked of a build. */
function isActed(turn: Turn, told: Answer): boolean {
  const { draft, reading } = turn
  const { asked, meaning, isCorrection } = reading
  const isWished = isOrder(asked) || WISHES.some((name) => meaning[name] !== undefined)
  const isBuilt =
    (meaning.goal ?? meaning.budgetUsd ?? draft.shown) !== undefined && told.some(({ type }) => type === 'build')
  const isOfBuild = draft.shown !== undefined && (meaning.topic?.startsWith('build_') ?? false)
  return (
    isOfBuild ||
    (draft.shown !== undefined && !asksOf(asked) && !isAdvised(turn)) ||
    (meaning.intent === 'plan' && isWished && (isBuilt || isOrder(asked) || !asksOf(asked))) ||
    meaning.change !== undefined ||
    isCorrection === true ||
    told.some(({ type }) => type === 'cart')
  )
}

/** An answer in its own words; `isMaybe`: by its name, so that who meant another thing sees it. */
function toldAs(
  { advisor, draft, reading }: Turn,
  { topic, turn }: RankedAnswer,
  says: Bilingual,
  isMaybe: boolean,
): Answer {
  const none = reading.meaning.stranger === undefined ? [] : [ofNoneOfOurs(draft, reading.meaning)]
  if (turn === undefined) return [...none, ...toldTopic(advisor, draft, reading, topic)]
  const title = topicOf(topic)?.title
  const words = title === undefined || !isMaybe ? says : named(title, says)
  return [...none, text(inLanguage(draft.language, words)), suggestions('What does it cost?', 'Book the shop')]
}
