/**
 * `npm run learn [-- --left-out | --without open-l]`: learns the acts from the opened conversations and from `acts.jsonl` and
 * `acts-2.jsonl`, messages of which only the act is known, by logistic regression over the signs of the last message. With `--left-out` each
 * file is read by what the others taught, and nothing is written; `--without` leaves files out.
 */

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ACTS, probabilitiesOf } from '../src/server/assistant/act-learned/learned-act.ts'
import { learnActs } from './learn/acts.ts'
import { readAll } from './learn/read.ts'

const FILES = [...'abcdeghijklmnop'].map((letter) => `open-${letter}`).concat('acts', 'acts-2')
const MOST_SIGNS = 1500
const WEIGHTS = new URL('../src/server/assistant/act-learned/weights.json', import.meta.url)

const { values } = parseArgs({
  options: { 'left-out': { type: 'boolean', default: false }, without: { type: 'string', default: '' } },
})
const without = values.without.split(',')
const read = FILES.filter((file) => !without.includes(file)).flatMap(readAll)
if (values['left-out']) {
  let right = 0
  for (const file of FILES) {
    const weights = learnActs(
      read.filter((one) => one.file !== file),
      ACTS.length,
      MOST_SIGNS,
    )
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
  const weights = learnActs(read, ACTS.length, MOST_SIGNS)
  const lines = Object.entries(weights.bySign).map(([sign, own]) => `${JSON.stringify(sign)}:${JSON.stringify(own)}`)
  writeFileSync(WEIGHTS, `{"bias":${JSON.stringify(weights.bias)},"bySign":{\n${lines.join(',\n')}\n}}\n`)
  console.log(`${lines.length} signs of ${read.length} messages`)
}
