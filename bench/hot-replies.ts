import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorSeconds } from '../scripts/attack/target.ts'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'

/**
 * What the hot reply cache brings over the reply caches behind it: the processor's time for a request, of two shops that
 * differ in nothing else, asked in turn, the first of each round being the second of the next. Processor time stays true
 * on a machine that does other things as well.
 */
const PATHS = ['/', '/about', '/api/shop', '/api/packages'] as const
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const REQUESTS = 2_000
const AT_ONCE = 20
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

interface Shop {
  address: string
  child: ChildProcess
}

function openShop(dataDir: string, env: Record<string, string>): Promise<Shop> {
  const child = fork(join(import.meta.dirname, 'measured-shop.ts'), {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
      ...{ RATE_LIMIT_PER_MINUTE: '10000000', SHOP_ORIGIN: 'https://shop.example', ...env },
    },
  })
  return new Promise((done, failed) => {
    child.on('message', (address: string) => done({ address, child }))
    child.on('exit', (code) => failed(new Error(`the shop ended with ${code}`)))
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function ask(address: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    request(address, { agent, headers: HEADERS }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        if (reply.statusCode === 200) done(Buffer.concat(chunks))
        else failed(new Error(`${address}: ${reply.statusCode}`))
      })
    })
      .on('error', failed)
      .end()
  })
}

/** Microseconds of processor that the shop takes for one request. */
async function processorMicroseconds({ address, child }: Shop, path: string): Promise<number> {
  const before = processorSeconds(child.pid ?? 0)
  let left = REQUESTS
  const client = async () => {
    while (left > 0) {
      left -= 1
      await ask(address + path)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  return ((processorSeconds(child.pid ?? 0) - before) * 1e6) / REQUESTS
}

/** Until the engine's threads are warm and the pages that most visitors open are made: none of that is a request's. */
async function untilItRests({ child }: Shop): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const before = processorSeconds(child.pid ?? 0)
    await new Promise((done) => setTimeout(done, 1_000))
    if (processorSeconds(child.pid ?? 0) - before < 0.03) return
  }
  throw new Error('a shop that nobody asks anything does not rest')
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function measure(path: string, hot: Shop, bare: Shop): Promise<void> {
  const bodies = await Promise.all([hot, bare].map(({ address }) => ask(address + path)))
  if (!bodies[0]?.equals(bodies[1] ?? Buffer.of())) throw new Error(`${path}: the two shops answer otherwise`)
  const times: Record<'hot' | 'bare', number[]> = { hot: [], bare: [] }
  for (let round = -1; round < ROUNDS; round += 1) {
    const inTurn = [['hot', hot] as const, ['bare', bare] as const]
    for (const [name, shop] of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
      const taken = await processorMicroseconds(shop, path)
      if (round >= 0) times[name].push(taken)
    }
  }
  const [with_, without] = [median(times.hot), median(times.bare)]
  const ratios = times.bare.map((time, round) => (time / (times.hot[round] ?? 1)).toFixed(2)).join(' ')
  const checksum = createHash('sha256').update(bodies[0]).digest('hex').slice(0, 12)
  process.stdout.write(
    `${path.padEnd(16)} with ${with_.toFixed(0).padStart(4)} us, without ${without.toFixed(0).padStart(4)} us of processor a request: ${(100 * (1 - with_ / without)).toFixed(0)}% less (without / with, rounds: ${ratios})   ${bodies[0].length} bytes ${checksum}\n`,
  )
}

if (!isBuilt()) await buildShop()
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const shops: Shop[] = []
try {
  const hot = await openShop(folder, {})
  shops.push(hot)
  const bare = await openShop(folder, { HOT_REPLY_BYTES: '0' })
  shops.push(bare)
  for (const shop of shops) await untilItRests(shop)
  for (const path of PATHS) await measure(path, hot, bare)
} finally {
  agent.destroy()
  for (const { child } of shops.toReversed()) {
    const ended = new Promise((done) => child.on('exit', done))
    child.removeAllListeners('message')
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
