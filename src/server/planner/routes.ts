import type { FastifyInstance } from 'fastify'
import { route, type Services } from '../api.ts'
import type { Engine } from '../engine-threads.ts'
import { modelNamed } from '../model-named.ts'
import { refuseAs } from '../problem.ts'

/** What real builds and results say of a model, in a sentence. */
export type ValidationOf = (modelId: string) => Promise<string>

/** The package planner: the four stages of a car, and the smart mode's packages. */
export function registerPlanner(
  app: FastifyInstance,
  services: Services,
  engine: Engine,
  validationOf: ValidationOf,
): void {
  route(
    app,
    'GET /api/planner/stages',
    async ({ query }) => {
      const answer = await engine.run('stages', query)
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )

  route(
    app,
    'POST /api/preference-packages',
    async ({ body }) => {
      const modelId = modelNamed(services.catalog, body.vehicleModel)[0]?.modelId
      const socialValidation = modelId === undefined ? '' : await validationOf(modelId)
      const answer = await engine.run('preferencePackages', { wish: body, socialValidation })
      return answer.ok ? { packages: answer.packages, note: answer.note } : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )
}
