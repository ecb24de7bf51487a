import type { FastifyInstance } from 'fastify'
import type { RaceLane, RacerKind } from '../../contract/race.ts'
import { raceRun } from '../../engine/dragstrip/race-run.ts'
import type { TimeSlip } from '../../engine/dragstrip/time-slip.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { runOfBuild } from '../planning/time-slip.ts'
import type { Services } from '../services.ts'

/** The run of a saved build, or of the car that it starts from. */
export type RunOfPlan = (
  code: string,
  what: 'plan' | 'before',
) => Promise<{ title: string; vehicleId: string; isOwnCar: boolean; wheelHp: number; slip: TimeSlip } | undefined>

interface Runner {
  vehicle: Vehicle
  detail: string
  wheelHp: number
  slip: TimeSlip
}

/** The Race: up to three runs of the drag strip side by side. */
export function registerRace(app: FastifyInstance, services: Services, runOfPlan: RunOfPlan): void {
  route(app, 'GET /api/race', async ({ query }) => {
    const named = [query.a, query.b, query.c].filter((racer) => racer !== undefined)
    return { lanes: await Promise.all(named.map((racer) => laneOf(services.catalog, racer, runOfPlan))) }
  })
}

async function laneOf(catalog: CatalogSnapshot, racer: string, runOfPlan: RunOfPlan): Promise<RaceLane> {
  const [kind, id] = racer.split(/:(.*)/s) as [RacerKind, string]
  const runner = await RUNNERS[kind](catalog, id, runOfPlan)
  if (!runner) return refuse('not_found', `There is no car, package or saved build "${racer}" to race.`)
  const { vehicle, detail, wheelHp, slip } = runner
  const years = vehicle.yearFrom === vehicle.yearTo ? `${vehicle.yearFrom}` : `${vehicle.yearFrom}-${vehicle.yearTo}`
  const name = `${years} ${vehicle.make} ${vehicle.model}`
  const { id: vehicleId, model, variant } = vehicle
  return { racer, detail, name, model, variant, vehicleId, wheelHp: Math.round(wheelHp), ...raceRun(slip) }
}

const RUNNERS: Readonly<
  Record<
    RacerKind,
    (catalog: CatalogSnapshot, id: string, runOfPlan: RunOfPlan) => Runner | undefined | Promise<Runner | undefined>
  >
> = {
  stock: (catalog, id) => {
    const vehicle = catalog.vehicle(id)
    if (!vehicle) return undefined
    const { stockCurve: curve, stockWheelHp: wheelHp } = catalog.stockPower(vehicle)
    const slip = runOfBuild({ vehicle, parts: [], curve }, {}, true)
    return { vehicle, detail: 'Stock', wheelHp, slip }
  },
  package: (catalog, slug) => {
    const detail = catalog.packageBySlug(slug)?.detail
    const vehicle = detail && catalog.vehicle(detail.vehicleId)
    if (!detail || !vehicle) return undefined
    const parts = detail.parts.flatMap(({ partId }) => catalog.part(partId) ?? [])
    const slip = runOfBuild({ vehicle, parts, curve: detail.curve }, {}, true)
    return { vehicle, detail: detail.name, wheelHp: detail.dynoResults.afterHp, slip }
  },
  plan: (catalog, code, runOfPlan) => planRunner(catalog, runOfPlan(code, 'plan')),
  before: (catalog, code, runOfPlan) => planRunner(catalog, runOfPlan(code, 'before'), true),
}

async function planRunner(
  catalog: CatalogSnapshot,
  asked: ReturnType<RunOfPlan>,
  isBefore = false,
): Promise<Runner | undefined> {
  const run = await asked
  const vehicle = run && catalog.vehicle(run.vehicleId)
  if (!run || !vehicle) return undefined
  const { title, isOwnCar, wheelHp, slip } = run
  const detail = isBefore ? (isOwnCar ? 'Your car now' : 'Stock') : title
  return { vehicle, detail, wheelHp, slip }
}
