import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Findings } from './findings.ts'
import { openTarget, type Target } from './target.ts'

const PHASE = 'scanners'
const LIMIT_S = 240

const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Runs a program to its end, or ends it after `LIMIT_S` seconds; returns what it wrote. */
function run(program: string, args: readonly string[]): Promise<{ text: string; isOver: boolean }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  let isOver = true
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk))
  const timer = setTimeout(() => {
    isOver = false
    child.kill('SIGKILL')
  }, LIMIT_S * 1000)
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      done({ text, isOver })
    }
    child.on('error', end)
    child.on('close', end)
  })
}

/** Addresses with a value that reaches a query or a search; `*` is where sqlmap puts its own. */
const INJECTABLE: readonly (readonly string[])[] = [
  ['-u', '/api/parts/turbo?vehicleModel=ford*'],
  ['-u', '/api/plans/x*'],
  ['-u', '/api/orders/x*'],
  ['-u', '/api/shopify/cart/x*'],
  ['-u', '/api/social-validation/ford*'],
  [
    '-u',
    '/api/contact',
    '--data',
    '{"name":"Ann*","email":"a@example.com","subject":"Turbo*","message":"Does it fit my car?"}',
  ],
  ['-u', '/api/shopify/cart', '--data', '{"lines":[{"merchandiseId":"x*","quantity":1}]}'],
]

async function sqlmap(base: string, folder: string, findings: Findings, say: (words: string) => void): Promise<void> {
  const until = performance.now() + LIMIT_S * 1000
  let tried = 0
  for (const [option = '', path = '', ...more] of INJECTABLE) {
    if (performance.now() > until) break
    const bounds = ['--batch', '--level=2', '--risk=1', '--threads=2', '--timeout=5', '--retries=0', '--flush-session']
    const place = ['--output-dir', folder, '--disable-coloring', '--headers', 'content-type: application/json']
    const { text } = await run('sqlmap', [option, `${base}${path}`, ...more, ...bounds, ...place])
    tried += 1
    if (/is vulnerable|injectable\)|identified the following injection point/i.test(text)) {
      findings.add(PHASE, 'sqlmap found an injection', `${path}: ${text.slice(-600)}`)
    }
  }
  say(`sqlmap: ${tried} of ${INJECTABLE.length} places tried`)
}

async function wapiti(base: string, folder: string, findings: Findings, say: (words: string) => void): Promise<void> {
  const report = join(folder, 'wapiti.json')
  const bounds = [
    '--scope',
    'folder',
    '--depth',
    '2',
    '--max-scan-time',
    String(LIMIT_S - 40),
    '--max-links-per-page',
    '20',
  ]
  const modules = ['-m', 'exec,file,sql,xss,redirect,crlf,ssrf,xxe']
  const { isOver } = await run('wapiti', [
    '-u',
    `${base}/`,
    ...bounds,
    ...modules,
    '-f',
    'json',
    '-o',
    report,
    '--flush-session',
  ])
  let found: [string, unknown[]][]
  try {
    found = Object.entries(
      (JSON.parse(readFileSync(report, 'utf8')) as { vulnerabilities: Record<string, unknown[]> }).vulnerabilities,
    )
  } catch {
    findings.add(PHASE, 'wapiti left no report', isOver ? 'it ended early' : `ended after ${LIMIT_S} s`)
    return
  }
  for (const [kind, list] of found) {
    for (const entry of list) findings.add(PHASE, `wapiti: ${kind}`, JSON.stringify(entry).slice(0, 400))
  }
  say(`wapiti: ${found.reduce((sum, [, list]) => sum + list.length, 0)} reported`)
}

/** The scanners that Debian brings, where they are installed; each for at most a few minutes. */
export async function scanners(findings: Findings, say: (words: string) => void): Promise<void> {
  const present = ['sqlmap', 'wapiti'].filter(isInstalled)
  for (const missing of ['sqlmap', 'wapiti'].filter((name) => !present.includes(name))) {
    say(`${missing} is not installed: not run (apt-get install ${missing})`)
  }
  if (present.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'shop-scan-'))
  const target: Target = await openTarget()
  const base = target.address.replace('localhost', '127.0.0.1')
  if (present.includes('sqlmap')) await sqlmap(base, folder, findings, say)
  if (present.includes('wapiti')) await wapiti(base, folder, findings, say)
  if (!target.isAlive()) findings.add(PHASE, 'the shop ended under a scan', target.log().slice(-1_000))
  const broken = target
    .log()
    .split('\n')
    .filter((line) => /"status":50\d/.test(line))
  for (const line of broken) findings.add(PHASE, 'a scan made the shop answer 5xx', line.slice(0, 600))
  await target.close()
  rmSync(folder, { recursive: true, force: true })
}
