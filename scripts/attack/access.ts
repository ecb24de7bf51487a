import type { Call } from '../../src/contract/call.ts'
import { CALLS } from '../../src/contract/calls.ts'
import { clientOf, jsonOf, type Reply, type Sent, shown } from './client.ts'
import type { Findings } from './findings.ts'
import { randomFrom } from './random.ts'
import { valueFor } from './schema-values.ts'
import { knownFor, type Operation, readShop, type ShopWords } from './shop-words.ts'
import { openTarget, type Target, TOKEN } from './target.ts'

const PHASE = 'access'

/** What changes evidence, catalog, orders or settings, or tells of customers: the owner's alone, with a token from the environment or without. */
const OWNERS = Object.entries(CALLS).flatMap(([name, call]: [string, Call]) =>
  call.admin === 'owner' ? [name.replace(/:\w+/g, 'x')] : [],
)

/** Sheets that no engine would foretell: once judged, the public accuracy would fall. */
const SHEETS = [
  'make,model,year,engine,baseline_hp,modified_hp,mods',
  ...Array.from({ length: 120 }, (_, row) => `Ford,Mustang GT,2018,5.0 V8,395,${900 + row},cold air intake`),
].join('\n')
const SIGNALS = 'vehicle,source,mentions,date\nFord Mustang GT,evil,999999,2026-01-01\n'
const SHEET = {
  make: 'Ford',
  model: 'Mustang GT',
  year: 2018,
  engine: '5.0 V8',
  baselineHp: 395,
  modifiedHp: 1_900,
  mods: ['tune'],
}

const ownersBody = (name: string): unknown =>
  name.endsWith('/signals/import')
    ? { csv: SIGNALS }
    : name.endsWith('/import')
      ? { csv: SHEETS }
      : name.endsWith('/evidence')
        ? SHEET
        : {}

const WRONG_TOKENS: readonly Record<string, string>[] = [
  ...[
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer null' },
  ],
  ...[
    { authorization: 'Bearer undefined' },
    { authorization: `Basic ${TOKEN}` },
    { authorization: `Bearer ${TOKEN}x` },
  ],
  ...[
    { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
    { authorization: `Bearer ${TOKEN.toUpperCase()}` },
    { 'x-token': TOKEN },
  ],
  ...[
    { cookie: `token=${TOKEN}` },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost', host: 'localhost' },
  ],
  ...[{ 'x-http-method-override': 'GET' }, { authorization: `Bearer ${'x'.repeat(6_000)}` }],
]

const JUDGED_WITHIN_MS = 180_000

/** Judging the evidence takes a fresh shop its time: asked until all of it is judged. */
async function accuracyOf({ send }: Target): Promise<string | undefined> {
  const started = performance.now()
  while (performance.now() - started < JUDGED_WITHIN_MS) {
    const { status, body } = await send({ method: 'GET', path: '/api/enhanced/accuracy-analysis' })
    if (status === 200) {
      const { summary } = JSON.parse(body.toString()) as { summary: { isJudging: boolean } }
      if (!summary.isJudging) return JSON.stringify(summary)
    }
    await new Promise((done) => setTimeout(done, 500))
  }
  return undefined
}

/** A shop without ADMIN_TOKEN, as a fresh production start has it: nobody but the owner changes what it knows. */
async function nobodyIsOwner(findings: Findings): Promise<void> {
  const target = await openTarget({ ADMIN_TOKEN: '' })
  const before = await accuracyOf(target)
  if (before === undefined) throw new Error('the shop does not tell its accuracy')
  for (const name of OWNERS) {
    const [method = '', path = ''] = name.split(' ')
    const sent = jsonOf(method, path, ownersBody(name))
    const { status, body } = await target.send(sent)
    if (status < 400)
      findings.add(
        PHASE,
        'without ADMIN_TOKEN anybody is the owner',
        `${name} -> ${status} ${body.toString().slice(0, 160)}`,
      )
  }
  const after = await accuracyOf(target)
  if (after === undefined)
    findings.add(PHASE, 'after what a stranger sent, the accuracy call answers no more', `${JUDGED_WITHIN_MS / 1000} s`)
  else if (after !== before) findings.add(PHASE, 'a stranger moves the public accuracy', `${before} -> ${after}`)
  await target.close()
}

async function wrongTokens(target: Target, findings: Findings): Promise<void> {
  for (const name of OWNERS) {
    const [method = '', path = ''] = name.split(' ')
    for (const headers of WRONG_TOKENS) {
      const sent = jsonOf(method, path, ownersBody(name), headers)
      const { status } = await target.send(sent)
      if (status < 400 || status >= 500)
        findings.add(PHASE, `${status} to an owner's call with a wrong token`, shown(sent).slice(0, 300))
    }
    const { status } = await target.send(jsonOf(method, `${path}?token=${TOKEN}`, ownersBody(name)))
    if (status < 400) findings.add(PHASE, 'the token is taken from the address', name)
  }
}

const LONG_WORK = /optimiz|generate|seed-database|import|evidence|preference-packages/

/** What a browser sends when another site makes it send. */
const CROSS_SITE: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1.evil.example' },
]

