import type { Frame } from './drawn-car.ts'
import { blades, circle } from './paths.ts'

/** The window onto the drawing, as an SVG viewBox takes it. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

/** The car with a margin, millimetres. */
export const viewOf = ({ nose, tail, height }: Frame, margin = 70): View => ({
  x: nose - margin,
  y: -(height + margin),
  width: tail - nose + 2 * margin,
  height: height + margin * 1.6,
})

/** Rims are part of the body: thin twin spokes behind which brakes stay in sight. */
export const rims = ({ wheelbase, front, rear }: Frame): string =>
  (
    [
      [0, front],
      [wheelbase, rear],
    ] as const
  )
    .map(
      ([x, { tire, rim }]) =>
        circle(x, tire, rim) +
        blades(x, tire, rim * 0.2, rim, 5, 0, 1.4) +
        blades(x, tire, rim * 0.2, rim, 5, 0, 1.74) +
        circle(x, tire, rim * 0.2),
    )
    .join('')
