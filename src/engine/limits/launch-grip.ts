import type { Part, Vehicle } from '../model.ts'
import { METERS_PER_FOOT, METERS_PER_INCH } from '../units.ts'

/** Peak friction of tire on dry asphalt: a good street tire, a stickier one, a drag radial on street asphalt. */
const STREET_FRICTION = 0.95
const STICKY_FRICTION = 1.08
const DRAG_FRICTION = 1.35
/** Height of the center of gravity over wheelbase, typical of coupes and sedans (0.5-0.56 m over 2.6-2.9 m). */
const HEIGHT_OVER_WHEELBASE = 0.19
/** Share of the weight on the driven axle at rest. */
const DRIVEN_SHARE = { fwd: 0.6, rwd: 0.47, awd: 1 } as const
const DRIVER_LB = 180

/**
 * Rolling radius of a tire as printed on its side, feet; undefined if it cannot be read.
 * Worked: 275/40R19: 19 / 2 in + 0.275 m x 0.40 = 0.3513 m = 1.153 ft.
 */
export function tireRadiusFt(tire: string): number | undefined {
  const read = /(\d{3})\s*\/\s*(\d{2})\s*Z?R\s*(\d{2})/i.exec(tire)
  if (!read) return undefined
  const [, widthMm, aspectPercent, rimIn] = read.map(Number)
  return ((rimIn! / 2) * METERS_PER_INCH + (widthMm! / 1000) * (aspectPercent! / 100)) / METERS_PER_FOOT
}

/**
 * Share of the car's weight on the driven wheels at the limit of grip. Source: Gillespie, Fundamentals of Vehicle
 * Dynamics, ch. 2, traction-limited acceleration: rear drive s / (1 - mu h/L), front drive s / (1 + mu h/L).
 * Worked: rear drive, mu 0.95: 0.47 / (1 - 0.1805) = 0.5735.
 */
export function drivenWeightShare(drivetrain: Vehicle['chassis']['drivetrain'], friction: number): number {
  const transfer = friction * HEIGHT_OVER_WHEELBASE
  if (drivetrain === 'awd') return DRIVEN_SHARE.awd
  return drivetrain === 'rwd' ? DRIVEN_SHARE.rwd / (1 - transfer) : DRIVEN_SHARE.fwd / (1 + transfer)
}

/**
 * Crank torque that spins the tires in first gear, lb-ft; undefined where gear ratios or the tire are unknown.
 * Worked: 3705 lb rear-drive car with driver, 275/40R19, first 3.66 x 3.55, loss 0.135: 217 lb-ft.
 */
export function launchGripTorqueLbft(
  vehicle: Vehicle,
  parts: readonly Part[],
  drivelineLoss: number,
): number | undefined {
  const { chassis, transmission } = vehicle
  const first = transmission.gearRatios[0]
  const radiusFt = tireRadiusFt(chassis.tire)
  if (!first || !radiusFt || transmission.finalDrive <= 0) return undefined
  const tires = parts.find((part) => part.kind === 'drag_tires' || part.kind === 'tires')
  const friction = !tires ? STREET_FRICTION : tires.kind === 'drag_tires' ? DRAG_FRICTION : STICKY_FRICTION
  const weightLb = chassis.curbWeightLb + DRIVER_LB
  const forceLbf = friction * drivenWeightShare(chassis.drivetrain, friction) * weightLb
  return (forceLbf * radiusFt) / (first * transmission.finalDrive * (1 - drivelineLoss))
}
