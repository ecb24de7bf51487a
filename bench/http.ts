import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { startProcess } from '../tests/support/shop-process.ts'

/** The built shop against a bare `node:http` server that writes the same bytes, loaded in turn on one machine. */
interface Case {
  name: string
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: () => Promise<string>
  goalPercent: number
}

const CONNECTIONS = 40
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

let address = ''
const CASES: readonly Case[] = [
  { name: 'home page, cached', path: '/', method: 'GET', headers: BROWSER, goalPercent: 60 },
  { name: 'package list call', path: '/api/packages', method: 'GET', headers: BROWSER, goalPercent: 40 },
  {
    name: 'new cart with one line',
    path: '/api/shopify/cart',
    method: 'POST',
    headers: { ...BROWSER, 'content-type': 'application/json' },
    body: async () => {
      const packages = (await (await fetch(`${address}/api/packages`)).json()) as { slug: string }[]
      return JSON.stringify({ lines: [{ merchandiseId: `package:${packages[0]?.slug}`, quantity: 1 }] })
    },
    goalPercent: 10,
  },
]

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** One reply as it comes over the wire, still compressed. */
function ask(test: Case, body: string | undefined): Promise<Answer> {
  return new Promise((done, failed) => {
    const asking = request(address + test.path, { method: test.method, headers: test.headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () =>
        done({
          status: reply.statusCode ?? 0,
          headers: reply.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asking.on('error', failed)
    asking.end(body)
  })
}

/** A bare server of its own process that answers everything with these bytes. */
function bareServer(answer: Answer): Promise<{ address: string; child: ChildProcess }> {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, date: ____, ...headers } = answer.headers
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  child.send({ headers, body: answer.body.toString('base64') })
  return new Promise((done) => {
    child.on('message', (bound: { port: number }) => done({ address: `http://127.0.0.1:${bound.port}`, child }))
  })
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function measure(test: Case): Promise<void> {
  const body = await test.body?.()
  const answer = await ask(test, body)
  if (answer.status !== 200) throw new Error(`${test.name}: status ${answer.status}: ${answer.body}`)
  const bare = await bareServer(answer)
  const rates: { bare: number[]; shop: number[] } = { bare: [], shop: [] }
  const latencies: number[] = []
  let wrong = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [who, base] of [['bare', bare.address] as const, ['shop', address] as const]) {
      const result = await autocannon({
        url: base + test.path,
        method: test.method,
        headers: test.headers,
        ...(body === undefined ? {} : { body }),
        connections: CONNECTIONS,
        duration: SECONDS,
      })
      rates[who].push(result.requests.average)
      if (who === 'shop') {
        wrong += result.non2xx + result.errors
        latencies.push(result.latency.p99)
      }
    }
  }
  bare.child.kill()
  const percent = (median(rates.shop) / median(rates.bare)) * 100
  const checksum = createHash('sha256').update(answer.body).digest('hex').slice(0, 12)
  process.stdout.write(
    `${test.name.padEnd(24)} shop ${median(rates.shop).toFixed(0).padStart(6)} req/s   bare ${median(rates.bare)
      .toFixed(0)
      .padStart(6)} req/s   ratio ${percent.toFixed(0).padStart(3)} % (goal ${test.goalPercent} %)   p99 ${median(
      latencies,
    )} ms   ${answer.body.length} bytes ${checksum}   ${wrong} wrong\n`,
  )
}

if (!isBuilt()) await buildShop()
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const shop = await startProcess({
  DATA_DIR: folder,
  NODE_ENV: 'production',
  RATE_LIMIT_PER_MINUTE: '10000000',
  LOG_LEVEL: 'warn',
})
address = shop.address.replace('localhost', '127.0.0.1')
try {
  for (const test of CASES) await measure(test)
} finally {
  await shop.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
