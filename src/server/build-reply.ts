import { engineTypeOf } from '../catalog/engine-type.ts'
import type { GenerateReply, RecommendedPart } from '../contract/configurator.ts'
import { slotOf } from '../engine/fitment/slots.ts'
import { limitSetBy } from '../engine/limits/limit-lifts.ts'
import type { Part, Vehicle } from '../engine/model.ts'
import type { PlannedBuild } from '../engine/optimizer/planned-build.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import { powerFiguresOf, roundTo } from './figures.ts'
import { dollarsOf } from './money.ts'
import { partReply } from './part-reply.ts'
import { stockTimeSlip, timeSlipOfBuild } from './time-slip.ts'
import { vehicleReply } from './vehicle-reply.ts'

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
export function buildReply(catalog: CatalogSnapshot, planned: PlannedBuild, induction: string): BuildReply {
  const { build, power, lines } = planned
  const { vehicle, parts } = build
  const estimatedHorsepower = Math.round(power.wheelHp)
  const estimatedTorque = Math.round(power.wheelTorqueLbft)
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
          reason: whyIn(vehicle, line.part, parts, line.gainWheelHp),
        }),
    ),
    power: powerFiguresOf(power),
    timeSlip: timeSlipOfBuild(vehicle, parts, power.curve),
    stockTimeSlip: stockTimeSlip(vehicle, power),
    limits: [...planned.limits],
    safetyNotes: [...planned.safetyNotes],
  }
}

const LIMIT_NAMES = { internals: 'engine internals', transmission: 'transmission', clutch: 'clutch' } as const
const FUEL_KINDS = new Set(['injectors', 'fuel_pump'])

/** Why a part is in the build: the limit it lifts, the part that needs it, the fuel it delivers, the power it adds. */
export function whyIn(vehicle: Vehicle, part: Part, parts: readonly Part[], hpGain: number): string {
  const lifted = limitSetBy(part, vehicle)
  const slot = slotOf(part.kind)
  const needing = parts.find((other) => other !== part && other.needs.includes(slot))
  const reasons = [
    ...(lifted ? [liftWords(lifted.limit, lifted.value)] : []),
    ...(needing ? [`${needing.manufacturer} ${needing.name} needs it.`] : []),
    ...(FUEL_KINDS.has(part.kind) ? ['Delivers the fuel that this power burns.'] : []),
    ...(Math.abs(hpGain) >= 0.5 ? [`${hpGain > 0 ? 'Adds' : 'Costs'} ${Math.round(Math.abs(hpGain))} whp here.`] : []),
  ]
  return reasons.length > 0 ? reasons.join(' ') : 'Chosen by you.'
}

const liftWords = (limit: keyof typeof LIMIT_NAMES, value: number): string =>
  `Lifts the ${LIMIT_NAMES[limit]} to ${Math.round(value)} ${limit === 'internals' ? 'crank hp' : 'lb-ft'}.`
