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
  isTests?: boolean
}
export interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
}

/** Runs one program to its end. Its words are shown as they come, or given back when others run beside it. */
function run(command: readonly string[], isAlone: boolean): Promise<{ code: number; words: string }> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${BIN}:${process.env.PATH ?? ''}` },
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      words += chunk
    })
  }
  return new Promise((done) => {
    child.on('error', () => done({ code: 127, words }))
    child.on('close', (code) => done({ code: code ?? 1, words }))
  })
}

/** A step of vitest for some projects: what is no sweep of these, or the sweeps alone. */
export function tests(name: string, filter: string, ...projects: readonly string[]): Step {
  const command = ['vitest', 'run', filter, ...projects.map((project) => `--project=${project}`)]
  return { name, command, isTests: true }
}

async function outcomeOf(step: Step, folder: string, isAlone: boolean): Promise<Outcome> {
  const started = performance.now()
  const title = `\n== ${step.name}\n`
  if (isAlone) process.stdout.write(title)
  const report = join(folder, `${step.name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = step.isTests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const { code, words } = await run([...step.command, ...reporters], isAlone)
  if (!isAlone) process.stdout.write(title + words)
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

/**
 * Runs the steps in turn, a list of steps side by side; all of them even when one fails. Prints what came of each; the
 * sum comes last.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-steps-'))
  const started = performance.now()
  const outcomes: Outcome[] = []
  try {
    for (const group of steps.map((one) => [one].flat())) {
      outcomes.push(...(await Promise.all(group.map((step) => outcomeOf(step, folder, group.length === 1)))))
    }
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
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0)} s in all\n`)
  process.stdout.write(`${sum((outcome) => outcome.passed)} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}
