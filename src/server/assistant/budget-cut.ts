import type { Meaning } from './meaning.ts'

const CUT =
  /^\W*(?:(?:ok(?:ay)?|and|so|no|hmm+|now|well|actually|wait|then|please|can you|could you)[ ,.]+)*(?:cut|drop|keep|bring|make|trim|take|get|do|squeeze|lower|raise|bump|call) (?:it|that|this|the budget|the price)(?: (?:down|back|up))?(?: (?:to|under|at|below|around|for))? \$?(\d{1,2})(?: ?k| grand)?(?: (?:then|please|instead|tops|max|total|all in))*\W*$/
const THOUSAND = 1000
/** Under this a figure of two digits is no budget in thousands. */
const LEAST_USD = 5000

/** "Cut it to 20" after $30,000: thousands again. */
export function budgetCut(
  { shown, budgetUsd = 0 }: { shown?: unknown; budgetUsd?: number },
  { asked, meaning }: { asked: string; meaning: Meaning },
): Meaning | undefined {
  if (shown === undefined || budgetUsd < LEAST_USD || (meaning.goal ?? meaning.budgetUsd) !== undefined)
    return undefined
  const figure = CUT.exec(asked)?.[1]
  if (!figure) return undefined
  return { intent: 'plan', budgetUsd: Number(figure) * THOUSAND }
}
