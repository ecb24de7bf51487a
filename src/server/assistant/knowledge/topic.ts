import type { Bilingual } from '../advisor.ts'

/** One thing that the shop can explain. Which question it answers is found by its words: see `topic-index.ts`. */
export interface KnowledgeTopic {
  id: string
  /** As a customer would ask for it; offered as a reply, and finds this topic again. */
  title: string
  /** What people call it, and the words that they ask about it in. */
  asked: string
  answer: Bilingual
}

export const topic = (id: string, title: string, asked: string, english: string, spanish: string): KnowledgeTopic => ({
  id,
  title,
  asked,
  answer: [english, spanish],
})
