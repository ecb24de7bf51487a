import type { Goal, Meaning } from './meaning.ts'

const FEW_WORDS = 10
const FIGURE = String.raw`((?:1[0-6]|[2-9])\d\d)\b`
const NO_POWER = String.raw`(?! ?(?:\$|dollars|bucks|usd|miles|rpm|lbs?|nm|ft|cc|shot|k\b))`
const LEADS = String.raw`(?:to|for|want|wants|make|do|get|reach|need|at|just|only|about|rather|instead|even|hit|say)`
const NEW_FIGURE = [
  new RegExp(String.raw`\b${LEADS}\b.{0,12}?\b${FIGURE}${NO_POWER}`),
  new RegExp(
    String.raw`\b${FIGURE} (?:is|would be|will be|sounds) (?:\w+ )?(?:enough|plenty|fine|ok|okay|good|better)\b`,
  ),
] as const
const AT_CRANK = /\b(?:crank|flywheel)\b/
const AT_WHEELS = /\bat the wheels?\b|\bwheel (?:hp|horsepower)\b|\bwhp\b/
const LISTS_PARTS =
  /\b(?:list|show|see|which|what(?: are)?)\b.{0,16}\b(?:the |all |those |these )?parts\b(?! (?:do|can|could|should))|\bparts list\b/
const WITHOUT_LABOR =
  /\bwithout (?:the )?(?:labor|labour|install\w*)\b|\b(?:parts only|only the parts|just the parts)\b/
const SAVES =
  /^\W*(?:please |can (?:you|i) |how (?:do|can) i )?(?:save|share|print|send|email|text)\b.{0,24}\b(?:it|this|that|build|link|list)\b/
const IS_TAKEN_BACK = /\b(?:mean|meant|no|not|sorry|actually|wait|instead|rather)\b/

/** Short words about the build that is shown: "what if I go to 700", "I meant crank", "list the parts". */
export function changeOfBuild(
  { shown, goal }: { shown?: unknown; goal?: Goal },
  { meaning, asked, kinds }: { meaning: Meaning; asked: string; kinds: readonly string[] },
): Meaning | undefined {
  const isShort = asked.trim().split(/\s+/).length <= FEW_WORDS
  if (shown === undefined || !isShort || kinds.length > 0 || meaning.car !== undefined) return undefined
  if (meaning.goal !== undefined) return undefined
  if (SAVES.test(asked)) return { intent: 'topic', topic: 'save_share' }
  if (WITHOUT_LABOR.test(asked)) return { intent: 'price' }
  const isOpen = meaning.intent === 'unknown' || meaning.intent === 'plan'
  if (LISTS_PARTS.test(asked) && (isOpen || meaning.intent === 'fits')) return { intent: 'plan' }
  if (!isOpen || meaning.budgetUsd !== undefined || meaning.dynoSheet || meaning.standing) return undefined
  const { change: _, ...said } = meaning
  const found = NEW_FIGURE.map((form) => form.exec(asked)?.[1]).find(Boolean)
  if (found) return { ...said, intent: 'plan', goal: { wheelHp: Number(found) } }
  if (!IS_TAKEN_BACK.test(asked) || !goal) return undefined
  if ('wheelHp' in goal && AT_CRANK.test(asked))
    return { ...said, intent: 'plan', goal: { crankHp: Math.round(goal.wheelHp) } }
  if ('crankHp' in goal && AT_WHEELS.test(asked)) return { ...said, intent: 'plan', goal: { wheelHp: goal.crankHp } }
  return undefined
}
