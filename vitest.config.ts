import { defineConfig } from 'vitest/config'

/**
 * Three kinds of tests. `unit`: no server, no database. `api`: each file opens the built shop on a fresh database.
 * `stories`: the same, and a real browser.
 */
export default defineConfig({
  test: {
    reporters: process.env.CI ? ['default'] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/architecture.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // The shop as a process brings its own database: the run over TCP would only repeat it.
          exclude: process.env.TEST_DATABASE === 'tcp' ? ['tests/api/platform-process.test.ts'] : [],
          globalSetup: ['tests/support/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
