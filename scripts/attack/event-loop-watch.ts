import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into the shop's process by `node --import`, never by the shop. Every 5 ms a timer compares the processor time
 * of the main thread with the last turn: what lies between two turns held the event loop. Blocks are appended to the
 * file in ATTACK_REPORT with the requests in progress, as JSON lines. SIGUSR2 appends the memory after a collection.
 */
const TICK_MS = 5
const TELL_FROM_MS = 40

const file = process.env.ATTACK_REPORT
const tell = (line: object) => file && appendFileSync(file, `${JSON.stringify({ pid: process.pid, ...line })}\n`)

interface Arrival {
  request: IncomingMessage
}
const nameOf = ({ headers, method, url }: IncomingMessage): string =>
  typeof headers['x-attack'] === 'string' ? headers['x-attack'] : `${method} ${(url ?? '').slice(0, 200)}`

function watchBlocks(): void {
  const inProgress = new Map<IncomingMessage, string>()
  const finished: string[] = []
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Arrival
    inProgress.set(request, nameOf(request))
  })
  subscribe('http.server.response.finish', (message) => {
    const { request } = message as Arrival
    const name = inProgress.get(request)
    if (name !== undefined) finished.push(name)
    inProgress.delete(request)
  })
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let lastCpu = processorMs()
  let lastWall = performance.now()
  const timer = setInterval(() => {
    const cpu = processorMs()
    const wall = performance.now()
    const cpuMs = cpu - lastCpu
    if (cpuMs >= TELL_FROM_MS) {
      const requests = [...finished, ...inProgress.values()].slice(0, 60)
      tell({ type: 'block', cpuMs: Math.round(cpuMs), wallMs: Math.round(wall - lastWall), requests })
    }
    for (const request of inProgress.keys())
      if (request.destroyed && request.socket.destroyed) inProgress.delete(request)
    finished.length = 0
    lastCpu = cpu
    lastWall = wall
  }, TICK_MS)
  timer.unref()
}

function watchMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    tell({ type: 'memory', rss, heapUsed, external })
  })
}

if (file && isMainThread) {
  watchBlocks()
  watchMemory()
}
