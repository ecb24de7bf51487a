import { beforeAll, describe, expect, test } from 'vitest'
import { ask, askRefused } from '../support/replies.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

const MUSTANG = 'ford-mustang-gt-2018-10at'
const WRX = 'subaru-wrx-2015-6mt'
const stages = (query: Record<string, string>) => ask(shop, 'GET /api/planner/stages', { query })
const TIMELINES = { stage1: '1-2 weeks', stage2: '2-3 weeks', stage3: '4-6 weeks', wide_open: '8-12 weeks' }

describe('the package planner', () => {
  test('four stages, each stronger than the one before, whose totals are their lines', async () => {
    const reply = await stages({ vehicleId: MUSTANG })
    expect(reply.packages.map(({ stage }) => stage)).toEqual(Object.keys(TIMELINES))
    let before = reply.packages[0]?.stockHp ?? 0
    for (const one of reply.packages) {
      expect(one.targetHp).toBeGreaterThan(before)
      before = one.targetHp
      expect(one.timeline).toBe(TIMELINES[one.stage])
      expect(one.partsCost + one.tuning.cost + one.laborCost).toBeCloseTo(one.totalCost, 2)
      const prices = one.parts.reduce((sum, part) => sum + part.price, 0)
      expect(prices).toBeCloseTo(one.partsCost, 2)
      expect(one.laborCost).toBeCloseTo(one.laborHours * 185, 0)
      const gains = one.parts.reduce((sum, part) => sum + part.powerGain, one.tuning.powerGain)
      expect(Math.abs(gains - one.gainHp)).toBeLessThan(1.01)
      expect(one.safetyNotes.length).toBeGreaterThan(0)
    }
  })

  test('Stage 3 stays within the stock internals less five', async () => {
    const { vehicle, packages } = await stages({ vehicleId: MUSTANG })
    const stage3 = packages.find(({ stage }) => stage === 'stage3')
    expect(stage3?.targetHp).toBeLessThanOrEqual(vehicle.stockInternalLimit - 5 + 1)
  })

  test('the injectors follow the specification’s bands', async () => {
    const bands = [500, 650, 850, 1100, Number.POSITIVE_INFINITY]
    const sizes = [1050, 1300, 1900, 2600, 3300]
    for (const vehicleId of [MUSTANG, WRX]) {
      for (const { injectors, targetHp } of (await stages({ vehicleId })).packages) {
        if (!injectors) continue
        const least = sizes[bands.findIndex((upTo) => targetHp <= upTo)] ?? 0
        expect(injectors.sizeCc).toBeGreaterThanOrEqual(least)
      }
    }
  })

  test('a component filter narrows what is shown and never what it costs', async () => {
    const all = await stages({ vehicleId: MUSTANG })
    const exhaust = await stages({ vehicleId: MUSTANG, filter: 'exhaust' })
    expect(exhaust.packages.map((one) => one.totalCost)).toEqual(all.packages.map((one) => one.totalCost))
    for (const { parts } of exhaust.packages) expect(parts.every((part) => part.category === 'exhaust')).toBe(true)
  })

  test('the induction preference is obeyed or refused with the reason', async () => {
    const turbo = await stages({ vehicleId: MUSTANG, induction: 'turbo' })
    const stage3 = turbo.packages.find(({ stage }) => stage === 'stage3')
    expect(stage3?.parts.some((part) => part.kind.startsWith('turbo_'))).toBe(true)
    const refusal = await askRefused(shop, 'GET /api/planner/stages', 'induction_not_possible', {
      query: { vehicleId: WRX, induction: 'naturally_aspirated' },
    })
    expect(refusal.detail).toContain('cannot be naturally aspirated')
  })

  test('an unknown car and an unknown fuel are refused', async () => {
    await askRefused(shop, 'GET /api/planner/stages', 'not_found', { query: { vehicleId: 'x' } })
    await askRefused(shop, 'GET /api/planner/stages', 'not_understood', { query: { vehicleId: WRX, fuel: 'coal' } })
    await askRefused(shop, 'GET /api/planner/stages', 'invalid_input', { query: {} })
  })

  test('every part of every stage can be bought: the cart knows it', async () => {
    const { packages } = await stages({ vehicleId: WRX })
    for (const { allParts } of packages) {
      const lines = allParts.map(({ partId }) => ({
        merchandiseId: `part:${partId}`,
        attributes: [{ key: 'vehicle', value: WRX }],
      }))
      const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
      expect(cart.totalQuantity).toBe(allParts.length)
    }
  })
})

