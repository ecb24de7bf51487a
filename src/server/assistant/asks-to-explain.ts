import { EXPLAINS } from './act.ts'
import { ALIKE } from './knowledge/alike-topics.ts'
import type { QuestionSubject } from './knowledge/subject-of-question.ts'
import type { Hit } from './knowledge/topic-index.ts'
import type { Intent, Meaning } from './meaning.ts'
import { isYield } from './questions.ts'
import { strengthInClauses } from './strength-asked.ts'

/** What gives way first is asked of the car, in words that many topics have. */
export const ASKS_FOR_LIMITS =
  /\bwhat (?:usually |typically |will |would |is going to )?(?:breaks?|fails?|gives?|goes|lets? go|blows?)\b|\bweak(?:est)?\b/

/** "He says it's perfectly safe. Is it?" */
const DOUBTED =
  /\b(?:safe|reliable|fine|ok(?:ay)?|no problem|not a problem)\b[^?]{0,40}\b(?:is|are|will|would|does|can) (?:it|that|this|they|he right|she right)(?: really| true| so)?\s*\?/

/** Readings that give way to a question whose topic is clear, and those that give way to any. */
const GIVES_WAY: ReadonlySet<Intent> = new Set(['limits', 'why', 'thanks', 'chat'])
const OPEN: ReadonlySet<Intent> = new Set(['plan', 'unknown'])

/** "Is 500 whp reliable on a stock FA20?": a power that is asked about, not asked for. */
export const asksIfSafe = (
  read: Intent,
  { goal }: Meaning,
  { question, kinds, whole, isSure, topics }: QuestionSubject,
): boolean =>
  OPEN.has(read) &&
  !(isSure && topics[0]?.topic.id !== 'safe_limit') &&
  goal !== undefined &&
  ('wheelHp' in goal || 'crankHp' in goal) &&
  (question.type === 'safe' || DOUBTED.test(whole)) &&
  kinds.every((kind) => kind === 'built_bottom_end' || kind === 'tune') &&
  (/^\W*(?:so |and |hey |ok )*(?:is|are|will|would|can|could|does|do)\b/.test(question.text) || DOUBTED.test(whole))

/** "Will a catless downpipe smell?" asks of the part, and does not look for one. */
export const ASKS_OF_PART =
  /^\W*(?:will|does|is|are|would|why|can|could|must|should|do (?:i|we))\b(?!.{0,30}\b(?:have|sell|carry|stock|get|fit)\b)/

const IS_ENGINE: ReadonlySet<string> = new Set([
  'built_bottom_end',
  'stroker',
  'tune',
  'turbo_kit_single',
  'turbo_upgrade',
])

/** A score that no topic reaches by chance. */
const STRONG = 9

/** So far above all parts a topic stands that no part is looked for. */
const FAR_ABOVE = 18

/** So near a topic is where no kind of part is named that could be looked for. */
const NO_PART = 15

/** So high a score is one of a question about nothing else, though a figure stands in it. */
const speaksOnlyOfIt = ({ score, covered }: Hit): boolean => score > 13.5 && covered > 0.4

/** Topics whose forms are words that stand in many questions; the others have figures of the car, or a law. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['heat', 'gears', 'noise', 'daily_use', 'towing', 'tires', 'converter'],
  ...['hours', 'clutch', 'octane', 'intake_tune', 'tune_platform', 'differential'],
])

/** Topics of the shop whose form tells what is asked about, and not which point of it. */
const GENERAL: ReadonlySet<string> = new Set([
  ...['shipping', 'returns', 'payment', 'warranty', 'emissions', 'install', 'services', 'accuracy', 'order_change'],
])

/** So far above its general topic one point of it stands that is asked for. */
const ONE_POINT = 2
/** A general topic that is not among the nearest counts as much. */
const NOT_NEAR = 18

/** The words as a whole speak of another topic than the one whose form stands among them. */
const isElsewhere = (topic: string | undefined, { topics, whole, isSure }: QuestionSubject): boolean => {
  if (topic?.startsWith('shop_') || (topic !== undefined && strengthInClauses(whole) === topic)) return false
  if (topic === 'fix_before_power') return false
  if (isSure) return true
  const [best] = topics
  const own = topics.find((hit) => hit.topic.id === topic || hit.topic.id === ALIKE[topic ?? ''])
  if (GENERAL.has(topic ?? '')) return best !== undefined && best.rank - (own?.rank ?? NOT_NEAR) >= ONE_POINT
  return (
    ELSEWHERE.has(topic ?? '') &&
    best !== undefined &&
    best.score > STRONG &&
    best !== own &&
    (own?.score ?? 0) < 0.6 * best.score
  )
}

