import { expect, test } from 'vitest'
import { lawOf, seeds } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
const answerTo = (body: unknown) => generate(catalog, generateRequest.parse(body))

const miata = {
  ...{ modelId: 'mazda-mx-5-miata', year: 2016, targetHorsepower: 235, budgetUsd: 8000 },
  preferences: { fuel_type: '91', forced_induction_preference: 'turbo', intended_use: 'track' },
}

test('a budget that buys a kit and no power is too small, and is told what the first power costs', () => {
  const answer = answerTo(miata)
  expect(answer).toMatchObject({ ok: false, code: 'budget_too_small' })
  if (answer.ok) return
  const cheapest = answer.help as { cheapestUsd: number; cheapestWheelHp: number }
  expect(cheapest.cheapestUsd).toBeGreaterThan(8000)
  expect(cheapest.cheapestWheelHp).toBeGreaterThan(140)
})

test('a refusal tells one price and one power: those of the build that it lists', () => {
  const answer = answerTo({
    ...{ modelId: 'mazda-rx-8', year: 2005, targetHorsepower: 265, budgetUsd: 12_000 },
    preferences: { fuel_type: '93', forced_induction_preference: 'turbo', intended_use: 'street' },
  })
  expect(answer).toMatchObject({ ok: false, code: 'budget_too_small' })
  if (answer.ok) return
  const told = /starts at (\$[\d,]+) installed, [^:]* over your budget: (\d+) whp/.exec(answer.detail)
  const listed = /The whole build, (\d+) whp for (\$[\d,]+):/.exec(answer.detail)
  expect(told?.slice(1)).toEqual(listed?.slice(1).toReversed())
})

/** Whole numbers below a count, the same ones each time. */
function numbersFrom(start: number) {
  let seed = start
  return (count: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(seed / 65_536) % count
  }
}
const below = numbersFrom(5)
const drawn = seeds(40).map(() => {
  const vehicle = VEHICLES[below(VEHICLES.length)]!
  const stock = catalog.stockPower(vehicle).stockWheelHp
  return {
    ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo },
    targetHorsepower: Math.min(2500, Math.max(100, Math.round(stock * (1.3 + below(8) / 10)))),
    budgetUsd: 3000 + 1000 * below(8),
    preferences: {
      forced_induction_preference: ['turbo', 'supercharger', 'auto'][below(3)]!,
      ...{ fuel_type: '91', intended_use: ['track', 'street'][below(2)]! },
    },
  }
})

lawOf('no answer sells parts for power that they do not bring', 12, drawn, (some) => {
  for (const body of some) {
    const answer = answerTo(body)
    if (!answer.ok || answer.reply.recommendedParts.length === 0) continue
    expect(answer.reply.explanation, JSON.stringify(body)).not.toMatch(/-\$/)
    if (/^On track, brakes and oil come before power/.test(answer.reply.explanation)) continue
    expect(answer.reply.performanceGains.horsepower, JSON.stringify(body)).toBeGreaterThan(1)
  }
})

test('a goal that only the reserve keeps out of reach is not priced below the budget', () => {
  const answer = answerTo({
    ...{ modelId: 'dodge-charger-srt8', year: 2008, targetHorsepower: 500, budgetUsd: 11_000 },
    preferences: { fuel_type: '93', forced_induction_preference: 'supercharger', intended_use: 'street' },
  })
  expect(answer.ok).toBe(true)
  if (answer.ok) expect(answer.reply.explanation).not.toMatch(/-\$|over your budget/)
})

const refusalOf = (body: unknown): string => {
  const answer = answerTo(body)
  return answer.ok ? answer.reply.explanation : answer.detail
}

const ninth = VEHICLES.filter((_, index) => index % 9 === 0)
lawOf('a goal past what the stock hardware stands names it with its figure, whatever the money', 12, ninth, (some) => {
  const common = { fuel_type: '91', forced_induction_preference: 'auto', intended_use: 'street' }
  let named = 0
  for (const vehicle of some) {
    const stock = catalog.stockPower(vehicle).stockWheelHp
    const goal = Math.min(2500, Math.round(1.05 * Math.max(vehicle.family.bottomEndLimitWheelHp, stock * 1.1)))
    if (goal > stock * 2.5) continue
    const { modelId, id, yearTo } = vehicle
    const body = { modelId, vehicleId: id, year: yearTo, targetHorsepower: goal, budgetUsd: 3000, preferences: common }
    const answer = answerTo(body)
    if (answer.ok && !answer.reply.shortfall) continue
    named++
    expect(refusalOf(body), `${id} ${goal}`).toMatch(/the bottom end is good for about [\d,]+ whp/)
  }
  expect(named).toBeGreaterThan(some.length / 3)
})

