import { expect } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { isLittleForMuch, isWorthIt } from '../../engine/optimizer/bought-with.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

const replyFor = (
  vehicle: (typeof VEHICLES)[number],
  gain: number,
  budgetUsd: number,
  priority = 'balanced',
  fuel = '93',
) => {
  const answer = generate(
    catalog,
    generateRequest.parse({
      ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, budgetUsd },
      targetHorsepower: Math.min(2500, Math.round(catalog.stockPower(vehicle).stockWheelHp * gain)),
      preferences: { fuel_type: fuel, intended_use: 'street', budget_priority: priority },
    }),
  )
  return answer.ok ? answer.reply : undefined
}

const EXTRAS: ReadonlySet<string> = new Set(['cold_air_intake', 'catback_exhaust', 'charge_pipes'])
const AUTOMATIC = VEHICLES.filter(({ transmission }) => transmission.kind !== 'manual').filter((_, at) => at % 11 === 0)
lawOf('the tune of a gearbox that is near its limit with it is no choice', 3, AUTOMATIC, (some) => {
  for (const vehicle of some) {
    const reply = replyFor(vehicle, 1.3, 9000)
    const tune = reply?.recommendedParts.find(({ kind }) => kind === 'transmission_tune')
    if (!reply || !tune) continue
    const isNear = reply.limits.some(
      ({ component, slot, share }) => (slot ?? component) === 'transmission' && share > 0.9,
    )
    if (!isNear) continue
    const mayLeave = reply.supportingPartIds.filter((id) => !reply.stayingPartIds.includes(id))
    expect(mayLeave, vehicle.id).not.toContain(tune.partId)
    if (/supporting parts:[^.]*transmission tune/.test(reply.explanation))
      expect(reply.explanation, vehicle.id).toMatch(/\b[Kk]eep the [^.:]*transmission tune/)
  }
})

const BOOSTED_AUTOMATIC = VEHICLES.filter(
  ({ engine, transmission }) => engine.aspiration !== 'na' && transmission.kind !== 'manual',
).filter((_, at) => at % 6 === 0)
const LITTLE = 1.012
lawOf(
  'no part for a few wheel hp takes the money of the tune that a gearbox at its limit needs',
  3,
  BOOSTED_AUTOMATIC,
  (some) => {
    for (const vehicle of some) {
      for (const budgetUsd of [3000, 3500, 4000, 4500, 5000, 5500]) {
        const reply = replyFor(vehicle, 1.37, budgetUsd, 'balanced', 'e30')
        const use = reply?.limits.find(({ slot, share }) => slot === 'transmission_tune' && share > 0.95)
        const tune = reply?.availableParts.find(({ kind }) => kind === 'transmission_tune')
        if (!reply?.shortfall || !use || !tune) continue
        const room = budgetUsd - reply.estimatedCost
        const few = reply.recommendedParts.filter(
          ({ kind, performance }) => EXTRAS.has(kind) && performance.hpGain < reply.power.wheelHp * (LITTLE - 1),
        )
        for (const part of few)
          expect(room + part.pricing.totalCost, `${vehicle.id} $${budgetUsd} ${part.kind}`).toBeLessThan(
            tune.pricing.totalCost,
          )
      }
    }
  },
)

lawOf(
  'for long life no gearbox is left on its factory tune or cooler near their limits',
  3,
  BOOSTED_AUTOMATIC,
  (some) => {
    for (const vehicle of some) {
      const reply = replyFor(vehicle, 1.2, 20_000, 'reliability')
      if (!reply?.recommendedParts.length) continue
      const near = reply.limits.filter(({ share, liftedByPartId }) => share > 0.9 && !liftedByPartId)
      for (const kind of ['transmission_tune', 'transmission_cooler']) {
        if (!near.some(({ slot }) => slot === kind)) continue
        expect(
          reply?.availableParts.filter((part) => part.kind === kind),
          `${vehicle.id} ${kind}`,
        ).toEqual([])
      }
    }
  },
)

const UNBOOSTED = VEHICLES.filter(({ engine }) => engine.aspiration === 'na').filter((_, at) => at % 13 === 0)
lawOf(
  'no step that the budget buys toward a missed goal is left out while it is worth its price',
  3,
  UNBOOSTED,
  (some) => {
    for (const vehicle of some) {
      const reply = replyFor(vehicle, 1.25, 7000)
      const more = reply?.offers.find(({ offer }) => offer === 'most_power')
      if (!reply?.shortfall || !more || reply.recommendedParts.length === 0) continue
      const [led, offered] = [
        { costCents: reply.estimatedCost * 100, wheelHp: reply.power.wheelHp },
        { costCents: more.costUsd * 100, wheelHp: more.wheelHp },
      ]
      const isSold = isWorthIt(led, offered) && !isLittleForMuch(led, offered, false)
      if (more.costUsd <= 7000) expect(isSold, vehicle.id).toBe(false)
    }
  },
)

const TURBO = VEHICLES.filter(({ engine }) => engine.aspiration === 'turbo').filter((_, at) => at % 9 === 0)
lawOf(
  'for the lowest cost, a build that misses its goal ends with no part that brings little for much',
  3,
  TURBO,
  (some) => {
    for (const vehicle of some) {
      const reply = replyFor(vehicle, 1.5, 2500, 'lowest_cost')
      if (!reply?.shortfall || reply.recommendedParts.length < 2) continue
      const led = { costCents: reply.estimatedCost * 100, wheelHp: reply.power.wheelHp }
      for (const { costUsd, wheelHp } of reply.frontier.filter(({ partIds }) => partIds.length > 0))
        if (costUsd * 100 < led.costCents)
          expect(isLittleForMuch({ costCents: costUsd * 100, wheelHp }, led, true), `${vehicle.id} $${costUsd}`).toBe(
            false,
          )
    }
  },
)
