import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../index.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import { ruledCarOf, underRulebook } from './ruled-request.ts'

const BOOSTED = VEHICLES.filter(({ engine }) => engine.aspiration !== 'na').filter((_, index) => index % 9 === 0)
const HARD = [
  { fuel: 'e30', use: 'street' },
  { fuel: 'e85', use: 'street' },
  { fuel: '93', use: 'drag' },
  { fuel: '93', use: 'track' },
] as const
const FEEDS = new Set(['injectors', 'fuel_pump', 'direct_fuel'])

/** The cheapest build for half as much power again, without any reserve. */
const builds = BOOSTED.flatMap((vehicle) =>
  HARD.flatMap((asked) => {
    const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
    const request = underRulebook({ ...common, ...asked, vehicle, parts: PARTS })
    if (request.rules.fuelRefusal) return []
    const goalWheelHp = plannedBuild(request, []).power.wheelHp * 1.5
    const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
    const planned = result.ok ? result.planned : nearestBuild(result)
    return planned && planned.build.parts.length > 0 ? [{ planned, asked, vehicle, request }] : []
  }),
)

test('a boosted engine that is driven hard or on ethanol keeps a twentieth of its stock pump and injectors', () => {
  expect(builds.length).toBeGreaterThan(60)
  for (const { planned, asked, vehicle, request } of builds) {
    const { power, limits } = planned
    if (power.wheelHp <= power.stockWheelHp * 1.02) continue
    const isSold = (slot: string) =>
      ruledCarOf(request).fitting.some(({ kind }) =>
        slot === 'direct_fuel' ? /high_pressure|port_inj/.test(kind) : kind === slot,
      )
    const full = limits.filter(({ slot, share }) => slot && FEEDS.has(slot) && isSold(slot) && share > 0.955)
    expect(
      full.map(({ slot }) => slot),
      `${vehicle.id} on ${asked.fuel} for ${asked.use}`,
    ).toEqual([])
  }
})

test('a boosted engine gets colder plugs with ethanol, and with a downpipe', () => {
  for (const { planned, asked, vehicle, request } of builds) {
    const { parts } = planned.build
    if (!ruledCarOf(request).fitting.some(({ kind }) => kind === 'spark_plugs')) continue
    const isAsked = asked.fuel !== '93' || parts.some(({ kind }) => kind === 'downpipe' || kind === 'pulley_smaller')
    const has = parts.some(({ kind, ratings }) => kind === 'spark_plugs' || ratings.includes?.includes('spark_plugs'))
    if (isAsked) expect(has, `${vehicle.id} on ${asked.fuel} for ${asked.use}`).toBe(true)
  }
})
