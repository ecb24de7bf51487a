import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { encodingFor, ReplyCache, storedReply } from './reply-cache.ts'

/** Text that compresses, the better the more is done for it. */
const LONG = Array.from({ length: 2_000 }, (_, n) => `part ${(n * 7919) % 1999} fits ${(n * n) % 53} cars`).join(' ')

const reply = (body: string) => storedReply({ status: 200, contentType: 'text/plain', body })

describe('a cache of replies', () => {
  test('makes a reply once for all who wait for it', async () => {
    const cache = new ReplyCache()
    let made = 0
    const make = async () => {
      made += 1
      return { reply: await reply('a'), keep: true }
    }
    const [first, second] = await Promise.all([cache.getOrMake('k', make), cache.getOrMake('k', make)])
    expect(first).toBe(second)
    expect(await cache.getOrMake('k', make)).toBe(first)
    expect(made).toBe(1)
  })

  test('keeps nothing that was begun before it was cleared', async () => {
    const cache = new ReplyCache()
    let finish: () => void = () => {}
    const held = new Promise<void>((done) => {
      finish = done
    })
    const old = cache.getOrMake('k', async () => {
      await held
      return { reply: await reply('old'), keep: true }
    })
    cache.clear()
    const fresh = cache.getOrMake('k', async () => ({ reply: await reply('new'), keep: true }))
    finish()
    expect((await old).bodies.identity.toString()).toBe('old')
    expect((await fresh).bodies.identity.toString()).toBe('new')
    expect(cache.get('k')?.bodies.identity.toString()).toBe('new')
  })

  test('keeps neither what fails nor what asks not to be kept', async () => {
    const cache = new ReplyCache()
    await expect(cache.getOrMake('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await cache.getOrMake('k', async () => ({ reply: await reply('once'), keep: false }))
    expect(cache.get('k')).toBeUndefined()
  })

  test('stays within its bytes, and what was used last stays longest', async () => {
    const cache = new ReplyCache(5_000)
    const put = (key: string) => cache.getOrMake(key, async () => ({ reply: await reply('x'.repeat(700)), keep: true }))
    for (const key of ['a', 'b', 'c']) await put(key)
    cache.get('a')
    for (const key of ['d', 'e']) await put(key)
    expect(cache.get('a')).toBeDefined()
    expect(cache.get('b')).toBeUndefined()
    expect(cache.size).toBeLessThanOrEqual(4)
  })
})

describe('the encoding of a reply', () => {
  test('is the best that the browser takes', () => {
    expect(encodingFor('gzip, deflate, br')).toBe('br')
    expect(encodingFor('gzip;q=1.0')).toBe('gzip')
    expect(encodingFor('br;q=0, gzip')).toBe('gzip')
    expect(encodingFor('br;q=0.5')).toBe('br')
    expect(encodingFor('deflate')).toBe('identity')
    expect(encodingFor(undefined)).toBe('identity')
  })

  test('says the same however often it is asked for, and takes less room from the second time on', async () => {
    const { bodies } = storedReply({ status: 200, contentType: 'text/plain', body: LONG })
    for (const [name, read] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const first = bodies[name]
      await vi.waitUntil(() => bodies[name].length < first.length)
      expect([read(first), read(bodies[name])].map(String)).toEqual([LONG, LONG])
    }
  })

  test('is the body itself where compressing saves no packet', () => {
    const { bodies } = storedReply({ status: 200, contentType: 'text/plain', body: 'short' })
    expect([bodies.br, bodies.gzip]).toEqual([bodies.identity, bodies.identity])
  })

  test('has one tag for one content', async () => {
    expect((await reply('same')).etag).toBe((await reply('same')).etag)
    expect((await reply('same')).etag).not.toBe((await reply('other')).etag)
  })
})
