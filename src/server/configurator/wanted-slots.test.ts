import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { WANTED_SLOTS, type WantedSlot, wantedWords } from '../../contract/wanted-slots.ts'
import { hasOneCam } from '../../engine/families/one-cam.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

const asked = (vehicle: (typeof VEHICLES)[number], wantedSlots: readonly WantedSlot[], budgetUsd?: number) =>
  generate(
    catalog,
    generateRequest.parse({
      ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, wantedSlots },
      ...(budgetUsd === undefined ? {} : { budgetUsd }),
      targetHorsepower: Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.2),
      preferences: { fuel_type: '93', intended_use: 'street', budget_priority: 'balanced' },
    }),
  )

const wanting = VEHICLES.filter((_, at) => at % 5 === 0).map(
  (vehicle, at) => [vehicle, WANTED_SLOTS[at % WANTED_SLOTS.length]!] as const,
)

describe('a part that the customer wants', () => {
  lawOf('is in the build, or it is said why there is none and what it takes', 3, wanting, (some) => {
    let built = 0
    for (const [vehicle, slot] of some)
      for (const budgetUsd of [undefined, 4000]) {
        const answer = asked(vehicle, [slot], budgetUsd)
        const about = `${vehicle.id} ${slot} ${budgetUsd}`
        if (!answer.ok) {
          expect(answer.detail, about).toMatch(
            new RegExp(
              `We have no .+ for the .+ Try it without|build with ${wantedWords(slot, hasOneCam(vehicle.family))} for .* starts at`,
            ),
          )
          continue
        }
        built++
        const { recommendedParts, estimatedCost } = answer.reply
        const part = recommendedParts.find((one) => one.slot === slot)
        const inKit = recommendedParts.some(({ partId }) =>
          PARTS.find(({ id }) => id === partId)?.ratings.includes?.includes(slot),
        )
        expect(part !== undefined || inKit, about).toBe(true)
        if (part) expect(part.reason, about).toMatch(/^(?:.*\. )?You asked for it\./)
        if (budgetUsd !== undefined) expect(estimatedCost, about).toBeLessThanOrEqual(budgetUsd)
      }
    expect(built).toBeGreaterThan(some.length / 2)
  })

  test('is sold where the money buys nothing else, and tires for the street are no drag radials', () => {
    const cars = VEHICLES.filter(({ chassis }) => chassis.body !== 'pickup').filter((_, at) => at % 40 === 0)
    for (const vehicle of cars) {
      const answer = asked(vehicle, ['tires'], 2200)
      if (!answer.ok) expect(answer.detail, vehicle.id).toMatch(/We have no tires/)
      const kinds = answer.ok ? answer.reply.recommendedParts.map(({ kind }) => kind) : ['tires']
      expect(kinds, vehicle.id).toContain('tires')
      expect(kinds, vehicle.id).not.toContain('drag_tires')
    }
    expect(cars.length).toBeGreaterThan(5)
  })

  test('says what the money buys without it', () => {
    const told = VEHICLES.filter(({ engine }) => engine.aspiration === 'na')
      .filter((_, at) => at % 9 === 0)
      .map((vehicle) => asked(vehicle, ['camshafts'], 2500))
      .flatMap((answer) => (answer.ok ? [] : [answer.detail]))
    expect(
      told.filter((detail) => /over your budget: .*Without (?:cams|a cam): \d+ whp for \$/.test(detail)).length,
    ).toBeGreaterThan(3)
  })
})
