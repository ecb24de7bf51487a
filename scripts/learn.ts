/**
 * `npm run learn [-- --left-out | --without open-l]`: learns from the opened conversations, and writes what was learned: their
 * acts, by logistic regression over the signs of the last message, and the questions that each topic has answered. A question
 * keeps the topics that it had. With `--left-out` each file is read by what the others taught, and nothing is written;
 * `--without` leaves files out.
 */

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ACTS, probabilitiesOf } from '../src/server/assistant/act-learned/learned-act.ts'
import ASKED_BEFORE from '../src/server/assistant/knowledge/asked-before.json' with { type: 'json' }
import { learnActs } from './learn/acts.ts'
import { readAll } from './learn/read.ts'

const FILES = 'a b c d e g h i j k l m n o p'.split(' ').map((letter) => `open-${letter}`)
const ASSISTANT = new URL('../src/server/assistant/', import.meta.url)
/** Shorter questions are like too many others. */
const LEAST_STEMS = 2

const { values } = parseArgs({
  options: { 'left-out': { type: 'boolean', default: false }, without: { type: 'string', default: '' } },
})
const read = FILES.flatMap(readAll)
if (values['left-out']) {
  let right = 0
  for (const file of FILES) {
    const weights = learnActs(read.filter((one) => one.file !== file))
    const own = read.filter((one) => one.file === file)
    const named = own.filter(({ signs, allowed }) => {
      const chances = probabilitiesOf(signs, weights)
      return allowed.includes(ACTS[chances.indexOf(Math.max(...chances))] ?? '')
    })
    right += named.length
    console.log(`${file}: ${named.length} of ${own.length} (${((100 * named.length) / own.length).toFixed(1)}%)`)
  }
  console.log(`all: ${((100 * right) / read.length).toFixed(1)}%`)
} else {
  const taught = read.filter(({ file }) => !values.without.split(',').includes(file))
  const weights = learnActs(taught)
  const lines = Object.entries(weights.bySign).map(([sign, own]) => `${JSON.stringify(sign)}:${JSON.stringify(own)}`)
  const acts = `{"bias":${JSON.stringify(weights.bias)},"bySign":{\n${lines.join(',\n')}\n}}\n`
  writeFileSync(new URL('act-learned/weights.json', ASSISTANT), acts)
  const asked = taught.filter(({ topic, stems }) => topic !== undefined && stems.length >= LEAST_STEMS)
  const heard = new Set(taught.map(({ stems }) => stems.join(' ')))
  const known = Object.entries<readonly string[]>(ASKED_BEFORE).flatMap(([topic, questions]) =>
    questions.filter((words) => heard.has(words)).map((words) => ({ topic, words })),
  )
  const all = [...known, ...asked.map(({ topic = '', stems }) => ({ topic, words: stems.join(' ') }))]
  const byTopic = [...Map.groupBy(all, ({ topic }) => topic)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([topic, some]) => [topic, [...new Set(some.map(({ words }) => words))].toSorted()] as const)
  writeFileSync(
    new URL('knowledge/asked-before.json', ASSISTANT),
    `${JSON.stringify(Object.fromEntries(byTopic), null, 2)}\n`,
  )
  console.log(
    `${lines.length} signs of ${taught.length} conversations, ${asked.length} questions of ${byTopic.length} topics`,
  )
}
