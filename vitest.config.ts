import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/order.ts'
import { SWEEP } from './tests/support/sweep.ts'

/** The threads and processes that a shop of the tests opens find their programs compiled, as `npm start`'s do. */
process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, 'node_modules', '.cache', 'node')

/** What comes by notice from the database comes in its own time: a busy machine is no failure. */
const PATIENT = { timeout: 30_000, interval: 50 }

/** Much is made that is soon dropped: with more room for it a twelfth less is spent on clearing it away. */
const ROOMY = ['--max-semi-space-size=64']

/** Of everything that opens the built shop. */
const SHOP = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: PATIENT },
  // Half of what these do is to wait: for a database, a browser, a process that starts.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Each file opens a shop of its own, and all of them run on the same programs: read and compiled once a worker.
  isolate: false,
  execArgv: ROOMY,
  // The built server is what it is: Node reads it, and nobody transforms it.
  server: { deps: { external: [/\/dist\/server\//] } },
}

/**
 * Four kinds of tests. `unit`: no server, no database. `api`: each file opens the built shop on a fresh database.
 * `tcp`: some of these once more, on a database that is reached over TCP as a server elsewhere is. `stories`: the same
 * as `api`, and a real browser.
 */
export default defineConfig({
  test: {
    // Once a run, whatever projects it is of.
    globalSetup: ['tests/support/cluster.ts'],
    tags: [SWEEP],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          // A law over the whole catalog takes ten seconds, and many times that on a machine that is busy with other things.
          testTimeout: 180_000,
          // One for each core: the default leaves a core of two idle.
          maxWorkers: '100%',
          // No test of these changes what its modules hold: each is read once a worker, not once a file.
          isolate: false,
          execArgv: ROOMY,
        },
      },
      { test: { ...SHOP, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      { test: { ...SHOP, name: 'tcp', include: ['tests/api/orders.test.ts'], env: { TEST_DATABASE: 'tcp' } } },
      { test: { ...SHOP, name: 'stories', include: ['tests/stories/**/*.test.ts'] } },
    ],
  },
})
