import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The threads and processes that a shop of the tests opens find their programs compiled, as `npm start`'s do. */
process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, 'node_modules', '.cache', 'node')

/** What comes by notice from the database comes in its own time: a busy machine is no failure. */
const PATIENT = { timeout: 30_000, interval: 50 }

/**
 * Three kinds of tests. `unit`: no server, no database. `api`: each file opens the built shop on a fresh database.
 * `stories`: the same, and a real browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // The shop as a process brings its own database: the run over TCP would only repeat it.
          exclude: process.env.TEST_DATABASE === 'tcp' ? ['tests/api/platform-process.test.ts'] : [],
          globalSetup: ['tests/support/cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: PATIENT },
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: PATIENT },
          maxWorkers: 2,
        },
      },
    ],
  },
})