function requestOf({ method, path, parameters, body }: Operation, words: ShopWords, isBodiless: boolean): Sent {
  const random = randomFrom(1)
  const known = knownFor(words, path)
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    return encodeURIComponent(String(valueFor(schema, random, known, name)))
  })
  const authorization = `Bearer ${TOKEN}`
  if (isBodiless) return { method, path: address, headers: { authorization, 'content-length': '0' } }
  return jsonOf(method, address, body ? valueFor(body, random, known) : {}, { authorization })
}

async function crossSite(target: Target, words: ShopWords, findings: Findings): Promise<void> {
  const tools: Operation = { method: 'POST', path: '/mcp', parameters: [], body: { type: 'object' } }
  for (const operation of [...words.operations, tools].filter(({ method }) => method !== 'GET')) {
    const name = `${operation.method} ${operation.path}`
    for (const isBodiless of [false, true]) {
      const sent = requestOf(operation, words, isBodiless)
      for (const headers of CROSS_SITE) {
        const asked = { ...sent, headers: { ...sent.headers, ...headers } }
        const { status } = await target.send(asked)
        const kind = isBodiless ? 'a cross-site request without a body' : 'a cross-site request'
        if (status < 400) findings.add(PHASE, `${kind} acts`, `${name} [${JSON.stringify(headers)}] -> ${status}`)
        if (status >= 500) findings.add(PHASE, `${status} to ${kind}`, `${name} [${JSON.stringify(headers)}]`)
        // Once is proof enough where each time starts seconds of work.
        if (status < 400 && LONG_WORK.test(name)) break
      }
    }
  }
}

/** What the shop's own pages send must pass, or the refusals above would prove nothing. */
async function sameSite(target: Target, findings: Findings): Promise<void> {
  const origin = target.address
  const host = new URL(origin).host
  const own = [{ 'sec-fetch-site': 'same-origin', origin, host }, { 'sec-fetch-site': 'none' }, { origin, host }, {}]
  for (const headers of own as Record<string, string>[]) {
    for (const sent of [
      jsonOf('POST', '/api/shopify/cart', { lines: [] }, headers),
      jsonOf('POST', '/api/optimization/stop', {}, { ...headers, authorization: `Bearer ${TOKEN}` }),
    ]) {
      const { status } = await target.send(sent)
      if (status >= 400) findings.add(PHASE, `${status} to a request of the shop's own pages`, shown(sent))
    }
  }
}

/** No reply lets another site read it. */
async function sharedWithOthers(target: Target, findings: Findings): Promise<void> {
  for (const path of ['/', '/api/shop', '/api/optimization/status', '/healthz', '/mcp']) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const reply = await target.send({ method, path, headers })
      if (reply.headers['access-control-allow-origin'])
        findings.add(PHASE, 'another site may read replies', `${method} ${path}`)
    }
  }
}

/** Long jobs ordered many times at once: one runs, the shop answers meanwhile. */
async function oneJobAtATime(findings: Findings, say: (words: string) => void): Promise<void> {
  const target = await openTarget({}, 40)
  const health = clientOf(target.address.replace('localhost', '127.0.0.1'), 1)
  for (const path of ['/api/enhanced/optimize', '/api/enhanced/generate-packages']) {
    const order = jsonOf('POST', path, {}, { authorization: `Bearer ${TOKEN}` })
    const replies = await Promise.all(Array.from({ length: 20 }, () => target.send(order)))
    const accepted = replies.filter(({ status }) => status < 300)
    const jobs = new Set(accepted.map(jobOf))
    let slowest = 0
    for (let turn = 0; turn < 40; turn += 1) {
      slowest = Math.max(slowest, (await health.send({ method: 'GET', path: '/healthz' })).ms)
      await new Promise((done) => setTimeout(done, 50))
    }
    say(
      `20 x POST ${path}: ${accepted.length} accepted, ${jobs.size} jobs; slowest health check ${Math.round(slowest)} ms`,
    )
    if (jobs.size > 1) findings.add(PHASE, 'long jobs are not one at a time', `20 x POST ${path}: ${jobs.size} jobs`)
    if (slowest > 1_000)
      findings.add(PHASE, 'a long job stalls the health check', `POST ${path}: ${Math.round(slowest)} ms`)
  }
  health.close()
  await target.close()
}

const jobOf = ({ body }: Reply): unknown => (JSON.parse(body.toString()) as { jobId: unknown }).jobId

/** Who may do what: the owner's token, other sites, long jobs. */
export async function accessProbes(findings: Findings, say: (words: string) => void): Promise<void> {
  await nobodyIsOwner(findings)
  say('a shop without ADMIN_TOKEN tried')
  const target = await openTarget()
  const words = await readShop(target.send)
  await wrongTokens(target, findings)
  await sharedWithOthers(target, findings)
  await sameSite(target, findings)
  await crossSite(target, words, findings)
  say(`wrong tokens and cross-site requests tried at ${words.operations.length} calls`)
  await target.close()
  await oneJobAtATime(findings, say)
}
