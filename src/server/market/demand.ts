import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { addDemand, sweepDemand } from './store.ts'

/** How much each kind of interest weighs. */
const WEIGHTS = { view: 1, plan: 2, build: 3, cart: 5 } as const
export type DemandKind = keyof typeof WEIGHTS

const FLUSH_MS = 1_000
const SWEEP = 'demand-sweep'

/** What a request asks for, by the address that it was answered at: which cars, and nothing about who asked. */
const KIND_OF_ROUTE: Readonly<Record<string, DemandKind>> = {
  'POST /api/configurator/generate': 'build',
  'POST /api/preference-packages': 'plan',
  'POST /api/shopify/cart': 'cart',
  'POST /api/shopify/cart/:cartId/add': 'cart',
}

export interface Demand {
  /** Counts interest in a model or variant; false for a car that the catalog lacks. */
  count(kind: DemandKind, vehicle: string): boolean
}

/**
 * Counts which cars visitors ask for: one row per kind, car and second, without a word about who asked. Written in
 * the background, so that no visitor waits for it and a failed write fails nobody.
 */
export function countDemand(app: FastifyInstance, services: Services): Demand {
  const { db, jobs, log } = services
  const waiting = new Map<string, { kind: DemandKind; vehicleId: string; weight: number }>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    timer = undefined
    const events = [...waiting.values()]
    waiting.clear()
    await addDemand(db, events).catch((error: unknown) => log.warn({ err: error }, 'demand not counted'))
  }
  const count = (kind: DemandKind, vehicle: string): boolean => {
    const { catalog } = services
    if (!catalog.vehicle(vehicle) && catalog.variantsOf(vehicle).length === 0) return false
    const key = `${kind} ${vehicle}`
    const event = waiting.get(key) ?? { kind, vehicleId: vehicle, weight: 0 }
    event.weight += WEIGHTS[kind]
    waiting.set(key, event)
    timer ??= setTimeout(() => void flush(), FLUSH_MS)
    return true
  }

  app.addHook('onResponse', (request, reply, done) => {
    const kind = KIND_OF_ROUTE[`${request.method} ${request.routeOptions.url}`]
    if (kind && reply.statusCode < 300) for (const vehicle of vehiclesOf(services, request)) count(kind, vehicle)
    done()
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    await flush()
  })
  jobs.work(SWEEP, () => sweepDemand(db))
  jobs.schedule(SWEEP, '17 4 * * *')
  return { count }
}

interface Asked {
  modelId?: unknown
  vehicleId?: unknown
  vehicleModel?: unknown
  lines?: { merchandiseId?: unknown; attributes?: { key?: unknown; value?: unknown }[] }[]
}

/** The cars that a request names; what has no known form names none. */
function vehiclesOf({ catalog }: Services, request: FastifyRequest): ReadonlySet<string> {
  const { modelId, vehicleId, vehicleModel, lines = [] } = (request.body ?? {}) as Asked
  const named = [
    vehicleId ?? modelId ?? vehicleModel,
    ...lines.flatMap(({ merchandiseId, attributes = [] }) => {
      const slug = typeof merchandiseId === 'string' && /^package:(.+)$/.exec(merchandiseId)?.[1]
      const ofPackage = slug ? catalog.packageBySlug(slug)?.detail.vehicleId : undefined
      return [ofPackage, ...attributes.filter(({ key }) => key === 'vehicle').map(({ value }) => value)]
    }),
  ]
  return new Set(named.filter((name): name is string => typeof name === 'string'))
}
