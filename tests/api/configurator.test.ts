import { beforeAll, describe, expect, test } from 'vitest'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import type { GenerateReply, GenerateRequest } from '../../src/contract/configurator.ts'
import type { ProblemCode } from '../../src/contract/problems.ts'
import { GOAL_LEAST_FROM } from '../../src/engine/optimizer/goal-answer.ts'
import { lawOf } from '../support/law.ts'
import { ask, askRefused } from '../support/replies.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

const generate = (body: GenerateRequest) => ask(shop, 'POST /api/configurator/generate', { body })
const requestFor = (induction: string, more: Partial<GenerateRequest> = {}): GenerateRequest => ({
  modelId: 'ford-mustang-gt',
  year: 2018,
  targetHorsepower: 600,
  intendedUse: 'street',
  budgetRange: 'mid',
  preferences: { forced_induction_preference: induction, fuel_type: 'Pump Gas', intended_use: 'street' },
  ...more,
})

/** What must hold of every answer: parts fit, the cost adds up to the cent, the power adds up to the last bit. */
async function soundness(reply: GenerateReply) {
  const { vehicle } = reply.enhancedData
  const bench = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: vehicle.id } })
  const fitting = new Map(bench.parts.map((part) => [part.id, part]))
  const { recommendedParts, power } = reply
  for (const part of recommendedParts) {
    expect(fitting.has(part.partId), part.partId).toBe(true)
    expect(part.pricing.totalCost).toBeCloseTo(part.pricing.partCost + part.pricing.laborHours * 150, 2)
    expect(part.pricing.partCost).toBe((fitting.get(part.partId)?.priceCents ?? Number.NaN) / 100)
  }
  expect(new Set(recommendedParts.map((part) => part.slot)).size).toBe(recommendedParts.length)
  const cost = recommendedParts.reduce((sum, part) => sum + part.totalCost, 0)
  expect(cost).toBeCloseTo(reply.estimatedCost, 2)
  expect(reply.partsCost + reply.laborCost).toBeCloseTo(reply.estimatedCost, 2)
  const total = recommendedParts.reduce((sum, part) => sum + part.performance.hpGain, power.stockWheelHp)
  expect(total).toBe(power.wheelHp)
  expect(reply.estimatedHorsepower).toBe(Math.round(power.wheelHp))
  expect(reply.performanceGains.horsepower).toBe(reply.estimatedHorsepower - Math.round(power.stockWheelHp))
  const peak = Math.max(...power.curve.map((point) => point.wheelHp))
  expect(Math.abs(peak - power.wheelHp)).toBeLessThan(0.1)
  const costs = reply.frontier.map((point) => point.costUsd)
  const powers = reply.frontier.map((point) => point.wheelHp)
  expect(costs).toEqual([...costs].sort((a, b) => a - b))
  expect(powers).toEqual([...powers].sort((a, b) => a - b))
}

