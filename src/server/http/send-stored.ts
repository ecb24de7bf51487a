import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isUnchanged, type StoredReply, storedReply } from './reply-cache.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'
/** A kept reply, good until the catalog changes. */
export const UNTIL_CHANGED = 'no-cache'
/** A kept reply that holds only while its revision does: whoever keeps it in turn asks again with its tag. */
export const REVALIDATED = 'max-age=0, must-revalidate'

export async function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, body: string) {
  reply.code(status).type(JSON_TYPE)
  if (body.length < 4_000 || encodingFor(request.headers['accept-encoding']) === 'identity') return reply.send(body)
  const stored = storedReply({ status, contentType: JSON_TYPE, body })
  return sendStored(request, reply, stored, 'no-store')
}

/**
 * Sends stored bytes in the best encoding, or 304 when the browser has them already. `isHot`: the next one who asks for
 * this address may get the same without this code.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredReply,
  cacheControl: string,
  isHot = false,
): FastifyReply {
  const own = { etag: stored.etag, 'cache-control': cacheControl, vary: 'accept-encoding', ...stored.headers }
  if (isHot) {
    const common = reply.raw.getHeaders() as Record<string, string>
    request.server.hotReplies.keep(request.url, stored, common, own)
  }
  reply.headers(own)
  if (stored.status === 200 && isUnchanged(request.headers['if-none-match'], stored.etag)) {
    return reply.code(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = stored.bodies[encoding]
  if (encoding !== 'identity' && stored.bodies.isCompressed) reply.header('content-encoding', encoding)
  return reply.code(stored.status).type(stored.contentType).send(body)
}
