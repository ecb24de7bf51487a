import { engineTypeOf } from '../../catalog/engine-type.ts'
import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { GenerateReply, RecommendedPart } from '../../contract/configurator.ts'
import { mileageNotes } from '../../engine/current-setup/mileage-notes.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { reasonsFor } from '../../engine/rulebook/reasons.ts'
import { notesOn } from '../../engine/rulebook/ruled-build.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { powerFiguresOf, roundTo } from '../catalog/figures.ts'
import { partReply } from '../catalog/part-reply.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import { dollarsOf } from '../pricing/money.ts'
import { currentSetupReply, type StartingCar } from './current-setup.ts'
import { stockTimeSlip, timeSlipOfBuild } from './time-slip.ts'

/** What the engine says of a car with its parts: the part of a generate reply that a saved plan shows too. */
export type BuildReply = Pick<
  GenerateReply,
  | 'estimatedHorsepower'
  | 'estimatedTorque'
  | 'estimatedCost'
  | 'partsCost'
  | 'laborHours'
  | 'laborCost'
  | 'performanceGains'
  | 'enhancedData'
  | 'recommendedParts'
  | 'power'
  | 'timeSlip'
  | 'stockTimeSlip'
  | 'currentSetup'
  | 'limits'
  | 'safetyNotes'
>

/**
 * A planned build for the wire. Every total is the sum of its lines to the cent, and stock + the parts' gains = total
 * power to the last bit. Limits keep every digit: rounded once, on the screen, they read as in the safety notes.
 * `induction` is the customer's preference in their own words.
 */
export function buildReply(
  catalog: CatalogSnapshot,
  planned: PlannedBuild,
  {
    induction,
    use,
    priority,
    tires,
    car,
  }: {
    induction: string
    use: IntendedUse | undefined
    priority: BudgetPriority
    tires?: FittedTires | undefined
    car: StartingCar
  },
): BuildReply {
  const { build, power, lines } = planned
  const { vehicle, parts } = build
  const listed = catalog.vehicle(vehicle.id) ?? vehicle
  const { altitudeFt, mileage } = car.setup ?? {}
  const currentSetup = currentSetupReply(catalog, planned, car, use)
  const before = currentSetup ?? { wheelHp: power.stockWheelHp, wheelTorqueLbft: power.stockWheelTorqueLbft }
  const estimatedHorsepower = Math.round(power.wheelHp)
  const estimatedTorque = Math.round(power.wheelTorqueLbft)
  const terms = { parts: car.parts, factors: catalog.factors, ...(use ? { use } : {}) }
  const reasons = reasonsFor(planned, terms)
  return {
    estimatedHorsepower,
    estimatedTorque,
    estimatedCost: dollarsOf(planned.costCents),
    partsCost: dollarsOf(planned.partsCents),
    laborHours: roundTo(planned.laborHours, 2),
    laborCost: dollarsOf(planned.laborCents),
    performanceGains: {
      horsepower: estimatedHorsepower - Math.round(before.wheelHp),
      torque: estimatedTorque - Math.round(before.wheelTorqueLbft),
    },
    enhancedData: {
      vehicle: vehicleReply(listed, catalog.stockPower(listed)),
      vehicleInfo: { engineSpecs: { type: engineTypeOf(listed) } },
      preferences: {
        fuel_type: build.fuel,
        forced_induction_preference: induction,
        intended_use: use ?? null,
        budget_priority: priority,
      },
    },
    recommendedParts: lines
      .filter(({ part }) => !part.installed)
      .map(
        (line): RecommendedPart =>
          partReply(line, {
            hpGain: line.gainWheelHp,
            torqueGain: line.gainWheelTorqueLbft,
            why: reasons.get(line.part.id) ?? [],
          }),
      ),
    power: powerFiguresOf(power),
    timeSlip: timeSlipOfBuild(vehicle, parts, power.curve, { tires: tires ?? car.setup?.tires, altitudeFt }),
    stockTimeSlip: stockTimeSlip(vehicle, power, altitudeFt),
    currentSetup,
    limits: [...planned.limits],
    safetyNotes: [...mileageNotes(mileage, vehicle, parts), ...notesOn(planned, terms)],
  }
}
