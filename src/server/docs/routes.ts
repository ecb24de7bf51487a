import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { storedReply } from '../http/reply-cache.ts'
import { sendStored } from '../http/send-stored.ts'
import type { Services } from '../services.ts'
import { openApiDocument } from './open-api.ts'

/** `/api/openapi.json` for machines and `/api/docs` for people (Swagger UI), from the one list of calls. */
export async function registerDocs(app: FastifyInstance, services: Services): Promise<void> {
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => {
    made ??= openApiDocument(services.shop.origin)
    return made
  }
  let stored: ReturnType<typeof storedReply> | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    stored ??= storedReply({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(document()),
    })
    return sendStored(request, reply, await stored, 'public, max-age=300')
  })
  // Made when somebody reads it: the shop's own address is known only when it listens.
  await app.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformSpecification: document,
    transformSpecificationClone: false,
    theme: { title: 'API | Adrenaline Performance' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      tryItOutEnabled: true,
      displayOperationId: true,
    },
  })
}
