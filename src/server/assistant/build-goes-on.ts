import { tellsTrouble } from './knowledge/question-shape.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import type { Before } from './said-before.ts'

const LEAD = String.raw`^\W*(?:(?:ok(?:ay)?|alright|cool|great|nice|perfect|awesome|yes|yeah|yep|sure|sounds good|good|please|so|and|well|then|now|just)\W+)*`
/** "Go ahead", "let's see it", "what was that build again": the build on the table is to be seen. */
const SHOWS_BUILD = new RegExp(
  String.raw`${LEAD}(?:yes|yeah|yep|yup|sure|ok(?:ay)?|sounds good|go ahead|go for it|do it|do that|run it|send it|show me|let me see|let us see|let's see|lets see)(?: it| that| then| please| the build| the plan| again)*\W*$|${LEAD}(?:recap|summar(?:y|ize)|once more|again)\b|\b(?:put|pull) (?:that|it|this) (?:together|up)\b|\bwhat was (?:that|the|my) (?:build|plan|setup|list)\b|\b(?:show|see|repeat) (?:me )?(?:the|that|my) (?:build|plan|setup|whole thing)\b`,
)
export const showsBuild = (asked: string): boolean => SHOWS_BUILD.test(asked)
const BIGGER = new RegExp(
  String.raw`${LEAD}(?:(?:a (?:bit|little|touch) |make it |something )?(?:spicier|hotter|wilder|meaner|angrier|nastier|rowdier)|go bigger|step it up|kick it up|turn it up|crank it up|bigger|more aggressive|what is the next (?:step|level)(?: up)?|next (?:step|level) up|one step up)\W*$`,
)
const SMALLER = new RegExp(
  String.raw`${LEAD}(?:(?:(?:a )?(?:little |bit |tad )?(?:bit )?(?:less|lower)(?: the)? (?:power|hp|whp|horsepower))|less aggressive|milder|tamer|dial it (?:back|down)|tone it down|bring it down|turn it down|step it down|smaller|not (?:so|that) much power|too much power)(?: please| a bit| a little| a touch| a notch)*\W*$`,
)
const SAFER =
  /\b(?:conservative|headroom|margin|safety factor|over ?build\w*|(?:more|extra) (?:safe|safety|reliab\w+|durab\w+)|built? to last|bullet ?proof)\b/
const UNIT_ONLY =
  /^\W*(?:(?:i mean(?:t)?|sorry|that is|that's|it is|those are|yes|no|at the|wheels?|i'm talking|talking|all|numbers?|power|horse ?power|hp|whp|wheel)\W*)+$/
/** What a statement after a build wishes of it, though nothing in it is a part. */
const OF_BUILD =
  /\b(?:street(?:able)?|drive?able|(?:good )?(?:quality|brands?)|name[- ]brands?|money is (?:no|not)|no object|(?:do|doing) (?:the |all |all the |my own )?(?:labor|work|wrenching|install\w*)(?: my ?self| ourselves)?|include (?:the )?install\w*|reliable|daily|comfort\w*|drivability|responsive|fun)\b/
/** What is said of a price that is too high. */
const CHEAPER_TOO =
  /\bcheap(?:er|est)?\b(?! (?:to (?:buy|insure|own|ship)|insurance|shipping|labor|if|than|because))|\b(?:budget|poor man'?s|bargain|economy|value|low[- ]cost) (?:version|option|build|route|way|friendly|edition)\b|\bpoor man'?s\b|\ba lot of (?:money|cash|dough|bread|coin)\b|\bmore than (?:the|my|this) (?:car|truck) is worth\b|\bsticker shock\b|\b(?:is|was|seems?|looks?) (?:a bit |a little |way |kinda |pretty |too |really |so |insanely )*(?:expensive|pricey|steep|costly|insane|high)\b|\b(?:lot|way|much) (?:more )?(?:more|higher) than i (?:thought|figured|planned|hoped|wanted|have)\b|\bkidney\b|\b(?:cut|slashed) in half\b|\bdon't have (?:that|this) (?:kind of |much )?(?:money|cash)?\b|\bcan't (?:swing|justify|do) (?:that|it|this)\b|^\W*(?:yikes|oof|ouch|damn|holy \w+|sheesh|whoa|wow)\b.{0,30}\b(?:money|options|price|expensive|much|ideas|alternatives)\b/
const OF_CHEAPER: ReadonlySet<string> = new Set(['unknown', 'topic', 'price', 'fits', 'thanks', 'chat', 'plan'])

const QUESTION =
  /\?|^\W*(?:(?:so|and|but|ok|also|then) )*(?:what|how|why|when|where|which|who|is|are|am|do|does|did|can|could|will|would|should|any|tell|explain|has|have you)\b/
const FEW_WORDS = 9
const LESS = 0.92

/** Short words after a build that is shown: it is to be seen again, a step up or down, safer, or as it is with a wish. */
export function buildGoesOn(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const { shown } = before
  if (shown === undefined || meaning.car !== undefined || meaning.goal !== undefined) return undefined
  const words = asked.trim().split(/\s+/).length
  const isCheaper = CHEAPER_TOO.test(asked) && OF_CHEAPER.has(meaning.intent) && kindsIn(asked).length === 0
  if (isCheaper && words <= 2 * FEW_WORDS && meaning.budgetUsd === undefined && meaning.fuel === undefined)
    return { intent: 'plan', change: 'cheaper' }
  if (words > FEW_WORDS || tellsTrouble(asked)) return undefined
  const { part: _, topic: __, cart: ___, ...said } = meaning
  const open = { ...said, intent: 'plan' as const }
  if (meaning.intent === 'cart' || meaning.intent === 'reset' || meaning.intent === 'compare') return undefined
  if (BIGGER.test(asked)) return { ...open, change: 'more_power' }
  const target = (shown as { targetHorsepower?: number }).targetHorsepower
  if (SMALLER.test(asked) && target) return { ...open, goal: { wheelHp: Math.round((target * LESS) / 5) * 5 } }
  if (SHOWS_BUILD.test(asked) && meaning.intent !== 'stages') return open
  if (QUESTION.test(asked) || meaning.intent === 'thanks' || meaning.intent === 'chat') return undefined
  const isOpen = meaning.intent === 'unknown' || meaning.intent === 'topic'
  if (isOpen && SAFER.test(asked)) return { ...open, priority: 'reliability' }
  if (isOpen && UNIT_ONLY.test(asked) && /\bwh/.test(asked)) return open
  return isOpen && OF_BUILD.test(asked) && !meaning.topic?.startsWith('shop_') ? open : undefined
}