test('an induction that nobody sells for the car is refused with its limits and with what the money does buy', () => {
  const said = refusalOf({
    ...{ modelId: 'honda-accord-v6', year: 2015, targetHorsepower: 350, budgetUsd: 8000 },
    preferences: { fuel_type: '93', forced_induction_preference: 'supercharger', intended_use: 'daily' },
  })
  expect(said).toMatch(/gearbox is good for 337 lb-ft and would see 345 or more/)
  expect(said).toMatch(/Open to any setup\? \d+ whp for \$[\d,]+/)
})

test('no box beside a locked computer where the budget buys the flash with its unlock', () => {
  const boxed = VEHICLES.filter(
    (vehicle) =>
      vehicle.family.ecuLock === 'unlock_or_exchange' &&
      catalog.partsFor(vehicle).some(({ calibration }) => calibration === 'piggyback'),
  )
  expect(boxed.length).toBeGreaterThan(5)
  for (const vehicle of boxed.filter((_, index) => index % 3 === 0)) {
    const goal = Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.3)
    for (const budgetUsd of [2500, 4000]) {
      const answer = answerTo({
        ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, targetHorsepower: goal, budgetUsd },
        preferences: { fuel_type: '91', forced_induction_preference: 'auto', intended_use: 'daily' },
      })
      if (!answer.ok) continue
      const ids = new Set(answer.reply.recommendedParts.map(({ partId }) => partId))
      const box = catalog.partsFor(vehicle).find(({ id, calibration }) => calibration === 'piggyback' && ids.has(id))
      expect(box?.id, `${vehicle.id} $${budgetUsd}`).toBeUndefined()
    }
  }
}, 120_000)

const plain = (vehicle: (typeof VEHICLES)[number], fuel: string, budgetUsd: number) =>
  answerTo({
    ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, budgetUsd },
    targetHorsepower: Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.3),
    preferences: { fuel_type: fuel, intended_use: 'street', budget_priority: 'lowest_cost' },
  })

test('ethanol that buys no power is told so, with what gasoline makes of the same money', () => {
  let told = 0
  for (let at = 0; at < VEHICLES.length; at += 29) {
    const vehicle = VEHICLES[at]!
    const [ethanol, gasoline] = [plain(vehicle, 'e85', 4000), plain(vehicle, '93', 4000)]
    if (!gasoline.ok || gasoline.reply.recommendedParts.length === 0) continue
    if (!ethanol.ok) {
      if (ethanol.code === 'budget_too_small') expect(ethanol.detail, vehicle.id).toContain('On 93 octane')
      continue
    }
    const { reply } = ethanol
    const isForNothing =
      reply.recommendedParts.length > 0 &&
      gasoline.reply.power.wheelHp >= reply.power.wheelHp &&
      gasoline.reply.estimatedCost < reply.estimatedCost - 100
    if (!reply.shortfall || !isForNothing) continue
    told += 1
    expect(reply.shortfall.remedy, vehicle.id).toMatch(/93 octane|E30/)
  }
  expect(told).toBeGreaterThan(0)
}, 240_000)

test('a budget that misses the goal buys nothing that costs more than $350 a wheel hp', () => {
  for (let at = 0; at < VEHICLES.length; at += 31) {
    const answer = plain(VEHICLES[at]!, '91', 4500)
    if (!answer.ok || !answer.reply.shortfall) continue
    const { estimatedCost, performanceGains } = answer.reply
    expect(estimatedCost, VEHICLES[at]!.id).toBeLessThanOrEqual(performanceGains.horsepower * 350 + 20)
  }
}, 240_000)

const STRIP_CARS = VEHICLES.filter(({ engine }) => engine.aspiration === 'na' && engine.crankHp >= 300)
lawOf(
  'a drag build that misses its goal for the reserve buys no power that the reserve takes back',
  15,
  STRIP_CARS,
  (some) => {
    for (const vehicle of some) {
      const goal = Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.6)
      const car = { modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo }
      const answer = answerTo({ ...car, targetHorsepower: goal, budgetUsd: 9000, intendedUse: 'drag' })
      if (answer.ok) expect(answer.reply.explanation, vehicle.id).not.toMatch(/another \d+ whp would cost \$0\b/)
    }
  },
)

