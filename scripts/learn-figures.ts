/**
 * `npm run learn-figures [-- --left-out BY,BY]`: learns for what each figure of a message stands, from
 * `learn/figures-said.jsonl`: a message in lower case with the role of each of its figures, "" where none is told. With
 * `--left-out` the figures of these writers are read by what the others taught, and nothing is written.
 */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chancesOf } from '../src/server/assistant/asks/learned-asks.ts'
import { figureSigns, figuresAt } from '../src/server/assistant/figures/figure-signs.ts'
import { FIGURE_ROLES, type FigureRole } from '../src/server/assistant/figures/figures-said.ts'
import { type LabelledAsk, learnAsks, writeWeights } from './learn/asks.ts'

interface Row {
  by: string
  text: string
  stands: (FigureRole | '')[]
}

const { values } = parseArgs({ options: { 'left-out': { type: 'string', default: '' } } })
const left = new Set(values['left-out'].split(',').filter(Boolean))
const all = readFileSync(new URL('learn/figures-said.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))

const labelled = (rows: readonly Row[]): LabelledAsk[] =>
  rows.flatMap(({ text, stands }) => {
    const { plain, figures } = figuresAt(text)
    return figures.flatMap((figure, at) => {
      const role = stands[at]
      return role ? [{ signs: figureSigns(plain, figure), kind: FIGURE_ROLES.indexOf(role) }] : []
    })
  })

const weights = learnAsks(labelled(all.filter(({ by }) => !left.has(by))), FIGURE_ROLES.length)
if (left.size > 0) {
  const read = labelled(all.filter(({ by }) => left.has(by))).map(({ signs, kind }) => {
    const chances = chancesOf(signs, weights)
    const likely = Math.max(...chances)
    return { isRight: chances.indexOf(likely) === kind, likely }
  })
  for (const least of [0, 0.5, 0.7, 0.9]) {
    const sure = read.filter(({ likely }) => likely >= least)
    const right = sure.filter(({ isRight }) => isRight).length
    console.log(`from ${least}: right ${right} of ${sure.length} (${((100 * right) / sure.length).toFixed(1)}%)`)
  }
} else {
  writeWeights('figures/figure-weights.json', weights)
}
