import type { FastifyInstance } from 'fastify'
import { storedReply } from '../http/reply-cache.ts'
import { sendStored } from '../http/route.ts'
import type { Services } from '../services.ts'
import { openApiDocument } from './open-api.ts'
import { docsPage } from './page.ts'

/** `/api/openapi.json` for machines and `/api/docs` for people, from the one list of calls. */
export function registerDocs(app: FastifyInstance, services: Services): void {
  const made = new Map<string, ReturnType<typeof storedReply>>()
  const once = (path: string, contentType: string, body: () => string) =>
    app.get(path, async (request, reply) => {
      const waiting = made.get(path) ?? storedReply({ status: 200, contentType, body: body() })
      made.set(path, waiting)
      return sendStored(request, reply, await waiting, 'public, max-age=300')
    })
  once('/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(openApiDocument(services.shop.origin)),
  )
  once('/api/docs', 'text/html; charset=utf-8', () => docsPage(services.shop.origin))
}