const BUDGETED = VEHICLES.filter((_, index) => index % 5 === 0)
lawOf('beside a missed goal no price is told with two powers', 6, BUDGETED, (some) => {
  let told = 0
  for (const vehicle of some) {
    const answer = plain(vehicle, '93', 2500)
    if (!answer.ok || !answer.reply.shortfall) continue
    const said = `${answer.reply.explanation} ${answer.reply.shortfall.remedy}`
    const goalPrice = said.match(/\d+ whp takes (\$[\d,]+)/)?.[1]
    if (goalPrice === undefined) continue
    told++
    const powers = [...said.matchAll(/(\d+) whp (?:for|takes) (\$[\d,]+)/g)].filter(
      ([, , price]) => price === goalPrice,
    )
    expect(powers.length, `${vehicle.id}: ${said}`).toBe(1)
  }
  expect(told).toBeGreaterThan(some.length / 5)
})

/** Sentences that say nothing of ours goes further, and sentences that name more power for a price. */
const SAYS_NOTHING = /We have nothing that takes this car further|another project: ask us for a price|leaves no margin/
const NAMES_MORE =
  /\b(\d+) whp (?:takes|for|on [^.]*for)\b[^.]*\$[\d,]+|another (\d+) whp would cost|tops out at (\d+) whp[^.]*, for \$/g

const UNBOOSTED = VEHICLES.filter(({ engine }) => engine.aspiration === 'na').filter((_, index) => index % 2 === 0)
lawOf('where one sentence names more power for a price, no other says that there is none', 8, UNBOOSTED, (some) => {
  let named = 0
  for (const vehicle of some)
    for (const [fuel_type, budgetUsd, times] of [
      ['87', 1500, 1.2],
      ['93', 5000, 1.15],
    ] as const) {
      const answer = answerTo({
        ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, budgetUsd },
        targetHorsepower: Math.round(catalog.stockPower(vehicle).stockWheelHp * times),
        preferences: { fuel_type, intended_use: 'street' },
      })
      if (!answer.ok || !answer.reply.shortfall) continue
      const { explanation, shortfall, estimatedHorsepower } = answer.reply
      const said = `${explanation} ${shortfall.remedy}`
      const isNamed = [...said.matchAll(NAMES_MORE)].some(
        ([, whp, more, top]) => more !== undefined || Number(whp ?? top) > estimatedHorsepower,
      )
      if (!isNamed) continue
      named++
      expect(said, `${vehicle.id} ${fuel_type}`).not.toMatch(SAYS_NOTHING)
    }
  expect(named).toBeGreaterThan(some.length / 4)
})

test('no tune is called the stock one where a build has its own, and no boost is needed for what a cam makes', () => {
  for (const vehicle of VEHICLES.filter((_, at) => at % 11 === 0)) {
    const answer = plain(vehicle, '87', 2500)
    if (!answer.ok || !answer.reply.shortfall) continue
    const { reason } = answer.reply.shortfall
    expect(reason, vehicle.id).not.toMatch(/the stock tune on this/)
    const [, top, goal] = /tops out at (\d+) whp[^:]*: (\d+) whp takes boost/.exec(reason) ?? []
    if (top !== undefined) expect(Number(goal), vehicle.id).toBeGreaterThan(1.149 * Number(top))
  }
}, 240_000)

const withLittleMoney = VEHICLES.filter((_, at) => at % 2 === 0).flatMap((vehicle) =>
  [2000, 5000, 9000].map((budgetUsd) => ({
    ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, budgetUsd },
    targetHorsepower: Math.max(50, Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.25)),
  })),
)

lawOf('the margin of reliability never takes all the power that the money buys', 21, withLittleMoney, (some) => {
  for (const body of some) {
    const about = `${body.vehicleId} $${body.budgetUsd}`
    const answerFor = (budget_priority: string) =>
      answerTo({ ...body, preferences: { fuel_type: '93', budget_priority } })
    const [lasting, usual] = [answerFor('reliability'), answerFor('balanced')]
    const gains = (answer: typeof usual) => answer.ok && answer.reply.performanceGains.horsepower > 1
    if (gains(usual)) expect(gains(lasting), about).toBe(true)
    if (!lasting.ok) expect(lasting.detail, about).not.toMatch(/-\$/)
  }
})

const withoutBudget = VEHICLES.filter((_, at) => at % 4 === 1).map((vehicle) => ({
  ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo },
  targetHorsepower: Math.max(50, Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.3)),
}))

lawOf('the margin of reliability costs no customer the goal', 6, withoutBudget, (some) => {
  for (const body of some) {
    const powerFor = (budget_priority: string) => {
      const answer = answerTo({ ...body, preferences: { fuel_type: '93', budget_priority } })
      return answer.ok ? answer.reply.estimatedHorsepower : 0
    }
    if (powerFor('budget') >= body.targetHorsepower * 0.97)
      expect(powerFor('reliability'), body.vehicleId).toBeGreaterThanOrEqual(body.targetHorsepower * 0.97)
  }
})
