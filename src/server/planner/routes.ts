import type { FastifyInstance } from 'fastify'
import { modelNamed } from '../catalog/model-named.ts'
import { refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Engine } from '../planning/engine-threads.ts'
import type { Services } from '../services.ts'

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
      const answer = await engine.run('preferencePackages', { request: body, socialValidation })
      return answer.ok ? { packages: answer.packages, note: answer.note } : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )
}
