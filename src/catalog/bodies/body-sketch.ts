import type { Control, Point } from '../../xray/geometry.ts'
import type { WheelDesign } from '../../xray/wheel-designs.ts'

/**
 * A generation's side view, drawn by hand: nose to the left, millimetres, x = 0 at the front axle, z = 0 on the ground.
 * A curve is "x,z x,z"; a c behind a point is a corner, | begins another curve. No badge and no maker's drawing.
 */
export interface BodySketch {
  /** As car people call it. */
  name: string
  /** The catalog's cars: beginning of the model's id, first and last year. */
  cars: readonly string[]
  wheelbase: number
  /** Radius of tire and rim, front and rear. */
  wheels: readonly [frontTire: number, frontRim: number, rearTire: number, rearRim: number]
  design: WheelDesign
  /** Height of the lower edge between the wheels, and the air between tire and arch. */
  sill: number
  gap?: number
  /** Width of black plastic around the arches. */
  cladding?: number
  /** From the front lower edge over the roof to the rear lower edge. */
  top: string
  /** Side glass, each pane or group of panes closed. */
  glass: string
  /** Pillars across the glass. */
  pillars?: string
  /** Door, hood and bumper cuts. */
  cuts: string
  /** Character lines, strong and faint. */
  creases: string
  faint?: string
  /** Closed shapes. */
  headlamp: string
  taillamp: string
  /** Closed: intakes, grille, vents, black trim, soft top. */
  dark?: string
  /** Thin bright lines: daytime light, slats, roof rails. */
  trim?: string
  /** Closed shapes that stand on the body: wing, scoop, mirror. */
  parts?: string
  handles?: string
}

/** The curves that a text holds. */
export const curves = (text: string | undefined): Control[][] =>
  (text ?? '')
    .split('|')
    .map((curve) => curve.trim())
    .filter(Boolean)
    .map((curve) =>
      curve.split(/\s+/).map((point): Control => {
        const [, x, z, corner] = /^(-?\d+),(-?\d+)(c?)$/.exec(point) ?? []
        if (x === undefined || z === undefined) throw new Error(`A drawing has the point ${JSON.stringify(point)}`)
        return corner ? [Number(x), Number(z), 'c'] : [Number(x), Number(z)]
      }),
    )

/** Single points of a text. */
export const points = (text: string | undefined): Point[] =>
  curves(text).flatMap((curve) => curve.map(([x, z]) => [x, z] as const))
