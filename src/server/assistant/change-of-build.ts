import { readPowerGoal } from './goal-words.ts'
import type { Goal, Meaning } from './meaning.ts'
import { Sentence } from './sentence.ts'
import { ROLLED } from './strip-goal-words.ts'

const FEW_WORDS = 10
const FEW_WORDS_MORE = 18
const FIGURE = String.raw`((?:1[0-6]|[2-9])\d\d)\b`
const NO_POWER = String.raw`(?! ?(?:\$|dollars|bucks|usd|miles|rpm|lbs?|nm|ft|cc|shot|k\b))`
const LEADS = String.raw`(?:to|for|want|wants|make|do|get|reach|need|at|just|only|about|rather|instead|even|hit|say)`
const NEW_FIGURE = [
  new RegExp(String.raw`\b${LEADS}\b.{0,12}?\b${FIGURE}${NO_POWER}`),
  new RegExp(
    String.raw`\bwhat (?:would|does|will|is|about)(?: it (?:take|be|cost|run|look like)(?: for| at| to get| to make| to hit)?)? ${FIGURE}${NO_POWER}(?: whp| wheel| hp)?(?: (?:look like|take|cost|run|need|be|involve|require|save)\b|\W*$)`,
  ),
  new RegExp(String.raw`\bis ${FIGURE} (?:much|a lot|way|any) (?:more|cheaper|less|harder)\b`),
  new RegExp(
    String.raw`\b${FIGURE} (?:is|would be|will be|sounds) (?:\w+ )?(?:enough|plenty|fine|ok|okay|good|better)\b`,
  ),
] as const
const AT_CRANK = /\b(?:crank|flywheel|(?:at|from|of|on) the (?:engine|motor))\b/
const AT_WHEELS = /(?<!\bnot )\b(?:at|from) the wheels?\b|\bwheel (?:hp|horsepower)\b|\bwhp\b/
const LISTS_PARTS =
  /\b(?:list|show|see|which|what(?: are)?)\b.{0,16}\b(?:the |all |those |these )?parts\b(?! (?:do|can|could|should))|\bparts list\b|\bwhat\b.{0,20}\b(?:in|as) parts\b|\b(?:what|which) parts (?:is|are|would) (?:that|it|those)\b/
const WITHOUT_LABOR =
  /\bwithout (?:the )?(?:labor|labour|install\w*)\b|\b(?:parts only|only the parts|just the parts)\b/
const SAVES =
  /^\W*(?:please |can (?:you|i) |how (?:do|can) i )?(?:save|share|print|send|email|text)\b.{0,24}\b(?:it|this|that|build|link|list)\b/
const OTHER_UNIT = /\b(ps|kw|kilowatts?|nm|newton\w*|lb-?ft|ft-?lbs?|foot[- ]pounds)\b/
const SAYS_UNIT = /\b(?:mean|meant|is|was|it's|that's|those are|are)\b.{0,16}$/

/** "Sorry, I meant PS": the figure that was said, in the unit that was meant. */
function inOtherUnit(goal: Goal, asked: string): Goal | undefined {
  const unit = OTHER_UNIT.exec(asked)
  if ('wheelHp' in goal && AT_CRANK.test(asked) && /\bnot\b.{0,20}\bwheels?\b/.test(asked))
    return { crankHp: Math.round(goal.wheelHp) }
  const figure = 'wheelHp' in goal ? goal.wheelHp : 'crankHp' in goal ? goal.crankHp : undefined
  if (!unit || figure === undefined || !SAYS_UNIT.test(asked.slice(0, unit.index))) return undefined
  const said = /\b(\d{2,4})\b/.exec(asked)?.[1] ?? figure
  const where = /\bwheels?\b/.test(asked.replace(/\bnot\b[^,.;]*\bwheels?\b/, '')) ? ' at the wheels' : ''
  return readPowerGoal(new Sentence(`${said} ${unit[1]?.replace(/^kilo\w+/, 'kw')}${where}`))
}

const IS_TAKEN_BACK = /\b(?:mean|meant|no|not|sorry|actually|wait|instead|rather)\b/

/** Short words about the build that is shown: "what if I go to 700", "I meant crank", "list the parts". */
export function changeOfBuild(
  { shown, goal }: { shown?: unknown; goal?: Goal },
  { meaning, asked, kinds }: { meaning: Meaning; asked: string; kinds: readonly string[] },
): Meaning | undefined {
  const words = asked.trim().split(/\s+/).length
  const isShort = words <= FEW_WORDS
  const isOfBuild = kinds.length === 0 && meaning.car === undefined
  const other =
    isOfBuild && words <= FEW_WORDS_MORE && goal && !/\?|^\W*(?:what|how|why|is|are|do|does)\b/.test(asked)
      ? inOtherUnit(goal, asked)
      : undefined
  if (other) return { ...meaning, intent: 'plan', goal: other }
  if (shown === undefined && goal && isShort && isOfBuild && meaning.intent === 'unknown' && LISTS_PARTS.test(asked))
    return { intent: 'plan' }
  if (shown === undefined || !isShort || !isOfBuild) return undefined
  if (meaning.goal !== undefined) return undefined
  if (SAVES.test(asked)) return { intent: 'topic', topic: 'save_share' }
  if (WITHOUT_LABOR.test(asked)) return { intent: 'price', isPartsOnly: true }
  const isOpen = meaning.intent === 'unknown' || meaning.intent === 'plan' || meaning.topic === 'save_share'
  if (LISTS_PARTS.test(asked) && (isOpen || meaning.intent === 'fits')) return { intent: 'plan' }
  if (!isOpen || meaning.budgetUsd !== undefined || meaning.dynoSheet || meaning.standing) return undefined
  const { change: _, ...said } = meaning
  const powers = asked.replace(ROLLED, ' ')
  const found = NEW_FIGURE.map((form) => form.exec(powers)?.[1]).find(Boolean)
  if (found) return { ...said, intent: 'plan', goal: { wheelHp: Number(found) } }
  if (!IS_TAKEN_BACK.test(asked) || !goal) return undefined
  if ('wheelHp' in goal && AT_CRANK.test(asked))
    return { ...said, intent: 'plan', goal: { crankHp: Math.round(goal.wheelHp) } }
  if ('crankHp' in goal && AT_WHEELS.test(asked)) return { ...said, intent: 'plan', goal: { wheelHp: goal.crankHp } }
  return undefined
}
