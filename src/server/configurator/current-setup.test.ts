import { describe, expect } from 'vitest'
import { lawOf, seeds } from '../../../tests/support/law.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { INSTALLABLE_KIND_NAMES } from '../../engine/current-setup/installable-kinds.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { planNow } from '../plans/plans.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

/** Any car with a few kinds of parts on it, and a sheet a little off the prediction on every other one. */
function randomCase(seed: number) {
  const random = seededNumbers(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const vehicle = pick(VEHICLES)
  const drawn = [...new Set([pick(INSTALLABLE_KIND_NAMES), pick(INSTALLABLE_KIND_NAMES), 'catback_exhaust'])]
  // Nobody puts a blower on a factory turbo car: the search takes it off, a saved plan of the same parts keeps it.
  const isTurbo = /turbo/.test(vehicle.engine.aspiration)
  const installed = drawn.filter((kind) => !(isTurbo && kind.startsWith('supercharger_')))
  const stock = catalog.stockPower(vehicle).stockWheelHp
  const setup: CurrentSetup = {
    installed,
    ...(seed % 2 ? { dynoSheet: { wheelHp: stock * (1 + 0.15 * random()) } } : {}),
  }
  const input = generateRequest.parse({
    ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, currentSetup: setup },
    targetHorsepower: Math.round(stock * (1.1 + 0.5 * random())),
    preferences: { fuel_type: pick(['91', '93', 'e85']) },
  })
  return { vehicle, input }
}

describe('plans for cars as they stand', () => {
  const law = 'never charge for what is on the car, account for each part of it, and are the same when they are saved'
  lawOf(law, 4, seeds(100), (some) => {
    let planned = 0
    let kept = 0
    for (const seed of some) {
      const { vehicle, input } = randomCase(seed)
      const answer = generate(catalog, input)
      if (!answer.ok) {
        expect(['does_not_fit', 'parts_conflict', 'fuel_refused', 'no_build_allowed']).toContain(answer.code)
        continue
      }
      planned += 1
      const { reply } = answer
      const { currentSetup, recommendedParts, power } = reply
      const bought = recommendedParts.reduce((sum, part) => sum + part.totalCost, 0)
      expect(bought, vehicle.id).toBeCloseTo(reply.estimatedCost, 2)
      kept += currentSetup?.kept.length ?? 0
      const told = [...(currentSetup?.kept ?? []), ...(currentSetup?.replaced ?? [])].map(({ kind }) => kind)
      expect(told, vehicle.id).toEqual(expect.arrayContaining(input.currentSetup?.installed ?? []))
      if (currentSetup?.isMeasured && !currentSetup.question) {
        expect(currentSetup.wheelHp, vehicle.id).toBeCloseTo(input.currentSetup!.dynoSheet!.wheelHp, 3)
      }
      const parts = recommendedParts.flatMap(({ partId }) => catalog.part(partId) ?? [])
      const saved = planNow(catalog, vehicle, parts, {
        request: input,
        tool: 'configurator',
        laborCentsPerHour: 15_000,
      })
      expect(saved.power.wheelHp, `${vehicle.id} ${input.currentSetup?.installed}`).toBeCloseTo(power.wheelHp, 6)
      expect(saved.currentSetup?.kept, vehicle.id).toEqual(currentSetup?.kept)
    }
    expect(planned).toBeGreaterThan(some.length / 4)
    expect(kept).toBeGreaterThan(planned)
  })
})
