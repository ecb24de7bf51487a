import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoList } from '../../contract/photos.ts'
import { galleryPhotos } from './gallery.ts'
import { unsplashPhotos } from './unsplash.ts'

let server: Server
let baseUrl = ''
let status = 200
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`)
    const photo = {
      ...{ id: 'p1', alt_description: null, description: 'A turbo', width: 4000, height: 3000 },
      urls: { raw: 'https://images.example/p1', full: 'https://images.example/p1?q=85', thumb: 'x' },
      links: { html: 'https://unsplash.example/p1', self: 'x' },
      user: { name: 'Pat Example', username: 'pat' },
    }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? { results: [photo] } : { errors: ['no'] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('photos of a category', () => {
  test('come from the stock-photo service once in thirty minutes', async () => {
    let nowMs = 0
    const photos = unsplashPhotos({ accessKey: 'key', clock: () => nowMs, baseUrl })
    const first = await photos('turbo')
    expect(photoList.parse({ photos: first }).photos[0]).toMatchObject({ alt_description: 'A turbo' })
    expect(asked[0]).toContain('query=car+turbo')
    expect(asked[0]).toContain('Client-ID key')
    nowMs = 29 * 60 * 1000
    await photos('turbo')
    expect(asked).toHaveLength(1)
    nowMs = 31 * 60 * 1000
    await photos('turbo')
    expect(asked).toHaveLength(2)
  })

  test('are our own when the service refuses, and the next request asks again', async () => {
    status = 403
    const errors: unknown[] = []
    const photos = unsplashPhotos({ accessKey: 'key', clock: () => 0, baseUrl, onError: (error) => errors.push(error) })
    expect(await photos('turbo')).toBeUndefined()
    status = 200
    expect(await photos('turbo')).toHaveLength(1)
    expect(String(errors[0])).toContain('403')
  })

  test('of our own gallery: that category’s stills, films left out', () => {
    const picture = (id: string, category: string, formats: string[]) => ({
      ...{ id, category, formats, width: 1600, height: 1000, alt: `A ${id}`, credit: 'Adrenaline Performance' },
    })
    const shown = galleryPhotos(
      [
        picture('gallery/one', 'turbo', ['avif', 'webp']),
        picture('loop', 'turbo', ['mp4']),
        picture('x', 'dyno', ['svg']),
      ],
      'Turbo',
    )
    const named = galleryPhotos(
      [picture('parts/turbo_kit', 'parts', ['svg']), picture('parts/clutch', 'parts', ['svg'])],
      'turbo',
    )
    expect(named.map(({ id }) => id)).toEqual(['parts/turbo_kit'])
    expect(shown.map(({ id, urls }) => [id, urls.raw])).toEqual([['gallery/one', '/images/gallery/one.webp']])
  })
})
