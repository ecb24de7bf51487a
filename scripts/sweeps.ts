import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SWEEP, SWEEPS_ALONE } from '../tests/support/sweep.ts'
import { ROOT, runSteps, tests } from './steps.ts'

const TAGGED = new RegExp(`@module-tag ${SWEEP.name}\\b|\\btags: '${SWEEP.name}'|/support/(?:law|sweep)\\.ts'`)

/** Files that may hold a sweep, by a tag or by what they import: the others need not be read to know that they hold none. */
const files = globSync('{src,scripts,art,tests}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((name) =>
  TAGGED.test(readFileSync(join(ROOT, name), 'utf8')),
)

/** What `npm test` leaves out because it is long; whatever lands has passed both. */
await runSteps(
  [
    tests('sweeps of the engine', SWEEPS_ALONE, 'unit'),
    tests('sweeps of the shop and of its pages', SWEEPS_ALONE, 'api', 'tcp', 'stories'),
  ].map((step) => ({ ...step, command: [...step.command, ...files] })),
)
