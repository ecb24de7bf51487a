import type { z } from 'zod'
import type { StagesReply, stagesRequest } from '../../contract/planner.ts'
import { carWithYears, INDUCTION_KITS } from '../../engine/display-words.ts'
import { FUELS, type Fuel, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { type StagePackagesResult, stagePackages } from '../../engine/planner/stage-packages.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { thinCurve } from '../catalog/figures.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import type { Refused } from '../http/problem.ts'
import { carInBuild, carToday, startingCar } from '../planning/current-setup.ts'
import { stageReply } from '../planning/stage-reply.ts'

const isFuel = (word: string): word is Fuel => (FUELS as readonly string[]).includes(word)

/** `at`: where the fields stood that a refusal names. */
export type StagesAsked = z.output<typeof stagesRequest> & { at?: 'query' | 'body' }

/** The four stages of a car as it stands, or why there are none. */
export function stages(
  catalog: CatalogSnapshot,
  { at = 'query', ...request }: StagesAsked,
): { ok: true; reply: StagesReply } | Refused {
  const listed = catalog.vehicle(request.vehicleId)
  if (!listed) return { ok: false, code: 'not_found', detail: `There is no vehicle "${request.vehicleId}".` }
  const fuel = (request.fuel ?? request.currentSetup?.fuel ?? '93').trim().toLowerCase()
  if (!isFuel(fuel)) {
    const detail = `The planner knows the fuels ${FUELS.join(', ')}.`
    const errors = [{ field: `${at}.fuel`, message: `choose one of ${FUELS.join(', ')}` }]
    return { ok: false, code: 'not_understood', detail, errors }
  }
  const starting = startingCar(catalog, listed, request.currentSetup, `${at}.currentSetup`)
  if (!starting.ok) return starting
  const { car } = starting
  const result = stagePackages({
    vehicle: car.vehicle,
    parts: car.parts,
    fuel,
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    induction: request.induction,
    componentFilter: request.filter,
  })
  if (!result.ok) return refusedStages(listed, result)
  const stock = catalog.stockPower(listed)
  const today = carToday(catalog, car, fuel)
  return {
    ok: true,
    reply: {
      vehicle: vehicleReply(listed, stock),
      currentSetup: today,
      stockCurve: thinCurve(stock.stockCurve),
      packages: result.packages.map((one) => {
        const inBuild = carInBuild(catalog, one.planned, car)
        return stageReply(one, stock, today && inBuild && { today, inBuild, setup: car.setup })
      }),
      missing: result.missing.map(({ stage, text }) => ({ stage, reason: text })),
    },
  }
}

function refusedStages(vehicle: Vehicle, result: Extract<StagePackagesResult, { ok: false }>): Refused {
  if (result.reason === 'fuel_refused') return { ok: false, code: result.reason, detail: result.sentence }
  const { possible, factory, preference } = result
  const car = `${carWithYears(vehicle)} (${vehicle.variant})`
  const detail =
    preference === 'naturally_aspirated' && factory !== 'na'
      ? `The ${car} left the factory with forced induction, so it cannot be naturally aspirated.`
      : `We don't have ${INDUCTION_KITS[preference]} for the ${car}.`
  return { ok: false, code: result.reason, detail, help: { possible } }
}
