import { ASK_KINDS, type AskKind } from '../asks/ask.ts'
import WEIGHTS from '../asks/ask-weights.json' with { type: 'json' }
import { chancesInTalk } from '../asks/asks-in.ts'
import type { AskWeights } from '../asks/learned-asks.ts'
import type { AnswerKey } from './answer-learned/answer-learned.ts'

const ASKS = WEIGHTS as unknown as AskWeights
/** So many questions of a topic are read, some 0.1 ms each; what a topic is asked in is alike. */
const MOST_QUESTIONS = 8
const LEAST_SHARE = 0.02

/** By answer: a topic's questions never change, so each is read once. */
const kept = new Map<string, ReadonlyMap<AskKind, number>>()

/** What the questions of an answer ask, each kind by its share. */
export function kindsAskedIn({ topic, turn }: AnswerKey, questions: readonly string[]): ReadonlyMap<AskKind, number> {
  const key = `${topic}/${turn ?? ''}`
  const known = kept.get(key) ?? read(questions.slice(0, MOST_QUESTIONS))
  kept.set(key, known)
  return known
}

function read(questions: readonly string[]): ReadonlyMap<AskKind, number> {
  const shares = new Float64Array(ASK_KINDS.length)
  for (const asked of questions) {
    const [chances] = chancesInTalk([asked], ASKS)
    chances?.forEach((chance, at) => {
      shares[at] = (shares[at] ?? 0) + chance / questions.length
    })
  }
  return new Map(ASK_KINDS.flatMap((kind, at) => ((shares[at] ?? 0) >= LEAST_SHARE ? [[kind, shares[at] ?? 0]] : [])))
}
