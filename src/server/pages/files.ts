import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/problem.ts'
import type { StoredReply } from '../http/reply-cache.ts'
import { sendProblem } from '../http/route.ts'
import { sendStored } from '../http/send-stored.ts'

/** What the build writes. */
const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/** Of a request for something below a folder: the rest of its path. */
interface Below {
  Params: { '*': string }
}

/** Every file below a folder, as paths with forward slashes. Empty when the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * The built scripts, styles and fonts under `/assets`, from memory, in the encodings that the build compressed them
 * in. Their names hold a hash of their content: a browser never asks for one twice. Not through `@fastify/static`: read
 * from disk they came 15 to 30 % slower, each encoding had a tag of its own, and a server whose `dist/` was built anew
 * twice would no longer have the scripts that its own pages name.
 */
export function registerAssets(app: FastifyInstance, clientFolder: string, base = ''): void {
  const assets = new Map<string, StoredReply>()
  for (const path of filesBelow(join(clientFolder, 'assets'))) {
    if (/\.(br|gz)$/.test(path)) continue
    const file = join(clientFolder, 'assets', path)
    const identity = readFileSync(file)
    const isCompressed = existsSync(`${file}.br`)
    const packed = (suffix: string) => (isCompressed ? readFileSync(file + suffix) : identity)
    assets.set(path, {
      status: 200,
      contentType: ASSET_TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${path}"`,
      headers: {},
      bodies: { isCompressed, identity, br: packed('.br'), gzip: packed('.gz') },
      bytes: identity.length,
    })
  }
  app.get<Below>(`${base}/assets/*`, (request, reply) => {
    const asset = assets.get(request.params['*']) ?? refuse('not_found', 'There is no such asset.')
    return sendStored(request, reply, asset, FOREVER)
  })
}

/**
 * The files of `public/` at the root of the shop: icons, pictures, the hero's film (with byte ranges). Routes that are
 * registered on `app` later may answer with one of them by `reply.sendFile(path)`.
 */
export async function registerPublicFiles(app: FastifyInstance, folder: string): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const { statusCode, headers } = error as { statusCode?: number; headers?: Record<string, string> }
    // A range or a precondition that the file does not satisfy has no place in the list of problems.
    if (statusCode !== 412 && statusCode !== 416) return sendProblem(error, request, reply)
    return reply
      .code(statusCode)
      .headers(headers ?? {})
      .send()
  })
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply) => reply.header('cache-control', AN_HOUR),
  })
  // Whatever else is asked for is a page.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    if (entry.isFile()) app.get(`/${entry.name}`, (_, reply) => reply.sendFile(entry.name))
    else app.get<Below>(`/${entry.name}/*`, ({ params }, reply) => reply.sendFile(`${entry.name}/${params['*']}`))
  }
}
