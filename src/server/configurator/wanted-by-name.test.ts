import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { emissionsOf } from '../../catalog/emissions.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'
import { partChoices } from './part-choices.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

const requestFor = (vehicle: Vehicle, more: Record<string, unknown>) =>
  generateRequest.parse({
    ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo },
    targetHorsepower: Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.15),
    preferences: { fuel_type: '93', intended_use: 'street', budget_priority: 'balanced' },
    ...more,
  })
const asked = (vehicle: Vehicle, more: Record<string, unknown>) => generate(catalog, requestFor(vehicle, more))

const named = VEHICLES.filter((_, at) => at % 3 === 1).flatMap((vehicle, at): [Vehicle, Part][] => {
  const choices = partChoices(catalog, requestFor(vehicle, {}))
  if (!choices.ok) throw new Error(choices.detail)
  const parts = choices.reply.places.flatMap((place) => place.parts)
  const part = PARTS.find(({ id }) => id === parts[(at * 7) % parts.length]?.partId)
  return part ? [[vehicle, part]] : []
})

describe('a part that is named', () => {
  lawOf(
    'is in the build, or told by its name with its price or the reason; it never costs the build',
    3,
    named,
    (some) => {
      let bought = 0
      for (const [vehicle, part] of some)
        for (const budgetUsd of [2500, 1e6]) {
          const about = `${vehicle.id} ${part.id} ${budgetUsd}`
          const answer = asked(vehicle, { budgetUsd, wantedPartIds: [part.id] })
          if (!answer.ok) {
            expect(asked(vehicle, { budgetUsd }).ok, about).toBe(false)
            continue
          }
          const { recommendedParts, unmetWishes, explanation } = answer.reply
          const its = recommendedParts.find(({ partId }) => partId === part.id)
          expect(unmetWishes?.parts.map(({ partId }) => partId) ?? [], about).toEqual(its ? [] : [part.id])
          if (its) {
            bought++
            expect(its.reason, about).toMatch(/You asked for it\./)
            continue
          }
          const [unmet] = unmetWishes?.parts ?? []
          expect(unmet?.name, about).toContain(part.name)
          expect(explanation, about).toContain(unmet?.reason ?? part.name)
        }
      expect(bought).toBeGreaterThan(some.length * 1.2)
    },
  )

  test('is refused where there is no such part, where it does not fit, and where its place is taken', () => {
    const gt = VEHICLES.find(({ modelId, yearTo }) => modelId === 'ford-mustang-gt' && yearTo === 2023)!
    const [first, second] = catalog.partsFor(gt).filter(({ kind }) => kind === 'catback_exhaust')
    const other = PARTS.find((part) => part.kind === 'catback_exhaust' && !catalog.fits(part, gt))
    const codeFor = (...wantedPartIds: (string | undefined)[]) => {
      const answer = asked(gt, { wantedPartIds })
      return answer.ok ? 'ok' : answer.code
    }
    expect(codeFor('no-such-part')).toBe('unknown_part')
    expect(codeFor(other?.id)).toBe('does_not_fit')
    expect(codeFor(first?.id, second?.id)).toBe('not_understood')
    expect(codeFor(first?.id)).toBe('ok')
  })
})

describe('a car that has to pass', () => {
  lawOf(
    'gets no part with which it would not, and is told which wish that costs',
    4,
    VEHICLES.filter((_, at) => at % 2 === 0),
    (some) => {
      let [built, barred] = [0, 0]
      for (const vehicle of some)
        for (const mustPass of ['cats', 'carb'] as const) {
          const about = `${vehicle.id} ${mustPass}`
          const answer = asked(vehicle, { budgetUsd: 1e6, mustPass, wantedSlots: ['headers', 'downpipe'] })
          if (!answer.ok) continue
          const { recommendedParts, complementary, availableParts, unmetWishes, explanation } = answer.reply
          built++
          for (const { partId } of [
            ...recommendedParts,
            ...availableParts,
            ...complementary.flatMap(({ parts }) => parts),
          ]) {
            const part = PARTS.find(({ id }) => id === partId)!
            const standing = emissionsOf(part)
            expect(mustPass === 'carb' ? standing : standing === 'off_road', `${about} ${partId}`).toBe(
              mustPass === 'carb' ? '50_state' : false,
            )
          }
          expect(explanation, about).toMatch(
            mustPass === 'carb' ? /has a CARB order or needs none/ : /can pass inspection/,
          )
          const words = unmetWishes?.parts.flatMap(({ reason }) => reason ?? []) ?? []
          barred += words.filter((reason) =>
            /we carry none for this car (?:whose CARB order we know|that would pass)/.test(reason),
          ).length
        }
      expect(built).toBeGreaterThan(some.length)
      expect(barred).toBeGreaterThan(some.length / 2)
    },
  )
})
