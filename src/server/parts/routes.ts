import type { FastifyInstance } from 'fastify'
import { refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { OnThread } from '../planning/engine-threads.ts'
import type { Services } from '../services.ts'
import type { partsReply } from './parts.ts'

/** GET /api/parts/:preference: what an induction preference or a category leaves to choose from. */
export function registerParts(app: FastifyInstance, services: Services, reply: OnThread<typeof partsReply>): void {
  route(
    app,
    'GET /api/parts/:preference',
    async ({ params, query }) => {
      const { preference } = params
      const answer = await reply({ preference, vehicleModel: query.vehicleModel })
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )
}
