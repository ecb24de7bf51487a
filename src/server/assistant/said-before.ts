import type { Fuel, PartKind, Slot } from '../../engine/model.ts'
import type { Goal, Intent, Meaning } from './meaning.ts'
import type { Talk } from './talk.ts'

/** What the message before was about. */
export interface LastSaid {
  intent: Intent
  topic?: string
  cart?: Meaning['cart']
  /** The topic that its words spoke of most, whatever answered it. */
  about?: string
}

export interface Before {
  car?: string
  year?: number
  goal?: Goal
  shown?: unknown
  keepsStock?: readonly Slot[]
  fuel?: Fuel
  budgetUsd?: number
  induction?: Meaning['induction']
  wants?: readonly PartKind[]
  without?: readonly PartKind[]
  last?: LastSaid
  part?: Meaning['part']
  /** Cars that were held against each other last. */
  compared?: unknown
  /** What half a name may mean. */
  half?: unknown
  talk?: Talk
  /** What the visitor said so far, message by message. */
  turns?: readonly string[]
}
