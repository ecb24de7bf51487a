import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto } from './read-photo.ts'

const photo = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Artist: 'SECRET PERSON' }, IFD3: { GPSLatitude: '30/1 19/1 0/1' } })
    .withMetadata({ orientation: 6 })

test('a photo is made anew: upright, no longer than 1600 pixels, and without what came with it', async () => {
  const given = await photo().jpeg().toBuffer()
  const kept = await readPhoto(given)
  const { format, width, height, exif, orientation } = await sharp(kept).metadata()
  expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 800, height: 1600 })
  expect(kept?.includes('SECRET')).toBe(false)
})

test('what is no photo is not kept: other files, broken ones, drawings with scripts, bombs', async () => {
  const whole = await photo().jpeg().toBuffer()
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  const hostile = [
    Buffer.alloc(0),
    randomBytes(4_000),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    Buffer.from('<html><script>alert(1)</script></html>'),
    Buffer.from('GIF89a<script>'),
    whole.subarray(0, 600),
    bomb,
  ]
  for (const bytes of hostile) expect(await readPhoto(bytes)).toBeUndefined()
})
