import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

/** What a request body may hold, as a customer sends it. */
type Body = Readonly<Record<string, unknown>>

const answerTo = (body: Body) => generate(catalog, generateRequest.parse(body))

/** Adds each suggestion of the build, one at a time, and says which could not be added, or took power away. */
function spoiled(body: Body): string[] {
  const first = answerTo(body)
  if (!first.ok) return []
  const before = first.reply.estimatedHorsepower
  return first.reply.complementary.flatMap(({ parts }) =>
    parts.flatMap(({ partId }) => {
      const next = answerTo({ ...body, lockedPartIds: [partId] })
      if (!next.ok) return `${partId}: ${next.detail}`
      const isIn = next.reply.recommendedParts.some((part) => part.partId === partId)
      const { shortfall, estimatedHorsepower } = next.reply
      const isWeaker = shortfall !== null && first.reply.shortfall === null
      return isIn && !isWeaker ? [] : `${partId}: ${isIn ? '' : 'not in it, '}${before} to ${estimatedHorsepower} whp`
    }),
  )
}

const street = (forced_induction_preference: string, fuel_type = '93') => ({
  ...{ forced_induction_preference, fuel_type },
  ...{ intended_use: 'street', budget_priority: 'balanced' },
})

test('a blower kit that brings its own pump is offered no smaller one', () => {
  const gt = { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 500, preferences: street('supercharger') }
  expect(spoiled(gt)).toEqual([])
})

test('"lowest-cost" says what the bill counts beside the power, and a tune below its parts says so', () => {
  const gt = { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 500, preferences: street('supercharger') }
  const first = answerTo(gt)
  const suggested = first.ok ? first.reply.complementary.flatMap(({ parts }) => parts.map(({ partId }) => partId)) : []
  for (const lockedPartIds of [[], suggested.slice(0, 1)]) {
    const answer = answerTo({ ...gt, lockedPartIds })
    if (!answer.ok) throw new Error(answer.detail)
    const { explanation, supportingPartIds } = answer.reply
    expect(/supporting parts (?:and your picks )?included/.test(explanation)).toBe(supportingPartIds.length > 0)
    expect(explanation.includes('your picks')).toBe(lockedPartIds.length > 0)
  }
  const tuned = answerTo({ ...gt, targetHorsepower: 600 })
  expect(tuned.ok && tuned.reply.explanation).toMatch(/lowest-cost build for 600 whp/)
})

test('every suggestion can be added, on any car, goal, budget and induction', {
  tags: 'sweep',
  timeout: 240_000,
}, () => {
  let seed = 12
  const below = (count: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(seed / 65_536) % count
  }
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!
  for (let tried = 0; tried < 10; tried += 1) {
    const vehicle = oneOf(VEHICLES)
    const stock = catalog.stockPower(vehicle).stockWheelHp
    const wheelHp = Math.round((stock * (1.1 + below(15) / 10)) / 10) * 10
    const body = {
      modelId: vehicle.modelId,
      vehicleId: vehicle.id,
      year: vehicle.yearTo,
      targetHorsepower: Math.min(2500, Math.max(100, wheelHp)),
      ...(below(3) === 0 ? { budgetUsd: 4000 + 1000 * below(20) } : {}),
      ...(below(6) === 0 ? { timeGoal: { measure: 'quarter_mile', seconds: 10.5 + below(25) / 10 } } : {}),
      preferences: street(oneOf(['auto', 'auto', 'turbo', 'supercharger']), oneOf(['93', '91', 'e85'])),
    }
    expect(spoiled(body), JSON.stringify(body)).toEqual([])
  }
})

test('a refusal on account of a part that must stay names the part', () => {
  const answer = answerTo({
    ...{ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 500, preferences: street('supercharger') },
    lockedPartIds: ['ford-performance-52-lb-hr-port-injector-set-of-8-2018-mustang-5-0'],
  })
  expect(answer).toMatchObject({ ok: false, code: 'no_build_allowed' })
  if (!answer.ok) {
    expect(answer.detail).toBe(
      'No supercharger build of the 2018 Ford Mustang GT (Coyote gen3) works with the Ford Performance 52 lb/hr port injector set of 8 2018+ Mustang 5.0. Leave it out.',
    )
  }
})

test('a part that a rule keeps off the car is refused with the rule', () => {
  const answer = answerTo({
    ...{ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 500, preferences: street('supercharger') },
    lockedPartIds: ['walbro-255-high-pressure-pump'],
  })
  expect(answer).toMatchObject({
    ...{ ok: false, code: 'parts_conflict' },
    detail:
      "We don't sell Walbro 255 High Pressure Pump for this car on this fuel. No bare pump where the car takes a kit: a module drives the factory pump, or the wiring is too thin.",
  })
})
