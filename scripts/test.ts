import { CHECKS } from './check.ts'
import { runSteps, tests } from './steps.ts'

/** Everything that must hold: what `check` runs, then the built shop on two kinds of database and in a browser. */
await runSteps([
  ...CHECKS,
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  tests('api, embedded database', 'api'),
  tests('api, database over TCP', 'api', { TEST_DATABASE: 'tcp' }),
  tests('stories in a browser', 'stories'),
])
