import type { z } from 'zod'
import type { StagesReply, stagesQuery } from '../../contract/planner.ts'
import { FUELS, type Fuel, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { stagePackages } from '../../engine/planner/stage-packages.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { thinCurve } from '../catalog/figures.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import type { Refused } from '../http/problem.ts'
import { stageReply } from '../planning/stage-reply.ts'

const isFuel = (word: string): word is Fuel => (FUELS as readonly string[]).includes(word)

/** The four stages of a car, or why there are none. */
export function stages(
  catalog: CatalogSnapshot,
  query: z.output<typeof stagesQuery>,
): { ok: true; reply: StagesReply } | Refused {
  const vehicle = catalog.vehicle(query.vehicleId)
  if (!vehicle) return { ok: false, code: 'not_found', detail: `There is no vehicle "${query.vehicleId}".` }
  const fuel = query.fuel.trim().toLowerCase()
  if (!isFuel(fuel)) {
    const detail = `The planner knows the fuels ${FUELS.join(', ')}.`
    const errors = [{ field: 'query.fuel', message: `choose one of ${FUELS.join(', ')}` }]
    return { ok: false, code: 'not_understood', detail, errors }
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
    if (result.reason === 'fuel_refused') return { ok: false, code: result.reason, detail: result.sentence }
    const { possible, factory, preference } = result
    const car = `${vehicle.make} ${vehicle.model} (${vehicle.variant})`
    const detail =
      preference === 'naturally_aspirated' && factory !== 'na'
        ? `The ${car} left the factory with forced induction, so it cannot be naturally aspirated.`
        : `No part for this induction preference fits the ${car}.`
    return { ok: false, code: result.reason, detail, help: { possible } }
  }
  const stock = catalog.stockPower(vehicle)
  return {
    ok: true,
    reply: {
      vehicle: vehicleReply(vehicle, stock),
      stockCurve: thinCurve(stock.stockCurve),
      packages: result.packages.map((one) => stageReply(one, stock)),
      missing: result.missing.map(({ stage, text }) => ({ stage, reason: text })),
    },
  }
}
