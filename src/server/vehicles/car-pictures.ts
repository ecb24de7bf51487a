import type { FastifyInstance } from 'fastify'
import { drawnCar } from '../../catalog/drawn-car.ts'
import type { Vehicle } from '../../engine/model.ts'
import { carPicture } from '../../xray/car-picture.ts'
import { isPaint, PAINTS, type PaintId } from '../../xray/paints.ts'
import { refuse } from '../http/problem.ts'
import { type ReplyCache, storedReply } from '../http/reply-cache.ts'
import { sendStored } from '../http/send-stored.ts'

const HOUR = 'public, max-age=3600'

interface Shelf {
  catalog: { vehicles: readonly Vehicle[]; vehicle(id: string): Vehicle | undefined }
  replies: Pick<ReplyCache, 'getOrMake'>
}

/** `/images/cars/ID.svg?paint=red`: the side view of a car, or of a model by its latest car; gray where no paint is told. */
export function registerCarPictures(app: FastifyInstance, services: Shelf): void {
  app.get<{ Params: { file: string }; Querystring: { paint?: unknown } }>(
    '/images/cars/:file',
    async (request, reply) => {
      const id = /^([\w-]{1,80})\.svg$/.exec(request.params.file)?.[1] ?? ''
      const vehicle = services.catalog.vehicle(id) ?? latestOf(id, services.catalog.vehicles)
      if (!vehicle) return refuse('not_found', `There is no picture ${request.params.file}.`)
      const asked = request.query.paint
      const paint: PaintId = isPaint(asked) ? asked : 'gray'
      const made = await services.replies.getOrMake(`picture of car ${vehicle.id} in ${paint}`, async () => {
        const body = carPicture(drawnCar(vehicle), { id: 'c', paint: PAINTS[paint].color })
        return { reply: await storedReply({ status: 200, contentType: 'image/svg+xml', body }), keep: true }
      })
      return sendStored(request, reply, made, HOUR)
    },
  )
}

const latestOf = (modelId: string, vehicles: readonly Vehicle[]) =>
  vehicles
    .filter((one) => one.modelId === modelId)
    .reduce<Vehicle | undefined>((last, one) => (last && last.yearTo >= one.yearTo ? last : one), undefined)
