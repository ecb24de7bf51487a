import type { Advisor, Bilingual } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import type { MessageReading } from '../meaning-of.ts'
import { told } from './fact.ts'
import type { Place } from './places.ts'

/** What is asked of the shop, as it was typed: lower case, without accents. */
export interface ShopAsk {
  advisor: Advisor
  draft: Draft
  reading: MessageReading
  typed: string
  /** In English as it was read. */
  asked: string
  words: string
  place: Place
  /** What we said last. */
  last: string
}

export type Teller = (ask: ShopAsk) => Bilingual | undefined

/** What is said of one kind of ask: each row whose words stand in it, else what is said of all of that kind. */
export interface OfKind {
  rows: readonly (readonly [RegExp, Teller])[]
  else: Teller
}

const MOST_ROWS = 2

/** Worked: "do you take Zelle, and is my card safe" is of two rows and gets both. */
export function tellKind({ rows, else: rest }: OfKind, ask: ShopAsk): Bilingual[] {
  const found: Bilingual[] = []
  for (const [form, tell] of rows) {
    if (found.length >= MOST_ROWS) break
    const says = form.test(ask.typed) || form.test(ask.asked) ? tell(ask) : undefined
    if (says && !found.includes(says)) found.push(says)
  }
  if (found.length > 0) return found
  const says = rest(ask)
  return says ? [says] : []
}

export const says =
  (english: string, spanish: string): Teller =>
  () => [english, spanish]
/** A topic that says it already; `lead`: the yes or no that it begins with. */
export const topicTold =
  (id: string, lead: Bilingual = ['', '']): Teller =>
  () => {
    const [english, spanish] = told(id)
    return [`${lead[0]}${english}`, `${lead[1]}${spanish}`]
  }
