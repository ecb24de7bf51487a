import { connect } from 'node:net'
import { jsonOf, type Sent } from './client.ts'
import type { Findings } from './findings.ts'
import { readShop } from './shop-words.ts'
import { openTarget, type Target, TOKEN } from './target.ts'

const PHASE = 'raw'
/** Nobody holds a connection longer: Node looks for slow clients twice a minute and gives headers one minute. */
const SLOW_BODY_MS = 95_000
const QUIET_MS = 400

/** What came back over a bare socket until it fell quiet or was closed. */
interface Heard {
  text: string
  isClosed: boolean
  ms: number
}

interface Talk {
  port: number
  /** Sent in turn, with a moment between the pieces. */
  pieces: readonly (string | Buffer)[]
  /** Listens this long after the last byte that came. */
  quietMs?: number
}

function talk({ port, pieces, quietMs = QUIET_MS }: Talk): Promise<Heard> {
  return new Promise((done) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let quiet: NodeJS.Timeout
    const end = (isClosed: boolean) => {
      clearTimeout(quiet)
      socket.destroy()
      done({ text, isClosed, ms: performance.now() - started })
    }
    const wait = () => {
      clearTimeout(quiet)
      quiet = setTimeout(() => end(false), text === '' ? Math.max(quietMs, 2_000) : quietMs)
    }
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      wait()
    })
    socket.on('close', () => end(true))
    socket.on('error', () => end(true))
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return
        socket.write(piece)
        await new Promise((next) => setTimeout(next, 15))
      }
      wait()
    })
  })
}

const HOST = 'host: 127.0.0.1\r\n'
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status))

/** Lines that are no request, or hardly one. */
const LINES: readonly string[] = [
  ...[
    'GET\r\n\r\n',
    'GET /\r\n\r\n',
    '\r\n\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'get / HTTP/1.1\r\n',
  ],
  ...[
    '\0\0\0\0\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'A'.repeat(70_000),
  ],
  ...[
    `GET ${'/a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
    `GET / HTTP/1.1\r\n${HOST}x: ${'a'.repeat(70_000)}\r\n\r\n`,
  ],
  `GET / HTTP/1.1\r\n${HOST}${Array.from({ length: 3_000 }, (_, n) => `x-${n}: 1\r\n`).join('')}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}x\x00y: 1\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}x: a\r\n folded\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  `TRACE / HTTP/1.1\r\n${HOST}cookie: secret=1\r\n\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}expect: 100-continue\r\n\r\n`,
  `POST /api/demand HTTP/1.1\r\n${HOST}expect: something\r\ncontent-length: 2\r\n\r\n{}`,
]

const PATHS: readonly string[] = [
  ...[
    '/%0A',
    '/%0D%0Ax:1',
    '/%00',
    '/%',
    '/%zz',
    '/%ff',
    '/%c0%ae%c0%ae/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil.example/',
  ],
  ...[
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/../../../../etc/passwd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/x',
  ],
  ...[
    '/pictures/..%2f..%2fpackage.json',
    '/\\evil.example',
    '/%5cevil.example',
    '///',
    '/./',
    '/?%',
    '/?a=%ff',
    '/#x',
    '/;/',
  ],
  ...[
    '/api/%0A',
    '/api/vehicles/%0A',
    '/api/orders/%00',
    '/api/plans/%0A',
    '/models/%0A',
    '/packages/%00',
    '/builds/%0A',
  ],
  ...[
    '/.env',
    '/.git/config',
    '/data/postgres/PG_VERSION',
    '/package.json',
    '/src/server/main.ts',
    '/api/__proto__',
    '/constructor',
  ],
  `/${'%F0%9F%9A%97'.repeat(300)}`,
]

