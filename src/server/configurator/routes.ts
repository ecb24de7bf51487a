import type { FastifyInstance } from 'fastify'
import { refuse, route, type Services } from '../api.ts'
import { generate } from './generate.ts'

/** POST /api/configurator/generate, the shop's main job. Equal requests are answered once per catalog. */
export function registerConfigurator(app: FastifyInstance, services: Services): void {
  route(
    app,
    'POST /api/configurator/generate',
    ({ body }) => {
      const answer = generate(services.catalog, body)
      if (answer.ok) return answer.reply
      const { code, detail, errors, help } = answer
      return refuse(code, detail, { ...(errors ? { errors } : {}), ...(help ? { help } : {}) })
    },
    { fromCatalog: services.replies },
  )
}
