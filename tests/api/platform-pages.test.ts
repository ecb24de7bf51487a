import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../src/server/log.ts'
import { startShop } from '../support/built-server.ts'
import { configFor, openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const html = async (path: string) => (await shop.fetch(path)).text()

/** The bytes as they came over the wire: `fetch` would unpack them. */
function raw(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, failed) => {
    request(shop.address + path, { headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () =>
        done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', failed)
      .end()
  })
}

/** Asks again until the answer is as wished: another process tells of the change in its own time. */
async function eventually(ask: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await ask()) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error('it never became true')
}

describe('a page', () => {
  test('holds its content without any script', async () => {
    const page = await html('/')
    expect(page).toMatch(/unleash\s+your\s+adrenaline/i)
    const packages = (await (await shop.fetch('/api/packages')).json()) as { name: string; onHome: boolean }[]
    const shown = packages.filter((item) => item.onHome)
    expect(shown.length).toBeGreaterThan(0)
    for (const { name } of shown) expect(page).toContain(name.replaceAll('&', '&amp;'))
    for (const brand of ['Ford', 'Subaru', 'Mercedes', 'Nissan']) expect(page).toContain(brand)
  })

  test('runs no inline script', async () => {
    const scripts = [...(await html('/')).matchAll(/<script([^>]*)>/g)].map((found) => found[1] ?? '')
    for (const attributes of scripts) {
      expect(attributes).toMatch(/\bsrc="\/assets\/|type="application\/(ld\+)?json"/)
    }
  })

  test('names nothing that is not there', { tags: 'sweep', timeout: 120_000 }, async () => {
    const targets = new Set<string>()
    for (const path of ['/', '/packages', '/builds', '/merchandise', '/brands/ford']) {
      const page = await html(path)
      const named = [...page.matchAll(/\b(?:href|src|poster|content)="((?:https?:\/\/localhost:\d+)?\/[^"#]*)"/g)]
      for (const [, address = ''] of named) {
        targets.add(address.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''))
      }
    }
    const missing: string[] = []
    // Every file; of the pages, which `tests/stories/every-page.test.ts` walks, each tenth.
    const isFile = (target: string) => /\.\w+(\?|$)/.test(target)
    const asked = [...targets].filter((target, place) => isFile(target) || place % 10 === 0)
    for (const target of asked) if ((await shop.fetch(target)).status >= 400) missing.push(target)
    expect(asked.filter(isFile).length).toBeGreaterThan(30)
    expect(missing).toEqual([])
  })

  test('that does not exist answers 404 with the shop around it', async () => {
    for (const path of ['/no-such-page', '/brands/no-such-brand', '/packages/nothing', '/builds/nothing']) {
      expect((await shop.fetch(path)).status, path).toBe(404)
    }
    expect(await html('/no-such-page')).toContain('404')
  })

  test('comes in the encoding that the browser asks for, and not at all when it has it', async () => {
    const plain = await raw('/about', {})
    const brotli = await raw('/about', { 'accept-encoding': 'gzip, br' })
    const gzip = await raw('/about', { 'accept-encoding': 'gzip' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    const again = await raw('/about', { 'if-none-match': String(plain.headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  test('is the same under campaign marks and with a slash at its end', async () => {
    const tag = async (path: string) => (await shop.fetch(path)).headers.get('etag')
    expect(await tag('/about?utm_source=mail&gclid=1')).toBe(await tag('/about'))
    expect(await tag('/about/')).toBe(await tag('/about'))
  })
})

describe('a page of unchanged data', () => {
  test('is the same bytes in every process', async () => {
    const config = configFor({ DATABASE_URL: shop.databaseUrl, SHOP_ORIGIN: shop.address })
    const other = await startShop({ config, log: createLog(config) })
    try {
      for (const path of ['/', '/about', '/packages', '/brands/ford']) {
        const pages = [shop.address, other.address].map(async (address) => (await fetch(address + path)).text())
        const [one, two] = await Promise.all(pages)
        expect(one === two, path).toBe(true)
      }
    } finally {
      await other.stop()
    }
  })
})

describe('a change of the catalog', () => {
  test('shows on pages and in replies, also in another process', async () => {
    const config = configFor({ DATABASE_URL: shop.databaseUrl })
    const other = await startShop({ config, log: createLog(config) })
    try {
      const name = 'Zephyr Motors'
      const pages = [shop.address, other.address].map((address) => async () => {
        const page = await (await fetch(`${address}/brands/ford`)).text()
        const reply = await (await fetch(`${address}/api/brands/ford`)).text()
        return page.includes(name) && reply.includes(name)
      })
      for (const shows of pages) expect(await shows()).toBe(false)
      await shop.query('update brands set name = $1 where slug = $2', [name, 'ford'])
      for (const shows of pages) await eventually(shows)
    } finally {
      await other.stop()
    }
  })
})

describe('files', () => {
  test('of the build are for ever, and compressed beforehand', async () => {
    const [asset = ''] = /\/assets\/entry-client-[\w-]+\.js/.exec(await html('/')) ?? []
    const reply = await raw(asset, { 'accept-encoding': 'br' })
    expect(reply.headers['cache-control']).toMatch(/immutable/)
    expect(reply.headers['content-encoding']).toBe('br')
    expect((await shop.fetch('/assets/none.js')).status).toBe(404)
  })

  test('for search engines and home screens', async () => {
    const sitemap = await html('/sitemap.xml')
    for (const path of ['/packages/', '/brands/ford', '/models/', '/builds/', '/parts/exhaust', '/makers/kooks'])
      expect(sitemap).toContain(path)
    expect(await html('/robots.txt')).toContain('/sitemap.xml')
    const manifest = (await (await shop.fetch('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
    for (const { src } of manifest.icons) expect((await shop.fetch(src)).status, src).toBe(200)
  })

  test('never from outside the public folder', async () => {
    for (const path of ['/../package.json', '/..%2fpackage.json', '/images/..%2f..%2fpackage.json', '/.git/config']) {
      const reply = await raw(path, {})
      expect(reply.status, path).toBeGreaterThanOrEqual(400)
      expect(reply.body.toString(), path).not.toContain('"dependencies"')
    }
  })
})

describe('pictures', () => {
  const picture = '/images/brands/ford.webp'
  const typeFor = async (accept: string, query = '') =>
    (await shop.fetch(picture + query, { headers: { accept } })).headers.get('content-type')

  test('come as AVIF, WebP or JPEG, whichever the browser likes best', async () => {
    expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif')
    expect(await typeFor('image/webp,*/*')).toBe('image/webp')
    expect(await typeFor('*/*')).toBe('image/jpeg')
    expect(await typeFor('image/avif', '?w=320&q=60')).toBe('image/avif')
  })

  test('are smaller when a smaller width or quality is asked for', async () => {
    const size = async (query: string) =>
      (await (await shop.fetch(picture + query, { headers: { accept: '*/*' } })).arrayBuffer()).byteLength
    expect(await size('?w=320')).toBeLessThan(await size('?w=640'))
    expect(await size('?w=640&q=40')).toBeLessThan(await size('?w=640&q=90'))
  })

  test('refuse nonsense by name', async () => {
    for (const query of ['?w=0', '?w=abc', '?w=99999', '?q=101', '?w=100&w=200']) {
      expect((await shop.fetch(picture + query)).status, query).toBe(400)
    }
    expect((await shop.fetch('/images/none.webp')).status).toBe(404)
  })
})

describe('the film of the hero', () => {
  test('is sent in ranges', async () => {
    const whole = await raw('/pictures/hero/home.mp4', {})
    const part = await raw('/pictures/hero/home.mp4', { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.body).toEqual(whole.body.subarray(100, 200))
    const tail = await raw('/pictures/hero/home.mp4', { range: 'bytes=-50' })
    expect(tail.body).toEqual(whole.body.subarray(-50))
    expect((await raw('/pictures/hero/home.mp4', { range: 'bytes=999999999-' })).status).toBe(416)
  })
})

describe('a page whose data hold as long as a revision', () => {
  test('is kept, and made anew when they change', async () => {
    const read = async () => {
      const reply = await shop.fetch('/enhanced-packages')
      return { tag: reply.headers.get('etag'), keeps: reply.headers.get('cache-control'), body: await reply.text() }
    }
    await read()
    const first = await read()
    expect(first.keeps).toBe('no-cache')
    expect(await read()).toEqual(first)
    const known = await shop.fetch('/api/enhanced/market-analysis')
    const tag = known.headers.get('etag') ?? ''
    const same = await shop.fetch('/api/enhanced/market-analysis', { headers: { 'if-none-match': tag } })
    expect(same.status).toBe(304)
    await shop.query('update market_signals set mentions = mentions + 5000')
    expect((await read()).tag).not.toBe(first.tag)
    const other = await shop.fetch('/api/enhanced/market-analysis', { headers: { 'if-none-match': tag } })
    expect(other.status).toBe(200)
  })
})

describe('an address of something that does not exist', () => {
  test('answers 404, whatever is asked for', async () => {
    for (const path of ['/orders/unknown', '/plans/unknown', `/plans/${'x'.repeat(60)}`, '/plans/%F0%9F%92%A5']) {
      expect((await shop.fetch(path)).status, path).toBe(404)
    }
  })

  test('that no page can have answers 400, not 500', async () => {
    for (const path of ['/%0A', '/orders/%0D', '/x%E2%80%A8y']) expect((await shop.fetch(path)).status, path).toBe(400)
  })
})
