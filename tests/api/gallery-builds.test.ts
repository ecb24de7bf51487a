import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildDetail } from '../../src/contract/builds.ts'
import { ask } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let builds: BuildDetail[]
beforeAll(async () => {
  shop = await openShop()
  const ids = (await ask(shop, 'GET /api/builds')).map(({ id }) => id)
  builds = await Promise.all(ids.map((id) => ask(shop, 'GET /api/builds/:id', { params: { id } })))
})
afterAll(() => shop?.close())

const partIdsOf = ({ forSale }: BuildDetail) => forSale!.parts.map(({ partId }) => partId)
const requestOf = ({ model, vehicleId, year, forSale }: BuildDetail) => ({
  ...{ modelId: model.id, vehicleId, year, targetHorsepower: forSale!.goalWheelHp },
  preferences: { fuel_type: forSale!.fuel, budget_priority: 'balanced' },
})
const saved = (build: BuildDetail) =>
  ask(shop, 'POST /api/plans', {
    body: {
      ...{ title: build.title, vehicleId: build.vehicleId },
      ...{ partIds: partIdsOf(build), request: requestOf(build) },
    },
  })

describe('the builds of the gallery', () => {
  test('are sold as they are shown: the same parts, the same bill, the same power', async () => {
    expect(builds.length).toBeGreaterThan(10)
    for (const build of builds) {
      const { forSale, id } = build
      expect(forSale, id).toBeDefined()
      expect(
        forSale!.parts.map((part) => `${part.manufacturer} ${part.name}`),
        id,
      ).toEqual(expect.arrayContaining(build.modList))
      expect(forSale!.parts.length, id).toBe(build.modList.length)
      expect(forSale!.costUsd, id).toBe(build.totalCost)
      // Build My Ride adds nothing to these parts for this goal, and leaves none out.
      const again = await ask(shop, 'POST /api/configurator/generate', {
        body: { ...requestOf(build), lockedPartIds: partIdsOf(build) },
      })
      expect(again.recommendedParts.map(({ partId }) => partId).toSorted(), id).toEqual(partIdsOf(build).toSorted())
      expect(again.estimatedHorsepower, id).toBeGreaterThanOrEqual(forSale!.goalWheelHp * 0.98)
      const { now } = await saved(build)
      expect(now.estimatedCost, id).toBe(forSale!.costUsd)
      expect(now.estimatedHorsepower, id).toBe(build.finalHorsepower)
    }
  })

  test('follow a price that the owner changes', async () => {
    const [build] = builds
    const [part] = build!.forSale!.parts
    await shop.query('update parts set price_cents = price_cents + 10000 where id = $1', [part!.partId])
    const again = () => ask(shop, 'GET /api/builds/:id', { params: { id: build!.id } })
    await expect.poll(async () => (await again()).forSale?.costUsd).toBeCloseTo(build!.forSale!.costUsd + 100, 2)
  })

  test('are not sold without one of their parts, and still shown', async () => {
    const build = builds[1]!
    const id = build.forSale!.parts[0]!.partId
    await shop.query(`update builds set data = jsonb_set(data, '{partIds}', $2::jsonb) where id = $1`, [
      build.id,
      JSON.stringify([...build.forSale!.parts.map(({ partId }) => partId), `${id}-gone`]),
    ])
    const again = () => ask(shop, 'GET /api/builds/:id', { params: { id: build.id } })
    await expect.poll(async () => (await again()).forSale).toBeUndefined()
    expect((await again()).title).toBe(build.title)
  })
})
