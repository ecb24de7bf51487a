import type { FastifyInstance } from 'fastify'
import { refuse, route, type Services } from '../api.ts'
import { planCode, planNow, planParts, planReply } from './plans.ts'
import { findPlan, insertPlan } from './store.ts'

/** Saved builds under a permanent address. */
export function registerPlans(app: FastifyInstance, services: Services): void {
  const { db, random } = services

  route(app, 'POST /api/plans', async ({ body }) => {
    const { catalog } = services
    const checked = planParts(catalog, body.vehicleId, body.partIds)
    if (!checked.ok) return refuse(checked.code, checked.detail, checked.help ? { help: checked.help } : {})
    const { vehicle, parts } = checked
    const now = planNow(catalog, vehicle, parts, body.request)
    const plan = {
      code: planCode(random(9)),
      title: body.title,
      vehicleId: vehicle.id,
      partIds: parts.map((part) => part.id),
      request: body.request,
      saved: { estimatedHorsepower: now.estimatedHorsepower, estimatedCost: now.estimatedCost },
      engineVersion: catalog.factors.version,
    }
    const createdAt = await insertPlan(db, plan)
    return { ...plan, createdAt: createdAt.toISOString(), now, moved: null }
  })

  route(app, 'GET /api/plans/:code', async ({ params }) => {
    const plan = await findPlan(db, params.code.toLowerCase())
    const reply = plan && planReply(services.catalog, plan)
    return reply ?? refuse('not_found', `There is no plan "${params.code}".`)
  })
}
