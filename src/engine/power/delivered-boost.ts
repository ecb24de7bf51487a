import type { Build, Fuel } from '../model.ts'

const ATMOSPHERE_PSI = 14.7
/**
 * Pressure rises slower than power: a cooler charge and a freer exhaust make a part of it. Estimate from what tuners log:
 * N54 on bolt-ons 15-17 psi, a GT-R of 700 whp 22, an FA20 on Stage 2 19.
 */
const PRESSURE_OF_POWER = 0.75
/** Ethanol and race fuel make this much of the power without boost. */
const WITHOUT_BOOST: Readonly<Partial<Record<Fuel, number>>> = { e30: 1.04, e85: 1.12, race: 1.05 }

/**
 * Boost that goes with the delivered power, gauge psi. A factory turbo runs what its calibration asks, never below the
 * factory's boost; where a kit or a turbo states its boost, or a belt sets it, that figure (`otherwisePsi`) stands.
 * Worked: an N54 of 8.7 psi at 1.38 times stock power on 93: 23.4 x 1.38^0.75 - 14.7 = 15.1 psi.
 */
export function deliveredBoostGaugePsi(build: Build, overStock: number, otherwisePsi: number): number {
  const { engine } = build.vehicle
  const isTurbo = engine.aspiration === 'turbo' || engine.aspiration === 'twin_turbo'
  if (!isTurbo || build.parts.some(({ ratings }) => ratings.boostGaugePsi !== undefined)) return otherwisePsi
  const byBoost = Math.max(1, overStock / (WITHOUT_BOOST[build.fuel] ?? 1))
  return (ATMOSPHERE_PSI + engine.boostGaugePsi) * byBoost ** PRESSURE_OF_POWER - ATMOSPHERE_PSI
}
