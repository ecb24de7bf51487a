import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { filledSlots } from '../fitment/check-build.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { fillsSlot, slotOf } from '../fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import { type PlannedBuild, plannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { judgedBy } from '../rulebook/judge-build.ts'
import { ruledBuildOf } from '../rulebook/ruled-build.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { INTENDED_USES, type IntendedUse } from '../vocabulary.ts'
import { supportedBuild } from './supported-build.ts'
import { type SupportingItem, supportingItems } from './supporting-mods.ts'

/** What tuners struck from builds, or put in themselves, as laws over all cars. */

interface SoldBuild {
  about: string
  fuel: Fuel
  use: IntendedUse
  request: SearchRequest
  bare: PlannedBuild
  planned: PlannedBuild
  supports: readonly SupportingItem[]
}

const GAINS = [1.1, 1.25, 1.5] as const
const FUELS: readonly Fuel[] = ['91', '93', 'e85']

/** The builds of every other car, each for another use, fuel and gain, with their supports. */
function soldBuild(vehicle: (typeof VEHICLES)[number], index: number): SoldBuild[] {
  return soldFor(vehicle, INTENDED_USES[index % INTENDED_USES.length]!, index)
}

function soldFor(vehicle: (typeof VEHICLES)[number], use: IntendedUse, index: number): SoldBuild[] {
  const fuel = FUELS[Math.floor(index / INTENDED_USES.length) % FUELS.length]!
  const gain = GAINS[Math.floor(index / 3) % GAINS.length]!
  const request = underRulebook({
    ...{ vehicle, fuel, use, parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, limitReserve: 0.05 },
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  })
  const goalWheelHp = plannedBuild(request, []).power.wheelHp * gain
  const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
  const bare = result.ok ? result.planned : nearestBuild(result)
  if (!bare) return []
  const { planned, supports } = supportedBuild(request, bare)
  return [{ about: `${vehicle.id} ${fuel} ${use} x${gain}`, fuel, use, request, bare, planned, supports }]
}
const SOLD = VEHICLES.filter((_, index) => index % 2 === 0).flatMap(soldBuild)

const bought = ({ planned }: SoldBuild): readonly Part[] => planned.build.parts
const kindsOf = (sold: SoldBuild) => new Set(bought(sold).map(({ kind }) => kind))
const isNa = ({ request }: SoldBuild): boolean => request.vehicle.engine.aspiration === 'na'
const isForSaleTo = ({ request }: SoldBuild, part: Part): boolean => request.rules?.refusalOf(part) === undefined

describe('no money goes where it does nothing', () => {
  test('a one-piece driveshaft is put in for sticky tires alone', () => {
    for (const { about, use, planned, supports } of SOLD) {
      const isSticky = use === 'drag' || planned.build.parts.some(({ kind }) => kind === 'drag_tires')
      if (!isSticky)
        expect(
          supports.map(({ part }) => part.kind),
          about,
        ).not.toContain('driveshaft')
    }
  })

  test('a clutch that is named with its flywheel brings it, and no second one stands beside it', () => {
    const named = PARTS.filter(({ kind, name }) => kind === 'clutch' && /flywheel/i.test(name))
    expect(named.length).toBeGreaterThan(50)
    for (const part of named) expect(part.ratings.includes, part.id).toContain('flywheel')
    for (const sold of SOLD) {
      expect(bought(sold).filter((part) => fillsSlot(part, 'flywheel')).length, sold.about).toBeLessThanOrEqual(1)
    }
  })

  test('an unboosted engine keeps its pump and injectors where nothing has to feed more', () => {
    let unboosted = 0
    for (const sold of SOLD.filter(isNa)) {
      if (sold.planned.power.boostGaugePsi > 0) continue
      unboosted++
      const fuel = sold.supports.filter(({ part, ruleId }) => !ruleId && /injectors|fuel_pump/.test(part.kind))
      expect(
        fuel.map(({ part }) => part.id),
        sold.about,
      ).toEqual([])
    }
    expect(unboosted).toBeGreaterThan(20)
  })

  test('cooling that only an estimated limit asks for takes a fifth of the bill at most', () => {
    for (const { about, planned, supports } of SOLD) {
      for (const { part, relieves } of supports) {
        if (!relieves || !/intercooler|heat_exchanger|transmission_cooler/.test(part.kind)) continue
        const line = planned.lines.find((one) => one.part === part)
        expect((line?.priceCents ?? 0) + (line?.laborCents ?? 0), `${about}: ${part.id}`).toBeLessThanOrEqual(
          0.2 * planned.costCents,
        )
      }
    }
  })

  test('a part that is put in for a limit takes strain off it', () => {
    for (const { about, bare, planned, supports } of SOLD) {
      for (const { part, relieves } of supports) {
        if (!relieves || planned.power.wheelHp > bare.power.wheelHp) continue
        const share = (build: PlannedBuild) =>
          build.limits.find(({ component, slot }) => component === relieves.component && slot === relieves.slot)?.share
        expect(share(planned) ?? 0, `${about}: ${part.id}`).toBeLessThan(share(bare) ?? 0)
      }
    }
  })
})

describe('in the order of the trade', () => {
  test('an unboosted engine on its stock headers makes no more than the trade says of tune, intake and exhaust', () => {
    let held = 0
    for (const vehicle of VEHICLES.filter(({ engine }, index) => engine.aspiration === 'na' && index % 2 === 0)) {
      const { stageWheelHp, stockWheelHp: typical } = vehicle.family
      const request = underRulebook({
        ...{ vehicle, fuel: '93', parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
        laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
      } as const)
      const fitting = partsThatFit(PARTS, vehicle).filter((part) => request.rules.refusalOf(part) === undefined)
      if (!fitting.some(({ kind }) => kind.startsWith('headers_'))) continue
      const parts = (['tune', 'cold_air_intake', 'catback_exhaust'] as const).flatMap(
        (kind) => fitting.find((part) => part.kind === kind && part.calibration !== 'off_the_shelf_stage_2') ?? [],
      )
      const { wheelHp, stockWheelHp } = plannedBuild(request, parts).power
      held++
      const most = Math.max(1.05, (stageWheelHp.stage1 ?? 0) / typical)
      expect(wheelHp / stockWheelHp, vehicle.id).toBeLessThanOrEqual(most * 1.001)
    }
    expect(held).toBeGreaterThan(50)
  })

  test('an engine that cooks its oil takes a cooler with its first power on track', () => {
    const isHot = ({ family }: (typeof VEHICLES)[number]) => /^(nis-vq3|toy-fa2|sub-|hon-k20c1)/.test(family.id)
    const tracked = VEHICLES.filter(isHot).filter((_, index) => index % 5 === 0)
    let hot = 0
    for (const sold of tracked.flatMap((vehicle, index) => soldFor(vehicle, 'track', index))) {
      if (sold.planned.power.wheelHp < sold.planned.power.stockWheelHp + 1) continue
      hot++
      expect(kindsOf(sold), sold.about).toContain('oil_cooler')
    }
    expect(hot).toBeGreaterThan(4)
  })
})

describe('the right kind of part', () => {
  test('no piggyback box where the computer is open and a flash for the car is sold', () => {
    for (const sold of SOLD) {
      if (sold.request.vehicle.family.ecuLock !== 'open') continue
      const box = bought(sold).find(({ calibration }) => calibration === 'piggyback')
      if (!box) continue
      const flashes = sold.request.parts.filter(
        (part) => part.kind === 'tune' && part.calibration !== 'piggyback' && !('universal' in part.fitment),
      )
      expect(flashes.filter((part) => isForSaleTo(sold, part) && slotOf(part.kind) === 'tune').length, sold.about).toBe(
        0,
      )
    }
  })

  test('no smaller pulley on 91 at the track', () => {
    for (const sold of SOLD) {
      if (sold.use === 'track' && sold.fuel === '91') expect(kindsOf(sold), sold.about).not.toContain('pulley_smaller')
    }
  })

  test('drag radials for each driven wheel, where the car leaves the line on more torque than its tires hold', () => {
    let radials = 0
    for (const sold of SOLD) {
      const grip = sold.bare.limits.find(({ component }) => component === 'grip')
      const isSpinning = sold.use === 'drag' && (grip?.share ?? 0) > 1.2
      const isSoldOne = partsThatFit(PARTS, sold.request.vehicle).some(({ kind }) => kind === 'drag_tires')
      if (isSpinning && isSoldOne && sold.bare.lines.length > 0) {
        expect(filledSlots(bought(sold)).has('tires'), sold.about).toBe(true)
      }
      for (const { kind, name } of bought(sold)) {
        if (kind !== 'drag_tires') continue
        radials++
        const isAwd = sold.request.vehicle.chassis.drivetrain === 'awd'
        expect(name, sold.about).toMatch(isAwd ? /set of 4/ : /pair/)
      }
    }
    expect(radials).toBeGreaterThan(10)
  })
})

describe('what belongs goes in', () => {
  test('the intake, before a pulley, a downpipe, long-tubes or a bigger fuel system, where a cheap one goes with the rest', () => {
    let asked = 0
    for (const { about, request, planned } of SOLD) {
      const left = supportingItems(request, planned).filter(({ ruleId }) => ruleId === 'J03-intake')
      for (const { part } of left) {
        const named = !('universal' in part.fitment)
        const next = named ? plannedBuild(request, [...planned.build.parts, part]) : undefined
        const couldGainWheelHp = (next?.unlimitedWheelHp ?? 0) - planned.unlimitedWheelHp
        const isCheap =
          next !== undefined && next.costCents - planned.costCents <= Math.min(100_000, 12_000 * couldGainWheelHp)
        expect(isCheap && next.power.wheelHp >= planned.power.wheelHp, `${about}: ${part.id}`).toBe(false)
      }
      if (planned.build.parts.some(({ kind }) => kind === 'cold_air_intake')) asked++
    }
    expect(asked).toBeGreaterThan(20)
  })

  test('a word on the blend of pump E85, on a box beside a locked computer, and on a blower that heats up on track', () => {
    for (const { about, fuel, use, request, planned } of SOLD) {
      const ruled = ruledBuildOf(planned, request)
      const notes = judgedBy('warn', ruled)
        .map(({ sentence }) => sentence)
        .join(' ')
      if (fuel === 'e85' && planned.build.parts.some(({ kind }) => kind === 'e85_tune')) {
        expect(notes, about).toContain('51 to 83% ethanol')
      }
      const isBox = planned.build.parts.some(({ calibration }) => calibration === 'piggyback')
      if (isBox && ruled.fitting.some(({ kind }) => kind === 'ecu_unlock')) expect(notes, about).toContain('unlock')
      if (use === 'track' && request.vehicle.engine.aspiration === 'supercharged' && planned.lines.length > 0) {
        expect(notes, about).toContain('cool lap')
      }
    }
  })
})
