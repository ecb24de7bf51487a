import type { FastifyInstance } from 'fastify'
import { drawnCar } from '../../catalog/drawn-car.ts'
import type { Plan } from '../../contract/plans.ts'
import { xrayOfReply } from '../../xray/build-of-reply.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { sendStored } from '../http/send-stored.ts'
import { sharePicture } from '../pictures/share-picture.ts'
import type { SavePlan } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'
import { planReply } from './plans.ts'
import { findPlan, markOpened, sweepPlans } from './store.ts'

const SWEEP = 'plan-sweep'

const FIVE_MINUTES = 'public, max-age=300'

/** Of a plan's picture: its car and what the build makes. */
function planWords({ request, now }: Plan): { title: string; figures: string } {
  const { vehicle } = now.enhancedData
  const { length } = now.recommendedParts
  const parts = length === 1 ? '1 part' : `${length} parts`
  return {
    title: `${request.year} ${vehicle.make} ${vehicle.model}`,
    figures: `${Math.round(now.estimatedHorsepower)} whp  /  1/4 mile ${now.timeSlip.quarterMileS.toFixed(2)} s  /  ${parts}`,
  }
}

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

  app.get<{ Params: { file: string } }>('/images/plans/:file', async (request, reply) => {
    const code = /^([\w-]{1,40})\.jpg$/.exec(request.params.file)?.[1]?.toLowerCase()
    const missing = () => refuse('not_found', `There is no picture ${request.params.file}.`)
    if (code === undefined) return missing()
    const key = `picture of plan ${code}`
    if (!services.replies.get(key)) await app.countMaking(request, 'picture')
    const made = await services.replies.getOrMake(key, async () => {
      const plan = await findPlan(db, { code })
      const vehicle = plan && services.catalog.vehicle(plan.vehicleId)
      const build = plan && planReply(services.catalog, plan)
      if (!build || !vehicle) return missing()
      return { reply: await sharePicture(drawnCar(vehicle), xrayOfReply(build.now), planWords(build)), keep: true }
    })
    return sendStored(request, reply, made, FIVE_MINUTES)
  })

  jobs.work(SWEEP, () => sweepPlans(db))
  jobs.schedule(SWEEP, '27 4 * * *')
}
