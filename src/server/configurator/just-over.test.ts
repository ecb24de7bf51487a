import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { type GenerateReply, generateRequest } from '../../contract/configurator.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { JUST_OVER } from '../../engine/optimizer/bought-with.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
const answerTo = (body: unknown) => generate(catalog, generateRequest.parse(body))

type Offers = GenerateReply['offers']
const justOver = (offers: Offers | undefined) => offers?.find(({ offer }) => offer === 'just_over')

test('what the goal takes just over the budget stands beside the answer or the refusal, and is planned as it was offered', () => {
  let offered = 0
  for (let at = 0; at < VEHICLES.length; at += 37) {
    const vehicle = VEHICLES[at]!
    const goal = {
      ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo },
      targetHorsepower: Math.round(catalog.stockPower(vehicle).stockWheelHp * (at % 2 ? 1.4 : 1.2)),
      preferences: {
        ...{ fuel_type: '93', intended_use: 'street', budget_priority: 'lowest_cost' },
        forced_induction_preference: at % 2 && vehicle.engine.aspiration === 'na' ? 'supercharger' : 'auto',
      },
    }
    const free = answerTo(goal)
    if (!free.ok || free.reply.shortfall || free.reply.estimatedCost < 100) continue
    const budgetUsd = Math.floor(free.reply.estimatedCost * 0.97)
    const within = answerTo({ ...goal, budgetUsd })
    if (within.ok && !within.reply.shortfall) continue
    const offer = justOver(within.ok ? within.reply.offers : (within.help?.offers as Offers | undefined))
    const car = JSON.stringify({ goal, budgetUsd, within: within.ok ? within.reply.explanation : within.detail })
    expect(offer, car).toBeDefined()
    if (!offer) continue
    offered += 1
    expect(offer.costUsd, car).toBeGreaterThan(budgetUsd)
    expect(offer.costUsd, car).toBeLessThanOrEqual(budgetUsd * JUST_OVER)
    const taken = answerTo({ ...goal, budgetUsd, offer: 'just_over' })
    expect(taken.ok, car).toBe(true)
    if (!taken.ok) continue
    expect(taken.reply.estimatedCost, car).toBe(offer.costUsd)
    expect(taken.reply.shortfall, car).toBeNull()
    expect(taken.reply.explanation, car).toContain('over your budget')
    // The budget stays hard for whoever does not ask.
    if (within.ok) expect(within.reply.estimatedCost, car).toBeLessThanOrEqual(budgetUsd)
  }
  expect(offered).toBeGreaterThan(3)
}, 240_000)

test('without a budget nothing is over it', () => {
  const answer = answerTo({ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 600, offer: 'just_over' })
  expect(answer.ok && answer.reply.explanation).not.toContain('over your budget')
})
