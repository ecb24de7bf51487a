import { CHECKS } from './check.ts'
import { runSteps, tests } from './steps.ts'

/** Everything that must hold: what `check` runs, then the built shop on two kinds of database and in a browser. */
await runSteps([
  ...CHECKS,
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  tests('api, embedded database', 'api'),
  // The same SQL and the same driver: orders prove the way over TCP.
  tests('api, database over TCP', 'api', { env: { TEST_DATABASE: 'tcp' }, files: ['tests/api/orders.test.ts'] }),
  tests('stories in a browser', 'stories'),
])
