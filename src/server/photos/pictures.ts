import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Sharp } from 'sharp'
import { refuse } from '../http/problem.ts'
import { ReplyCache, type StoredReply } from '../http/reply-cache.ts'
import { sendStored } from '../http/send-stored.ts'
import { atMost } from '../jobs/at-most.ts'
import { filesBelow } from '../pages/files.ts'
import { loadSharp } from '../pictures/load-sharp.ts'
import { ownPicture } from '../pictures/own-pictures.ts'
import type { Services } from '../services.ts'
import { packagePicture } from './package-picture.ts'
import { PictureStore } from './picture-store.ts'

/** Widths that are made; a request in between gets the next wider one. Bounded, so that nobody can fill the memory. */
export const WIDTHS = [96, 160, 240, 320, 480, 600, 640, 800, 960, 1200, 1280, 1600, 1920, 2400] as const
const QUALITIES = [40, 50, 60, 70, 80, 90] as const
const MADE_AT_ONCE = 2
const CACHE_BYTES = 48 * 1024 * 1024
const STORE_BYTES = 200 * 1024 * 1024
const FIVE_MINUTES = 'public, max-age=300'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'
export interface PictureRequest {
  /** Undefined: as wide as the original. */
  width: number | undefined
  quality: number
}

/**
 * `/images/<path>`: our own pictures from `public/pictures`. `w` and `q` are honoured (rounded to what is made), the
 * format is the best that the browser accepts, whatever the address ends with. Drawings (SVG) go out as they are; a
 * package's is drawn from its curve.
 */
export function registerPictures(app: FastifyInstance, services: Services, publicFolder: string): void {
  const folder = join(publicFolder, 'pictures')
  const originals = originalsBelow(folder)
  const cache = new ReplyCache(CACHE_BYTES)
  const { config, clock } = services
  const store = new PictureStore({ folder: join(config.dataDir, 'pictures'), maxBytes: STORE_BYTES, clock })
  const inTurn = atMost(MADE_AT_ONCE, (make: () => Promise<{ reply: StoredReply; keep: boolean }>) => make())

  app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
    const path = request.params['*']
    const packageSlug = /^packages\/([^/]+)\.svg$/.exec(path)?.[1]
    const drawn = packageSlug && (await packagePicture(services, packageSlug))
    if (drawn) return sendStored(request, reply, drawn, FIVE_MINUTES)
    const ownHash = /^own\/([0-9a-f]{32})\.webp$/.exec(path)?.[1]
    if (ownHash) {
      const wanted = readPictureRequest(request.query as Record<string, unknown>)
      const format = formatFor(request.headers.accept)
      reply.header('vary', 'accept')
      await app.countMaking(request, 'picture')
      const key = `${path} ${format} ${wanted.width} ${wanted.quality}`
      const made = await cache.getOrMake(key, () =>
        inTurn(async () => {
          const source = (await ownPicture(services.db, ownHash)) ?? refuse('not_found', 'There is no such picture.')
          return { reply: pictureReply(await makePicture(source, wanted, format), format), keep: true }
        }),
      )
      return sendStored(request, reply, made, A_DAY)
    }
    const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase()
    const files =
      originals.get(path.replace(/\.[a-z0-9]+$/i, '')) ?? refuse('not_found', `There is no picture ${path}.`)
    const pictureRequest = readPictureRequest(request.query as Record<string, unknown>)
    if (extension === 'svg' && files.has('svg')) return reply.sendFile(files.get('svg')!)
    if (extension === 'mp4' || extension === 'webm') {
      return reply.sendFile(files.get(extension) ?? refuse('not_found', `There is no film ${path}.`))
    }
    // Whoever asks for a drawing by another ending (a product feed) gets it drawn.
    const raster = rasterOf(files) ?? (extension === 'svg' ? undefined : files.get('svg'))
    if (!raster) return refuse('not_found', `There is no picture ${path}.`)
    const format = formatFor(request.headers.accept)
    reply.header('vary', 'accept')
    const asStored = files.get(format === 'jpeg' ? 'jpg' : format)
    if (pictureRequest.width === undefined && asStored) return reply.sendFile(asStored)
    const key = `${path} ${format} ${pictureRequest.width} ${pictureRequest.quality}`
    if (!cache.get(key)) await app.countMaking(request, 'picture')
    const made = await cache.getOrMake(key, () =>
      inTurn(async () => ({
        reply: await storedPicture(store, join(publicFolder, raster), pictureRequest, format),
        keep: true,
      })),
    )
    return sendStored(request, reply, made, A_DAY)
  })
}

/** Pictures by their path without the ending, each with the files that exist of it as paths inside `public/`. */
function originalsBelow(folder: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const path of filesBelow(folder)) {
    const parts = /^(.+)\.(avif|webp|jpg|png|svg|mp4|webm)$/.exec(path)
    if (!parts) continue
    const [, name = '', ending = ''] = parts
    found.set(name, (found.get(name) ?? new Map<string, string>()).set(ending, `pictures/${path}`))
  }
  return found
}

/** The file to make others from: the one that lost least. */
function rasterOf(files: ReadonlyMap<string, string>): string | undefined {
  return files.get('png') ?? files.get('avif') ?? files.get('webp') ?? files.get('jpg')
}

/** Reads `w` and `q`; anything but whole numbers in range is refused by name. */
export function readPictureRequest(query: Readonly<Record<string, unknown>>): PictureRequest {
  const read = (name: string, from: number, to: number) => {
    const given = query[name]
    if (given === undefined) return undefined
    const value = typeof given === 'string' && /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
    if (value >= from && value <= to) return value
    const message = `must be a whole number from ${from} to ${to}`
    return refuse('invalid_input', `query.${name}: ${message}`, { errors: [{ field: `query.${name}`, message }] })
  }
  const width = read('w', 16, 4000)
  const quality = read('q', 1, 100) ?? 70
  return {
    width: width === undefined ? undefined : (WIDTHS.find((made) => made >= width) ?? WIDTHS.at(-1)),
    quality: QUALITIES.find((made) => made >= quality) ?? 90,
  }
}

export function formatFor(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

async function storedPicture(
  store: PictureStore,
  file: string,
  pictureRequest: PictureRequest,
  format: PictureFormat,
): Promise<StoredReply> {
  const { size, mtimeMs } = await stat(file)
  const key = [file, size, mtimeMs, format, pictureRequest.width, pictureRequest.quality].join(' ')
  return pictureReply(
    await store.getOrMake(key, async () => makePicture(await readFile(file), pictureRequest, format)),
    format,
  )
}

function pictureReply(body: Buffer, format: PictureFormat): StoredReply {
  return {
    status: 200,
    contentType: `image/${format}`,
    etag: `"${body.length.toString(36)}-${body.subarray(-24).toString('base64url')}"`,
    headers: { vary: 'accept' },
    bodies: { isCompressed: false, identity: body, br: body, gzip: body },
    bytes: body.length + 500,
  }
}

async function makePicture(source: Buffer, pictureRequest: PictureRequest, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  let picture = sharp(source)
  if (pictureRequest.width !== undefined)
    picture = picture.resize({ width: pictureRequest.width, withoutEnlargement: true })
  return encoded(picture, format, pictureRequest.quality).toBuffer()
}

/** AVIF shows as much as WebP at about 15 points less on the quality scale. */
function encoded(picture: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: Math.max(30, quality - 15), effort: 2 })
  if (format === 'webp') return picture.webp({ quality, effort: 3 })
  return picture.flatten({ background: '#0a0a0b' }).jpeg({ quality, mozjpeg: true })
}
