import type { FastifyInstance } from 'fastify'
import { modelNamed } from '../catalog/model-named.ts'
import { refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { OnThread } from '../planning/engine-threads.ts'
import type { Services } from '../services.ts'
import type { preferencePackages } from './preference-packages.ts'
import type { stages } from './stages.ts'

/** What the planner needs of the engine's threads and of the others. */
export interface PlannerNeeds {
  stages: OnThread<typeof stages>
  preferencePackages: OnThread<typeof preferencePackages>
  /** What real builds and results say of a model, in a sentence. */
  validationOf: (modelId: string) => Promise<string>
}

/** The package planner: the four stages of a car, and the smart mode's packages. */
export function registerPlanner(app: FastifyInstance, services: Services, needs: PlannerNeeds): void {
  route(
    app,
    'GET /api/planner/stages',
    async ({ query }) => {
      const answer = await needs.stages(query)
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )

  route(
    app,
    'POST /api/planner/stages',
    async ({ body }) => {
      const answer = await needs.stages({ ...body, at: 'body' })
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )

  route(
    app,
    'POST /api/preference-packages',
    async ({ body }) => {
      const modelId = modelNamed(services.catalog, body.vehicleModel)[0]?.modelId
      const socialValidation = modelId === undefined ? '' : await needs.validationOf(modelId)
      const answer = await needs.preferencePackages({ request: body, socialValidation })
      return answer.ok ? { packages: answer.packages, note: answer.note } : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )
}
