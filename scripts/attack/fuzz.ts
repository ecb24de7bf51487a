import { type Reply, type Sent, shown } from './client.ts'
import type { Findings } from './findings.ts'
import { fuzzRequest } from './fuzz-requests.ts'
import { measured } from './measured.ts'
import { randomFrom } from './random.ts'
import { learn, readShop } from './shop-words.ts'
import { type Memory, openTarget, type Target } from './target.ts'

const PHASE = 'fuzz'
const HANG_MS = 1_000
const BLOCK_MS = 100
const GROWTH_BYTES = 150 * 1024 * 1024
/** How many slow or blocking requests are sent again alone. */
const MAX_AGAIN = 400

/** Paths and words that no reply shows: they would tell about the machine. */
const LEAK = /node_modules|\/src\/server\/|\n {4}at \S+ \(|SELECT .* FROM "|syntax error at or near/

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const memoryText = ({ rss, heapUsed, external }: Memory) =>
  `${inMegabytes(heapUsed)} MB heap, ${inMegabytes(external)} MB buffers, ${inMegabytes(rss)} MB resident`
const kept = ({ heapUsed, external }: Memory) => heapUsed + external

/** Address without its ids, so that findings of one call come together. */
const kindOf = ({ method, path }: Sent): string => {
  const bare = path.replace(/\?.*$/s, '').split('/')
  return `${method} ${bare
    .slice(0, bare[1] === 'api' ? 4 : 2)
    .join('/')
    .slice(0, 60)}`
}

export function judge(sent: Sent, reply: Reply, findings: Findings): void {
  const { status, body, headers } = reply
  const start = body.toString('utf8', 0, 300).replaceAll('\n', ' ')
  if (reply.error?.startsWith('no reply'))
    findings.add(PHASE, `${reply.error} under load, ${kindOf(sent)}`, shown(sent))
  if (status >= 500) findings.add(PHASE, `${status} from ${kindOf(sent)}`, `${shown(sent)} -> ${start}`)
  if (LEAK.test(headers['content-encoding'] ? '' : body.toString('utf8', 0, 20_000)) && status >= 400) {
    findings.add(PHASE, `a refusal tells about the machine, ${kindOf(sent)}`, `${shown(sent)} -> ${start}`)
  }
  if (status === 200 && !headers['content-type'])
    findings.add(PHASE, `200 without content type, ${kindOf(sent)}`, shown(sent))
  if (String(headers['content-type']).includes('ndjson') && body.includes('"type":"failed"')) {
    findings.add(PHASE, `an answer broke off, ${kindOf(sent)}`, shown(sent))
  }
}

/** Sends each suspect alone: what is slow or blocks then is a finding; what only waited for others is not. */
async function again(target: Target, suspects: readonly Sent[], findings: Findings): Promise<number> {
  let confirmed = 0
  for (const sent of suspects.slice(0, MAX_AGAIN)) {
    const { cpuMs: longest, ms } = await measured(target, sent, { blockMs: BLOCK_MS, slowMs: HANG_MS })
    if (longest > BLOCK_MS)
      findings.add(PHASE, `event loop held over ${BLOCK_MS} ms, ${kindOf(sent)}`, `${longest} ms: ${shown(sent)}`)
    if (ms > HANG_MS)
      findings.add(PHASE, `slower than ${HANG_MS} ms alone, ${kindOf(sent)}`, `${Math.round(ms)} ms: ${shown(sent)}`)
    if (longest > BLOCK_MS || ms > HANG_MS) confirmed += 1
  }
  return confirmed
}

interface Options {
  seed: number
  requests: number
  connections: number
  say: (words: string) => void
}

/** Requests by the shop's own OpenAPI document, its MCP tools and its pages, most of them wrong in some way. */
export async function fuzz(findings: Findings, { seed, requests, connections, say }: Options): Promise<void> {
  const target = await openTarget({}, connections)
  const words = await readShop(target.send)
  say(`${words.operations.length} calls, ${words.tools.length} tools, ${words.pages.length} pages; seed ${seed}`)
  const byName = new Map<string, Sent>()
  const slow: Sent[] = []
  const statuses = new Map<string, number>()
  const spent = new Map<string, { times: number; ms: number }>()
  const samples: Memory[] = []
  const blocks = target.watch()
  const started = performance.now()
  const SAMPLES = [0.4, 0.7, 1].map((share) => Math.floor(requests * share) - 1)
  let next = 0
  const connection = async () => {
    for (let index = next++; index < requests && target.isAlive(); index = next++) {
      const random = randomFrom(seed, index)
      const sent = fuzzRequest(words, random)
      sent.headers = { ...sent.headers, 'x-attack': `fuzz-${index}` }
      byName.set(`fuzz-${index}`, sent)
      const reply = await target.send(sent)
      const kind = reply.status === 0 ? `cut off (${reply.error})` : String(reply.status)
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      judge(sent, reply, findings)
      const { times, ms } = spent.get(kindOf(sent)) ?? { times: 0, ms: 0 }
      spent.set(kindOf(sent), { times: times + 1, ms: ms + reply.ms })
      if (reply.ms > HANG_MS) slow.push(sent)
      if (reply.status < 300 && sent.method === 'POST') learnFrom(reply, sent)
      if (SAMPLES.includes(index)) samples.push(await target.memory())
      if (index % 10_000 === 9_999)
        say(`${index + 1} requests in ${Math.round((performance.now() - started) / 1000)} s`)
    }
  }
  const learnFrom = (reply: Reply, sent: Sent) => {
    try {
      learn(words, sent.path, JSON.parse(reply.body.toString()), randomFrom(seed, byName.size))
    } catch {
      // Compressed, or a stream of lines: nothing to learn.
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = Math.round((performance.now() - started) / 1000)
  const counted = [...statuses].toSorted((a, b) => b[1] - a[1]).map(([status, times]) => `${times} x ${status}`)
  say(`${byName.size} requests over ${connections} connections in ${seconds} s: ${counted.join(', ')}`)

  const slowest = [...spent].toSorted((a, b) => b[1].ms - a[1].ms).slice(0, 6)
  say(
    `most time went to ${slowest.map(([name, { times, ms }]) => `${name} ${times} x ${Math.round(ms / times)} ms`).join('; ')}`,
  )

  if (!target.isAlive()) {
    findings.add(PHASE, 'the shop ended', target.log().slice(-2_000))
    return
  }
  const long = blocks().filter((block) => block.cpuMs > BLOCK_MS)
  const suspects = new Set([
    ...slow,
    ...long.flatMap((block) => block.requests.flatMap((name) => byName.get(name) ?? [])),
  ])
  const longest = Math.max(0, ...blocks().map((block) => block.cpuMs))
  say(
    `longest hold of the event loop ${longest} ms of processor time; ${long.length} over ${BLOCK_MS} ms; ${slow.length} replies over ${HANG_MS} ms`,
  )
  for (const { cpuMs, requests: during } of long.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 5)) {
    const kinds = during.map((name) => byName.get(name)).map((sent) => (sent ? kindOf(sent) : 'something else'))
    say(`a turn of ${cpuMs} ms held ${during.length} requests: ${kinds.join(', ') || 'none'}`)
  }
  const confirmed = await again(target, [...suspects], findings)
  say(`${suspects.size} suspects sent again alone: ${confirmed} confirmed`)
  // Several replies in one turn of the loop add up; a long turn with one request at most is somebody's own.
  for (const { cpuMs, requests: during } of long.filter((block) => block.requests.length <= 1)) {
    const sent = byName.get(during[0] ?? '')
    findings.add(
      PHASE,
      `event loop held over ${BLOCK_MS} ms, nothing else going on`,
      `${cpuMs} ms: ${sent ? shown(sent) : 'no request at all'}`,
    )
  }
  const [first, last] = [samples[0], samples.at(-1)]
  if (first && last) {
    say(`memory at 40 % ${memoryText(first)}; at the end ${memoryText(last)}`)
    if (kept(last) - kept(first) > GROWTH_BYTES)
      findings.add(PHASE, 'memory grows', `${memoryText(first)} -> ${memoryText(last)}`)
  }
  const code = await target.close()
  if (code !== 0) findings.add(PHASE, `the shop ended with ${code} after SIGTERM`)
}
