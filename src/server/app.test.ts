import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from './api.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { connect } from './database/connection.ts'
import { FrontDoor } from './front-door.ts'
import { createJobQueue } from './jobs/queue.ts'
import { createLog } from './log.ts'
import type { Render, WebBundle } from './pages/web-bundle.ts'
import { refuse } from './problem.ts'
import { ReplyCache } from './reply-cache.ts'
import { shopOf } from './shop.ts'

/** A page that shows what one call answers, as the real ones do. */
const render: Render = async ({ url, send }) => {
  const path = url.startsWith('/orders') ? '/api/orders/ord_1' : '/api/brands'
  const answer = await send({ method: 'GET', path, headers: {} })
  return { status: 200, head: '<title>x</title>', html: answer.body, state: '{}', preloads: [], isCacheable: true }
}
const bundle: WebBundle = { render, entry: '/assets/e.js', styles: [], fonts: [], scriptsFor: () => [] }

let app: FastifyInstance
let folder: string
const database = connect('postgresql://shop@127.0.0.1:1/nowhere')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-app-'))
  const read = readConfig({ LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problems.join())
  const log = createLog(read.config)
  const services: Services = {
    db: database.db,
    get catalog() {
      return refuse('unavailable', 'The catalog is not loaded yet.')
    },
    config: read.config,
    shop: shopOf(read.config, 1),
    log,
    jobs: createJobQueue(database.pool, log),
    replies: new ReplyCache(),
    clock: () => 0,
    random: () => '0'.repeat(32),
  }
  app = await createApp({
    services,
    pool: database.pool,
    isCatalogLoaded: () => false,
    shopToken: null,
    web: { bundle, clientFolder: folder, pages: new ReplyCache() },
    frontDoor: new FrontDoor(),
    publicFolder: folder,
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a shop whose database is away', () => {
  test('is alive but not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({ code: 'unavailable' })
  })

  test('answers calls with 503, when to come back, and nothing of its insides', async () => {
    const reply = await app.inject('/api/orders/ord_1')
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('2')
    expect(reply.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|\.ts/)
  })

  test('shows a page that says so, which no cache keeps', async () => {
    for (const path of ['/', '/orders/ord_1']) {
      const reply = await app.inject(path)
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.body).toContain('Back in a moment')
    }
  })
})