describe('the build configurator', () => {
  test('a 2018 Ford Mustang GT reaches 600 horsepower at the wheels with a supercharger', async () => {
    const reply = await generate(requestFor('Supercharger'))
    await soundness(reply)
    expect(reply.estimatedHorsepower).toBeGreaterThanOrEqual(600)
    expect(reply.shortfall).toBeNull()
    expect(reply.provider).toBe('Adrenaline Engine')
    expect(reply.recommendedParts.some((part) => part.kind.startsWith('supercharger_'))).toBe(true)
    expect(reply.enhancedData.preferences).toEqual({
      ...{ fuel_type: '93', forced_induction_preference: 'Supercharger' },
      ...{ intended_use: 'street', budget_priority: 'balanced' },
    })
    expect(reply.explanation).toContain(`${reply.estimatedHorsepower} whp`)
  })

  test('a 2015 Subaru WRX reaches 350 with a turbo', async () => {
    const reply = await generate(
      requestFor('Single Turbo', { modelId: 'subaru-wrx', year: 2015, targetHorsepower: 350 }),
    )
    await soundness(reply)
    expect(reply.estimatedHorsepower).toBeGreaterThanOrEqual(350)
    expect(reply.recommendedParts.every((part) => !part.kind.startsWith('supercharger_'))).toBe(true)
  })

  test('each induction preference of the screens is obeyed', async () => {
    const kindsFor = async (induction: string) =>
      (await generate(requestFor(induction))).recommendedParts
        .map((part) => `${part.manufacturer} ${part.kind}`)
        .join(', ')
    expect(await kindsFor('Single Turbo')).toMatch(/turbo_kit_single/)
    expect(await kindsFor('Twin Turbo')).toMatch(/turbo_kit_twin/)
    expect(await kindsFor('Turbocharger')).toMatch(/turbo_kit/)
    expect(await kindsFor('ProCharger')).toMatch(/ProCharger supercharger_centrifugal/)
    expect(await kindsFor('Naturally Aspirated')).not.toMatch(/turbo_|supercharger_/)
  })

  test('a goal out of reach says how near one comes and why', async () => {
    const reply = await generate(requestFor('Naturally Aspirated', { targetHorsepower: 900 }))
    await soundness(reply)
    const { shortfall } = reply
    expect(shortfall?.bestWheelHp).toBeCloseTo(reply.power.wheelHp, 0)
    expect(shortfall?.bestWheelHp).toBeLessThan(900)
    expect(shortfall?.reason).toContain(`${reply.estimatedHorsepower} whp`)
    expect(shortfall?.remedy).toMatch(/whp for \$/)
  })

  test('a time in place of a power: the build runs it, is saved with it, and nonsense is refused', async () => {
    const timeGoal = { measure: 'quarter_mile', seconds: 11.2 } as const
    const request = { ...requestFor('No Preference'), timeGoal }
    const reply = await generate(request)
    await soundness(reply)
    expect(reply.timeGoal).toMatchObject({ ...timeGoal, isReached: true, runsS: reply.timeSlip.quarterMileS })
    const partIds = reply.recommendedParts.map((part) => part.partId)
    const { vehicle } = reply.enhancedData
    const body = { title: 'An 11.2 second GT', vehicleId: vehicle.id, partIds, request }
    const { code } = await ask(shop, 'POST /api/plans', { body })
    const plan = await ask(shop, 'GET /api/plans/:code', { params: { code } })
    expect(plan.request.timeGoal).toEqual(timeGoal)
    expect(plan.now.timeSlip).toEqual(reply.timeSlip)
    expect(plan.saved.estimatedHorsepower).toBe(reply.estimatedHorsepower)
    const refusal = await askRefused(shop, 'POST /api/configurator/generate', 'time_not_possible', {
      body: { ...request, timeGoal: { ...timeGoal, seconds: 3 } },
    })
    expect(refusal.help?.quickestS).toBeLessThan(11.2)
    await askRefused(shop, 'POST /api/configurator/generate', 'invalid_input', {
      body: { ...request, timeGoal: { measure: 'quarter_mile', seconds: 0 } },
    })
  })

  test('a budget is a hard limit', async () => {
    // A build that the rulebook likes less may reach the goal for less; below the cheapest of them none does.
    const goal = { budgetRange: 'low', targetHorsepower: 650 } as const
    let build = await generate(requestFor('Supercharger', goal))
    for (let tries = 0; tries < 8 && !build.shortfall; tries += 1) {
      const budgetUsd = build.estimatedCost - 1
      build = await generate(requestFor('Supercharger', { ...goal, budgetUsd }))
      expect(build.estimatedCost).toBeLessThanOrEqual(budgetUsd)
    }
    expect(build.shortfall?.reason).toMatch(/\$[\d,]+ gets you \d|of your \$[\d,]+: another/)
    const nothing = await askRefused(shop, 'POST /api/configurator/generate', 'budget_too_small', {
      body: requestFor('Supercharger', { budgetUsd: 100 }),
    })
    expect(nothing.help).toHaveProperty('cheapestUsd')
  })

  test('more reserve on the limits never costs less', async () => {
    const low = await generate(requestFor('Supercharger', { budgetRange: 'low' }))
    const high = await generate(requestFor('Supercharger', { budgetRange: 'high' }))
    expect(high.estimatedCost).toBeGreaterThanOrEqual(low.estimatedCost)
  })

  test('locked parts are in the build and excluded ones are not', async () => {
    const first = await generate(requestFor('Supercharger'))
    const [supercharger] = first.recommendedParts.filter((part) => part.kind.startsWith('supercharger_'))
    const without = await generate(requestFor('Supercharger', { excludedPartIds: [supercharger?.partId ?? ''] }))
    await soundness(without)
    expect(without.recommendedParts.map((part) => part.partId)).not.toContain(supercharger?.partId)
    const brakes = first.availableParts.find((part) => part.kind === 'brake_pads')
    const locked = await generate(requestFor('Supercharger', { lockedPartIds: [brakes?.partId ?? ''] }))
    expect(locked.recommendedParts.map((part) => part.partId)).toContain(brakes?.partId)
    await soundness(locked)
  })

  test('E85 in any spelling is E85, and a variant’s own id works as its model', async () => {
    const reply = await generate({
      modelId: 'ford-mustang-gt-2018-10at',
      year: 2019,
      targetHorsepower: 700,
      preferences: { fuel_type: 'e-85' },
    })
    expect(reply.enhancedData.preferences.fuel_type).toBe('e85')
    expect(reply.enhancedData.vehicle.id).toBe('ford-mustang-gt-2018-10at')
    await soundness(reply)
  })

  test('a car with factory induction cannot be naturally aspirated, and the refusal names what can be', async () => {
    const refusal = await askRefused(shop, 'POST /api/configurator/generate', 'induction_not_possible', {
      body: requestFor('Naturally Aspirated', { modelId: 'subaru-wrx', year: 2015, targetHorsepower: 350 }),
    })
    expect(refusal.detail).toContain('cannot be naturally aspirated')
    expect(refusal.help?.alternatives).toContain('Turbocharger')
  })

  test('what cannot be understood is refused field by field', async () => {
    const refused = (body: unknown, code: ProblemCode) =>
      askRefused(shop, 'POST /api/configurator/generate', code, { body })
    await refused(requestFor('Supercharger', { modelId: 'ford-model-t' }), 'not_found')
    await refused(requestFor('Supercharger', { vehicleId: 'nothing' }), 'not_found')
    await refused(requestFor('Supercharger', { vehicleId: 'subaru-wrx-2015-6mt' }), 'two_cars')
    expect((await refused(requestFor('Supercharger', { year: 1985 }), 'year_not_sold')).help).toHaveProperty('years')
    const words = await refused(
      requestFor('steam', { preferences: { forced_induction_preference: 'steam', fuel_type: 'coal' } }),
      'not_understood',
    )
    expect(words.errors?.map(({ field }) => field)).toEqual([
      'body.preferences.forced_induction_preference',
      'body.preferences.fuel_type',
    ])
    expect((await refused({ year: 2018 }, 'invalid_input')).errors?.map(({ field }) => field)).toContain('body.modelId')
    await refused(requestFor('Supercharger', { lockedPartIds: ['nothing'] }), 'unknown_part')
  })

  test('the same request has the same answer', async () => {
    expect(await generate(requestFor('Supercharger'))).toEqual(await generate(requestFor('Supercharger')))
  })

  const makes = [...new Set(VEHICLES.map(({ make }) => make))]
  lawOf('a car of each brand gets a sound answer to the same request', 4, makes, async (some) => {
    for (const slug of some) {
      const { models } = await ask(shop, 'GET /api/brands/:slug', { params: { slug } })
      const [model] = models
      const year = model?.years.at(-1) ?? 0
      const reply = await generate({ modelId: model?.id ?? '', year, targetHorsepower: 450 })
      await soundness(reply)
      // Just short of the goal counts.
      expect(reply.shortfall === null).toBe(reply.power.wheelHp >= 450 * GOAL_LEAST_FROM * (1 - 1e-9))
    }
  })
})

