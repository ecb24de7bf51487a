import { tellsTrouble } from './knowledge/question-shape.ts'
import type { Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'

/** Readings that a car with all that a build takes makes unlikely, where nothing else is asked. */
const GIVES_WAY: ReadonlySet<Intent> = new Set(['topic', 'unknown', 'limits', 'stock', 'slip', 'fits', 'price'])

/** What asks for the strongest build itself: "what is the ceiling", "how high would you go", "best you can do". */
const ASKS_FOR_MOST =
  /\b(?:what is|how (?:far|high|hard|much)|what can|may i (?:ask|have)|can you|could you|would you|best (?:you|i) can)\b[^.?!;]{0,40}(?:\b(?:max\w*|most|ceiling|limit|go|get|do|push|run|make)\b)?[^?]*\??/g
/** What asks of something beside the build. */
const ASKS =
  /\?|\b(?:is|are|will|would|can|could|does|do|did|should|has) (?:it|that|this|these|those|the|my|his|her|our|an?|stock|i|we|you|they)\b|\b(?:why|what|how|when|where|which|whether|if|or)\b|(?:^|[.,;!] ?)\W*(?:is|are|am|will|would|can|could|does|do|did|should|has)\b/
const TOLD_OR_ASKED =
  /\b(?:explain|tell me (?:about|why)|curious|wonder\w*|heard|worr\w+|thoughts|opinions?|advice|difference)\b/
/** What ends the way to the most: no figure, and nothing to be explained. */
const ENDS =
  /\b(?:before|until|till|without) (?:the |my |it |they )?(?:\w+ ){0,2}(?:lets?|goes?|going|gives?|breaks?|breaking|fails?|blows?|popping)\b/

/** A power, a time or the most; or a kind of boost for so much money. */
const isGoal = ({ goal, budgetUsd, induction, boostKinds }: Meaning): boolean =>
  goal ? !('stage' in goal) : budgetUsd !== undefined && isBoost(induction, boostKinds)
const isBoost = (induction: Meaning['induction'], kinds: Meaning['boostKinds']): boolean =>
  (induction !== undefined && induction !== 'naturally_aspirated') || (kinds?.length ?? 0) > 0
const isMost = ({ goal }: Meaning): boolean => goal !== undefined && 'most' in goal
const hasTerm = ({ induction, keepsStock, fuel, boostKinds, without }: Meaning): boolean =>
  (induction ?? keepsStock ?? fuel ?? boostKinds ?? without) !== undefined

/**
 * Whether a message orders a build, whatever topic some of its words speak of: a car, a power, a time or "the most", with
 * its terms, and no question but how much it may be. `request` is the message as it reads without any question.
 */
export function ordersBuild({ asked, meaning }: MessageReading, request: Meaning): boolean {
  if (!GIVES_WAY.has(meaning.intent) || meaning.noPower || request.car === undefined) return false
  if (!isGoal(request) || tellsTrouble(asked) || TOLD_OR_ASKED.test(asked)) return false
  const rest = isMost(request) ? asked.replaceAll(ASKS_FOR_MOST, ' ') : asked
  return hasTerm(request) && !ASKS.test(rest.replace(ENDS, ' '))
}
