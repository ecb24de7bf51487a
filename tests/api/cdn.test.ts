import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

let purges = 0
const peer = createServer((_, reply) => {
  purges += 1
  reply.end()
})
let shop: TestShop

beforeAll(async () => {
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
  shop = await openShop({ CDN_PURGE_URL: `http://127.0.0.1:${(peer.address() as AddressInfo).port}/purge` })
})
afterAll(async () => {
  await shop.close()
  peer.closeAllConnections()
  peer.close()
})

const controlOf = async (path: string) => {
  const reply = await shop.fetch(path)
  await reply.text()
  return { control: reply.headers.get('cache-control') ?? '', key: reply.headers.get('surrogate-key') }
}

test('a CDN may keep what is the same for everybody until the catalog changes, and nothing else', async () => {
  for (const path of ['/', '/packages', '/parts/exhaust', '/about']) {
    for (let time = 0; time < 2; time += 1) {
      expect(await controlOf(path), path).toEqual({ control: expect.stringContaining('s-maxage'), key: 'pages' })
    }
  }
  for (const path of ['/accuracy', '/cart', '/orders/none', '/admin', '/api/shop', '/no-such-page']) {
    const { control, key } = await controlOf(path)
    if (path !== '/cart' && path !== '/no-such-page') expect(key, path).toBeNull()
    if (path.startsWith('/api') || path === '/admin') expect(control, path).not.toContain('s-maxage')
  }
})

test('it is told when the catalog changes', async () => {
  const before = purges
  await shop.query(`update brands set description = description || '.' where slug = 'ford'`)
  await until(
    () => Promise.resolve(purges),
    (now) => now > before,
  )
})
