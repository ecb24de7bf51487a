import { WITHOUT_SWEEPS } from '../tests/support/sweep.ts'
import { isBuilt } from './build-stamp.ts'
import { SOURCE_CHECKS, UNIT_TESTS } from './check.ts'
import { runSteps, type Step, tests } from './steps.ts'

const BUILD: Step = { name: 'build', command: ['node', 'scripts/build.ts'] }

/**
 * What is run before each push: what `check` runs, and the built shop on two kinds of database and in a browser, in one
 * run on one seeded database. A build that stands is not made again. In turn: a story beside unit tests on two cores
 * is slower than people are.
 */
await runSteps([
  [...SOURCE_CHECKS, ...(isBuilt() ? [] : [BUILD])],
  UNIT_TESTS,
  tests('api, over TCP, stories in a browser', WITHOUT_SWEEPS, 'api', 'tcp', 'stories'),
])
