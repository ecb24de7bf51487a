import type { Bilingual, ShopFacts } from '../advisor.ts'
import { topicOf } from '../knowledge/topic-index.ts'

/** What somebody at the counter asks: in English as it was read, and as it was typed, without accents. */
export interface AtCounter {
  shop: ShopFacts
  asked: string
  typed: string
  /** What we said last. */
  last?: string
}

export type Fact = (counter: AtCounter) => Bilingual | undefined

export const told = (topic: string): Bilingual => topicOf(topic)?.answer ?? ['', '']
export const either = (english: RegExp, spanish: RegExp): RegExp => new RegExp(`${english.source}|${spanish.source}`)
/** A topic that is told where one of the forms holds and nothing else is meant. */
export const when =
  (form: RegExp, topic: string, unless?: RegExp): Fact =>
  ({ asked, typed }) => {
    const isAsked = form.test(asked) || form.test(typed)
    return isAsked && !unless?.test(typed) && !unless?.test(asked) ? told(topic) : undefined
  }
