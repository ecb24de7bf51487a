import type { Meaning } from './meaning.ts'

const KEEPS_DRAFT: ReadonlySet<string> = new Set(['unknown', 'thanks', 'help', 'chat', 'stranger', 'topic', 'cart'])

/** A question about another car than the one that is planned does not change the plan. */
export function concernsTheBuild(draft: { car?: string }, meaning: Meaning): boolean {
  if (meaning.intent === 'plan' || meaning.intent === 'reset' || meaning.intent === 'stages') return true
  if (meaning.intent === 'compare') return draft.car === undefined && meaning.car !== undefined && !meaning.against?.car
  if (draft.car === undefined && meaning.car !== undefined && meaning.intent !== 'chat') return true
  if (KEEPS_DRAFT.has(meaning.intent)) return false
  return draft.car === undefined || meaning.car === undefined || meaning.car === draft.car
}
