/**
 * `npm run bench:all [-- search pages] [--out FILE]`: every bench in turn, or those that are named, and one report of
 * them: a table that says beside each how long it took, how busy the machine was before it, and which share of the
 * processor others took meanwhile, then what each bench said. A share above a tenth makes times worth nothing: `!`.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '..')
const OTHERS_TAKE = 0.1
/** Clock ticks of Linux in a second, which `/proc` counts in. */
const TICKS = 100

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'bench-report.md' } },
  allowPositionals: true,
})

/** The benches as package.json names them: `bench:search` is "search", `bench` itself "engine". */
const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts
const BENCHES = Object.keys(scripts)
  .filter((name) => /^bench(:|$)/.test(name) && name !== 'bench:all')
  .map((script) => ({ script, name: script === 'bench' ? 'engine' : script.slice('bench:'.length) }))

interface Outcome {
  name: string
  words: string
  code: number | null
  seconds: number
  loadBefore: number
  othersShare: number
}

/** Processor seconds of everything on this machine since it started, without those that were idle. */
function busySeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = line.trim().split(/\s+/).slice(1).map(Number)
  return (user + nice + system + irq + soft) / TICKS
}

/** Processor seconds of this process and of all its children that have ended, with theirs. */
function ownSeconds(): number {
  const cells = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
  return cells.slice(11, 15).reduce((total, ticks) => total + ticks, 0) / TICKS
}

async function run({ script, name }: (typeof BENCHES)[number]): Promise<Outcome> {
  const [loadBefore = 0] = loadavg()
  const [busy, own, started] = [busySeconds(), ownSeconds(), performance.now()]
  const child = spawn('npm', ['run', '--silent', script], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let words = ''
  child.stdout.on('data', (chunk: Buffer) => {
    words += chunk
    process.stdout.write(chunk)
  })
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  const seconds = (performance.now() - started) / 1000
  const others = busySeconds() - busy - (ownSeconds() - own)
  return { name, words, code, seconds, loadBefore, othersShare: others / (seconds * availableParallelism()) }
}

const row = ({ name, code, seconds, loadBefore, othersShare }: Outcome) =>
  `| ${othersShare > OTHERS_TAKE ? '! ' : ''}${name} | ${code === 0 ? 'done' : `ended with ${code}`} | ${seconds.toFixed(0)} s | ${loadBefore.toFixed(1)} | ${(Math.max(0, othersShare) * 100).toFixed(0)} % |`

const reportOf = (outcomes: readonly Outcome[]) => `# Benches, ${new Date().toISOString().slice(0, 16)}Z

${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}. \`!\`: others took more than a tenth of the processor.

| bench | outcome | time | load before | others' share |
|---|---|---|---|---|
${outcomes.map(row).join('\n')}
${outcomes.map(({ name, words }) => `\n## ${name}\n\n\`\`\`\n${words.trimEnd()}\n\`\`\`\n`).join('')}`

const asked = BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const outcomes: Outcome[] = []
for (const bench of asked) {
  process.stdout.write(`\n== ${bench.name}\n`)
  outcomes.push(await run(bench))
  writeFileSync(values.out, reportOf(outcomes))
}
process.stdout.write(`\n${outcomes.map(row).join('\n')}\n\nThe whole report: ${values.out}\n`)
process.exit(outcomes.every(({ code }) => code === 0) ? 0 : 1)
