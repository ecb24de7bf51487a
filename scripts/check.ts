import { runSteps, type Step, tests } from './steps.ts'

/** What is run before each commit, in under a minute: format, lint, types, unit and architecture tests. */
export const CHECKS: readonly Step[] = [
  { name: 'format and lint (biome)', command: ['biome', 'ci', '.', '--colors=off', '--max-diagnostics=30'] },
  { name: 'lint (oxlint)', command: ['oxlint'] },
  { name: 'types (tsc)', command: ['tsc', '-b'] },
  tests('unit and architecture', 'unit'),
]

if (import.meta.main) await runSteps(CHECKS)
