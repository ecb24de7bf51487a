import { type CompressorKind, chargeOf, driveShare } from './charge-air.ts'

/**
 * Friction, pumping and accessories at the power peak as a share of net power (Heywood ch. 13: mechanical
 * efficiency about 0.85-0.9 at full load). They do not grow with boost, so each percent of air makes more than
 * a percent of power.
 */
const FRICTION_SHARE = 0.13
/** Pressure that the intake tract takes at the power peak, as a share of ambient. */
const INTAKE_LOSS = 0.04
/** Exhaust pressure before the silencer of an engine without turbo, over ambient. */
const EXHAUST_PRESSURE = 1.05
/** How much of its boost a turbo asks back as exhaust pressure (1 = exhaust as high as intake, the usual at full load). */
const TURBINE_PRESSURE = 0.9
/** Ratio of specific heats of the charge. */
const GAMMA = 1.3

/**
 * Fresh charge of an ideal cycle over that at equal exhaust and intake pressure:
 * (r - (pe/pi + gamma - 1) / gamma) / (r - 1). Source: Heywood eq. 6.2. The residual gas in the clearance volume
 * expands into the cylinder and takes room, less of it the higher the intake pressure stands above the exhaust's.
 * Worked: r = 10, pe/pi = 1 gives 1; pe/pi = 0.7 gives 1.0256.
 */
export function trappingRatio(state: { compressionRatio: number; exhaustOverIntake: number }): number {
  const r = Math.max(6, state.compressionRatio)
  return (r - (state.exhaustOverIntake + GAMMA - 1) / GAMMA) / (r - 1)
}

/**
 * Net crank power of an engine on boost over the same engine without, before any calibration:
 * (air ratio - friction) / (1 - friction) - drive power of a belt-driven compressor, where the air ratio is density
 * ratio x what the intake tract leaves x trapping. `effectiveness` 0 = no intercooler; exactly 1 at 0 psi.
 * Worked: turbo, 9 psi, effectiveness 0.75, compression 10: 1.67; roots, 0.72: 1.58; centrifugal without
 * intercooler: 1.39.
 */
export function boostedPowerRatio(air: {
  boostGaugePsi: number
  compressor: CompressorKind
  effectiveness: number
  compressionRatio: number
}): number {
  const charge = chargeOf(air)
  const { compressionRatio } = air
  const turbine = air.compressor === 'turbo' ? TURBINE_PRESSURE * (charge.pressureRatio - 1) : 0
  const manifold = charge.pressureRatio - INTAKE_LOSS
  const trapped =
    trappingRatio({ compressionRatio, exhaustOverIntake: (EXHAUST_PRESSURE + turbine) / manifold }) /
    trappingRatio({ compressionRatio, exhaustOverIntake: EXHAUST_PRESSURE / (1 - INTAKE_LOSS) })
  const tract = manifold / charge.pressureRatio / (1 - INTAKE_LOSS)
  const airRatio = charge.densityRatio * tract * trapped
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
