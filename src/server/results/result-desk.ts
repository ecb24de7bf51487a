import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAtLeast } from '../../contract/admin/roles.ts'
import type { ResultAsked, SentResult } from '../../contract/results.ts'
import type { EvidenceCells } from '../../engine/calibration/evidence.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { Transaction } from '../database/connection.ts'
import { orderResults, orders } from '../database/schema/orders.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { type OrderCar, orderCar } from './order-car.ts'
import { showBuild, shownBuild } from './shown-build.ts'

export interface ResultNeeds {
  /** Takes a dyno sheet as evidence of a verified order, or says why it cannot. */
  takeSheet: (
    cells: EvidenceCells,
    importId: string,
  ) => Promise<{ ok: true; id: string; flagged: string | null } | { ok: false; reason: string }>
  /** Takes a time slip as track evidence of a verified order. */
  takeSlip: (
    tx: Transaction,
    slip: Pick<SentResult, 'year' | 'wheelHp' | 'quarterMileS' | 'trapMph'> & {
      vehicle: Vehicle
      kinds: readonly string[]
    },
    importId: string,
  ) => Promise<void>
}
interface Found {
  result: typeof orderResults.$inferSelect
  order: typeof orders.$inferSelect
}

const gone = (): never => refuse('not_found', 'There is no such result.')
/** Until then its photo is a draft that nobody but the customer has. */
const isSent = ({ state }: Pick<Found['result'], 'state'>) => state !== 'asked'

/** What the shop does with customers' results: role staff. */
export function registerResultDesk(
  app: FastifyInstance,
  services: Services,
  needs: ResultNeeds,
  find: (id: string) => Promise<Found | undefined>,
): void {
  const { db } = services
  const carOf = (order: Found['order']) => orderCar(db, services.catalog, order.id)
  const replyOf = async ({ result, order }: Found): Promise<ResultAsked> => {
    const { cars, parts } = await carOf(order)
    return { state: result.state, orderNumber: order.number, cars, parts, hasPhoto: result.photo !== null }
  }
  const sentOne = async (id: string): Promise<Found> => {
    const found = (await find(id)) ?? gone()
    const { state } = found.result
    return state === 'sent' || state === 'taken_back' ? found : refuse('conflict', `This result is ${state}.`)
  }
  const record = (tx: Transaction, { staff }: FastifyRequest, { id, state }: Found['result'], after: object) =>
    recordChange(tx, staff ?? 'terminal', {
      ...{ action: `results.${(after as { state: string }).state}`, subject: `results:${id}` },
      ...{ before: { state }, after: { ...after } },
    })

  app.get<{ Params: { id: string } }>('/api/results/:id/photo', async (request, reply) => {
    const who = await app.staffGate.whoIs(request, reply)
    if (!who || !isAtLeast(who.role, 'staff')) app.gatekeeper.check(request, 'owner')
    const result = (await find(request.params.id))?.result
    const photo = (result && isSent(result) ? result.photo : null) ?? gone()
    return reply.type('image/webp').header('cache-control', 'no-store').send(photo)
  })

  route(app, 'GET /api/results', async () => {
    const found = await db
      .select({ result: orderResults, order: orders })
      .from(orderResults)
      .innerJoin(orders, eq(orders.id, orderResults.orderId))
      .orderBy(desc(orderResults.createdAt))
      .limit(500)
    return {
      results: found.map(({ result: { id, state, sentAt, photo, data, evidenceId }, order }) => {
        const result = isSent({ state }) ? (data as unknown as SentResult) : null
        const car = result && services.catalog.vehicle(result.vehicleId)
        return {
          ...{ id, state, orderId: order.id, orderNumber: order.number, sentAt: sentAt?.toISOString() ?? null },
          ...{ hasPhoto: photo !== null && result !== null, evidenceId, result },
          car: car ? `${result.year} ${car.make} ${car.model} ${car.variant}` : null,
        }
      }),
    }
  })

  route(app, 'POST /api/results/:id/approve', async ({ params: { id } }, request) => {
    const { result, order } = await sentOne(id)
    const sent = result.data as unknown as SentResult
    const vehicle = services.catalog.vehicle(sent.vehicleId)
    if (!vehicle) return refuse('unprocessable', 'The car of this result is not in the catalog any more.')
    const car = await carOf(order)
    const importId = `order-${id}`
    const cells = cellsOf(vehicle, car, sent)
    const taken = cells ? await needs.takeSheet(cells, importId) : undefined
    if (taken && !taken.ok) return refuse('unprocessable', `The sheet cannot be taken: ${taken.reason}.`)
    const build = sent.mayShow
      ? shownBuild(services.catalog, { id: importId, result: sent, partIds: car.partIds })
      : undefined
    const after = { state: 'approved' as const, evidenceId: taken?.id ?? null }
    await db.transaction(async (tx) => {
      if (sent.quarterMileS !== undefined || sent.trapMph !== undefined)
        await needs.takeSlip(tx, { ...sent, vehicle, kinds: car.kinds }, importId)
      if (build) await showBuild(tx, services.catalog, build)
      await tx.update(orderResults).set(after).where(eq(orderResults.id, id))
      await record(tx, request, result, { ...after, build: build?.id ?? null })
    })
    return { evidenceId: after.evidenceId, flagged: taken?.flagged ?? null, buildId: build?.id ?? null }
  })

  route(app, 'POST /api/results/:id/decline', async ({ params: { id } }, request) => {
    const found = await sentOne(id)
    await db.transaction(async (tx) => {
      await tx.update(orderResults).set({ state: 'declined' }).where(eq(orderResults.id, id))
      await record(tx, request, found.result, { state: 'declined' })
    })
    return replyOf({ ...found, result: { ...found.result, state: 'declined' } })
  })
}

/** A dyno sheet as a line of the import; none for a time slip alone. */
function cellsOf(vehicle: Vehicle, { kinds }: OrderCar, sent: SentResult): EvidenceCells | undefined {
  if (sent.wheelHp === undefined) return undefined
  return {
    ...{ make: vehicle.make, model: vehicle.model, year: String(sent.year), engine: vehicle.variant },
    power_basis: 'wheel',
    baseline_hp: sent.baselineWheelHp === undefined ? '' : String(sent.baselineWheelHp),
    ...{ modified_hp: String(sent.wheelHp), mods: kinds.join(';'), fuel: sent.fuel, dyno: sent.dyno },
  }
}
