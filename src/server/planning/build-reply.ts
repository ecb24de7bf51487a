import { engineTypeOf } from '../../catalog/engine-type.ts'
import type { GenerateReply, RecommendedPart } from '../../contract/configurator.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { reasonsFor } from '../../engine/rulebook/reasons.ts'
import { warningsOn } from '../../engine/rulebook/ruled-build.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { powerFiguresOf, roundTo } from '../catalog/figures.ts'
import { partReply } from '../catalog/part-reply.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import { dollarsOf } from '../pricing/money.ts'
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
  { induction, use, tires }: { induction: string; use: IntendedUse | undefined; tires?: FittedTires | undefined },
): BuildReply {
  const { build, power, lines } = planned
  const { vehicle, parts } = build
  const estimatedHorsepower = Math.round(power.wheelHp)
  const estimatedTorque = Math.round(power.wheelTorqueLbft)
  const terms = { parts: catalog.partsFor(vehicle), factors: catalog.factors, ...(use ? { use } : {}) }
  const reasons = reasonsFor(planned, terms)
  return {
    estimatedHorsepower,
    estimatedTorque,
    estimatedCost: dollarsOf(planned.costCents),
    partsCost: dollarsOf(planned.partsCents),
    laborHours: roundTo(planned.laborHours, 2),
    laborCost: dollarsOf(planned.laborCents),
    performanceGains: {
      horsepower: estimatedHorsepower - Math.round(power.stockWheelHp),
      torque: estimatedTorque - Math.round(power.stockWheelTorqueLbft),
    },
    enhancedData: {
      vehicle: vehicleReply(vehicle, catalog.stockPower(vehicle)),
      vehicleInfo: { engineSpecs: { type: engineTypeOf(vehicle) } },
      preferences: { fuel_type: build.fuel, forced_induction_preference: induction },
    },
    recommendedParts: lines.map(
      (line): RecommendedPart =>
        partReply(line, {
          hpGain: line.gainWheelHp,
          torqueGain: line.gainWheelTorqueLbft,
          why: reasons.get(line.part.id) ?? [],
        }),
    ),
    power: powerFiguresOf(power),
    timeSlip: timeSlipOfBuild(vehicle, parts, power.curve, tires),
    stockTimeSlip: stockTimeSlip(vehicle, power),
    limits: [...planned.limits],
    safetyNotes: [...planned.safetyNotes, ...warningsOn(planned, terms)],
  }
}
