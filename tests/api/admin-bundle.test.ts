import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_CALLS } from '../../src/contract/admin/calls.ts'
import { filesBelow } from '../../src/server/pages/files.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const DIST = join(import.meta.dirname, '..', '..', 'dist')

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

type Manifest = Record<string, { file: string; css?: string[] }>

const textOf = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(join(DIST, folder))
      .filter((path) => /\.(js|css)$/.test(path))
      .map((path) => [path, readFileSync(join(DIST, folder, path), 'utf8')]),
  )

test('no byte of the back office is in what the shop’s pages load', () => {
  // Assets of the build before may lie there still, for pages that are open.
  const manifest = JSON.parse(readFileSync(join(DIST, 'client', '.vite', 'manifest.json'), 'utf8')) as Manifest
  const built = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))
  const client = [...textOf('client')].filter(([path]) => built.has(path))
  const admin = textOf('admin')
  expect(client.length).toBeGreaterThan(20)
  const marks = [...Object.keys(ADMIN_CALLS).map((name) => name.split(' ')[1]!), '/api/admin', 'Back office', 'passkey']
  expect([...admin.values()].join('')).toContain('/api/admin/orders')
  for (const [path, text] of client) {
    for (const mark of marks) expect(text.includes(mark), `${path}: ${mark}`).toBe(false)
  }
  const ssr = readFileSync(join(DIST, 'ssr', 'entry-server.js'), 'utf8')
  expect(ssr).not.toContain('/api/admin')
})

test('the document of the back office names its own bundle alone, and is kept by nobody', async () => {
  for (const path of ['/admin', '/admin/orders', '/admin/welcome']) {
    const reply = await shop.fetch(path)
    const html = await reply.text()
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('noindex')
    const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, address = '']) => address)
    expect(named.length).toBeGreaterThanOrEqual(2)
    for (const address of named) {
      expect(address).toMatch(/^\/admin\/assets\//)
      expect((await shop.fetch(address)).headers.get('cache-control')).toContain('immutable')
    }
  }
  for (const page of ['/', '/contact', '/parts']) expect(await (await shop.fetch(page)).text()).not.toContain('/admin')
})
