/**
 * `npm run learn-parts [-- --measure]`: learns what a message says of each part that it names, from
 * `learn/parts-said.jsonl`: a message in plain words with the places of its parts and what is said of each. With `--measure`
 * nothing is written, and the parts of writers who taught nothing (`tests/trials/conversations/parts-kept.jsonl`) are read.
 */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chancesOf } from '../src/server/assistant/asks/learned-asks.ts'
import { type PartAt, partRoleSigns } from '../src/server/assistant/part-roles/part-role-signs.ts'
import { PART_ROLES, type PartRole } from '../src/server/assistant/part-roles/parts-said.ts'
import { type LabelledAsk, learnAsks, writeWeights } from './learn/asks.ts'

interface Row {
  text: string
  parts: (PartAt & { is: PartRole })[]
}

const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } } })
const rowsOf = (file: string): Row[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))

const labelled = (rows: readonly Row[]): LabelledAsk[] =>
  rows.flatMap(({ text, parts }) =>
    parts.map(({ is }, at) => ({ signs: partRoleSigns(text, parts, at), kind: PART_ROLES.indexOf(is) })),
  )

const weights = learnAsks(labelled(rowsOf('learn/parts-said.jsonl')), PART_ROLES.length)
if (values.measure) {
  const read = labelled(rowsOf('../tests/trials/conversations/parts-kept.jsonl')).map(({ signs, kind }) => {
    const chances = chancesOf(signs, weights)
    const likely = Math.max(...chances)
    return { kind, as: chances.indexOf(likely), likely }
  })
  for (const least of [0, 0.5, 0.7, 0.9]) {
    const sure = read.filter(({ likely }) => likely >= least)
    const right = sure.filter(({ kind, as }) => as === kind).length
    console.log(`from ${least}: right ${right} of ${sure.length} (${((100 * right) / sure.length).toFixed(1)}%)`)
  }
  for (const [at, role] of PART_ROLES.entries()) {
    const [own, as] = [read.filter(({ kind }) => kind === at), read.filter((one) => one.as === at && one.likely >= 0.5)]
    const right = as.filter(({ kind }) => kind === at).length
    console.log(`${role}: from 0.5 ${right} right and ${as.length - right} wrong, of ${own.length}`)
  }
} else {
  writeWeights('part-roles/part-role-weights.json', weights)
}
