import type { Part } from '../model.ts'

/** Grip over that of the car's own street tires. Drag radials: shops' 60-ft times on one car, 15-25 % more launch. */
export const DRAG_TIRE_GRIP = 1.2
/** Track tires on a road: 5-10 % (tire tests of one car). */
export const TRACK_TIRE_GRIP = 1.08
const BETTER_STREET_TIRE_GRIP = 1.04

/** What the tires of a build bring to `timeSlip`'s `tireGrip`; 1 when they stay stock. */
export function tireGripOf(parts: readonly Part[]): number {
  const tires = parts.find((part) => part.kind === 'drag_tires' || part.kind === 'tires')
  if (!tires) return 1
  if (tires.kind === 'drag_tires') return DRAG_TIRE_GRIP
  return /r888|cup 2|re-71|semi-slick/i.test(tires.name) ? TRACK_TIRE_GRIP : BETTER_STREET_TIRE_GRIP
}
