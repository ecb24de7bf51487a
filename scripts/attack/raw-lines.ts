import { connect } from 'node:net'
import type { Findings } from './findings.ts'

const PHASE = 'raw'
const QUIET_MS = 400
export const HOST_LINE = 'host: 127.0.0.1\r\n'

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
    `GET ${'/a'.repeat(20_000)} HTTP/1.1\r\n${HOST_LINE}\r\n`,
    `GET / HTTP/1.1\r\n${HOST_LINE}x: ${'a'.repeat(70_000)}\r\n\r\n`,
  ],
  `GET / HTTP/1.1\r\n${HOST_LINE}${Array.from({ length: 3_000 }, (_, n) => `x-${n}: 1\r\n`).join('')}\r\n`,
  `GET / HTTP/1.1\r\n${HOST_LINE}${HOST_LINE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST_LINE}x\x00y: 1\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST_LINE}x: a\r\n folded\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST_LINE}\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${HOST_LINE}\r\n`,
  `TRACE / HTTP/1.1\r\n${HOST_LINE}cookie: secret=1\r\n\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\n${HOST_LINE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST_LINE}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST_LINE}expect: 100-continue\r\n\r\n`,
  `POST /api/demand HTTP/1.1\r\n${HOST_LINE}expect: something\r\ncontent-length: 2\r\n\r\n{}`,
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
const INNER = `GET /smuggled HTTP/1.1\r\n${HOST_LINE}\r\n`
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

export async function brokenLines(port: number, findings: Findings): Promise<void> {
  const paths = PATHS.map((path) => `GET ${path} HTTP/1.1\r\n${HOST_LINE}connection: close\r\n\r\n`)
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

export async function smuggling(port: number, findings: Findings): Promise<void> {
  for (const rest of SMUGGLED) {
    const { text } = await talk({
      port,
      pieces: [`POST /api/demand HTTP/1.1\r\n${HOST_LINE}content-type: application/json\r\n${rest}`],
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
  const { text } = await talk({ port, pieces: [`GET /healthz HTTP/1.1\r\n${HOST_LINE}\r\n`.repeat(100)] })
  const answered = statuses(text).filter((status) => status === 200).length
  if (answered !== 100) findings.add(PHASE, 'requests in one piece are not all answered', `${answered} of 100`)
}
