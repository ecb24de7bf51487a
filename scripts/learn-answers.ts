/**
 * `npm run learn-answers [-- --left-out]`: learns which answer a message asks for, from the question bank, from what the
 * topics say of themselves, and from what is asked next once a topic was told. With `--left-out` it learns from four
 * fifths of what each answer is asked in, tells how many of the others it finds the answer of, and writes nothing.
 */

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  ANSWER_WEIGHTS,
  type AnswerKey,
  type AnswerWeights,
  likelyAnswers,
  packed,
} from '../src/server/assistant/knowledge/answer-learned/answer-learned.ts'
import { QUESTIONS } from '../src/server/assistant/knowledge/asked-like.ts'
import { secondTurns } from '../src/server/assistant/knowledge/second-turns.ts'
import { stemsOf } from '../src/server/assistant/knowledge/stems.ts'
import { KNOWN_TOPICS } from '../src/server/assistant/knowledge/topics-known.ts'
import { type Asked, learnAnswers } from './learn/answers.ts'

const PARTS = 5
/** Questions that stand beside each other were written by one hand: a part of them in a row is left out. */
const LEFT_OUT = 3

const { values } = parseArgs({ options: { 'left-out': { type: 'boolean', default: false } } })

const turns = Object.entries(secondTurns()).flatMap(([topic, own]) => own.map((turn, at) => ({ topic, at, ...turn })))
const answers: readonly AnswerKey[] = [
  ...KNOWN_TOPICS.map(({ id }) => ({ topic: id })),
  ...turns.map(({ topic, at }) => ({ topic, turn: at })),
]
const titles = new Map([
  ...Object.keys(secondTurns()).map((id) => [id, stemsOf(id.replaceAll('_', ' '))] as const),
  ...KNOWN_TOPICS.map(({ id, title }) => [id, stemsOf(title)] as const),
])

interface Part extends Asked {
  part: number
}
const inParts = (texts: readonly string[], one: Omit<Asked, 'text'>): Part[] =>
  texts.map((text, at, { length }) => ({ ...one, text, part: Math.floor((at * PARTS) / length) }))
const said: readonly Asked[] = [
  ...KNOWN_TOPICS.flatMap(({ title, asked, answer: [english] }, answer) =>
    [title, asked, english].map((text) => ({ text, answer })),
  ),
  ...turns.map(({ topic, says }, at) => ({ text: says[0], answer: KNOWN_TOPICS.length + at, told: topic })),
]
const asked: readonly Part[] = [
  ...KNOWN_TOPICS.flatMap(({ id }, answer) => inParts(QUESTIONS[id] ?? [], { answer })),
  ...turns.flatMap(({ topic, asks }, at) => inParts(asks, { answer: KNOWN_TOPICS.length + at, told: topic })),
]
const learn = (from: readonly Asked[]) => learnAnswers({ answers, titles }, [...said, ...from])

function report(weights: AnswerWeights, name: string, left: readonly Part[]): void {
  const places = left.map(({ text, answer, told }) => {
    const likely = likelyAnswers(text, told, weights)
    return likely.filter((one) => one > (likely[answer] ?? 0)).length
  })
  const share = (most: number) => ((100 * places.filter((place) => place < most).length) / places.length).toFixed(1)
  console.log(`of ${left.length} ${name} ${share(1)}% first, ${share(3)}% among three, of ${answers.length} answers`)
}

if (values['left-out']) {
  const weights = learn(asked.filter(({ part }) => part !== LEFT_OUT))
  const left = asked.filter(({ part }) => part === LEFT_OUT)
  report(
    weights,
    'questions',
    left.filter(({ told }) => told === undefined),
  )
  report(
    weights,
    'second turns',
    left.filter(({ told }) => told !== undefined),
  )
} else {
  const weights = learn(asked)
  writeFileSync(ANSWER_WEIGHTS, packed(weights))
  console.log(`${weights.signs.length} signs of ${asked.length} texts, ${weights.answers.length} answers`)
}
