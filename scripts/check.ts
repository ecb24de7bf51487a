import { WITHOUT_SWEEPS } from '../tests/support/sweep.ts'
import { runSteps, type Step, tests } from './steps.ts'

/** What reads the source without running it. */
export const SOURCE_CHECKS: readonly Step[] = [
  { name: 'format and lint (biome)', command: ['biome', 'ci', '.', '--colors=off', '--max-diagnostics=30'] },
  { name: 'lint (oxlint)', command: ['oxlint'] },
  { name: 'types (tsc)', command: ['tsc', '-b', '--checkers', '1'] },
  { name: 'spelling (cspell)', command: ['cspell', 'lint', '--no-progress', '--no-color', '--show-suggestions'] },
]
export const UNIT_TESTS = tests('unit and architecture', WITHOUT_SWEEPS, 'unit')

/** What is run before each commit: format, lint, types, spelling, unit and architecture tests. */
if (import.meta.main) await runSteps([SOURCE_CHECKS, UNIT_TESTS])
