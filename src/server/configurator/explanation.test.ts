import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { type GenerateReply, generateRequest } from '../../contract/configurator.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import type { Vehicle } from '../../engine/model.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

interface Asked {
  /** Goal over stock wheel hp. */
  times: number
  fuel?: string
  budgetUsd?: number
  use?: string
  priority?: string
}

/** What Build My Ride says of some cars; those that it sends away have no explanation. */
function said(
  cars: readonly Vehicle[],
  { times, fuel = '93', budgetUsd, use = 'street', priority = 'balanced' }: Asked,
) {
  return cars.flatMap((vehicle): { vehicle: Vehicle; goal: number; reply: GenerateReply }[] => {
    const goal = Math.round(catalog.stockPower(vehicle).stockWheelHp * times)
    const answer = generate(
      catalog,
      generateRequest.parse({
        ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, targetHorsepower: goal },
        ...(budgetUsd === undefined ? {} : { budgetUsd }),
        preferences: { fuel_type: fuel, intended_use: use, budget_priority: priority },
      }),
    )
    return answer.ok ? [{ vehicle, goal, reply: answer.reply }] : []
  })
}
const every = (step: number, from = 0) => VEHICLES.filter((_, at) => at % step === from)

describe('what is said of a build', () => {
  test('nobody is told that it makes at the crank what the stock car is rated at', () => {
    for (const { vehicle, goal, reply } of said(every(23), { times: 1.14, budgetUsd: 1200 }))
      if (vehicle.engine.crankHp >= goal)
        expect(reply.explanation, vehicle.id).not.toContain('hp at the crank, this build makes it')
  }, 120_000)

  test('an automatic has no headroom on a clutch', () => {
    let told = 0
    for (const { vehicle, reply } of said(every(29, 3), { times: 1.1, priority: 'reliability' })) {
      const headroom = reply.explanation.match(/headroom on ([^.,]+(?:, clutch)?[^.,]*)/)?.[1]
      if (!headroom) continue
      told++
      expect(headroom.includes('clutch'), vehicle.id).toBe(vehicle.transmission.kind === 'manual')
    }
    expect(told).toBeGreaterThan(3)
  }, 120_000)

  test('a margin is told with what it is kept on', () => {
    for (const { vehicle, reply } of said(every(29, 3), { times: 1.25, priority: 'reliability' }))
      expect(reply.explanation, vehicle.id).not.toMatch(/keeps \d+% headroom(?! on the )/)
  }, 120_000)

  test('of ethanol no octane is told, and of gasoline it is', () => {
    for (const fuel of ['e30', 'e85', '93'] as const) {
      let told = 0
      for (const { vehicle, reply } of said(every(41, 5), { times: 1.15, fuel })) {
        const notes = reply.safetyNotes.join(' ')
        if (fuel === '93') told += notes.includes('that octane every time') ? 1 : 0
        else {
          expect(notes, vehicle.id).not.toContain('octane every time')
          told += /30% ethanol|reads the blend|51 to 83%/.test(notes) ? 1 : 0
        }
      }
      expect(told, fuel).toBeGreaterThan(1)
    }
  }, 240_000)

  test('the next step costs what the offer of it costs, and a build of nothing buys nothing', () => {
    let [steps, empty] = [0, 0]
    for (const [budgetUsd, use] of [
      [300, 'street'],
      [3000, 'track'],
      [6000, 'track'],
    ] as const)
      for (const { vehicle, reply } of said(every(31, 7), { times: 1.5, budgetUsd, use, priority: 'reliability' })) {
        const { explanation, offers, estimatedCost, recommendedParts } = reply
        if (recommendedParts.length === 0) {
          empty++
          expect(explanation, vehicle.id).not.toMatch(/\$[\d,]+ gets you \d|this build is \$0/)
        }
        const step = explanation.match(/another (\d+) whp would cost \$([\d,]+)/)
        const offer = offers.find((one) => one.offer === 'most_power')
        if (!step || !offer) continue
        steps++
        expect([Number(step[1]), Number(step[2]?.replaceAll(',', ''))], vehicle.id).toEqual([
          offer.deltaWheelHp,
          Math.round(offer.deltaUsd),
        ])
        expect(offer.deltaUsd, vehicle.id).toBeCloseTo(offer.costUsd - estimatedCost, 2)
      }
    expect(steps).toBeGreaterThan(1)
    expect(empty).toBeGreaterThan(0)
  }, 240_000)

  test('on track, money that reaches no power goes into brakes and oil first', () => {
    const FIRST: ReadonlySet<string> = new Set(['brake_pads', 'brake_fluid', 'oil_cooler', 'reliability_fix'])
    let first = 0
    for (const { vehicle, reply } of said(every(31, 7), { times: 1.5, budgetUsd: 1500, use: 'track' })) {
      const { explanation, recommendedParts, power } = reply
      if (recommendedParts.length === 0 || power.wheelHp > power.stockWheelHp * 1.005) continue
      first++
      expect(
        recommendedParts.map(({ kind }) => kind).filter((kind) => !FIRST.has(kind)),
        vehicle.id,
      ).toEqual([])
      expect(explanation, vehicle.id).toMatch(/^On track, brakes and oil come before power: /)
      expect(explanation, vehicle.id).not.toMatch(/\$[\d,]+ gets you \d|won't feel it/)
    }
    expect(first).toBeGreaterThan(2)
  }, 240_000)

  test('power that nobody feels is called so', () => {
    for (const { vehicle, reply } of said(every(37, 2), { times: 1.3, fuel: '91', budgetUsd: 900 })) {
      const { power, explanation, recommendedParts, shortfall } = reply
      const more = Math.round(power.wheelHp) - Math.round(power.stockWheelHp)
      const isLittle = recommendedParts.length > 0 && more > 0 && power.wheelHp < 1.03 * power.stockWheelHp
      if (shortfall) expect(explanation.includes("you won't feel it"), vehicle.id).toBe(isLittle)
    }
  }, 120_000)

  test('no fuel is named twice among the remedies, and none for power that nobody feels', () => {
    for (const { vehicle, reply } of said(every(29, 11), { times: 1.2, fuel: '91', budgetUsd: 2000 })) {
      const remedy = reply.shortfall?.remedy ?? ''
      const fuels = [...remedy.matchAll(/\b[Oo]n (9[13] octane|E30|E85|race fuel)/g)].map(([, fuel]) => fuel)
      expect(new Set(fuels).size, `${vehicle.id}: ${remedy}`).toBe(fuels.length)
      expect(fuels.length, vehicle.id).toBeLessThanOrEqual(2)
    }
  }, 120_000)

  test('what a gearbox near its limit lives on is not to be left out, and it has one share', () => {
    let kept = 0
    for (const { vehicle, reply } of said(
      VEHICLES.filter(({ transmission }) => transmission.kind !== 'manual').filter((_, at) => at % 19 === 4),
      { times: 1.35 },
    )) {
      const notes = reply.safetyNotes.filter((note) => /^(?:Transmission|Treat it right)\b/.test(note)).join(' ')
      expect([...notes.matchAll(/\d+%/g)].length, vehicle.id).toBeLessThanOrEqual(1)
      expect(notes).not.toContain('We sell it up to')
      const gearbox = reply.limits.find(({ component }) => component === 'transmission')
      const mayLeave = reply.recommendedParts.filter(
        ({ partId }) => reply.supportingPartIds.includes(partId) && !reply.stayingPartIds.includes(partId),
      )
      const hasTune = reply.recommendedParts.some(({ kind }) => kind === 'transmission_tune')
      if (!gearbox || gearbox.share <= 0.9 || !hasTune) continue
      kept++
      expect(
        mayLeave.map(({ kind }) => kind),
        vehicle.id,
      ).not.toContain('transmission_tune')
    }
    expect(kept).toBeGreaterThan(0)
  }, 240_000)

  test('more headroom is no other project', () => {
    for (const { vehicle, reply } of said(every(31, 1), { times: 1.15, budgetUsd: 3500 })) {
      const offer = reply.offers.find((one) => one.offer === 'more_headroom')
      if (offer) expect(offer.costUsd, vehicle.id).toBeLessThanOrEqual(2.5 * reply.estimatedCost)
    }
  }, 120_000)
})