/** Two readers of one request must not disagree about where it ends. */
const INNER = `GET /smuggled HTTP/1.1\r\n${HOST}\r\n`
const SMUGGLED: readonly string[] = [
  `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  `transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${INNER}`,
  `content-length: 0\r\ncontent-length: ${INNER.length}\r\n\r\n${INNER}`,
  `content-length: +0\r\n\r\n${INNER}`,
  `content-length: 0, 0\r\n\r\n${INNER}`,
  `content-length: 0x0\r\n\r\n${INNER}`,
  `transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${INNER}`,
  `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${INNER}`,
  `transfer-encoding : chunked\r\n\r\n0\r\n\r\n${INNER}`,
  `transfer-encoding:\x0bchunked\r\n\r\n0\r\n\r\n${INNER}`,
  `transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n${INNER}`,
  `transfer-encoding: chunked\r\n\r\n0;x=\n\n${INNER}`,
  `content-length: 4\r\n\n0\r\n\r\n${INNER}`,
]

async function brokenLines(port: number, findings: Findings): Promise<void> {
  const paths = PATHS.map((path) => `GET ${path} HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`)
  for (const line of [...LINES, ...paths]) {
    const { text } = await talk({ port, pieces: [Buffer.from(line, 'latin1')] })
    const example = JSON.stringify(line.slice(0, 120))
    const [status = 0] = statuses(text)
    if (status >= 500 && status !== 501 && status !== 505) findings.add(PHASE, `${status} to a broken request`, example)
    if (/root:.*:0:0:|"private": true|secret=1|^18$/m.test(text)) findings.add(PHASE, 'a file or header leaks', example)
    const target = /location: (\S+)/i.exec(text)?.[1] ?? ''
    if (/^(https?:)?[/\\]{2}/.test(target)) findings.add(PHASE, 'redirects to another host', `${example} -> ${target}`)
    if (/\r\nx: ?1\r\n/i.test(text)) findings.add(PHASE, 'a header is injected', example)
  }
}

async function smuggling(port: number, findings: Findings): Promise<void> {
  for (const rest of SMUGGLED) {
    const { text } = await talk({
      port,
      pieces: [`POST /api/demand HTTP/1.1\r\n${HOST}content-type: application/json\r\n${rest}`],
    })
    const found = statuses(text)
    const isDisputed = !/^content-length: (\+0|0, 0)/.test(rest)
    if (isDisputed && found.length > 1 && found[0] !== 400) {
      findings.add(
        PHASE,
        'a request whose end is in dispute is followed by another',
        `${JSON.stringify(rest.slice(0, 80))} -> ${found.join(', ')}`,
      )
    }
    if (found.some((status) => status >= 500 && status !== 501)) {
      findings.add(PHASE, '5xx to a smuggling attempt', `${JSON.stringify(rest.slice(0, 80))} -> ${found.join(', ')}`)
    }
  }
  const { text } = await talk({ port, pieces: [`GET /healthz HTTP/1.1\r\n${HOST}\r\n`.repeat(100)] })
  const answered = statuses(text).filter((status) => status === 200).length
  if (answered !== 100) findings.add(PHASE, 'requests in one piece are not all answered', `${answered} of 100`)
}

/** Bodies 3,500 levels deep, broken encodings and names of the language itself, to every call that takes a body. */
async function oddBodies(target: Target, findings: Findings): Promise<void> {
  const { operations } = await readShop(target.send)
  const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)
  const bodies: readonly [name: string, body: string][] = [
    ['3,500 arrays', deep('[', ']', 3_500)],
    ['3,500 objects', deep('{"a":', '}', 3_500).replace(':}', ':1}')],
    ['3,500 levels in a field', `{"lines":${deep('[', ']', 3_500)},"messages":${deep('[', ']', 3_500)}}`],
    ['40,000 arrays', deep('[', ']', 40_000)],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a broken end', '{"a":'],
    ['a byte order mark', '\ufeff{}'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['half a surrogate pair', '{"name":"\\ud800","text":"\\udc00"}'],
    ['NUL', '{"name":"\\u0000"}'],
    ['one name 9,000 times', `{${Array.from({ length: 9_000 }, () => '"a":1').join(',')}}`],
  ]
  const paths = operations
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, 'x') }))
  for (const { method, path } of [...paths, { method: 'POST', path: '/mcp' }]) {
    for (const [name, body] of bodies) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }
      const { status } = await target.send({
        method,
        path,
        headers: { ...headers, accept: 'application/json, text/event-stream' },
        body,
      })
      if (status >= 500 || status === 0) findings.add(PHASE, `${status} to a body of ${name}`, `${method} ${path}`)
    }
  }
  const gzip = await target.send({
    method: 'POST',
    path: '/api/demand',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: '{}',
  })
  if (gzip.status >= 500) findings.add(PHASE, `${gzip.status} to a compressed body`, 'POST /api/demand')
}

/** Connections that end in the middle of a request or of a reply. */
async function abortedConnections(target: Target, port: number, findings: Findings): Promise<void> {
  const logged = target.log().length
  const generate = JSON.stringify({ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 700 })
  const post = (path: string, body: string) =>
    `POST ${path} HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  const whole = [
    ...[
      post('/api/configurator/generate', generate),
      post('/api/shopify/cart', '{"lines":[]}'),
      `GET /api/vehicles HTTP/1.1\r\n${HOST}\r\n`,
    ],
    post(
      '/api/assistant/messages',
      JSON.stringify({ messages: [{ from: 'visitor', text: '2018 mustang gt 600 whp' }] }),
    ),
    ...[`GET /api/evidence HTTP/1.1\r\n${HOST}\r\n`, post('/mcp', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}')],
  ]
  for (let turn = 0; turn < 240; turn += 1) {
    const request = whole[turn % whole.length]!
    const cut = turn % 4 === 0 ? request.length : Math.floor((request.length * ((turn % 4) + 1)) / 6)
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(request.slice(0, cut))
        setTimeout(() => {
          if (turn % 2 === 0) socket.resetAndDestroy()
          else socket.destroy()
          done()
        }, turn % 12)
      })
      socket.on('error', () => done())
    })
  }
  await target.send({ method: 'GET', path: '/readyz' })
  await new Promise((done) => setTimeout(done, 500))
  const lines = target.log().slice(logged).split('\n')
  const broken = lines.filter((line) => /"status":5\d\d|"level":(50|60)/.test(line))
  for (const line of broken) findings.add(PHASE, 'an aborted connection is logged as our failure', inShort(line))
}

