import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openCdn } from './cdn.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A CDN that answers with these statuses in turn, the last one from then on. */
async function cdnThatAnswers(...statuses: number[]) {
  const asked: { method: string | undefined; headers: IncomingHttpHeaders }[] = []
  server = createServer(({ method, headers }, reply) => {
    asked.push({ method, headers })
    reply.writeHead(statuses[Math.min(asked.length, statuses.length) - 1] ?? 200).end()
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  const read = readConfig({ CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: 'of-the-cdn' })
  if (!read.ok || !read.config.cdn) throw new Error('no CDN configured')
  const lines: string[] = []
  const log = createLog({ ...read.config, logLevel: 'error' }, { write: (line) => void lines.push(line) })
  return { asked, lines, cdn: openCdn(read.config.cdn, log) }
}

describe('a CDN', () => {
  test('is told once of changes that come together, and by which key the pages are kept', async () => {
    const { asked, cdn } = await cdnThatAnswers(200)
    for (let row = 0; row < 50; row += 1) cdn.changed()
    await cdn.stop()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      headers: { 'surrogate-key': cdn.headers['surrogate-key'], authorization: 'Bearer of-the-cdn' },
    })
  })

  test('that is out of order for a moment is told again', async () => {
    const { asked, lines, cdn } = await cdnThatAnswers(503, 200)
    cdn.changed()
    await cdn.stop()
    expect(asked).toHaveLength(2)
    expect(lines).toEqual([])
  })

  test('keeps a page for a minute at most by itself, and browsers ask each time', async () => {
    const { cdn } = await cdnThatAnswers(200)
    const control = cdn.headers['cache-control'] ?? ''
    expect(Number(/s-maxage=(\d+)/.exec(control)?.[1])).toBeLessThanOrEqual(60)
    expect(control).toMatch(/\bmax-age=0\b/)
    await cdn.stop()
  })
})
