import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { decodeVin } from './decode-vin.ts'

/** GET /api/garage/vin/:vin. Nothing of it is stored or sent anywhere. */
export function registerGarage(app: FastifyInstance, services: Services): void {
  route(app, 'GET /api/garage/vin/:vin', async ({ params }) => {
    const answer = await decodeVin(services.catalog, params.vin)
    if (answer.ok) return answer.reply
    return refuse(answer.code, answer.detail, { ...(answer.errors ? { errors: answer.errors } : {}) })
  })
}
