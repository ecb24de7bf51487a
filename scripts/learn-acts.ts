/**
 * `npm run learn-acts [-- --left-out | --without open-l]`: learns the acts of the opened conversations (logistic regression over the signs of
 * the last message) and writes `src/server/assistant/act-learned/weights.json`. With `--left-out` each file is read by what
 * the others taught, and nothing is written; `--without` leaves files out of what is written.
 */

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  ACTS,
  type ActWeights,
  type LearnedAct,
  probabilitiesOf,
  STEP,
} from '../src/server/assistant/act-learned/learned-act.ts'
import { signsOf } from '../src/server/assistant/act-learned/signs.ts'
import { draftOf } from '../src/server/assistant/draft.ts'
import { readMessageInTalk } from '../src/server/assistant/read-in-talk.ts'
import { advisor } from './conversation-trials/advisor.ts'
import { talkOf } from './conversation-trials/heard.ts'
import { trialsOf } from './conversation-trials/trial.ts'

const FILES = [...'abcdeghijkl'].map((letter) => `open-${letter}`)
const TARGET = new URL('../src/server/assistant/act-learned/weights.json', import.meta.url)
/** A sign that fewer conversations have is no sign. */
const SEEN_IN = 3
const ROUNDS = 150
const RATE = 0.02
const DECAY = 1e-4
/** Steepness of the scores: signs of a message are of length one together. */
const STEEP = 12
/** So many signs are kept, those that weigh most. */
const KEPT = 1500

interface Labelled {
  file: string
  signs: ReadonlyMap<string, number>
  act: number
  allowed: readonly string[]
}

function labelledOf(file: string): Labelled[] {
  return trialsOf(file).flatMap(({ turns, expect }) => {
    const act = ACTS.indexOf(expect.intent as LearnedAct)
    const before = draftOf(advisor.catalog, talkOf(advisor, turns.slice(0, -1)))
    const reading = readMessageInTalk(advisor.catalog, before, turns.at(-1) ?? '')
    const signs = signsOf(reading, before)
    return act < 0 ? [] : [{ file, signs, act, allowed: expect.intentAny ?? [expect.intent] }]
  })
}

/** Weights by Adam's rule over all of them at once. */
function learn(labelled: readonly Labelled[]): ActWeights {
  const counts = new Map<string, number>()
  for (const { signs } of labelled) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const index = new Map([...counts].filter(([, count]) => count >= SEEN_IN).map(([sign], at) => [sign, at]))
  const rows = labelled.map(({ signs, act }) => {
    const own = [...signs].flatMap(([sign, value]) => {
      const at = index.get(sign)
      return at === undefined ? [] : [[at, value] as const]
    })
    const length = Math.sqrt(own.reduce((sum, [, value]) => sum + value * value, 0)) || 1
    return { act, own: own.map(([at, value]) => [at, (value / length) * STEEP] as const) }
  })
  const width = ACTS.length
  const weights = new Float64Array(index.size * width + width)
  const bias = index.size * width
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => DECAY * STEEP * weight)
    for (const { act, own } of rows) {
      const scores = ACTS.map((_, k) =>
        own.reduce((sum, [at, v]) => sum + v * (weights[at * width + k] ?? 0), weights[bias + k] ?? 0),
      )
      const most = Math.max(...scores)
      const powers = scores.map((score) => Math.exp(score - most))
      const sum = powers.reduce((one, other) => one + other, 0)
      powers.forEach((power, k) => {
        const wrong = (power / sum - (k === act ? 1 : 0)) / rows.length
        for (const [at, value] of own) slope[at * width + k] = (slope[at * width + k] ?? 0) + value * wrong
        slope[bias + k] = (slope[bias + k] ?? 0) + wrong
      })
    }
    slope.forEach((one, at) => {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * one * one
      const step = (mean[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8)
      weights[at] = (weights[at] ?? 0) - RATE * step
    })
  }
  const ofSign = (at: number) => ACTS.map((_, k) => Math.round(((weights[at * width + k] ?? 0) * STEEP) / STEP))
  const kept = [...index]
    .map(([sign, at]) => [sign, ofSign(at)] as const)
    .toSorted(([, one], [, other]) => Math.max(...other.map(Math.abs)) - Math.max(...one.map(Math.abs)))
    .slice(0, KEPT)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    bias: ACTS.map((_, k) => Math.round((weights[bias + k] ?? 0) / STEP)),
    bySign: Object.fromEntries(kept),
  }
}

const { values } = parseArgs({
  options: { 'left-out': { type: 'boolean', default: false }, without: { type: 'string', default: '' } },
})
const all = FILES.flatMap(labelledOf)
if (values['left-out']) {
  let right = 0
  for (const file of FILES) {
    const weights = learn(all.filter((one) => one.file !== file))
    const own = all.filter((one) => one.file === file)
    const read = own.filter(({ signs, allowed }) => {
      const chances = probabilitiesOf(signs, weights)
      return allowed.includes(ACTS[chances.indexOf(Math.max(...chances))] ?? '')
    })
    right += read.length
    console.log(`${file}: ${read.length} of ${own.length} (${((100 * read.length) / own.length).toFixed(1)}%)`)
  }
  console.log(`all: ${((100 * right) / all.length).toFixed(1)}%`)
} else {
  const weights = learn(all.filter(({ file }) => !values.without.split(',').includes(file)))
  const lines = Object.entries(weights.bySign).map(([sign, own]) => `${JSON.stringify(sign)}:${JSON.stringify(own)}`)
  writeFileSync(TARGET, `{"bias":${JSON.stringify(weights.bias)},"bySign":{\n${lines.join(',\n')}\n}}\n`)
  console.log(`${lines.length} signs of ${all.length} conversations`)
}
