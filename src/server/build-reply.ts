import type { GenerateReply, RecommendedPart } from '../contract/configurator.ts'
import { slotOf } from '../engine/fitment/slots.ts'
import type { HeldPower } from '../engine/limits/hold-power.ts'
import { limitSetBy } from '../engine/limits/limit-lifts.ts'
import { limitUse } from '../engine/limits/limit-use.ts'
import { safetyNotes } from '../engine/limits/safety-notes.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../engine/model.ts'
import { laborCents } from '../engine/optimizer/allowed-parts.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import { powerFiguresOf, roundTo } from './figures.ts'
import { dollarsOf } from './money.ts'
import { partReply } from './part-reply.ts'
import { stockTimeSlip, timeSlipOfCurve } from './time-slip.ts'
import { engineType, vehicleReply } from './vehicle-reply.ts'

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
 * Everything that follows from the chosen parts. Cost = prices + labor part by part, so the lines add up to the cent;
 * stock + the parts' gains = total power to the last bit.
 */
export function buildReply(
  catalog: CatalogSnapshot,
  build: { vehicle: Vehicle; parts: readonly Part[]; fuel: Fuel; induction: string; held: HeldPower },
  laborRateCentsPerHour: number,
): BuildReply {
  const { vehicle, parts, fuel, held } = build
  const { power } = held
  const uses = limitUse({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, held, catalog.factors)
  const partsCents = parts.reduce((sum, part) => sum + part.priceCents, 0)
  const labor = parts.reduce((sum, part) => sum + laborCents(part, laborRateCentsPerHour), 0)
  const estimatedHorsepower = Math.round(power.wheelHp)
  const estimatedTorque = Math.round(power.wheelTorqueLbft)
  const gainOf = new Map(power.gains.map((gain) => [gain.partId, gain]))
  return {
    estimatedHorsepower,
    estimatedTorque,
    estimatedCost: dollarsOf(partsCents + labor),
    partsCost: dollarsOf(partsCents),
    laborHours: roundTo(
      parts.reduce((sum, part) => sum + part.laborHours, 0),
      2,
    ),
    laborCost: dollarsOf(labor),
    performanceGains: {
      horsepower: estimatedHorsepower - Math.round(power.stockWheelHp),
      torque: estimatedTorque - Math.round(power.stockWheelTorqueLbft),
    },
    enhancedData: {
      vehicle: vehicleReply(vehicle, catalog.stockPower(vehicle)),
      vehicleInfo: { engineSpecs: { type: engineType(vehicle) } },
      preferences: { fuel_type: fuel, forced_induction_preference: build.induction },
    },
    recommendedParts: parts.map((part): RecommendedPart => {
      const gain = gainOf.get(part.id)
      const hpGain = gain?.wheelHp ?? 0
      return partReply(part, laborRateCentsPerHour, {
        hpGain,
        torqueGain: gain?.wheelTorqueLbft ?? 0,
        reason: whyIn(vehicle, part, parts, hpGain),
      })
    }),
    power: powerFiguresOf(power),
    timeSlip: timeSlipOfCurve(vehicle, power.curve),
    stockTimeSlip: stockTimeSlip(vehicle, power),
    limits: uses.map((use) => ({
      ...use,
      value: roundTo(use.value, 1),
      limit: roundTo(use.limit, 1),
      share: roundTo(use.share, 4),
    })),
    safetyNotes: safetyNotes(vehicle, held, uses),
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
