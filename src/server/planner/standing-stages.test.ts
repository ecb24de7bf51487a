import { describe, expect, test } from 'vitest'
import { lawOf, seeds } from '../../../tests/support/law.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { type StagePackageReply, stagesRequest } from '../../contract/planner.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { INSTALLABLE_KIND_NAMES } from '../../engine/current-setup/installable-kinds.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { Vehicle } from '../../engine/model.ts'
import { PLANNER_INJECTORS } from '../../engine/planner/planner-constants.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { planNow, planParts } from '../plans/plans.ts'
import { stages } from './stages.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({
  ...none,
  vehicles: VEHICLES,
  parts: [...PARTS, ...PLANNER_INJECTORS],
  factors: FITTED_FACTORS,
})
const GT = 'ford-mustang-gt-2018-6mt-s550-facelift'
const PLANNER = { tool: 'planner', laborCentsPerHour: LABOR_CENTS_PER_HOUR.planner } as const
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function planned(vehicleId: string, currentSetup?: CurrentSetup, fuel = '93') {
  const asked = stagesRequest.parse({ vehicleId, fuel, ...(currentSetup ? { currentSetup } : {}) })
  return stages(catalog, { ...asked, at: 'body' })
}
function stagesOf(vehicleId: string, currentSetup?: CurrentSetup) {
  const answer = planned(vehicleId, currentSetup)
  if (!answer.ok) throw new Error(answer.detail)
  return answer.reply
}

/** The card as the planner saves it for a cart. */
function saved(
  vehicle: Vehicle,
  currentSetup: CurrentSetup,
  { card, fuel }: { card: StagePackageReply; fuel: string },
) {
  const request = generateRequest.parse({
    ...{ modelId: vehicle.modelId, year: vehicle.yearTo, vehicleId: vehicle.id, currentSetup },
    ...{ targetHorsepower: card.targetHp, preferences: { fuel_type: fuel } },
  })
  return { request, partIds: card.allParts.map(({ partId }) => partId) }
}

describe('the stages of a car as it stands', () => {
  const law = 'never charge for what is on the car, account for each part of it, and cost the same when saved'
  lawOf(law, 4, seeds(60), (some) => {
    let cards = 0
    let kept = 0
    for (const seed of some) {
      const random = seededNumbers(seed)
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
      const vehicle = pick(VEHICLES)
      const stock = catalog.stockPower(vehicle).stockWheelHp
      const currentSetup: CurrentSetup = {
        installed: [...new Set([pick(INSTALLABLE_KIND_NAMES), pick(INSTALLABLE_KIND_NAMES), 'catback_exhaust'])],
        ...(seed % 2 ? { dynoSheet: { wheelHp: stock * (1 + 0.15 * random()) } } : {}),
      }
      const fuel = pick(['91', '93', 'e85'])
      const answer = planned(vehicle.id, currentSetup, fuel)
      if (!answer.ok) continue
      const { currentSetup: today, packages } = answer.reply
      let before = today!.wheelHp
      for (const card of packages) {
        const about = `${seed}: ${vehicle.id}, ${card.stage}, ${JSON.stringify(currentSetup)}`
        const own = card.currentSetup!
        cards += 1
        kept += own.kept.length
        const onCar = new Set([...own.kept, ...own.replaced].map(({ partId }) => partId))
        expect(
          card.allParts.filter(({ partId }) => onCar.has(partId)),
          about,
        ).toEqual([])
        for (const { reason } of own.replaced) expect(reason, about).toMatch(/^Your .+\.$/)
        const labor = sum(card.allParts.map((part) => Math.round(part.laborHours * LABOR_CENTS_PER_HOUR.planner)))
        const parts = sum(card.allParts.map((part) => Math.round(part.price * 100)))
        expect(parts + labor, about).toBe(Math.round(card.totalCost * 100))
        expect(card.stockHp, about).toBe(Math.round(today!.wheelHp))
        const gains = sum(card.parts.map((part) => part.powerGain)) + card.tuning.powerGain + own.powerGain
        expect(Math.abs(today!.wheelHp + gains - card.targetHp), about).toBeLessThan(0.501)
        expect(card.targetHp, about).toBeGreaterThan(before)
        before = card.targetHp
        const { request, partIds } = saved(vehicle, currentSetup, { card, fuel })
        const checked = planParts(catalog, vehicle.id, partIds, request)
        if (!checked.ok) throw new Error(`${about}: ${checked.detail}`)
        const now = planNow(catalog, vehicle, checked.parts, { request, ...PLANNER })
        expect(now.estimatedCost, about).toBe(card.totalCost)
        expect(now.estimatedHorsepower, about).toBe(card.targetHp)
      }
    }
    expect(cards).toBeGreaterThan(some.length)
    expect(kept).toBeGreaterThan(some.length)
  })

  const cars = VEHICLES.filter((_, place) => place % 17 === 0)
  lawOf('with nothing said of it are the stock car, figure for figure', 4, cars, (some) => {
    for (const vehicle of some) {
      const { currentSetup, packages, ...rest } = stagesOf(vehicle.id, {})
      const stock = stagesOf(vehicle.id)
      expect(stock.currentSetup).toBeNull()
      expect(rest).toEqual({ ...rest, vehicle: stock.vehicle, stockCurve: stock.stockCurve })
      expect(currentSetup).toMatchObject({ summary: 'Stock', isMeasured: false })
      const figures = ({
        targetHp,
        totalCost,
        allParts,
        curve,
        wheelHpRange90,
        timeSlip,
      }: (typeof packages)[number]) => ({
        ...{ targetHp, totalCost, curve, wheelHpRange90, timeSlip, allParts },
      })
      expect(packages.map(figures)).toEqual(stock.packages.map(figures))
    }
  })

  test('begin after the one that the car has reached, and say which it is past', () => {
    const blown = stagesOf(GT, { installed: ['centrifugal supercharger'] })
    expect(blown.missing.map(({ reason }) => reason)).toEqual([
      'Your car is past Stage 1: it has Stage 3 parts and a tune on it already.',
      'Your car is past Stage 2: it has Stage 3 parts and a tune on it already.',
    ])
    const tuned = stagesOf(GT, { installed: ['tune', 'cold air intake'], dynoSheet: { wheelHp: 405 } })
    expect(tuned.missing[0]?.reason).toMatch(/^Your car is past Stage 1: the parts for it would add less than 8 whp/)
    expect(tuned.packages[0]?.stage).toBe('stage2')
  })

  test('narrow their range by the dyno sheet, and keep the tune that is paid for', () => {
    const wrx = { installed: ['tune', 'downpipe', 'cold air intake'], dynoSheet: { wheelHp: 260 } }
    const [first] = stagesOf('subaru-wrx-2015-6mt', wrx).packages
    const { range90WithoutSheet: without, kept } = first!.currentSetup!
    expect(first!.wheelHpRange90.high - first!.wheelHpRange90.low).toBeLessThan(without!.high - without!.low)
    expect(kept.map(({ kind }) => kind)).toEqual(['tune', 'cold_air_intake', 'downpipe'])
    expect(first!.tuning).toMatchObject({ partId: null, name: 'Your tune', cost: 0, powerGain: 0 })
    expect(first!.tuning.description).toMatch(/^Have it redone on 93 octane for \d+ whp.+ not in our price\.$/)
  })

  test('refuse a word that is no part by its field', () => {
    expect(planned(GT, { installed: ['tune', 'flux capacitor'] })).toMatchObject({
      ok: false,
      errors: [{ field: 'body.currentSetup.installed.1' }],
    })
  })
})
