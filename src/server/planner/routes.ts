import type { FastifyInstance } from 'fastify'
import { FUELS, type Fuel, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { stagePackages } from '../../engine/planner/stage-packages.ts'
import { refuse, route, type Services } from '../api.ts'
import { thinCurve } from '../figures.ts'
import { stageReply } from '../stage-reply.ts'
import { vehicleReply } from '../vehicle-reply.ts'
import { modelNamed, preferencePackages } from './preference-packages.ts'

const isFuel = (word: string): word is Fuel => (FUELS as readonly string[]).includes(word)

/** What real builds and results say of a model, in a sentence. */
export type ValidationOf = (modelId: string) => Promise<string>

/** The package planner: the four stages of a car, and the smart mode's packages. */
export function registerPlanner(app: FastifyInstance, services: Services, validationOf: ValidationOf): void {
  route(
    app,
    'GET /api/planner/stages',
    ({ query }) => {
      const { catalog } = services
      const vehicle = catalog.vehicle(query.vehicleId)
      if (!vehicle) return refuse('not_found', `There is no vehicle "${query.vehicleId}".`)
      const fuel = query.fuel.trim().toLowerCase()
      if (!isFuel(fuel)) {
        return refuse('unprocessable', `The planner knows the fuels ${FUELS.join(', ')}.`, {
          errors: [{ field: 'query.fuel', message: `choose one of ${FUELS.join(', ')}` }],
        })
      }
      const result = stagePackages({
        vehicle,
        parts: catalog.partsFor(vehicle),
        fuel,
        weather: SAE_J1349_WEATHER,
        factors: catalog.factors,
        induction: query.induction,
        componentFilter: query.filter,
      })
      if (!result.ok) {
        const { possible, factory, preference } = result
        const car = `${vehicle.make} ${vehicle.model} (${vehicle.variant})`
        const why =
          preference === 'naturally_aspirated' && factory !== 'na'
            ? `The ${car} left the factory with forced induction, so it cannot be naturally aspirated.`
            : `No part for this induction preference fits the ${car}.`
        return refuse('unprocessable', why, { help: { possible } })
      }
      const stock = catalog.stockPower(vehicle)
      return {
        vehicle: vehicleReply(vehicle, stock),
        stockCurve: thinCurve(stock.stockCurve),
        packages: result.packages.map(stageReply),
        missing: result.missing.map(({ stage, text }) => ({ stage, reason: text })),
      }
    },
    { fromCatalog: services.replies },
  )

  route(
    app,
    'POST /api/preference-packages',
    async ({ body }) => {
      const modelId = modelNamed(services.catalog, body.vehicleModel)[0]?.modelId
      const validation = modelId === undefined ? '' : await validationOf(modelId)
      const answer = preferencePackages(services.catalog, body, validation)
      if (answer.ok) return { packages: answer.packages, note: answer.note }
      return refuse(answer.code, answer.detail, answer.help ? { help: answer.help } : {})
    },
    { fromCatalog: services.replies },
  )
}
