/**
 * `npm run -s talk [-- --misses] [-- file ...]`: plays the conversations of tests/trials/conversations with the shop's
 * own assistant over the source catalog and holds each last answer against what its writer expects. Prints how many are
 * understood by speaker and by intent, the dangerous misses apart, and with `--misses` each miss.
 */

import { parseArgs } from 'node:util'
import { advisor } from './conversation-trials/advisor.ts'
import { play } from './conversation-trials/heard.ts'
import { judge } from './conversation-trials/judge.ts'
import { type Trial, trialsOf } from './conversation-trials/trial.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

interface Result {
  trial: Trial
  misses: readonly string[]
  dangers: readonly string[]
  text: string
}

function resultOf(trial: Trial): Result {
  try {
    const heard = play(advisor, trial)
    return { trial, ...judge(advisor, trial, heard), text: heard.text }
  } catch (error) {
    return { trial, misses: [`broke: ${error instanceof Error ? error.stack : error}`], dangers: [], text: '' }
  }
}

const share = (results: readonly Result[]): string => {
  const understood = results.filter(({ misses }) => misses.length === 0).length
  return `${understood} of ${results.length} (${((100 * understood) / results.length).toFixed(1)}%)`
}

for (const name of positionals.length > 0 ? positionals : ['open-a', 'open-b']) {
  const trials = trialsOf(name).filter(({ id }) => values.only === undefined || id.includes(values.only))
  const results = trials.map(resultOf)
  console.log(`${name}: ${share(results)}`)
  for (const key of ['speaker', 'intent'] as const) {
    const groups = Map.groupBy(results, ({ trial }) => (key === 'speaker' ? trial.speaker : trial.expect.intent))
    for (const [group, some] of groups) console.log(`  ${group}: ${share(some)}`)
  }
  const dangerous = results.filter(({ dangers }) => dangers.length > 0)
  console.log(`  dangerous: ${dangerous.length}`)
  for (const { trial, dangers } of dangerous) console.log(`    ${trial.id}: ${dangers.join('; ')}`)
  for (const { trial, misses, text } of results) {
    if (!values.answers && (!values.misses || misses.length === 0)) continue
    console.log(`\n${misses.length === 0 ? 'ok' : 'MISS'} ${trial.id}: ${trial.turns.join(' // ')}`)
    if (misses.length > 0) console.log(`  ${misses.join('; ')}  [wants ${JSON.stringify(trial.expect)}]`)
    console.log(`  > ${text.replaceAll('\n', '\n    ').slice(0, 900)}`)
  }
}
