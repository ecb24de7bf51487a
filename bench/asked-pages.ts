import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** Pages of a running shop, asked for by visitors who take turns. Part of `bench:render` and `bench:processes`. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }

/** What a shop of these benches says its own address is, so that the sitemap's paths can be read off. */
export const SHOP_ORIGIN = 'https://shop.example'

/** User and system time of a process, in seconds. Of Linux alone. */
export function processorS(pid: number): number {
  ticksPerS ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerS
}
let ticksPerS: number | undefined

/** Until what was begun (threads, first pages, a new catalog) is done: none of that is a page's. */
export async function untilItRests(processorS: () => number | Promise<number>): Promise<void> {
  for (let second = 0; second < 180; second += 1) {
    const before = await processorS()
    await new Promise((done) => setTimeout(done, 1_000))
    if ((await processorS()) - before < 0.1) return
  }
  throw new Error('a shop that nobody asks anything does not rest')
}

/** Every path of the sitemap, in its order. */
export async function sitemapPaths(address: string): Promise<string[]> {
  const xml = await (await fetch(`${address}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

/** The same order every time, with the kinds mixed. */
export function mixed(paths: readonly string[]): string[] {
  const order = paths.map((path, index) => ({ path, place: (index * 7919) % paths.length }))
  return order.toSorted((a, b) => a.place - b.place).map(({ path }) => path)
}

function bytesOf(agent: Agent, address: string): Promise<number> {
  return new Promise((done, failed) => {
    request(address, { agent, headers: BROWSER }, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      reply.on('end', () => {
        if (reply.statusCode === 200) done(bytes)
        else failed(new Error(`${address}: ${reply.statusCode}`))
      })
    })
      .on('error', failed)
      .end()
  })
}

interface AskedPages {
  bytes: number
  seconds: number
  /** Milliseconds that each page was waited for, ascending. */
  waitedMs: number[]
}

/** Asks for each page once, `waiting` visitors at a time, each on a connection that stays open. Rejects on any status but 200. */
export async function askPages(address: string, paths: readonly string[], waiting: number): Promise<AskedPages> {
  const agent = new Agent({ keepAlive: true, maxSockets: waiting })
  const waitedMs: number[] = []
  const started = performance.now()
  let bytes = 0
  let next = 0
  const visitor = async () => {
    for (;;) {
      const path = paths[next++]
      if (path === undefined) return
      const asked = performance.now()
      const ofPage = await bytesOf(agent, address + path)
      bytes += ofPage
      waitedMs.push(performance.now() - asked)
    }
  }
  try {
    await Promise.all(Array.from({ length: waiting }, visitor))
  } finally {
    agent.destroy()
  }
  return { bytes, seconds: (performance.now() - started) / 1000, waitedMs: waitedMs.toSorted((a, b) => a - b) }
}
