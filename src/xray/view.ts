import type { Frame } from './drawn-car.ts'
import { blades, circle } from './paths.ts'
import { spokesOf } from './wheel-designs.ts'

/** The window onto the drawing, as an SVG viewBox takes it. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

/** The car with a margin, millimeters. */
export const viewOf = ({ nose, tail, height }: Frame, margin = 70): View => ({
  x: nose - margin,
  y: -(height + margin),
  width: tail - nose + 2 * margin,
  height: height + margin * 1.6,
})

/** Rims are part of the body: the generation's spokes in outline, else thin twin ones; brakes stay in sight behind. */
export const rims = ({ wheelbase, front, rear, design }: Frame): string =>
  (
    [
      [0, front],
      [wheelbase, rear],
    ] as const
  )
    .map(
      ([x, { tire, rim }]) =>
        circle(x, tire, rim) + (design ? spokesOf(design, x, tire, rim) : plainSpokes(x, tire, rim)),
    )
    .join('')

const plainSpokes = (x: number, tire: number, rim: number) =>
  blades(x, tire, rim * 0.2, rim, 5, 0, 1.4) + blades(x, tire, rim * 0.2, rim, 5, 0, 1.74) + circle(x, tire, rim * 0.2)
