import type { Part, Vehicle } from '../model.ts'
import { FITTED_DRAG_STRIP } from './fitted-drag-strip.ts'
import { type FittedTires, readTireSize, type TireCompound } from './tire.ts'

/** Grip over that of the car's own street tires. Drag radials: shops' 60-ft times on one car, 15-25 % more launch. */
export const DRAG_TIRE_GRIP = 1.2
/** A glued drag strip against a road (shops' back-to-back runs: 10-15 % more launch force). */
export const PREPARED_SURFACE_GRIP = 1.12
/**
 * Drag tires run on a glued strip; what the car comes on is judged as road tests are, on a plain surface. Published 60 ft on
 * radials, and ours: C6 Z06 1.68 (1.71), S197 GT500 1.77 (1.76); on the grip of the tires alone 1.75 and 1.83.
 */
export const DRAG_TIRES_ON_STRIP = DRAG_TIRE_GRIP * PREPARED_SURFACE_GRIP
/** Track tires on a road: 5-10 % (tire tests of one car). */
export const TRACK_TIRE_GRIP = 1.08
const BETTER_STREET_TIRE_GRIP = 1.04

/** Grip over a summer tire, drag tires on a glued strip. All-season tires: 5-8 % longer dry stops in tire tests; slicks: a tenth over drag radials. */
const COMPOUND_GRIP: Readonly<Record<TireCompound, number>> = {
  all_season: 0.94,
  summer: 1,
  extreme_summer: BETTER_STREET_TIRE_GRIP,
  track: TRACK_TIRE_GRIP,
  drag_radial: DRAG_TIRES_ON_STRIP,
  slick: 1.3 * PREPARED_SURFACE_GRIP,
}
/** From this aspect ratio on cars leave the factory on all-season tires, as a rule. */
const ALL_SEASON_ASPECT = 50

/** What the car comes on, by its tire size: an estimate. */
export const stockCompound = ({ chassis }: Pick<Vehicle, 'chassis'>): TireCompound =>
  readTireSize(chassis.tire).aspectPercent >= ALL_SEASON_ASPECT ? 'all_season' : 'summer'

/**
 * Grip of these tires over the car's own: by compound, and by width as friction falls with the load on each meter of
 * tread. Worked: a 305 for a 275 of the same compound, load sensitivity 0.13: (305 / 275)^0.13 = 1.014.
 */
export function gripOfTires(vehicle: Pick<Vehicle, 'chassis'>, tires: FittedTires): number {
  if (tires.grip !== undefined) return tires.grip
  const stock = stockCompound(vehicle)
  const stockWidthMm = readTireSize(vehicle.chassis.tire).widthM * 1000
  const wider = (tires.widthMm ?? stockWidthMm) / stockWidthMm
  return (COMPOUND_GRIP[tires.compound ?? stock] / COMPOUND_GRIP[stock]) * wider ** FITTED_DRAG_STRIP.loadSensitivity
}

/** What the tires of a build bring to `timeSlip`'s `tireGrip`; 1 when they stay stock. */
export function tireGripOf(parts: readonly Part[]): number {
  const tires = parts.find((part) => part.kind === 'drag_tires' || part.kind === 'tires')
  if (!tires) return 1
  if (tires.kind === 'drag_tires') return DRAG_TIRES_ON_STRIP
  return /r888|cup 2|re-71|semi-slick/i.test(tires.name) ? TRACK_TIRE_GRIP : BETTER_STREET_TIRE_GRIP
}

/** The grip that a run has: of the build's own tires, else of those that the car stands on. */
export function runningGrip(vehicle: Vehicle, parts: readonly Part[], tires?: FittedTires): number {
  const ofParts = tireGripOf(parts)
  return ofParts === 1 && tires ? gripOfTires(vehicle, tires) : ofParts
}
