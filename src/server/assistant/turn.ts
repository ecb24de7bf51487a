import type { Advisor, Said } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'

/** A message, what was read of it, and the talk before it. */
export interface Turn {
  /** The whole shop, and what of it may be sold to this visitor. */
  shop: Advisor
  advisor: Advisor
  before: Draft
  draft: Draft
  reading: MessageReading
  messages: readonly Said[]
  /** All that we said in this talk, that before a corrected car too. */
  toldBefore: readonly string[]
  /** The message as it was typed. */
  words: string
}
