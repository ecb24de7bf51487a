import type { Meaning } from './meaning.ts'

/** Questions that are put again once the car is known. */
const WAITS: ReadonlySet<string> = new Set(['fits', 'slip', 'limits', 'stock', 'stages', 'topic'])

/** A question that waits for its car. */
type Pending = Pick<Meaning, 'intent' | 'part' | 'topic'>

export function waiting<D extends { pending?: Pending; shown?: unknown }>(
  { pending: _, ...draft }: D,
  { intent, part, topic }: Meaning,
): Omit<D, 'pending'> & { pending?: Pending } {
  if (!WAITS.has(intent) || draft.shown) return draft
  return { ...draft, pending: { intent, ...(part ? { part } : {}), ...(topic ? { topic } : {}) } }
}

const OF_THE_CAR: ReadonlySet<string> = new Set([
  'intent',
  'car',
  'year',
  'isYearOfCode',
  'isFresh',
  'gearbox',
  'maybeYear',
  'cars',
])

/** A message that only names the car answers what was asked before it. */
export function askedBefore({ pending, shown }: { pending?: Pending; shown?: unknown }, meaning: Meaning): Meaning {
  const isOnlyCar = meaning.intent === 'plan' && Object.keys(meaning).every((key) => OF_THE_CAR.has(key))
  return pending && !shown && isOnlyCar ? { ...meaning, ...pending } : meaning
}