/** A present, or a trouble that is told: no build answers it, whatever money is named. */
const isTold = ({ topics, isTrouble }: QuestionSubject, { budgetUsd = 0 }: Meaning): boolean => {
  const [best] = topics
  return (
    best !== undefined &&
    ((isTrouble && best.score > STRONG) || (best.topic.id === 'gift_idea' && best.score > 6 && budgetUsd < 1000))
  )
}

const OF_FITTING: ReadonlySet<string> = new Set([
  ...['wheel_fitment', 'fit_sure', 'not_sold_here', 'shop_visit', 'about_shop'],
])

/** "Must the gearbox be tuned too for stage 2?": a stage that is asked about, not asked for. */
const ASKS_YES_OR_NO = /(?:^|, |\bhonest(?:ly)? )\W*(?:is|are|do|does|must|should|will|would|need)\b(?! you\b)/

/** A time is asked for, and not what something does to it. */
const ASKS_TIME =
  /\bhow (?:quick|fast)\b|\b(?:what|which) (?:will|does|would|do|did|can|should|is|et|time)\b|\btime ?slip\b|\btrap\b|\b0 ?(?:-|to) ?60\b|^\W*(?:and )?(?:on|with) /

/** How a part is set up, and not which one is sold. */
const SETTINGS = /\b(?:timing|degrees|gap|gapped|heat range|jets?)\b/

/** "What does a downpipe do and do I need one", "plugs and timing for a 100 shot". */
const asksOfPart = ({ whole, topics: [best] }: QuestionSubject): boolean =>
  EXPLAINS.test(whole) || (SETTINGS.test(whole) && best !== undefined && best.score > FAR_ABOVE)

/** Whether a message wants something explained rather than what its words were read as so far. */
export function asksToExplain(read: Intent, meaning: Meaning, about: QuestionSubject): boolean {
  const { goal, car, budgetUsd, change, topic } = meaning
  if (read === 'plan' && car && isYield(about.whole)) return false
  if (read === 'plan' && goal && 'most' in goal && meaning.keepsStock) return false
  if (read === 'compare' && (meaning.cars || (car && meaning.against?.car))) return false
  if (read === 'compare' && car === undefined && meaning.against === undefined && goal === undefined && about.isClear)
    return true
  const isPair = about.kinds.length > 1 && about.question.type === 'versus'
  if (isPair && goal === undefined && (read === 'compare' || OPEN.has(read) || read === 'limits')) return true
  if (about.topics[0]?.topic.id === 'choose_car' && car === undefined && about.isClear) return true
  if (read === 'topic')
    return (
      (topic === 'safe_limit' && about.isClear && about.kinds.some((kind) => !IS_ENGINE.has(kind))) ||
      isElsewhere(topic, about)
    )
  if (OPEN.has(read) && goal === undefined && isTold(about, meaning)) return true
  if (read === 'fits' && budgetUsd === undefined && asksOfPart(about)) return true
  if (
    read === 'plan' &&
    about.question.type === 'versus' &&
    about.isClear &&
    !('wheelHp' in (goal ?? {}) && about.kinds.length > 1)
  )
    return true
  const asksOfStage = goal !== undefined && 'stage' in goal && ASKS_YES_OR_NO.test(about.question.text)
  if (read === 'plan' && asksOfStage && budgetUsd === undefined && (about.isClear || about.kinds.length > 0))
    return true
  if (OPEN.has(read) && about.isSure && about.isTrouble && budgetUsd === undefined) return true
  const isVague = !about.isClear && about.kinds.length === 0 && !about.topics.slice(0, 1).some(speaksOnlyOfIt)
  if ((goal && (car || isVague)) || budgetUsd !== undefined || (change && !car && !about.isClear)) return false
  if (OPEN.has(read)) return true
  if (read === 'fits' && about.isClear && about.kinds.length === 0 && OF_FITTING.has(about.topics[0]?.topic.id ?? ''))
    return true
  const [nearest] = about.topics
  if (
    read === 'fits' &&
    nearest &&
    ((nearest.score > FAR_ABOVE && nearest.covered > 0.4) || (about.kinds.length === 0 && nearest.rank >= NO_PART)) &&
    ASKS_YES_OR_NO.test(about.question.text)
  )
    return true
  if (read === 'stock') return about.kinds.length > 0 || (about.topics[0]?.score ?? 0) > STRONG
  if (read === 'slip' && about.question.type === 'versus') return about.isClear || about.kinds.length > 0
  if (read === 'slip' && about.isClear && !ASKS_TIME.test(about.whole)) return (about.topics[0]?.score ?? 0) > STRONG
  if (!GIVES_WAY.has(read)) return false
  const [best] = about.topics
  const isOther =
    read === 'limits' && goal === undefined && best !== undefined && best.score > 6 && best.topic.id !== 'safe_limit'
  return about.isClear || (isOther && about.kinds.every((kind) => kind === 'tune'))
}
