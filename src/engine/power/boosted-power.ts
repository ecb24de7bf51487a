import { AMBIENT_KPA, type CompressorKind, chargeOf, driveShare } from './charge-air.ts'

/**
 * Friction, pumping and accessories at the power peak as a share of net power (Heywood ch. 13: mechanical
 * efficiency about 0.85-0.9 at full load). They do not grow with boost, so each percent of air makes more than
 * a percent of power.
 */
const FRICTION_SHARE = 0.13
/** Pressure that the intake tract of an unboosted engine loses at its power peak, as a share of ambient. */
const INTAKE_LOSS = 0.04

/**
 * Fresh charge that the clearance volume leaves room for, relative to the stroke: (r - (pe/pi)^(1/1.35)) / (r - 1).
 * Source: Heywood eq. 6.2 (effect of exhaust over intake pressure on volumetric efficiency).
 * Worked: r = 10, pe/pi = 1 gives 1; pe/pi = 0.7 gives 1.026.
 */
export function trappingRatio(state: { compressionRatio: number; exhaustOverIntake: number }): number {
  const r = Math.max(6, state.compressionRatio)
  return (r - state.exhaustOverIntake ** (1 / 1.35)) / (r - 1)
}

/**
 * Net crank power of an engine on boost over the same engine without, before any calibration:
 * (density ratio x trapping / intake loss - friction) / (1 - friction) - drive power of a belt-driven compressor.
 * `effectiveness` 0 = no intercooler. At 0 psi it is 1 less nothing: the intake loss only counts as boost replaces it.
 * Worked: turbo, 9 psi, effectiveness 0.75, compression 10: 1.72.
 */
export function boostedPowerRatio(air: {
  boostGaugePsi: number
  compressor: CompressorKind
  effectiveness: number
  compressionRatio: number
}): number {
  const charge = chargeOf(air)
  const manifoldKpa = AMBIENT_KPA * charge.pressureRatio
  const backPressure = air.compressor === 'turbo' ? 1.02 + 0.9 * (charge.pressureRatio - 1) : 1.05
  const boosted = trappingRatio({
    compressionRatio: air.compressionRatio,
    exhaustOverIntake: (AMBIENT_KPA * backPressure) / manifoldKpa,
  })
  const unboosted = trappingRatio({
    compressionRatio: air.compressionRatio,
    exhaustOverIntake: 1.05 / (1 - INTAKE_LOSS),
  })
  const restriction = charge.pressureRatio > 1 ? 1 - INTAKE_LOSS / charge.pressureRatio : 1 - INTAKE_LOSS
  const airRatio = (charge.densityRatio * restriction * boosted) / ((1 - INTAKE_LOSS) * unboosted)
  const drive = air.compressor === 'turbo' ? 0 : driveShare(charge)
  return (airRatio - FRICTION_SHARE) / (1 - FRICTION_SHARE) - drive
}

/** What an intercooler is worth at this boost: power with it over power without. 1 at no boost. */
export function intercoolerPowerRatio(air: {
  boostGaugePsi: number
  compressor: CompressorKind
  effectivenessBefore: number
  effectivenessAfter: number
  compressionRatio: number
}): number {
  const { effectivenessBefore, effectivenessAfter, ...shared } = air
  return (
    boostedPowerRatio({ ...shared, effectiveness: effectivenessAfter }) /
    boostedPowerRatio({ ...shared, effectiveness: effectivenessBefore })
  )
}
