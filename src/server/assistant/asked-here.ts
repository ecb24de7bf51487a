import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import type { ChosenCar } from './request-of.ts'
import type { Subject } from './strength-answers.ts'

/** A message as it was asked, in its talk, with the car that it is asked of. */
export interface Asked {
  advisor: Advisor
  before: Draft
  draft: Draft
  reading: MessageReading
  messages: readonly Said[]
  /** The message as it stands, in small letters. */
  words: string
  car: ChosenCar | undefined
  subject: Subject | undefined
}

export const told = ({ draft }: Asked, words: Bilingual, ...next: string[]): Answer => [
  text(inLanguage(draft.language, words)),
  suggestions(...next, 'What breaks first?', '100 more whp'),
]

export const joined = (one: Bilingual, other: Bilingual | undefined): Bilingual =>
  other ? [`${one[0]} ${other[0].trim()}`, `${one[1]} ${other[1].trim()}`] : one
