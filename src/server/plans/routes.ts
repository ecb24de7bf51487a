import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { SavePlan } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'
import { planReply } from './plans.ts'
import { findPlan, markOpened, sweepPlans } from './store.ts'

const SWEEP = 'plan-sweep'

/** Saved builds, each under an address of its own for as long as somebody opens it. */
export function registerPlans(app: FastifyInstance, services: Services, savePlan: SavePlan): void {
  const { db, jobs } = services

  route(app, 'POST /api/plans', ({ body }, { ip }) => savePlan(body, ip))

  route(app, 'GET /api/plans/:code', async ({ params }) => {
    const plan = await findPlan(db, { code: params.code.toLowerCase() })
    const reply = plan && planReply(services.catalog, plan)
    if (!plan || !reply) return refuse('not_found', `There is no plan "${params.code}".`)
    await markOpened(db, plan.code)
    return reply
  })

  jobs.work(SWEEP, () => sweepPlans(db))
  jobs.schedule(SWEEP, '27 4 * * *')
}
