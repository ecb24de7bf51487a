import type { PartKind } from '../../engine/model.ts'
import type { Said } from './advisor.ts'
import type { Draft } from './draft.ts'
import { kindName } from './knowledge/part-answer.ts'
import { topicOf } from './knowledge/topic-index.ts'
import { kindsIn, partsIn } from './part-words.ts'

/** More kinds than these in one answer are an explanation, and not what is bought. */
const MOST_TOLD = 4
/** Stock components go by the names of the parts that replace them. */
const STOCK_NAMED: ReadonlySet<PartKind> = new Set<PartKind>(['built_bottom_end', 'stroker', 'built_transmission'])
const BUILT = /\b(?:built|forged|stroker|upgraded)\b|\$/
/** What is said not to be needed is not told as a part to buy. */
const DENIED = /\b(?:no|not|without|never|isn't|don't need|doesn't need)\b[^.,;:]{0,24}$|\b(?:stock|dyno) $/

/** Beside plugs these are no springs. */
const IGNITION_COILS = 'coils'

/** "Got the 6-speed dual-clutch? Tell me.": of the car that was taken for granted, and no part. */
const ASSUMED = /\b(?:assuming (?:the|a) [^.?]*\.|got the [^.?]*\?(?: tell me\.)?)/g

/** What we do not carry, and what our list is of, is nothing that was told to buy. */
const NOT_CARRIED =
  /\b(?:we (?:don't carry|don't list|have no|list no|sell no)|no (?:manejamos|tenemos)) [^.;:]*|\b(?:our list is|nuestra lista es) [^.;]*/g

/** The kinds of parts that an answer tells as something to buy, in the order of its words. */
export function kindsToldIn(answer: string): readonly PartKind[] {
  const words = answer.toLowerCase().replaceAll(ASSUMED, '').replaceAll(NOT_CARRIED, '')
  const told = words.split(/(?<=[.?!;]) /).flatMap((sentence) =>
    partsIn(sentence)
      .filter(({ from }) => !DENIED.test(sentence.slice(0, from)))
      .filter(({ from, to }) => sentence.slice(from, to) !== IGNITION_COILS)
      .flatMap(({ word: { kinds } }) => kinds[0] ?? [])
      .filter((kind) => !STOCK_NAMED.has(kind) || BUILT.test(sentence)),
  )
  return [...new Set(told)]
}

const lastAnswer = (messages: readonly Said[]): string =>
  messages.findLast(({ from }) => from === 'assistant')?.text ?? ''

/** The kinds that were told last: those that the visitor had named where the answer is of them, else those of the answer. */
export function kindsTold({ talk }: Draft, messages: readonly Said[]): readonly PartKind[] {
  const named = talk?.of?.kinds ?? []
  const answer = lastAnswer(messages)
  const told = kindsToldIn(answer)
  const isPriced = /\$\d/.test(answer)
  const asked = messages.filter(({ from }) => from === 'visitor').at(-2)?.text ?? ''
  const inQuestion = kindsIn(asked.toLowerCase())
  const offered = (isPriced && told.length === 1) || inQuestion.length > 0 ? [] : offeredBefore(messages, asked)
  if (offered.length > 0) return offered.slice(0, MOST_TOLD)
  const both = told.filter((kind) => named.includes(kind))
  if (both.length > 0) return both.slice(0, MOST_TOLD)
  if (isPriced && told.length > 0 && told.length <= MOST_TOLD) return told
  if (inQuestion.length > 0) return inQuestion.slice(0, MOST_TOLD)
  if (named.length > 0) return named.slice(0, MOST_TOLD)
  if (told.length > 0 && told.length <= MOST_TOLD) return told
  const title = talk?.of?.topic ? (topicOf(talk.of.topic)?.title ?? '') : ''
  const ofTitle = kindsIn(title.toLowerCase())
  return ofTitle.length > 0 ? ofTitle.slice(0, MOST_TOLD) : told.slice(0, MOST_TOLD)
}

/** "Does the slave come with it": asked of the part that was offered for a price before, whatever its explanation names. */
function offeredBefore(messages: readonly Said[], asked: string): readonly PartKind[] {
  if (!POINTS_BACK.test(asked.toLowerCase())) return []
  const at = messages.findLastIndex(({ from }, place) => from === 'visitor' && place < messages.length - 1)
  const before = messages.slice(0, at)
  const offer = before.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const wished = kindsIn(before.findLast(({ from }) => from === 'visitor')?.text.toLowerCase() ?? '')
  const told = /\$\d/.test(offer) ? kindsToldIn(offer) : []
  return told.length === 1 ? told : told.filter((kind) => wished.includes(kind))
}
const POINTS_BACK = /\b(?:it|that|this|them|those|these|one)\b/

/** Of the kinds that were told those that a message points at: by a name of the part, or by one word of it ("the cooler"). */
export function pointedAt(told: readonly PartKind[], asked: string): readonly PartKind[] {
  const named = kindsIn(asked)
  const words = new Set(asked.match(/[a-z]+/g) ?? [])
  const byWord = told.filter((kind) => namesOf(kind).some((word) => words.has(word)))
  return named.length > 0 ? named : byWord
}

/** The words of a kind's name, each in one and in several. */
const namesOf = (kind: PartKind): string[] =>
  `${kindName(kind)} ${kind.replaceAll('_', ' ')}`
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .flatMap((word) => [word, word.replace(/s$/, ''), `${word}s`])

/** A message without the names of what was told, for what it asks of it. */
export function withoutTold(told: readonly PartKind[], asked: string): string {
  const names = new Set(told.flatMap(namesOf))
  const parts = partsIn(asked).reduce(
    (words, { from, to }) => words.slice(0, from) + ' '.repeat(to - from) + words.slice(to),
    asked,
  )
  return parts.replaceAll(/[a-z]+/g, (word) => (names.has(word) ? '' : word))
}
