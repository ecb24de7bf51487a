import type { FastifyInstance } from 'fastify'
import { drawnCar } from '../../catalog/drawn-car.ts'
import type { Vehicle } from '../../engine/model.ts'
import { carInRoom } from '../../xray/car-in-room.ts'
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
interface Asked {
  Params: { file: string }
  Querystring: { paint?: unknown; year?: unknown; room?: unknown }
}

/**
 * `/images/cars/ID.svg?paint=red&year=2016&room=1`: the side view of a car, or of a model by its car of a year, else by
 * its latest; gray where no paint is told.
 */
export function registerCarPictures(app: FastifyInstance, services: Shelf): void {
  app.get<Asked>('/images/cars/:file', async (request, reply) => {
    const id = /^([\w-]{1,80})\.svg$/.exec(request.params.file)?.[1] ?? ''
    const { year, room, paint: asked } = request.query
    const vehicle = services.catalog.vehicle(id) ?? carOf(id, Number(year), services.catalog.vehicles)
    if (!vehicle) return refuse('not_found', `There is no picture ${request.params.file}.`)
    const paint: PaintId = isPaint(asked) ? asked : 'gray'
    const place = room === '1' ? 'in a room' : 'alone'
    const made = await services.replies.getOrMake(`picture of car ${vehicle.id} in ${paint} ${place}`, async () => {
      const { color } = PAINTS[paint]
      const car = drawnCar(vehicle)
      const body = room === '1' ? carInRoom(car, color) : carPicture(car, { id: 'c', paint: color })
      return { reply: await storedReply({ status: 200, contentType: 'image/svg+xml', body }), keep: true }
    })
    return sendStored(request, reply, made, HOUR)
  })
}

function carOf(modelId: string, year: number, vehicles: readonly Vehicle[]): Vehicle | undefined {
  const cars = vehicles.filter((one) => one.modelId === modelId)
  const latest = cars.reduce<Vehicle | undefined>(
    (last, one) => (last && last.yearTo >= one.yearTo ? last : one),
    undefined,
  )
  return cars.find(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo) ?? latest
}
