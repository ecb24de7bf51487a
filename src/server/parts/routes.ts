import type { FastifyInstance } from 'fastify'
import { route, type Services } from '../api.ts'
import type { Engine } from '../engine-threads.ts'
import { refuseAs } from '../problem.ts'

/** GET /api/parts/:preference: what an induction preference or a category leaves to choose from. */
export function registerParts(app: FastifyInstance, services: Services, engine: Engine): void {
  route(
    app,
    'GET /api/parts/:preference',
    async ({ params, query }) => {
      const { preference } = params
      const answer = await engine.run('partsReply', { preference, vehicleModel: query.vehicleModel })
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )
}
