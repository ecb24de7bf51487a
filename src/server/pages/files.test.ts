import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPublicFiles } from './files.ts'

const FILM = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251))
const folder = mkdtempSync(join(tmpdir(), 'shop-files-'))
writeFileSync(join(folder, 'film.mp4'), FILM)
writeFileSync(join(folder, '.hidden'), 'secret')

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await registerPublicFiles(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url: '/film.mp4', method, headers })

describe('a public file', () => {
  test('comes whole, with its type, its tag and how long it may be kept', async () => {
    const whole = await ask({})
    expect(whole.rawPayload).toEqual(FILM)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    expect(whole.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
    const head = await ask({}, 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '1000'])
    const same = await ask({ 'if-none-match': String(whole.headers.etag) })
    expect([same.statusCode, same.body]).toEqual([304, ''])
  })

  test('comes in any range that lies in it, and in no other', async () => {
    const end = fc.option(fc.nat({ max: 1_200 }))
    await fc.assert(
      fc.asyncProperty(end, end, async (from, to) => {
        const reply = await ask({ range: `bytes=${from ?? ''}-${to ?? ''}` })
        if (reply.statusCode === 200) expect(reply.rawPayload).toEqual(FILM)
        else if (reply.statusCode === 416) expect(reply.headers['content-range']).toBe('bytes */1000')
        else {
          const start = from ?? Math.max(0, FILM.length - (to ?? 0))
          const last = from === null ? FILM.length - 1 : Math.min(FILM.length - 1, to ?? FILM.length)
          expect(reply.statusCode).toBe(206)
          expect(reply.headers['content-range']).toBe(`bytes ${start}-${last}/1000`)
          expect(reply.rawPayload).toEqual(FILM.subarray(start, last + 1))
        }
        const satisfiable = from !== null && from < FILM.length && (to ?? FILM.length) >= from
        if (satisfiable || (from === null && to !== null && to > 0 && to <= FILM.length))
          expect(reply.statusCode).toBe(206)
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  test('that is hidden, or that is not there, is no file', async () => {
    for (const url of ['/.hidden', '/none.mp4', '/', '/../package.json', '/%2e%2e/package.json']) {
      expect((await app.inject({ url })).statusCode, url).toBe(404)
    }
  })
})
