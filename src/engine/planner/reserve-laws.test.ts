import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { namedGearboxLbft } from '../limits/family-limits.ts'
import { type Fuel, type PartKind, SAE_J1349_WEATHER } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import { stockCrankTorqueLbft } from '../power/stock-curve.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { INTENDED_USES } from '../vocabulary.ts'
import { breaches } from './joins-soundly.ts'
import { supportedBuild } from './supported-build.ts'
import { supportingItems } from './supporting-mods.ts'

/** Money that is left goes where something is at its limit, as laws over all cars. */

const GAINS = [1.15, 1.3, 1.6] as const
const FUELS: readonly Fuel[] = ['91', '93', 'e85']

/** The builds of every third car, each for another use, fuel and gain, with half as much money again as they cost. */
const SOLD = VEHICLES.filter((_, index) => index % 3 === 1).flatMap((vehicle, index) => {
  const use = INTENDED_USES[index % INTENDED_USES.length]!
  const fuel = FUELS[Math.floor(index / 2) % FUELS.length]!
  const open = underRulebook({
    ...{ vehicle, fuel, use, parts: partsThatFit(PARTS, vehicle), weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  })
  const goalWheelHp = plannedBuild(open, []).power.wheelHp * GAINS[index % GAINS.length]!
  const result = planBuild({ ...open, objective: { kind: 'cheapest', goalWheelHp } })
  const found = result.ok ? result.planned : nearestBuild(result)
  if (!found || found.lines.length === 0) return []
  const request = { ...open, deliverWheelHp: goalWheelHp }
  const bare = plannedBuild(request, found.build.parts)
  const budgetCents = Math.round(bare.costCents * 1.5)
  const { planned } = supportedBuild(request, bare, { budgetCents })
  return [{ about: `${vehicle.id} ${fuel} ${use}`, vehicle, request, bare, planned, budgetCents }]
})

/** What breaks past its figure, and is bought while the engine is not open. */
const RESERVES: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['high_pressure_fuel_pump', 'intercooler', 'heat_exchanger', 'transmission_cooler'] as const),
  ...(['torque_converter', 'half_shafts', 'reliability_fix'] as const),
])
const WORN_OUT = 0.98

describe('with money left', () => {
  test('no hardware is left at its limit for which the car has a part at less than a third of the bill', () => {
    let replaced = 0
    for (const { about, request, bare, planned, budgetCents } of SOLD) {
      const added = planned.build.parts.filter((part) => !bare.build.parts.includes(part))
      replaced += added.filter(({ kind }) => RESERVES.has(kind)).length
      for (const { share, liftedByKind, liftedByPartId, component, slot } of planned.limits) {
        if (share < WORN_OUT || liftedByPartId || !liftedByKind || !RESERVES.has(liftedByKind)) continue
        const parts = request.parts.filter(
          (part) => part.kind === liftedByKind && !('universal' in part.fitment) && !request.rules?.refusalOf(part),
        )
        const left = parts.filter((part) => {
          const next = plannedBuild(request, [...planned.build.parts, part])
          const cents = next.costCents - planned.costCents
          const after = next.limits.find((limit) => limit.component === component && limit.slot === slot)
          return (
            next.costCents <= budgetCents &&
            cents < next.costCents * 0.33 &&
            next.power.wheelHp >= planned.power.wheelHp &&
            breaches(request, next) <= breaches(request, planned) &&
            (after?.share ?? 0) < share
          )
        })
        expect(
          left.map(({ id }) => id),
          `${about}: ${component} ${slot} at ${share.toFixed(2)}`,
        ).toEqual([])
      }
    }
    expect(replaced).toBeGreaterThan(15)
  })

  test('an automatic past the torque that it is known for takes a cooler, and on a big bill a converter', () => {
    let past = 0
    for (const { about, vehicle, planned, request, budgetCents } of SOLD) {
      if (vehicle.transmission.kind !== 'automatic') continue
      const share = planned.power.crankTorqueLbft / namedGearboxLbft(vehicle)
      if (share <= 1 || planned.power.wheelTorqueLbft <= planned.power.stockWheelTorqueLbft) continue
      past++
      const kinds = new Set(planned.build.parts.flatMap(({ kind }) => kind))
      const offered = supportingItems(request, planned)
      const isAffordable = (kind: PartKind) =>
        offered.some(
          ({ part }) =>
            part.kind === kind && plannedBuild(request, [...planned.build.parts, part]).costCents <= budgetCents,
        )
      expect(kinds.has('transmission_cooler') || !isAffordable('transmission_cooler'), about).toBe(true)
      const isBigBill = planned.costCents > 1_500_000
      if (isBigBill) expect(kinds.has('torque_converter') || !isAffordable('torque_converter'), about).toBe(true)
    }
    expect(past).toBeGreaterThan(5)
  })
})

test('a stock gearbox near the torque that it is known for is told with its share', () => {
  let told = 0
  for (const { about, vehicle, planned } of SOLD) {
    if (planned.build.parts.some(({ kind }) => kind === 'built_transmission')) continue
    const share = planned.power.crankTorqueLbft / namedGearboxLbft(vehicle)
    if (share <= 0.91 || planned.power.crankTorqueLbft <= stockCrankTorqueLbft(vehicle.engine)) continue
    told++
    const notes = planned.safetyNotes.filter((note) =>
      /Transmission (?:on its factory tune )?at|this gearbox/.test(note),
    )
    expect(notes.length, `${about} at ${share.toFixed(2)}`).toBeGreaterThan(0)
  }
  expect(told).toBeGreaterThan(10)
})
