import type { FastifyInstance } from 'fastify'
import { refuse, route, type Services } from '../api.ts'
import { clientGate } from '../client-gate.ts'
import { refuseAs } from '../problem.ts'
import { type CheckRequest, keptRequest, planCode, planNow, planParts, planReply } from './plans.ts'
import { findPlan, insertPlan, markOpened, sweepPlans } from './store.ts'

/** More than a person saves, less than a program would. */
const LIMIT = { most: 60, windowMs: 60 * 60 * 1000 } as const
const SWEEP = 'plan-sweep'

/** Saved builds, each under an address of its own for as long as somebody opens it. */
export function registerPlans(app: FastifyInstance, services: Services, checkRequest: CheckRequest): void {
  const { db, random, clock, jobs } = services
  const secondsToWait = clientGate(clock, LIMIT)

  route(app, 'POST /api/plans', async ({ body }, { ip }) => {
    const { catalog } = services
    const checked = planParts(catalog, body.vehicleId, body.partIds)
    if (!checked.ok) return refuseAs(checked)
    const { vehicle, parts } = checked
    const request = keptRequest(catalog, vehicle, body.request, checkRequest)
    if (!request.ok) return refuseAs(request)
    const waitS = secondsToWait(ip)
    if (waitS > 0) {
      return refuse('too_many_requests', 'You saved many builds in a short time. Please try again later.', {
        headers: { 'retry-after': String(waitS) },
        help: { retryAfterS: waitS },
      })
    }
    const now = planNow(catalog, vehicle, parts, request.kept)
    const plan = {
      code: planCode(random(9)),
      title: body.title,
      vehicleId: vehicle.id,
      partIds: parts.map((part) => part.id),
      request: request.kept,
      saved: { estimatedHorsepower: now.estimatedHorsepower, estimatedCost: now.estimatedCost },
      engineVersion: catalog.factors.version,
    }
    const createdAt = await insertPlan(db, plan)
    return { ...plan, createdAt: createdAt.toISOString(), now, moved: null }
  })

  route(app, 'GET /api/plans/:code', async ({ params }) => {
    const plan = await findPlan(db, params.code.toLowerCase())
    const reply = plan && planReply(services.catalog, plan)
    if (!plan || !reply) return refuse('not_found', `There is no plan "${params.code}".`)
    await markOpened(db, plan.code)
    return reply
  })

  jobs.work(SWEEP, () => sweepPlans(db))
  jobs.schedule(SWEEP, '27 4 * * *')
}
