import { type Client, jsonOf, type Sent, shown } from './client.ts'
import type { Findings } from './findings.ts'
import { measured } from './measured.ts'
import { type Random, randomFrom } from './random.ts'
import { MCP_HEADERS, mcp, readShop, type ShopWords } from './shop-words.ts'
import { openTarget, type Target } from './target.ts'

const PHASE = 'texts'
const BLOCK_MS = 50
const SLOW_MS = 1_000
const MADE = 250
const BUDGET_MS = 150_000

/** Words that the readers of a message look for, and what stands between them. */
const HEADS = [
  'compare ',
  'which is faster ',
  'faster than ',
  'will it hold ',
  'how much does ',
  'build me ',
  'what breaks ',
  '',
]
const PIECES = [
  ...[
    'to 2018 ',
    'vs 2019 ',
    'versus ',
    'and 2020 ',
    'with ',
    'or ',
    'vs. ',
    ', ',
    '; ',
    ' - ',
    '... ',
    'to to ',
    '? ',
  ],
  ...[
    'ford ',
    'mustang ',
    'mustang gt ',
    '2018 ',
    '18 ',
    "'18 ",
    '911 ',
    'turbo ',
    'supra turbo ',
    'gt-r ',
    'm3 ',
    '3.0 ',
  ],
  ...[
    '$5 ',
    '$5,000 ',
    '600 ',
    '600hp ',
    '6 hundred ',
    'six hundred and ',
    '1,000 ',
    '0-60 ',
    '1/4 mile ',
    'e85 ',
    '93 ',
  ],
  ...[
    'a',
    '1',
    ' ',
    '-',
    "'",
    '.',
    '/',
    '(',
    'ﬁ',
    '½ ',
    'İ',
    '\u0301',
    '\u{1f3ce} ',
    '\n',
    'aaaa-',
    'stock ',
    'keep stock ',
  ],
  ...[
    'not ',
    'no ',
    "don't ",
    'without ',
    'less than ',
    'faster than ',
    'beats ',
    'what will it run ',
    'is there ',
    'my ',
  ],
]

/** The messages that stopped the shop once, and their kin. */
const KNOWN = [
  ['compare ', 'to 2018 '],
  ['compare ', 'vs 2019 '],
  ['compare ', 'and '],
  ['faster than ', 'with my '],
  ['will ', 'it '],
  ['', 'is '],
  ['compare ', 'x to y '],
] as const

const filled = (head: string, piece: string, length: number) =>
  (head + piece.repeat(Math.ceil((length - head.length) / piece.length))).slice(0, length)

/** A text of the grammar: a head, then a few pieces repeated and mixed up to the length. */
function madeText(random: Random, words: ShopWords, length: number): string {
  const names = words.known.get('name') ?? []
  const pieces = Array.from({ length: 1 + random.below(4) }, () =>
    random.chance(0.15) && names.length > 0 ? `${random.pick(names)} ` : random.pick(PIECES),
  )
  let text = random.pick(HEADS)
  while (text.length < length) text += random.chance(0.9) ? pieces[text.length % pieces.length]! : random.pick(PIECES)
  return text.slice(0, length)
}

const says = (texts: readonly string[]) =>
  jsonOf('POST', '/api/assistant/messages', {
    messages: texts.map((text, index) => ({ from: (texts.length - index) % 2 === 1 ? 'visitor' : 'assistant', text })),
  })

/** Every call that takes words of a visitor, with this text in it. */
function callsWith(text: string): Sent[] {
  const inAddress = encodeURIComponent(text.slice(0, 2_500).toWellFormed())
  const gets = ['/api/social-validation/T', '/api/parts/turbo?vehicleModel=T', '/api/garage/vin/T', '/api/vehicles/T']
  const pages = ['/build-my-ride?q=T', '/performance-packages?search=T', '/T', '/models/T', '/build-my-ride?vin=T']
  const tools = ['find_vehicle', 'plan_build', 'time_slip', 'fits']
  const wish = { modelId: text.slice(0, 200), year: 2018, targetHorsepower: 600, lockedPartIds: [text.slice(0, 200)] }
  const contact = { name: text.slice(0, 200), email: 'a@example.com', subject: text.slice(0, 200), message: text }
  return [
    ...[...gets, ...pages].map((path) => ({ method: 'GET', path: path.replace('T', inAddress) })),
    ...tools.map((name) =>
      jsonOf(
        'POST',
        '/mcp',
        mcp('tools/call', { name, arguments: { text, query: text, vehicleId: text } }),
        MCP_HEADERS,
      ),
    ),
    jsonOf('POST', '/api/configurator/generate', wish),
    jsonOf('POST', '/api/contact', contact),
    jsonOf(
      'POST',
      '/api/evidence/import',
      { csv: text.repeat(20).slice(0, 90_000) },
      { authorization: 'Bearer wrong' },
    ),
    jsonOf('POST', '/api/plans', {
      title: text.slice(0, 120),
      vehicleId: text.slice(0, 200),
      partIds: [],
      request: wish,
    }),
  ]
}

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
