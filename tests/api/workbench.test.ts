import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engineFamily } from '../../src/catalog/engine-families.ts'
import { goalTerms } from '../../src/engine/optimizer/planned-for-goal.ts'
import { runBench } from '../../src/web/build-sheet/bench.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const REQUESTS = [
  ['ford-mustang-gt', 2018, 600, 'Supercharger', 'Pump Gas'],
  ['subaru-wrx', 2015, 350, 'Single Turbo', 'E85'],
  ['bmw-m3', 2018, 520, 'No Preference', '91'],
  ['chevrolet-camaro-ss', 2017, 550, 'ProCharger', 'Pump Gas'],
  ['honda-civic-type-r', 2019, 380, 'Turbocharger', 'E30'],
] as const

describe('the workbench', () => {
  test.each(REQUESTS)('%s %i: the browser computes what the server answered, to the last bit', async (...request) => {
    const [modelId, year, targetHorsepower, forced_induction_preference, fuel_type] = request
    const known = (await ask(shop, 'GET /api/vehicles')).find(
      (vehicle) => vehicle.modelId === modelId && vehicle.years.includes(year),
    )
    expect(known, `the catalog has a ${year} ${modelId}`).toBeDefined()
    const reply = await ask(shop, 'POST /api/configurator/generate', {
      body: {
        modelId,
        year,
        targetHorsepower,
        vehicleId: known?.id,
        preferences: { forced_induction_preference, fuel_type, budget_priority: 'balanced' },
      },
    })
    const bench = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: known?.id ?? '' } })
    const chosen = bench.parts.filter((part) => reply.recommendedParts.some(({ partId }) => partId === part.id))
    expect(chosen).toHaveLength(reply.recommendedParts.length)
    const run = runBench(bench, chosen, {
      fuel: reply.enhancedData.preferences.fuel_type,
      goal: goalTerms({ wheelHp: targetHorsepower }),
    })
    expect(run.power.wheelHp).toBe(reply.power.wheelHp)
    expect(run.costCents).toBe(Math.round(reply.estimatedCost * 100))
    expect(run.timeSlip.quarterMileS).toBeCloseTo(reply.timeSlip.quarterMileS, 2)
    expect(run.limits.map((limit) => limit.component)).toEqual(reply.limits.map((limit) => limit.component))
  })

  test('brings what the trade knows about the engine, as the catalog holds it', async () => {
    const bench = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: 'bmw-340i-2016-8at' } })
    expect(bench.vehicle.family).toEqual(engineFamily('bmw-b58-g1'))
  })

  test('an unknown car has no bench', async () => {
    await askRefused(shop, 'GET /api/vehicles/:id/workbench', 'not_found', { params: { id: 'no-such-car' } })
  })
})
