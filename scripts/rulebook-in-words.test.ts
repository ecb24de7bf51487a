import { expect, test } from 'vitest'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { slotOf } from '../src/engine/fitment/slots.ts'
import {
  FITTED_FACTORS,
  type Fuel,
  nearestBuild,
  partsThatFit,
  planBuild,
  reasonsFor,
  SAE_J1349_WEATHER,
  supportingMods,
  underRulebook,
  type Vehicle,
} from '../src/engine/index.ts'
import { partsOfPreference } from '../src/server/parts/parts.ts'
import { breachesOf, frontierOf } from '../src/web/build-sheet/bench.ts'
import { missingNeeds } from '../src/web/configurator/part-choice.ts'
import { soundPreselection } from '../src/web/configurator/preselect.ts'

const SOME = VEHICLES.filter((_, index) => index % 29 === 0)

const requestFor = (vehicle: Vehicle, fuel: Fuel) =>
  underRulebook({
    ...{ vehicle, fuel, parts: partsThatFit(PARTS, vehicle), use: 'street' as const },
    ...{ weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 },
  })

test('each part of a planned build says why it is there, and what is recommended beside it is sold for the car', () => {
  let recommended = 0
  for (const vehicle of SOME) {
    const request = requestFor(vehicle, '93')
    const goalWheelHp = 1.06 * vehicle.engine.crankHp
    const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
    const planned = result.ok ? result.planned : nearestBuild(result)
    if (!planned) continue
    const reasons = reasonsFor(planned, request)
    for (const { part } of planned.lines) {
      const sentences = (reasons.get(part.id) ?? []).map(({ sentence }) => sentence)
      expect(sentences.join(' '), `${vehicle.id} ${part.id}`).toMatch(/^[+A-Z].+\.$/)
      expect(new Set(sentences).size, `${vehicle.id} ${part.id}`).toBe(sentences.length)
    }
    const items = supportingMods(request, planned).flatMap((group) => group.items)
    expect(new Set(items.map(({ part }) => part.kind)).size, vehicle.id).toBe(items.length)
    for (const { part, ruleId } of items) {
      expect(request.rules.refusalOf(part), `${vehicle.id} ${part.id}`).toBeUndefined()
      if (ruleId) recommended++
    }
  }
  expect(recommended).toBeGreaterThan(SOME.length / 2)
})

test('what the real-time configurator preselects is a build that the rulebook sells, on 93 and on E85', () => {
  for (const vehicle of SOME) {
    for (const fuel of ['93', 'e85'] as const) {
      const { parts, factors } = requestFor(vehicle, fuel)
      const bench = { vehicle, parts: [...parts], factors }
      const builds = frontierOf(bench, { fuel }).map((point) => point.parts)
      const { chosen } = soundPreselection(bench, bench.parts, fuel, builds)
      expect(chosen.length > 0, `${vehicle.id} on ${fuel}`).toBe(builds.length > 0)
      const unsold = breachesOf(bench, chosen, fuel).filter(({ partIds }) => partIds.length > 0)
      expect(unsold, `${vehicle.id} on ${fuel}`).toEqual([])
      expect(missingNeeds(vehicle, chosen), `${vehicle.id} on ${fuel}`).toEqual([])
    }
  }
})

test('who asks the real-time configurator for a turbo or a blower finds one preselected wherever one is sold', () => {
  for (const vehicle of SOME.filter(({ engine }) => engine.aspiration === 'na')) {
    for (const induction of ['turbo', 'supercharger'] as const) {
      const { parts, factors } = requestFor(vehicle, '93')
      const bench = { vehicle, parts: [...parts], factors }
      const builds = frontierOf(bench, { fuel: '93', induction }).map((point) => point.parts)
      const { chosen } = soundPreselection(bench, partsOfPreference(bench.parts, induction) ?? [], '93', builds)
      const boosted = chosen.some(({ kind }) => slotOf(kind) === 'boost_source')
      expect(boosted, `${vehicle.id} ${induction}`).toBe(builds.length > 0)
    }
  }
})
