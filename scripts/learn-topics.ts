/**
 * `npm run learn-topics [-- --left-out]`: learns which topic a question asks for, from the question bank and from what the
 * topics say of themselves. With `--left-out` it learns from four fifths of each topic's questions, tells how many of the
 * others it finds the topic of, and writes nothing.
 */

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { QUESTIONS } from '../src/server/assistant/knowledge/asked-like.ts'
import { likelyTopics, packed, TOPIC_WEIGHTS } from '../src/server/assistant/knowledge/topic-learned/topic-learned.ts'
import { KNOWN_TOPICS } from '../src/server/assistant/knowledge/topics-known.ts'
import { type Asked, learnTopics } from './learn/topics.ts'

const PARTS = 5
/** Questions that stand beside each other were written by one hand: a part of them in a row is left out. */
const LEFT_OUT = 3

const { values } = parseArgs({ options: { 'left-out': { type: 'boolean', default: false } } })
const said = KNOWN_TOPICS.flatMap(({ title, asked, answer }, topic) =>
  [title, asked, answer[0]].map((text) => ({ text, topic })),
)
const asked = KNOWN_TOPICS.flatMap(({ id }, topic) =>
  (QUESTIONS[id] ?? []).map((text, at, { length }) => ({ text, topic, part: Math.floor((at * PARTS) / length) })),
)
const learn = (from: readonly Asked[]) =>
  learnTopics(
    KNOWN_TOPICS.map(({ id }) => id),
    [...said, ...from],
  )

if (values['left-out']) {
  const weights = learn(asked.filter(({ part }) => part !== LEFT_OUT))
  const others = asked.filter(({ part }) => part === LEFT_OUT)
  const places = others.map(({ text, topic }) => {
    const likely = likelyTopics(text, weights)
    return likely.filter((one) => one > (likely[topic] ?? 0)).length
  })
  const share = (most: number) => ((100 * places.filter((place) => place < most).length) / places.length).toFixed(1)
  console.log(`of ${others.length} questions ${share(1)}% first, ${share(3)}% among three`)
} else {
  const weights = learn(asked)
  writeFileSync(TOPIC_WEIGHTS, packed(weights))
  console.log(`${weights.signs.length} signs of ${asked.length} questions, ${weights.topics.length} topics`)
}
