import { connect } from 'node:net'
import { jsonOf, type Sent } from './client.ts'
import type { Findings } from './findings.ts'
import { oddBodies } from './odd-bodies.ts'
import { brokenLines, HOST_LINE, smuggling } from './raw-lines.ts'
import { openTarget, type Target } from './target.ts'

const PHASE = 'raw'
/** Nobody holds a connection longer: Node looks for slow clients twice a minute and gives headers one minute. */
const SLOW_BODY_MS = 95_000

/** Connections that end in the middle of a request or of a reply. */
async function abortedConnections(target: Target, port: number, findings: Findings): Promise<void> {
  const logged = target.log().length
  const generate = JSON.stringify({ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 700 })
  const post = (path: string, body: string) =>
    `POST ${path} HTTP/1.1\r\n${HOST_LINE}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  const whole = [
    ...[
      post('/api/configurator/generate', generate),
      post('/api/shopify/cart', '{"lines":[]}'),
      `GET /api/vehicles HTTP/1.1\r\n${HOST_LINE}\r\n`,
    ],
    post(
      '/api/assistant/messages',
      JSON.stringify({ messages: [{ from: 'visitor', text: '2018 mustang gt 600 whp' }] }),
    ),
    ...[
      `GET /api/evidence HTTP/1.1\r\n${HOST_LINE}\r\n`,
      post('/mcp', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'),
    ],
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
    'slow body': `POST /api/contact HTTP/1.1\r\n${HOST_LINE}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    'slow headers': `GET / HTTP/1.1\r\n${HOST_LINE}x-`,
    'slow body to the tools': `POST /mcp HTTP/1.1\r\n${HOST_LINE}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
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
