import type { Bilingual } from '../advisor.ts'

/** What is answered first, and in full, where a question asks for one thing of its topic. */
export interface Direct {
  topics: readonly string[]
  asked: RegExp
  answer: Bilingual
}

export const direct = (topics: string, asked: RegExp, english: string, spanish: string): Direct => ({
  topics: topics.split(' '),
  asked,
  answer: [english, spanish],
})
