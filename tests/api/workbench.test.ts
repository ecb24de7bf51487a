import { beforeAll, describe, expect, test } from 'vitest'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { standingCar } from '../../src/engine/current-setup/standing-car.ts'
import { goalTerms } from '../../src/engine/optimizer/planned-for-goal.ts'
import { PLANNER_INJECTORS } from '../../src/engine/planner/planner-constants.ts'
import { runBench, standingBench } from '../../src/web/build-sheet/bench.ts'
import { eachOf } from '../support/law.ts'
import { ask, askRefused } from '../support/replies.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

const REQUESTS = [
  ['ford-mustang-gt', 2018, 600, 'Supercharger', 'Pump Gas'],
  ['subaru-wrx', 2015, 350, 'Single Turbo', 'E85'],
  ['bmw-m3', 2018, 520, 'No Preference', '91'],
  ['chevrolet-camaro-ss', 2017, 550, 'ProCharger', 'Pump Gas'],
  ['honda-civic-type-r', 2019, 380, 'Turbocharger', 'E30'],
] as const

describe('the workbench', () => {
  eachOf(3, REQUESTS)('%s %i: the browser computes what the server answered, to the last bit', async (...request) => {
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
    const listed = VEHICLES.find(({ id }) => id === 'bmw-340i-2016-8at')
    expect(bench.vehicle.family).toEqual(listed?.family)
    expect(listed?.family).toMatchObject({ id: 'bmw-b58-g1', injection: 'direct' })
  })

  test('with another gearbox in the car the browser offers what the server plans with: each tenth car, each swap', {
    tags: 'sweep',
  }, async () => {
    const everyTenth = (await ask(shop, 'GET /api/vehicles')).filter((_, at) => at % 10 === 0)
    let withParts = 0
    for (const { id } of everyTenth) {
      const bench = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id } })
      const listed = bench.parts.map((part) => part.id)
      for (const { transmission } of bench.gearboxes ?? []) {
        const setup = { gearbox: transmission.code }
        const read = standingCar({ ...bench, catalog: [...PARTS, ...PLANNER_INJECTORS] }, setup)
        if (!read.ok) throw new Error(read.problems[0]?.sentence)
        const offered = standingBench(bench, setup).parts.map((part) => part.id)
        expect(new Set(offered), `${id} with a ${transmission.code}`).toEqual(
          new Set(read.car.parts.map((part) => part.id)),
        )
        withParts += offered.some((part) => !listed.includes(part)) ? 1 : 0
      }
    }
    expect(withParts).toBeGreaterThan(10)
  })

  test('an unknown car has no bench', async () => {
    await askRefused(shop, 'GET /api/vehicles/:id/workbench', 'not_found', { params: { id: 'no-such-car' } })
  })
})
