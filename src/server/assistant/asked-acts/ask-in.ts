import { type AskFamily, type AskKind, familyOf } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'
import { dangerTold } from '../danger-told.ts'
import type { Turn } from '../turn.ts'

export const isBesideDanger = ({ draft, reading, words }: Turn): boolean =>
  draft.talk?.danger !== undefined || dangerTold(reading.asked, words) !== undefined

/** The one thing that a message asks, where it is one of these kinds and as likely; nothing beside a danger. */
export function askIn(turn: Turn, kinds: readonly AskKind[], least: number): Ask | undefined {
  const [ask, ...more] = turn.reading.asks ?? []
  if (!ask || more.length > 0 || isBesideDanger(turn)) return undefined
  return kinds.includes(ask.kind) && ask.likely >= least ? ask : undefined
}

/** So surely a message asks something that its words alone do not take from it. */
const SURELY = 0.6

/** Whether nothing is surely asked but what is of these families; false beside a danger and in an order for the cart. */
export function asksNothingSurely(turn: Turn, families: readonly AskFamily[]): boolean {
  const { asks = [], meaning } = turn.reading
  if (isBesideDanger(turn) || meaning.intent === 'cart') return false
  return asks.every(({ kind, likely }) => likely < SURELY || families.includes(familyOf(kind)))
}
