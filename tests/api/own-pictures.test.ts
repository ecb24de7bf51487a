import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { type Desk, deskOf, signedIn } from '../support/staff.ts'

let shop: TestShop
let worker: Desk
beforeAll(async () => {
  shop = await openShop()
  worker = await signedIn(shop, 'staff')
})
afterAll(() => shop?.close())

const photo = (background = '#884422') =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'SECRET PERSON' }, IFD3: { GPSLatitude: '30/1 19/1 0/1' } })
    .jpeg()
    .toBuffer()
const send = (path: string, body: Buffer, type = 'image/jpeg', desk: Pick<Desk, 'fetch'> = worker) =>
  desk.fetch(`/api/admin/catalog/${path}/picture`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  })
async function upload(path: string, body: Buffer): Promise<string> {
  const reply = await send(path, body)
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { picture: string }).picture
}
const kept = () => shop.query<{ subject: string }>('select subject from own_pictures')

describe('a picture of the shop’s own', () => {
  test('is shown everywhere instead of the drawn one, made anew, and goes again', async () => {
    const [item] = await ask(shop, 'GET /api/merchandise')
    const [row] = await ask(shop, 'GET /api/packages')
    const [{ id: partId } = { id: '' }] = await shop.query<{ id: string }>('select id from parts order by id limit 1')
    const itemUrl = await upload(`merchandise/${item!.id}`, await photo())
    const packageUrl = await upload(`packages/${row!.id}`, await photo())
    const partUrl = await upload(`parts/${partId}`, await photo())
    await expect.poll(async () => (await ask(shop, 'GET /api/merchandise'))[0]?.imageUrl).toBe(itemUrl)
    await expect.poll(async () => (await ask(shop, 'GET /api/packages'))[0]?.imageUrl).toBe(packageUrl)
    await expect.poll(async () => (await shop.fetch(`/parts/${partId}`)).text()).toContain(partUrl)
    const lines = [{ merchandiseId: `part:${partId}` }]
    const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
    expect(cart.lines.edges[0]?.node.merchandise.image?.url).toBe(partUrl)

    const served = await shop.fetch(`${itemUrl}?w=320`, { headers: { accept: 'image/webp' } })
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(bytes.includes('SECRET')).toBe(false)

    const other = await upload(`merchandise/${item!.id}`, await photo('#112233'))
    expect(other).not.toBe(itemUrl)
    expect((await shop.fetch(`${itemUrl}?w=480`)).status).toBe(404)
    const params = { table: 'merchandise', id: item!.id }
    const after = await worker.ask('DELETE /api/admin/catalog/:table/:id/picture', { params })
    expect(after.picture).toBeNull()
    expect(after.history.map(({ action, actor }) => `${action} ${actor}`)).toContain(
      'catalog.picture staff@shop.example',
    )
    await expect.poll(async () => (await ask(shop, 'GET /api/merchandise'))[0]?.imageUrl).toBe(item!.imageUrl)
  })

  test('is taken back from the history like any other change, but not over a later one', {
    tags: 'sweep',
  }, async () => {
    const item = (await ask(shop, 'GET /api/merchandise'))[1]!
    const params = { table: 'merchandise', id: item.id }
    const row = () => worker.ask('GET /api/admin/catalog/:table/:id', { params })
    const last = async () => {
      const [entry] = (await row()).history
      expect(entry).toMatchObject({ action: 'catalog.picture', canUndo: true })
      return { params: { id: String(entry!.id) } }
    }
    const undo = async (change: { params: { id: string } }) => {
      await worker.ask('POST /api/admin/audit/:id/undo', change)
      return (await row()).picture
    }
    const red = await upload(`merchandise/${item.id}`, await photo('#aa0000'))
    const added = await last()
    const blue = await upload(`merchandise/${item.id}`, await photo('#0000aa'))
    const replaced = await last()
    expect(await worker.refused('POST /api/admin/audit/:id/undo', 'conflict', added)).toContain('changed again')
    expect(await undo(replaced)).toBe(red)
    await expect.poll(async () => (await ask(shop, 'GET /api/merchandise'))[1]?.imageUrl).toBe(red)
    expect((await shop.fetch(`${red}?w=320`)).status).toBe(200)
    expect(await undo(await last())).toBe(blue)
    await worker.ask('DELETE /api/admin/catalog/:table/:id/picture', { params })
    expect(await undo(await last())).toBe(blue)
    expect(await undo(replaced)).toBe(red)
    expect(await undo(added)).toBeNull()
    await expect.poll(async () => (await ask(shop, 'GET /api/merchandise'))[1]?.imageUrl).toBe(item.imageUrl)
  })

  test('is kept for an undo ten times, and no more', { tags: 'sweep' }, async () => {
    const item = (await ask(shop, 'GET /api/merchandise'))[2]!
    const subject = `merchandise:${item.id}`
    const small = async (n: number) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 20 * n, g: 0, b: 0 } } })
        .png()
        .toBuffer()
    for (let n = 0; n < 12; n += 1) await upload(`merchandise/${item.id}`, await small(n))
    const [{ count } = { count: '' }] = await shop.query<{ count: string }>(
      `select count(*) from replaced_pictures where subject = $1`,
      [subject],
    )
    expect(count).toBe('10')
    const entries = await shop.query<{ id: string; after: { picture: string } }>(
      `select id, after from audit_log where subject = $1 order by id`,
      [subject],
    )
    // The second picture took the first one's place: back from the last to the third, and no further.
    for (const { id } of entries.slice(2).toReversed())
      await worker.ask('POST /api/admin/audit/:id/undo', { params: { id } })
    const params = { id: entries[1]!.id }
    expect(
      (await worker.ask('GET /api/admin/catalog/:table/:id', { params: { table: 'merchandise', id: item.id } }))
        .picture,
    ).toBe(entries[1]!.after.picture)
    expect(await worker.refused('POST /api/admin/audit/:id/undo', 'unprocessable', { params })).toContain('older')
  })

  test('is never a drawing with a script, a bomb, half a file, another format, nor more than we take', async () => {
    const [item] = await ask(shop, 'GET /api/merchandise')
    const path = `merchandise/${item!.id}`
    const whole = await photo()
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    )
    const before = await kept()
    const hostile: [Buffer, string, number][] = [
      [svg, 'image/svg+xml', 422],
      [svg, 'image/png', 422],
      [Buffer.from('<html><script>alert(1)</script></html>'), 'image/jpeg', 422],
      [Buffer.from('GIF89a/*<script>*/=1;alert(1)'), 'image/gif', 422],
      [randomBytes(4_000), 'image/png', 422],
      [Buffer.alloc(0), 'image/png', 422],
      [whole.subarray(0, 700), 'image/jpeg', 422],
      [bomb, 'image/png', 422],
      [Buffer.alloc(13 * 1024 * 1024), 'image/jpeg', 413],
      [whole, 'text/html', 415],
      [whole, 'application/octet-stream', 415],
    ]
    for (const [body, type, status] of hostile) {
      const reply = await send(path, body, type)
      expect([type, body.length, reply.status]).toEqual([type, body.length, status])
      expect(reply.headers.get('content-type')).toContain('application/problem+json')
    }
    expect(await kept()).toEqual(before)
  })

  test('of a file that is a picture and something else is only the picture', async () => {
    const [item] = await ask(shop, 'GET /api/merchandise')
    const payload = '<script>alert("polyglot")</script>'
    const polyglot = Buffer.concat([await photo(), Buffer.from(`${payload}PK\x03\x04`)])
    const url = await upload(`merchandise/${item!.id}`, polyglot)
    for (const query of ['', '?w=96', '?w=1600&q=100']) {
      const served = await shop.fetch(url + query)
      expect(served.headers.get('content-type')).toMatch(/^image\/(webp|avif|jpeg)$/)
      expect(served.headers.get('x-content-type-options')).toBe('nosniff')
      expect(Buffer.from(await served.arrayBuffer()).includes('polyglot')).toBe(false)
    }
  })

  test('is taken from staff alone, for a row that there is', async () => {
    const [item] = await ask(shop, 'GET /api/merchandise')
    const body = await photo()
    const reader = await signedIn(shop, 'read-only')
    expect((await send(`merchandise/${item!.id}`, body, 'image/jpeg', deskOf(shop))).status).toBe(401)
    expect((await send(`merchandise/${item!.id}`, body, 'image/jpeg', reader)).status).toBe(403)
    expect((await send('merchandise/none', body)).status).toBe(404)
    expect((await send('vehicles/x', body)).status).toBe(404)
    expect((await send('nonsense/x', body)).status).toBe(400)
    for (const path of ['/images/own/x.webp', `/images/own/${'0'.repeat(32)}.webp`, '/images/own/..%2f..%2fetc.webp'])
      expect((await shop.fetch(path)).status).toBe(404)
  })
})