describe('a car as it stands', () => {
  const on93 = { forced_induction_preference: 'No Preference', fuel_type: '93' }
  const setup = { installed: ['cat-back', 'cold air intake'], dynoSheet: { wheelHp: 398, dyno: 'dynojet' as const } }
  const width = ({ low, high }: { low: number; high: number }) => high - low

  test('is where the plan starts: its parts are free, its sheet sets the level, and both ranges are told', async () => {
    const reply = await generate(requestFor('Supercharger', { currentSetup: setup }))
    const { currentSetup: told, power } = reply
    expect(told).toMatchObject({
      ...{ summary: 'Cat-back exhaust, cold-air intake, 398 whp measured', isMeasured: true, question: null },
      kept: [{ partId: 'installed:catback_exhaust' }],
      replaced: [{ reason: expect.stringMatching(/^Your cold-air intake /) }],
    })
    expect(told?.wheelHp).toBeCloseTo(398, 6)
    expect(Math.max(...(told?.curve ?? []).map((point) => point.wheelHp))).toBeCloseTo(398, 0)
    expect(width(power.wheelHpRange90)).toBeLessThan(width(told!.range90WithoutSheet!))
    expect(reply.performanceGains.horsepower).toBe(reply.estimatedHorsepower - 398)
    expect(reply.recommendedParts.every(({ partId }) => !partId.startsWith('installed:'))).toBe(true)
    expect(reply.frontier.flatMap(({ partIds }) => partIds).every((id) => !id.startsWith('installed:'))).toBe(true)
    expect(reply.recommendedParts.reduce((sum, part) => sum + part.totalCost, 0)).toBeCloseTo(reply.estimatedCost, 2)
    expect(power.gains.reduce((sum, gain) => sum + gain.wheelHp, power.stockWheelHp)).toBe(power.wheelHp)
    expect(reply.explanation).toContain('from 398 whp to')
  })

  test('costs no more than the stock car for the same goal, and nothing where it makes the goal already', async () => {
    const goal = { targetHorsepower: 450, preferences: on93 }
    const stock = await generate(requestFor('', goal))
    const bought = stock.recommendedParts.filter((part) => part.performance.hpGain > 3)
    const own = await generate(
      requestFor('', { ...goal, currentSetup: { installed: bought.map((part) => part.partId) } }),
    )
    expect(own.estimatedCost).toBeLessThan(stock.estimatedCost)
    expect(own.currentSetup?.isMeasured).toBe(false)
    const there = await generate(requestFor('', { ...goal, targetHorsepower: 380, currentSetup: setup }))
    expect([there.estimatedCost, there.recommendedParts]).toEqual([0, []])
    expect(there.explanation).toContain('makes 398 whp today. It needs nothing for 380 whp.')
  })

  test('an installed clutch and pump count: what they hold need not be bought', async () => {
    const goal = requestFor('Supercharger', { targetHorsepower: 600 })
    const kinds = (reply: GenerateReply) => reply.recommendedParts.map(({ kind }) => kind)
    expect(kinds(await generate(goal))).toContain('clutch')
    const catalog = await ask(shop, 'GET /api/vehicles/:id/workbench', {
      params: { id: 'ford-mustang-gt-2018-6mt-s550-facelift' },
    })
    const strong = catalog.parts
      .filter((part) => part.kind === 'clutch')
      .toSorted((a, b) => (b.ratings.supportsTorqueLbft ?? 0) - (a.ratings.supportsTorqueLbft ?? 0))[0]
    const own = await generate({ ...goal, currentSetup: { installed: [strong?.id ?? ''] } })
    expect(kinds(own)).not.toContain('clutch')
    expect(own.currentSetup?.kept.map(({ partId }) => partId)).toEqual([strong?.id])
  })

  test('altitude slows the run and leaves the dyno figures; weight out quickens it', async () => {
    const sea = await generate(requestFor('Supercharger'))
    const denver = await generate(requestFor('Supercharger', { currentSetup: { altitudeFt: 5280 } }))
    const light = await generate(requestFor('Supercharger', { currentSetup: { weightChangeLb: -300 } }))
    expect(denver.power.wheelHp).toBe(sea.power.wheelHp)
    expect(denver.timeSlip.quarterMileS).toBeGreaterThan(sea.timeSlip.quarterMileS)
    expect(light.timeSlip.quarterMileS).toBeLessThan(sea.timeSlip.quarterMileS)
  })

  test('a sheet beyond belief is questioned; a part that is unknown, or not for the car, is refused by its place', async () => {
    const wild = await generate(requestFor('Supercharger', { currentSetup: { dynoSheet: { wheelHp: 900 } } }))
    expect(wild.currentSetup?.question).toContain('more than this car usually makes')
    const refused = (code: ProblemCode, installed: string[]) =>
      askRefused(shop, 'POST /api/configurator/generate', code, {
        body: requestFor('Supercharger', { currentSetup: { installed } }),
      })
    expect(await refused('unknown_part', ['tune', 'flux capacitor'])).toMatchObject({
      errors: [{ field: 'body.currentSetup.installed.1' }],
    })
    await refused('does_not_fit', ['turbo upgrade'])
    await refused('parts_conflict', ['long-tube headers', 'shorty headers'])
  })
})
