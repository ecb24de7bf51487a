import type { AskKind } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'
import { dangerTold } from '../danger-told.ts'
import type { Turn } from '../turn.ts'

/** The one thing that a message asks, where it is one of these kinds and as likely; nothing beside a danger. */
export function askIn(
  { draft, reading, words }: Turn,
  kinds: readonly AskKind[],
  least: number,
): Ask | undefined {
  const [ask, ...more] = reading.asks ?? []
  if (!ask || more.length > 0 || draft.talk?.danger !== undefined || dangerTold(reading.asked, words)) return undefined
  return kinds.includes(ask.kind) && ask.likely >= least ? ask : undefined
}