function inShort(line: string): string {
  const { url, status, msg, err } = JSON.parse(line) as Record<string, unknown> & {
    err?: { message: string; stack: string }
  }
  const place = err?.stack.split('\n').find((frame) => frame.includes('/src/')) ?? ''
  return [url, status, msg, err?.message, place.trim()].filter((part) => part !== undefined && part !== '').join(' | ')
}

/** A body that comes a byte a second, and headers that never end: the shop hangs up. */
async function slowClients(port: number, findings: Findings, say: (words: string) => void): Promise<void> {
  const starts = {
    'slow body': `POST /api/contact HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    'slow headers': `GET / HTTP/1.1\r\n${HOST}x-`,
    'slow body to the tools': `POST /mcp HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
  }
  const drip = (start: string) =>
    new Promise<number>((done) => {
      const started = performance.now()
      const socket = connect(port, '127.0.0.1', () => socket.write(start))
      const timer = setInterval(() => {
        if (performance.now() - started > SLOW_BODY_MS) socket.destroy()
        else if (socket.writable) socket.write('a')
      }, 1_000)
      socket.on('error', () => {})
      socket.on('data', () => {})
      socket.on('end', () => socket.destroy())
      socket.on('close', () => {
        clearInterval(timer)
        done(performance.now() - started)
      })
    })
  const ends = await Promise.all(
    Object.entries(starts).map(async ([name, start]) => [name, await drip(start)] as const),
  )
  for (const [name, ms] of ends) {
    say(
      `${name}: ${ms > SLOW_BODY_MS ? `still open after ${SLOW_BODY_MS / 1000} s` : `closed after ${Math.round(ms / 1000)} s`}`,
    )
    if (ms > SLOW_BODY_MS)
      findings.add(PHASE, `${name}: the connection stays open`, `${SLOW_BODY_MS / 1000} s at a byte a second`)
  }
}

/** Hundreds of idle connections do not keep others out. */
async function idleConnections(target: Target, port: number, findings: Findings): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: 800 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      return new Promise<typeof socket>((done) => socket.on('connect', () => done(socket)))
    }),
  )
  const { status, ms } = await target.send({ method: 'GET', path: '/' })
  for (const socket of sockets) socket.destroy()
  if (status !== 200 || ms > 1_000)
    findings.add(PHASE, '800 idle connections keep others out', `GET / ${status} in ${Math.round(ms)} ms`)
}

/** Bytes that no client sends, over bare sockets. */
export async function rawSockets(findings: Findings, say: (words: string) => void): Promise<void> {
  const target = await openTarget()
  const port = Number(new URL(target.address).port)
  const slow = slowClients(port, findings, say)
  await brokenLines(port, findings)
  await smuggling(port, findings)
  await oddBodies(target, findings)
  await abortedConnections(target, port, findings)
  await idleConnections(target, port, findings)
  await slow
  const alive: Sent = jsonOf('POST', '/api/shopify/cart', { lines: [] })
  if ((await target.send(alive)).status !== 200)
    findings.add(PHASE, 'the shop no longer sells', 'POST /api/shopify/cart')
  const code = await target.close()
  if (code !== 0) findings.add(PHASE, `the shop ended with ${code} after SIGTERM`)
}
