/**
 * `npm run learn-aspects [-- --left-out]`: learns what a message asks of the build that is shown from
 * `learn/aspects-said.json`, messages of two writers by aspect, by logistic regression over their words and letters. With
 * `--left-out` each writer is read by what the other taught, and nothing is written.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ActWeights, probabilitiesOf } from '../src/server/assistant/act-learned/learned-act.ts'
import { aspectSigns, LEARNED_ASPECTS } from '../src/server/assistant/of-shown/learned-aspect.ts'
import { Sentence } from '../src/server/assistant/sentence.ts'
import { type Labelled, learnActs } from './learn/acts.ts'

const SAID = new URL('learn/aspects-said.json', import.meta.url)
const WEIGHTS = new URL('../src/server/assistant/of-shown/aspect-weights.json', import.meta.url)
/** More than these add next to nothing. */
const MOST_SIGNS = 4000

const { values } = parseArgs({ options: { 'left-out': { type: 'boolean', default: false } } })
const said: Record<string, string[][]> = JSON.parse(readFileSync(SAID, 'utf8'))
const read = Object.entries(said).flatMap(([aspect, writers]) =>
  writers.flatMap((messages, writer) =>
    messages.map((message) => ({
      ...{ writer, act: LEARNED_ASPECTS.findIndex((one) => one === aspect) },
      signs: aspectSigns(new Sentence(message).rest),
    })),
  ),
)
const learned = (rows: readonly Labelled[]): ActWeights => learnActs(rows, LEARNED_ASPECTS.length, MOST_SIGNS)

if (values['left-out']) {
  for (const left of [0, 1]) {
    const weights = learned(read.filter(({ writer }) => writer !== left))
    const own = read
      .filter(({ writer }) => writer === left)
      .map(({ signs, act }) => {
        const chances = probabilitiesOf(signs, weights)
        const likely = Math.max(...chances)
        return { likely, isRight: chances.indexOf(likely) === act }
      })
    for (const least of [0, 0.4, 0.6, 0.8]) {
      const sure = own.filter(({ likely }) => likely >= least)
      const right = sure.filter(({ isRight }) => isRight).length
      console.log(
        `writer ${left + 1}, from ${least}: ${right} of ${sure.length} (${((100 * right) / sure.length).toFixed(1)}%)`,
      )
    }
  }
} else {
  const weights = learned(read)
  const lines = Object.entries(weights.bySign).map(([sign, own]) => `${JSON.stringify(sign)}:${JSON.stringify(own)}`)
  writeFileSync(WEIGHTS, `{"bias":${JSON.stringify(weights.bias)},"bySign":{\n${lines.join(',\n')}\n}}\n`)
  console.log(`${lines.length} signs of ${read.length} messages`)
}
