import type { Drivetrain, TransmissionKind } from '../model.ts'

/**
 * Share of crank power that gearbox, shafts, axles and tires take on a chassis dyno. Starting values: Gillespie,
 * Fundamentals of Vehicle Dynamics ch. 2 (85-90 % driveline efficiency), and the shop rule of 12-15 % for two
 * driven wheels and 18-22 % for four; `driveline.*` effects shift ln(1 - loss) where results say otherwise.
 */
const BASE_LOSS: Readonly<Record<Drivetrain, number>> = { fwd: 0.125, rwd: 0.135, awd: 0.185 }
const GEARBOX_LOSS: Readonly<Record<TransmissionKind, number>> = { manual: 0, dual_clutch: 0, automatic: 0.02 }

/**
 * Driveline loss, 0 to 1. Worked with unfitted effects: rear drive, automatic: 0.155.
 */
export function drivelineLoss(
  layout: { drivetrain: Drivetrain; transmission: TransmissionKind },
  effects: Readonly<Record<string, number>>,
): number {
  const unfitted = BASE_LOSS[layout.drivetrain] + GEARBOX_LOSS[layout.transmission]
  const shift =
    (effects[`driveline.${layout.drivetrain}`] ?? 0) +
    (layout.transmission === 'automatic' ? (effects['driveline.automatic'] ?? 0) : 0)
  return Math.min(0.35, Math.max(0.05, 1 - (1 - unfitted) * Math.exp(shift)))
}
