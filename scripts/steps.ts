import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules', '.bin')

/** One thing that must hold. A step of tests counts its tests; any other counts as one. */
export interface Step {
  name: string
  command: readonly string[]
  env?: Record<string, string>
  isTests?: boolean
}
export interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
}

/** Runs one program to its end, its words shown as they come. */
function run(command: readonly string[], env: Record<string, string>): Promise<number> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${BIN}:${process.env.PATH ?? ''}`, ...env },
  })
  return new Promise((done) => {
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** A step of vitest for one project; `env` reaches the tests. */
export function tests(
  name: string,
  project: string,
  only: { env?: Record<string, string>; files?: readonly string[] } = {},
): Step {
  const { env = {}, files = [] } = only
  return { name, command: ['vitest', 'run', '--project', project, ...files], env, isTests: true }
}

async function outcomeOf(step: Step, folder: string): Promise<Outcome> {
  const started = performance.now()
  process.stdout.write(`\n== ${step.name}\n`)
  const report = join(folder, `${step.name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = step.isTests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const code = await run([...step.command, ...reporters], step.env ?? {})
  const seconds = (performance.now() - started) / 1000
  const counted = step.isTests ? countTests(report) : undefined
  const { passed, failed } = counted ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  return { name: step.name, passed, failed: code !== 0 && failed === 0 ? 1 : failed, seconds }
}

function countTests(report: string): { passed: number; failed: number } | undefined {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
  } catch {
    return undefined
  }
}

/** Runs the steps in turn, all of them even when one fails, and prints what came of each; the sum comes last. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-steps-'))
  const outcomes: Outcome[] = []
  try {
    for (const step of steps) outcomes.push(await outcomeOf(step, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  process.stdout.write('\n')
  for (const { name, passed, failed, seconds } of outcomes) {
    const mark = failed === 0 ? 'ok  ' : 'FAIL'
    process.stdout.write(`${mark} ${name.padEnd(34)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`)
  }
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  process.stdout.write(`${sum((outcome) => outcome.seconds).toFixed(0)} s in all\n`)
  process.stdout.write(`${sum((outcome) => outcome.passed)} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}
