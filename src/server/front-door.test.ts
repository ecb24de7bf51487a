import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { sendStored } from './api.ts'
import { FrontDoor } from './front-door.ts'
import { storedReply } from './reply-cache.ts'

/** A server that answers every address with a text of its own and counts how often it was asked behind the door. */
async function open(maxBytes?: number) {
  const door = new FrontDoor(maxBytes)
  let asked = 0
  const app = Fastify({
    serverFactory: (handler) =>
      createServer((request, reply) => {
        if (!door.answer(request, reply)) handler(request, reply)
      }),
  })
  app.addHook('onRequest', (_, reply, done) => {
    reply.raw.setHeader('X-Guard', 'on')
    done()
  })
  app.get('/*', async (request, reply) => {
    asked += 1
    const body = `${request.url} ${'x'.repeat(2_000)}`
    const stored = await storedReply({ status: 200, contentType: 'text/plain; charset=utf-8', body })
    sendStored(request, reply, stored, 'no-cache')
    door.remember(request, reply, stored)
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { door, app, address, asked: () => asked }
}

const headersOf = (reply: Response) =>
  Object.fromEntries([...reply.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))

describe('the front door', () => {
  test('answers the second time with the same headers and bytes, and asks nobody behind it', async () => {
    const { app, address, asked } = await open()
    const replies: { headers: Record<string, string>; text: string }[] = []
    for (const encoding of ['br', 'br', 'gzip', 'identity']) {
      const reply = await fetch(`${address}/a`, { headers: { 'accept-encoding': encoding } })
      replies.push({ headers: headersOf(reply), text: await reply.text() })
    }
    expect(replies[1]).toEqual(replies[0])
    expect(replies[1]?.headers).toMatchObject({
      'x-guard': 'on',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    expect(replies[2]?.headers['content-encoding']).toBe('gzip')
    expect(replies[3]?.headers['content-encoding']).toBeUndefined()
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(asked()).toBe(1)
    await app.close()
  })

  test('tells a browser that has the bytes so, and lets everything but a plain GET through', async () => {
    const { app, address, asked } = await open()
    const etag = (await fetch(`${address}/a`)).headers.get('etag') ?? ''
    const again = await fetch(`${address}/a`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(asked()).toBe(1)
    expect((await fetch(`${address}/a`, { method: 'HEAD' })).status).toBe(200)
    expect(asked()).toBe(2)
    expect((await fetch(`${address}/a`, { method: 'POST' })).status).toBe(404)
    await app.close()
  })

  test('forgets when told, and never keeps more than it may', async () => {
    const { app, door, address, asked } = await open(40_000)
    const get = async (path: string) => (await fetch(address + path)).text()
    await get('/a')
    door.clear()
    await get('/a')
    expect(asked()).toBe(2)
    for (let number = 0; number < 40; number += 1) await get(`/${number}`)
    await get('/39')
    expect(asked()).toBe(42)
    await get('/0')
    expect(asked()).toBe(43)
    await app.close()
  })
})
