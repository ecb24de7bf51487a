import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Client, Reply } from './client.ts'
import type { Findings } from './findings.ts'
import { type Random, randomFrom } from './random.ts'
import { readShop } from './shop-words.ts'
import { openTarget, processorSeconds, type Target } from './target.ts'

const PHASE = 'cache'
const TRIALS = 600
const KINDS = ['plain', 'gzip', 'br', 'head', 'same', 'other', 'any', 'range', 'range-same', 'bad-range'] as const
type Kind = (typeof KINDS)[number]

/** Headers that every 200 of one address has alike, in whatever order it was asked. */
const ALIKE = [
  ...['content-type', 'etag', 'cache-control', 'vary', 'content-security-policy'],
  ...['x-content-type-options', 'referrer-policy', 'x-frame-options', 'accept-ranges'],
]

const TYPES: readonly [form: RegExp, type: RegExp][] = [
  [/^\/assets\/.*\.js$/, /^text\/javascript/],
  [/^\/api\/docs$|^\/(?!api\/|assets\/|pictures\/|robots|sitemap)/, /^text\/html/],
  [/^\/api\//, /^application\/json/],
]

const get = (send: Client, path: string, headers: Record<string, string> = {}) => send({ method: 'GET', path, headers })

function bodyOf({ headers, body }: Reply): string {
  const encoding = headers['content-encoding']
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  return plain.toString('latin1')
}

const alike = ({ headers }: Reply) => JSON.stringify(ALIKE.map((name) => [name, headers[name] ?? null]))

function requestOf(kind: Kind, path: string, etag: string) {
  const headers: Record<Kind, Record<string, string>> = {
    ...{ plain: {}, gzip: { 'accept-encoding': 'gzip' }, br: { 'accept-encoding': 'br, gzip' }, head: {} },
    ...{ same: { 'if-none-match': etag }, other: { 'if-none-match': 'W/"other"' }, any: { 'if-none-match': '*' } },
    ...{ range: { range: 'bytes=5-24' }, 'bad-range': { range: 'bytes=99999999-' } },
    'range-same': { range: 'bytes=0-9', 'if-none-match': etag },
  }
  return { method: kind === 'head' ? 'HEAD' : 'GET', path, headers: headers[kind] }
}

/** One address in one order: what each reply must be, given what a plain request to this address says. */
function checkReply(path: string, kind: Kind, reply: Reply, wanted: Reply): string | undefined {
  const { status, body } = reply
  if (status === 304) {
    if (kind !== 'same' && kind !== 'any' && kind !== 'range-same') return `304 to a ${kind} request`
    return body.length > 0 ? '304 with a body' : undefined
  }
  if (status === 206) {
    const { 'content-range': range = '' } = reply.headers
    const [, from = '', to = ''] = /bytes (\d+)-(\d+)\//.exec(String(range)) ?? []
    const part = bodyOf(wanted).slice(Number(from), Number(to) + 1)
    return bodyOf(reply) === part && kind.includes('range') ? undefined : `206 to a ${kind} request is another part`
  }
  if (status === 416) return kind === 'bad-range' ? undefined : `416 to a ${kind} request`
  if (status !== 200) return `${status} to a ${kind} request`
  const type = TYPES.find(([form]) => form.test(path))?.[1]
  const contentType = String(reply.headers['content-type'] ?? 'none')
  if (type && !type.test(contentType)) return `a ${kind} request gets a 200 of type ${contentType}`
  if (alike(reply) !== alike(wanted)) return `a ${kind} request gets other headers`
  if (kind === 'head') return body.length > 0 ? 'HEAD with a body' : undefined
  return bodyOf(reply) === bodyOf(wanted) ? undefined : `a ${kind} request gets another body`
}

/** What a plain request says where nobody has asked before: the address with a mark of its own. */
async function trial(send: Client, base: string, random: Random, mark: number, tags: Map<string, string>) {
  const path = `${base}${base.includes('?') ? '&' : '?'}utm=${mark}`
  const kinds = random.shuffled([...KINDS, ...KINDS]).slice(0, 9)
  const replies: [Kind, Reply][] = []
  for (const kind of kinds) replies.push([kind, await send(requestOf(kind, path, tags.get(base) ?? 'W/"none"'))])
  return { path, kinds, replies, wanted: await get(send, base) }
}

async function randomOrders(send: Client, bases: readonly string[], seed: number, findings: Findings): Promise<void> {
  const first = new Map<string, Reply>()
  const tags = new Map<string, string>()
  for (const base of bases) {
    const reply = await get(send, base)
    first.set(base, reply)
    tags.set(base, String(reply.headers.etag ?? ''))
  }
  for (let mark = 0; mark < TRIALS; mark += 1) {
    const random = randomFrom(seed, mark)
    const base = random.pick(bases)
    const { path, kinds, replies, wanted } = await trial(send, base, random, mark, tags)
    for (const [kind, reply] of replies) {
      const wrong = checkReply(base, kind, reply, wanted)
      if (wrong) findings.add(PHASE, wrong, `${path} asked in the order ${kinds.join(', ')}`)
    }
  }
  for (const [base, before] of first) {
    const after = await get(send, base)
    if (after.status !== before.status || alike(after) !== alike(before) || bodyOf(after) !== bodyOf(before)) {
      findings.add(
        PHASE,
        'an address answers otherwise than before',
        `GET ${base}: ${alike(before)} -> ${alike(after)}`,
      )
    }
  }
}

/** 400 addresses of one page push it out of what is kept; a conditional request then fills the cache again. */
async function poisoning(send: Client, findings: Findings): Promise<void> {
  for (let mark = 0; mark < 400; mark += 1) await get(send, `/?utm=${mark}`)
  const tag = String((await get(send, '/?utm=399')).headers.etag)
  await get(send, '/', { 'if-none-match': tag })
  const type = String((await get(send, '/')).headers['content-type'] ?? 'none')
  if (!type.startsWith('text/html')) {
    findings.add(
      PHASE,
      'poisoned: the home page loses its type',
      `GET /?utm=0..399, GET / with its ETag, GET / -> type ${type}`,
    )
  }
}

/** What a request says about its own address must not reach others through the cache. */
async function foreignNames(send: Client, findings: Findings): Promise<void> {
  const names = ['host', 'x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'x-forwarded-proto', 'forwarded']
  for (const path of ['/about', '/contact', '/api/packages', '/sitemap.xml', '/robots.txt']) {
    for (const name of names) await get(send, path, { [name]: 'evil.example' })
    const reply = await get(send, path)
    if (`${bodyOf(reply)}${JSON.stringify(reply.headers)}`.includes('evil.example')) {
      findings.add(
        PHASE,
        'a foreign host name is kept',
        `GET ${path} after the same with ${names.join(', ')}: evil.example`,
      )
    }
  }
}

/** Of several rounds the cheapest: what the shop's own threads work on meanwhile is no cost of the request. */
async function processorPerRequest({ send, pid }: Target, addressOf: (turn: number) => string, turns: number) {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorSeconds(pid)
    for (let turn = 0; turn < turns; turn += 1) await get(send, addressOf(round * turns + turn))
    least = Math.min(least, ((processorSeconds(pid) - before) * 1000) / turns)
  }
  return least
}
const ROUNDS = 3

/** A parameter that the page does not read costs no rendering, whatever its name. */
async function foreignParameters(target: Target, findings: Findings, say: (words: string) => void): Promise<void> {
  const marked = await processorPerRequest(target, (turn) => `/?utm=x${turn}`, 150)
  for (const name of ['q', 'vin', 'sort', 'year']) {
    const ms = await processorPerRequest(target, (turn) => `/?${name}=x${turn}`, 150)
    say(`/?${name}=N costs ${ms.toFixed(1)} ms of processor, /?utm=N ${marked.toFixed(1)} ms`)
    if (ms > 8 && ms > 4 * marked) {
      findings.add(
        PHASE,
        'a parameter that the home page does not read renders it anew',
        `/?${name}=N: ${ms.toFixed(1)} ms each`,
      )
    }
  }
}

/** Addresses that are asked often and change rarely cost next to nothing the second time. */
async function costOfRepeats(target: Target, findings: Findings, say: (words: string) => void): Promise<void> {
  for (const path of [
    '/accuracy',
    '/optimization',
    '/enhanced-packages',
    '/api/evidence',
    '/api/optimization/status',
  ]) {
    await get(target.send, path)
    const ms = await processorPerRequest(target, () => path, 20)
    say(`${path} costs ${ms.toFixed(1)} ms of processor each time`)
    if (ms > 20)
      findings.add(PHASE, 'asked again, made anew', `GET ${path}: ${ms.toFixed(1)} ms of processor each time`)
  }
}

/** Whatever is asked in whatever order, a 200 of an address is the same 200. */
export async function cacheLaws(findings: Findings, seed: number, say: (words: string) => void): Promise<void> {
  const target = await openTarget()
  const { send } = target
  const { pages } = await readShop(send)
  const script = /\/assets\/[^"]+\.js/.exec((await get(send, '/')).body.toString())?.[0] ?? '/'
  const some = pages.filter((_, index) => index % 15 === 0)
  const fixed = [
    '/',
    '/build-my-ride',
    '/merchandise',
    '/api/packages',
    '/api/shop',
    '/api/openapi.json',
    '/robots.txt',
  ]
  const bases = [...new Set([...fixed, '/sitemap.xml', script, ...some])]
  await randomOrders(send, bases, seed, findings)
  say(`${TRIALS} random orders of ${KINDS.length} kinds of requests at ${bases.length} addresses`)
  await poisoning(send, findings)
  await foreignNames(send, findings)
  await foreignParameters(target, findings, say)
  await costOfRepeats(target, findings, say)
  await target.close()
}
