import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../http/problem.ts'
import type { StoredReply } from '../http/reply-cache.ts'
import { sendStored } from '../http/route.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

export const contentTypeOf = (path: string) => TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'

/** Every file below a folder, as paths with forward slashes. Empty when the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * The built scripts, styles and fonts under `/assets`, from memory, in the encodings that the build compressed them
 * in. Their names hold a hash of their content: a browser never asks for one twice.
 */
export function registerAssets(app: FastifyInstance, clientFolder: string): void {
  const assets = new Map<string, StoredReply>()
  for (const path of filesBelow(join(clientFolder, 'assets'))) {
    if (/\.(br|gz)$/.test(path)) continue
    const file = join(clientFolder, 'assets', path)
    const identity = readFileSync(file)
    const packed = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : identity)
    assets.set(path, {
      status: 200,
      contentType: contentTypeOf(path),
      etag: `"${path}"`,
      headers: {},
      bodies: { identity, br: packed('.br'), gzip: packed('.gz') },
      bytes: identity.length,
    })
  }
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const asset = assets.get(request.params['*']) ?? refuse('not_found', 'There is no such asset.')
    return sendStored(request, reply, asset, FOREVER)
  })
}

/** The files of `public/` at the root of the shop: icons, pictures, the hero's film (with byte ranges). */
export function registerPublicFiles(app: FastifyInstance, folder: string): void {
  for (const path of filesBelow(folder)) {
    if (path.split('/').some((name) => name.startsWith('.'))) continue
    app.get(`/${path.split('/').map(encodeURIComponent).join('/')}`, (request, reply) =>
      sendFile(request, reply, join(folder, path)),
    )
  }
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
  const { size, mtimeMs } = statSync(file)
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  reply.header('etag', etag).header('cache-control', AN_HOUR).header('accept-ranges', 'bytes').type(contentTypeOf(file))
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const range = byteRange(request.headers.range, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (!range) return reply.header('content-length', size).send(createReadStream(file))
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(createReadStream(file, range))
}

/** The one range of a `range` header, both ends included; `undefined` = send the whole file. */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return undefined
  const isSuffix = found[1] === ''
  const start = isSuffix ? Math.max(0, size - Number(found[2])) : Number(found[1])
  const end = isSuffix || found[2] === '' ? size - 1 : Math.min(size - 1, Number(found[2]))
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
