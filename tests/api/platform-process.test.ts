import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { urlOf } from '../../src/server/database/postgres-server.ts'
import { readPostmaster } from '../../src/server/database/postmaster.ts'
import { beginProcess, childrenOf, processesWith, type ShopProcess, startProcess } from '../support/shop-process.ts'
import { until } from '../support/until.ts'

let folder: string
const running: ShopProcess[] = []

/** Each test begins with a copy of a data folder that was seeded and judged once, and closed in order. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-process-'))
  cpSync(inject('seededDataDir'), folder, { recursive: true })
})
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.end('SIGKILL')
  for (const pid of processesWith(folder)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

const start = async () => {
  const shop = await startProcess({ DATA_DIR: folder })
  running.push(shop)
  return shop
}
const newCart = async (shop: ShopProcess) => {
  const reply = await fetch(`${shop.address}/api/shopify/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"lines":[]}',
  })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { id: string }).id
}
const hasCart = async (shop: ShopProcess, id: string) =>
  (await fetch(`${shop.address}/api/shopify/cart/${encodeURIComponent(id)}`)).status === 200

describe('the shop as a process, on its own database', { timeout: 120_000 }, () => {
  test('stops whole on SIGTERM and on Ctrl-C, finds everything again, and tells the shop token at its first start, never again', async () => {
    const told = async (shop: ShopProcess, closed: Promise<unknown>) => {
      await closed
      return /Shop token, shown this once: (\S+)/.exec(shop.words())?.[1] ?? 'nothing'
    }
    const first = await start()
    const firstClosed = once(first.child, 'close')
    const cart = await newCart(first)
    expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(processesWith(folder)).toEqual([])
    expect(await told(first, firstClosed)).toBe(readFileSync(join(folder, 'shop-token'), 'utf8').trim())
    const second = await start()
    const secondClosed = once(second.child, 'close')
    expect(await hasCart(second, cart)).toBe(true)
    expect(await second.end('SIGINT')).toEqual({ code: 0, signal: null })
    expect(processesWith(folder)).toEqual([])
    expect(await told(second, secondClosed)).toBe('nothing')
  })

  test('killed without warning, alone or with its database, it loses nothing and starts again', {
    tags: 'sweep',
  }, async () => {
    const carts: string[] = []
    for (const withDatabase of [false, true, true, false, true]) {
      const shop = await start()
      for (const cart of carts) expect(await hasCart(shop, cart)).toBe(true)
      carts.push(await newCart(shop))
      const database = processesWith(folder)
      await shop.end('SIGKILL')
      for (const pid of withDatabase ? database : []) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // One of them ended with its parent.
        }
      }
    }
    const last = await start()
    for (const cart of carts) expect(await hasCart(last, cart)).toBe(true)
    expect((await last.end('SIGTERM')).code).toBe(0)
    expect(processesWith(folder)).toEqual([])
  })

  test('two processes share one database, and the last to leave stops it; on a port that is taken one says so, and leaves the shop that is there alone', {
    tags: 'sweep',
  }, async () => {
    const first = await start()
    const refused = startProcess({ DATA_DIR: folder, PORT: new URL(first.address).port })
    await expect(refused).rejects.toThrow(/port \d+ is taken: .*set PORT/)
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    const second = await start()
    const cart = await newCart(first)
    expect((await first.end('SIGTERM')).code).toBe(0)
    expect(await hasCart(second, cart)).toBe(true)
    expect((await second.end('SIGTERM')).code).toBe(0)
    expect(processesWith(folder)).toEqual([])
  })

  test('stopped while it is still starting, it leaves nothing running', { tags: 'sweep' }, async () => {
    rmSync(folder, { recursive: true })
    for (const waitMs of [400, 900, 1500, 2500, 5000]) {
      const begun = beginProcess({ DATA_DIR: folder })
      await new Promise((done) => setTimeout(done, waitMs))
      await begun.end('SIGTERM')
      expect(processesWith(folder), `after ${waitMs} ms`).toEqual([])
    }
  })

  test('with a wrong environment it says which variables and what to write, and does not start', async () => {
    const failed = startProcess({ PORT: 'http', AI_PROVIDER: 'robot', SMTP_URL: 'mail.example', DATA_DIR: folder })
    await expect(failed).rejects.toThrow(/PORT=.*whole number[\s\S]*AI_PROVIDER=.*openai[\s\S]*SMTP_URL=.*smtp:\/\//)
    await expect(failed).rejects.toMatchObject({ code: 2 })
  })
})

describe('the shop in two processes', { tags: 'sweep', timeout: 120_000 }, () => {
  const startTwo = async (env: Record<string, string> = {}) => {
    const shop = await startProcess({ DATA_DIR: folder, PROCESSES: '2', ...env })
    running.push(shop)
    expect(childrenOf(shop)).toHaveLength(2)
    return shop
  }
  const runnersOf = async () => {
    const { pid, socketDir, port } = readPostmaster(join(folder, 'postgres')) ?? { pid: 0, socketDir: '', port: 0 }
    const client = new pg.Client({ connectionString: urlOf({ pid, socketDir, port }, 'shop') })
    await client.connect()
    const { rows } = await client.query<{
      pid: number
    }>(`select l.pid from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and a.application_name like '% jobs'`)
    await client.end()
    return rows.map((row) => row.pid)
  }

  test('SIGHUP replaces both, no request is lost, and no count goes back', async () => {
    const shop = await startTwo({ METRICS_TOKEN: 'for-the-monitor-alone' })
    const cartsCounted = async () => {
      const headers = { authorization: 'Bearer for-the-monitor-alone', connection: 'close' }
      const text = await (await fetch(`${shop.address}/metrics`, { headers })).text()
      return Number(/^shop_carts_created_total (\d+)$/m.exec(text)?.[1])
    }
    const cart = await newCart(shop)
    for (let more = 0; more < 3; more += 1) await newCart(shop)
    expect(await cartsCounted()).toBe(4)
    expect(await cartsCounted()).toBe(4)
    expect((await fetch(`${shop.address}/metrics`)).status).toBe(401)
    const before = childrenOf(shop)
    const statuses = new Set<number | string>()
    let isOver = false
    const client = async () => {
      while (!isOver) {
        const asked = fetch(`${shop.address}/api/packages`).then(async (reply) => (await reply.text()) && reply.status)
        statuses.add(await asked.catch(String))
      }
    }
    const clients = [client(), client(), client(), client()]
    shop.child.kill('SIGHUP')
    await until(
      () => Promise.resolve(childrenOf(shop)),
      (now) => now.length === 2 && now.every((pid) => !before.includes(pid)),
    )
    isOver = true
    await Promise.all(clients)
    expect([...statuses]).toEqual([200])
    expect(await cartsCounted()).toBe(4)
    expect(await hasCart(shop, cart)).toBe(true)
    expect((await shop.end('SIGTERM')).code).toBe(0)
    expect(processesWith(folder)).toEqual([])
  })

  test('one of them runs the jobs; killed, it is replaced, and there is one again', async () => {
    const shop = await startTwo()
    const [first] = await until(runnersOf, (pids) => pids.length === 1)
    const before = childrenOf(shop)
    for (const pid of before.slice(0, 1)) process.kill(pid, 'SIGKILL')
    await until(
      () => Promise.resolve(childrenOf(shop)),
      (now) => now.length === 2 && now.join() !== before.join(),
    )
    expect(await hasCart(shop, await newCart(shop))).toBe(true)
    process.kill(before[1] ?? 0, 'SIGKILL')
    await until(runnersOf, (pids) => pids.length === 1 && pids[0] !== first)
    expect((await shop.end('SIGINT')).code).toBe(0)
    expect(processesWith(folder)).toEqual([])
  })

  test('a limit counts what both answered', async () => {
    const shop = await startTwo({ RATE_LIMIT_PER_MINUTE: '20' })
    const ask = async () =>
      (
        await fetch(`${shop.address}/api/shopify/cart`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close' },
          body: '{"lines":[]}',
        })
      ).status
    const statuses: number[] = []
    // What one counted the other knows a moment later: in the end both refuse.
    await until(
      async () => {
        statuses.push(await ask())
        return statuses.slice(-6)
      },
      (last) => last.length === 6 && last.every((status) => status === 429),
    )
    const answered = statuses.filter((status) => status !== 429)
    expect(answered.length).toBeGreaterThanOrEqual(20)
    // Each process by itself would have answered twenty.
    expect(answered.length).toBeLessThan(40)
  })
})

describe('the shop and a database that goes away', { tags: 'sweep', timeout: 120_000 }, () => {
  test('keeps serving the pages it has, says that the rest must wait, and recovers by itself', async () => {
    const shop = await start()
    const cart = await newCart(shop)
    expect((await fetch(`${shop.address}/`)).status).toBe(200)
    const [postmaster = 0] = processesWith(`${folder}/postgres`)
    process.kill(postmaster, 'SIGKILL')
    const ready = async () => (await fetch(`${shop.address}/readyz`)).status
    const refusals: Response[] = []
    while (refusals.length === 0) {
      const reply = await fetch(`${shop.address}/api/shopify/cart/${encodeURIComponent(cart)}`)
      if (reply.status !== 200) refusals.push(reply)
    }
    expect((await fetch(`${shop.address}/healthz`)).status).toBe(200)
    expect((await fetch(`${shop.address}/`)).status).toBe(200)
    expect(refusals[0]?.status).toBe(503)
    expect(refusals[0]?.headers.get('retry-after')).not.toBeNull()
    expect(await refusals[0]?.json()).toMatchObject({ code: 'unavailable' })
    for (let waited = 0; waited < 400 && (await ready()) !== 200; waited += 1) {
      await new Promise((done) => setTimeout(done, 25))
    }
    expect(await hasCart(shop, cart)).toBe(true)
    expect((await shop.end('SIGTERM')).code).toBe(0)
    expect(processesWith(folder)).toEqual([])
  })
})