describe('smart mode', () => {
  const smart = (body: Record<string, unknown>) => ask(shop, 'POST /api/preference-packages', { body })

  test('packages for a goal, one for each engine the model had, with how sure the shop is', async () => {
    const { packages } = await smart({
      vehicleModel: 'ford-mustang-gt',
      preferenceType: 'supercharger',
      stage: 'stage3',
      targetHorsepower: 600,
      budgetRange: 'mid',
    })
    expect(packages.length).toBeGreaterThan(1)
    for (const one of packages) {
      expect(one.confidence).toBeGreaterThan(0)
      expect(one.confidence).toBeLessThan(1)
      expect(one.socialValidation).toMatch(/published dyno result/)
      expect(one.estimatedInstallTime).toMatch(/^\d+-\d+ days$/)
      expect(one.totalCost).toBeGreaterThan(one.parts.reduce((sum, part) => sum + part.price, 0) - 0.01)
      if (one.estimatedHorsepower < 600) expect(one.description).toContain('the most it makes')
    }
  })

  test('packages for a time say what they run', { tags: 'sweep' }, async () => {
    const timeGoal = { measure: 'quarter_mile', seconds: 11.8 } as const
    const { packages } = await smart({ vehicleModel: 'ford-mustang-gt', stage: 'stage2', timeGoal })
    expect(packages.some((one) => one.timeGoal?.isReached)).toBe(true)
    for (const { timeGoal: run, description } of packages) {
      expect(run).toMatchObject(timeGoal)
      expect(run?.isReached).toBe((run?.runsS ?? 0) <= 11.8)
      expect(description).toContain(`1/4 mile in ${run?.runsS.toFixed(2)} s`)
    }
  })

  test('without a goal the stage decides', async () => {
    const one = await smart({ vehicleModel: 'subaru-wrx', stage: 'stage1' })
    const three = await smart({ vehicleModel: 'Subaru WRX', stage: 'stage3' })
    expect(three.packages[0]?.estimatedHorsepower).toBeGreaterThan(one.packages[0]?.estimatedHorsepower ?? 0)
  })

  test('a car as it stands: what is on it is not charged, and its owner’s fuel is planned on', async () => {
    const vehicleId = 'ford-mustang-gt-2018-6mt-s550-facelift'
    const goal = { vehicleModel: 'ford-mustang-gt', stage: 'stage1', vehicleId } as const
    const [stock] = (await smart(goal)).packages
    const bought = stock?.parts[0]?.partId ?? ''
    const own = { ...goal, currentSetup: { installed: [bought], fuel: '91' } }
    const { packages } = await smart(own)
    expect(packages).toHaveLength(1)
    expect(packages[0]?.parts.map(({ partId }) => partId)).not.toContain(bought)
    expect(packages[0]?.startsFrom).toContain('91 octane')
    expect(packages[0]?.description).toContain('on 91 octane')
    expect(stock?.startsFrom).toBeNull()
    const timed = { ...goal, stage: 'stage2', timeGoal: { measure: 'quarter_mile', seconds: 11.9 } } as const
    const [onSlicks] = (await smart({ ...timed, currentSetup: { tires: { compound: 'slick' } } })).packages
    const [onItsOwn] = (await smart({ ...timed, currentSetup: { installed: [bought] } })).packages
    expect(onSlicks?.timeGoal?.isReached && onItsOwn?.timeGoal?.isReached).toBe(true)
    expect(onSlicks?.totalCost).toBeLessThanOrEqual(onItsOwn?.totalCost ?? 0)
    const wrong = { ...goal, currentSetup: { installed: ['flux_capacitor'] } }
    await askRefused(shop, 'POST /api/preference-packages', 'unknown_part', { body: wrong })
    await askRefused(shop, 'POST /api/preference-packages', 'not_found', { body: { ...goal, vehicleId: 'x' } })
  })

  test('what cannot be is refused with the reason', async () => {
    const refused = (body: unknown, code: 'not_found' | 'no_such_package' | 'invalid_input') =>
      askRefused(shop, 'POST /api/preference-packages', code, { body })
    await refused({ vehicleModel: 'ford-model-t' }, 'not_found')
    const refusal = await refused(
      { vehicleModel: 'honda-civic-type-r', preferenceType: 'naturally_aspirated' },
      'no_such_package',
    )
    expect(refusal.detail).toContain('forced induction')
    await refused({ vehicleModel: 'subaru-wrx', targetHorsepower: 200 }, 'invalid_input')
  })
})
