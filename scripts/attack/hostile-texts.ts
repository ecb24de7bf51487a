import { type Client, jsonOf, type Sent, shown } from './client.ts'
import type { Findings } from './findings.ts'
import { measured } from './measured.ts'
import { randomFrom } from './random.ts'
import { MCP_HEADERS, mcp, readShop, type ShopWords } from './shop-words.ts'
import { openTarget, type Target } from './target.ts'
import { callsWith, filled, KNOWN, madeText, says } from './text-grammar.ts'

const PHASE = 'texts'
const BLOCK_MS = 50
const SLOW_MS = 1_000
const MADE = 250
const BUDGET_MS = 150_000

/** A health check once in 50 ms while `work` runs; returns the slowest in ms. */
async function slowestHealth(send: Client, work: Promise<unknown>): Promise<number> {
  let isOver = false
  let slowest = 0
  const ended = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const { ms } = await send({ method: 'GET', path: '/healthz' })
    slowest = Math.max(slowest, ms)
    await new Promise((done) => setTimeout(done, 50))
  }
  await ended
  return slowest
}

/** A batch of long tools in one request: refused, or no longer than a few calls. */
async function toolBatches(target: Target, words: ShopWords, findings: Findings, say: (words: string) => void) {
  const [car = ''] = words.known.get('vehicleId') ?? []
  const builds = [550, 600].map((goalWheelHp) => ({ vehicleId: car, goalWheelHp }))
  const call = (id: number) => mcp('tools/call', { name: 'compare_builds', arguments: { builds } }, id)
  const batch = jsonOf(
    'POST',
    '/mcp',
    Array.from({ length: 100 }, (_, id) => call(id)),
    MCP_HEADERS,
  )
  const blocks = target.watch()
  const asked = target.send(batch)
  const health = await slowestHealth(target.send, asked)
  const { status, ms } = await asked
  const longest = Math.max(0, ...blocks().map((block) => block.cpuMs))
  say(
    `a batch of 100 tool calls: ${status} in ${Math.round(ms)} ms, event loop held ${longest} ms, slowest health check ${Math.round(health)} ms`,
  )
  if (status < 400) findings.add(PHASE, 'a batch of 100 tool calls is taken', `${status} in ${Math.round(ms)} ms`)
  if (longest > BLOCK_MS) findings.add(PHASE, 'a batch of tool calls holds the event loop', `${longest} ms`)
  if (health > SLOW_MS) findings.add(PHASE, 'a batch of tool calls stalls the health check', `${Math.round(health)} ms`)
}

/** Texts made to be hard to read, to the assistant and to every other call that takes words. */
export async function hostileTexts(findings: Findings, seed: number, say: (words: string) => void): Promise<void> {
  const target = await openTarget()
  const words = await readShop(target.send)
  const until = performance.now() + BUDGET_MS
  let sentBytes = 0
  let tried = 0
  let worst = { cpuMs: 0, text: '' }
  const attempt = async (sent: Sent, what: string) => {
    if (performance.now() > until || !target.isAlive()) return
    tried += 1
    sentBytes += sent.path.length + (sent.body?.length ?? 0)
    const { cpuMs, ms, status } = await measured(target, sent, { blockMs: BLOCK_MS, slowMs: SLOW_MS })
    if (cpuMs > worst.cpuMs) worst = { cpuMs, text: shown(sent).slice(0, 120) }
    const example = `${shown(sent).slice(0, 300)} (${sent.body?.length ?? sent.path.length} characters)`
    if (cpuMs > BLOCK_MS)
      findings.add(PHASE, `event loop held over ${BLOCK_MS} ms by ${what}`, `${cpuMs} ms: ${example}`)
    if (ms > SLOW_MS) findings.add(PHASE, `over ${SLOW_MS} ms for ${what}`, `${Math.round(ms)} ms: ${example}`)
    if (status >= 500 || status === 0) findings.add(PHASE, `${status} from ${what}`, example)
  }
  // The first requests compile code: they are not counted against anybody.
  for (let turn = 0; turn < 30; turn += 1) await target.send(says(['2018 mustang gt, 600 whp on e85']))
  for (const [head, piece] of KNOWN) {
    for (const length of [500, 2_000, 4_000]) await attempt(says([filled(head, piece, length)]), 'one message')
  }
  await attempt(says([`compare ${'to 2018 '.repeat(498)}`]), 'one message')
  const random = randomFrom(seed, 1)
  for (let turn = 0; turn < MADE; turn += 1) {
    await attempt(says([madeText(random, words, random.pick([400, 1_500, 4_000]))]), 'one message')
    if (turn % 10 === 0) {
      for (const sent of callsWith(madeText(random, words, 4_000))) {
        await attempt(
          sent,
          `${sent.method} ${/^\/[a-z-]+[/?]/.test(sent.path) ? sent.path.split(/[?%]/)[0]?.slice(0, 40) : '/ and the text'}`,
        )
      }
    }
    if (turn % 25 === 0) {
      const texts = Array.from({ length: 24 + (turn % 2) }, () => madeText(random, words, 3_900))
      await attempt(says(texts), 'a long conversation')
    }
  }
  say(`${tried} texts, ${Math.round(sentBytes / 1024)} kB; longest hold ${worst.cpuMs} ms by ${worst.text}`)
  if (performance.now() > until) say(`stopped after ${BUDGET_MS / 1000} s`)
  await toolBatches(target, words, findings, say)
  if (!target.isAlive()) findings.add(PHASE, 'the shop ended', target.log().slice(-2_000))
  await target.close()
}
