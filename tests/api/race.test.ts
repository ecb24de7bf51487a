import { beforeAll, describe, expect, test } from 'vitest'
import type { GenerateRequest } from '../../src/contract/configurator.ts'
import type { RaceLane } from '../../src/contract/race.ts'
import { ask, askRefused } from '../support/replies.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

const MUSTANG = 'ford-mustang-gt-2018-10at'
let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

/** What a lane says of its run, in the fields of a time slip. */
const slipOf = ({ marks, zeroToSixtyS }: RaceLane) => ({
  sixtyFootS: marks[0]?.timeS,
  zeroToSixtyS,
  eighthMileS: marks[2]?.timeS,
  eighthMileMph: marks[2]?.speedMph,
  quarterMileS: marks[4]?.timeS,
  trapMph: marks[4]?.speedMph,
})
const race = (query: { a: string; b?: string; c?: string }) => ask(shop, 'GET /api/race', { query })

/** A saved build of the Mustang, as one generates it. */
async function savedPlan(more: Partial<GenerateRequest> = {}) {
  const request: GenerateRequest = {
    ...{ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 560 },
    preferences: { fuel_type: '93' },
    ...more,
  }
  const built = await ask(shop, 'POST /api/configurator/generate', { body: request })
  const partIds = built.recommendedParts.map(({ partId }) => partId)
  const vehicleId = built.enhancedData.vehicle.id
  return ask(shop, 'POST /api/plans', { body: { title: 'My Mustang', vehicleId, partIds, request } })
}

describe('the race', () => {
  test('a stock car and every package run the time slips of their own pages', async () => {
    const { stockTimeSlip } = await ask(shop, 'GET /api/vehicles/:id', { params: { id: MUSTANG } })
    expect(stockTimeSlip).toMatchObject(slipOf((await race({ a: `stock:${MUSTANG}` })).lanes[0]!))
    for (const { slug } of await ask(shop, 'GET /api/packages', { query: {} })) {
      const { timeSlip } = await ask(shop, 'GET /api/packages/:slug', { params: { slug } })
      const { lanes } = await race({ a: `package:${slug}` })
      expect(timeSlip, slug).toMatchObject(slipOf(lanes[0]!))
    }
  })

  test('a saved build and the car that it starts from run the time slips of the plan', async () => {
    for (const plan of [
      await savedPlan(),
      await savedPlan({ tires: { compound: 'drag_radial' } }),
      await savedPlan({ currentSetup: { installed: ['catback_exhaust'], altitudeFt: 5280 } }),
    ]) {
      const { lanes } = await race({ a: `before:${plan.code}`, b: `plan:${plan.code.toUpperCase()}` })
      const { timeSlip, stockTimeSlip, currentSetup } = plan.now
      expect(currentSetup?.timeSlip ?? stockTimeSlip).toMatchObject(slipOf(lanes[0]!))
      expect(timeSlip).toMatchObject(slipOf(lanes[1]!))
      expect(lanes.map(({ detail }) => detail)).toEqual([currentSetup ? 'Your car now' : 'Stock', 'My Mustang'])
    }
  })

  test('each trace ends at the finish, at the printed time', async () => {
    const { lanes } = await race({ a: `stock:${MUSTANG}`, b: 'package:mustang-gt-stage-2' })
    for (const { trace, firstFootS, marks } of lanes) {
      const [timeS, distanceFt] = trace.at(-1)!
      expect(distanceFt).toBeCloseTo(1321, 2)
      expect(Math.round((timeS - firstFootS) * 100) / 100).toBe(marks.at(-1)?.timeS)
    }
  })

  test('who is not in the shop does not race, and a name of no kind is refused', async () => {
    await askRefused(shop, 'GET /api/race', 'not_found', { query: { a: `stock:${MUSTANG}`, b: 'plan:nobody22' } })
    await askRefused(shop, 'GET /api/race', 'invalid_input', { query: { a: 'rocket:saturn-v' } })
  })
})
