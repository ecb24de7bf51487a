import type { Meaning } from './meaning.ts'

const CUT =
  /^\W*(?:(?:ok(?:ay)?|and|so|no|hmm+|now|well|actually|wait|then|please|can you|could you)[ ,.]+)*(?:cut|drop|keep|bring|make|trim|take|get|do|squeeze|lower|raise|bump|call) (?:it|that|this|the budget|the price)(?: (?:down|back|up))?(?: (?:to|under|at|below|around|for))? \$?(\d{1,2})(?: ?k| grand)?(?: (?:then|please|instead|tops|max|total|all in))*\W*$/
const THOUSAND = 1000
/** Under this a figure of two digits is no budget in thousands. */
const LEAST_USD = 5000

const MONEY = String.raw`\$?(\d{1,2},?\d{3}|\d{3,5}|\d{1,2}(?:\.\d)? ?k)(?: ?(?:dollars|bucks|usd))?`
/** "800 now and 400 in June": money that comes in two. */
const IN_TWO = new RegExp(
  String.raw`(?<![\d.])${MONEY} (?:now|today|right now|right away|up front|to start(?: with)?|this (?:week|month|payday|paycheck)|ahora|hoy)\b[^.?!]{0,12}?(?:\b(?:and|then|plus|another|y)\b|[,+&/])[^.?!]{0,20}?${MONEY} (?:more )?(?:later|next|in|by|come|when|after|once|for|en|cuando|despues|luego)\b`,
)
const usdOf = (words = ''): number => Number(words.replaceAll(/[^\d.]/g, '')) * (words.includes('k') ? THOUSAND : 1)

/** "Cut it to 20" after $30,000: thousands again. */
export function budgetCut(
  { shown, budgetUsd = 0, car }: { shown?: unknown; budgetUsd?: number; car?: string },
  { asked, meaning }: { asked: string; meaning: Meaning },
): Meaning | undefined {
  const [, now, later] = IN_TWO.exec(asked) ?? []
  if (now && later && (meaning.car ?? car) !== undefined)
    return { ...meaning, intent: 'plan', goal: { most: true }, budgetUsd: usdOf(now) + usdOf(later) }
  if (shown === undefined || budgetUsd < LEAST_USD || (meaning.goal ?? meaning.budgetUsd) !== undefined)
    return undefined
  const figure = CUT.exec(asked)?.[1]
  if (!figure) return undefined
  return { intent: 'plan', budgetUsd: Number(figure) * THOUSAND }
}
