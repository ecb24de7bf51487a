import type { Point } from './geometry.ts'
import { circle, rounded } from './paths.ts'

/** What a wheel looks like: how many spokes, how wide at hub and rim (shares of the rim), split into a fork or not. */
const DESIGNS = {
  five: { count: 5, hub: 0.26, rim: 0.2, fork: 0 },
  wide_five: { count: 5, hub: 0.3, rim: 0.34, fork: 0 },
  star: { count: 5, hub: 0.34, rim: 0.12, fork: 0 },
  six: { count: 6, hub: 0.22, rim: 0.17, fork: 0 },
  seven: { count: 7, hub: 0.18, rim: 0.13, fork: 0 },
  ten: { count: 10, hub: 0.11, rim: 0.085, fork: 0 },
  multi: { count: 16, hub: 0.07, rim: 0.055, fork: 0 },
  fork_five: { count: 5, hub: 0.1, rim: 0.09, fork: 0.26 },
  fork_six: { count: 6, hub: 0.1, rim: 0.085, fork: 0.21 },
  fork_seven: { count: 7, hub: 0.09, rim: 0.075, fork: 0.17 },
  pair_five: { count: 5, hub: 0.09, rim: 0.09, fork: 0.12 },
  mesh: { count: 10, hub: 0.06, rim: 0.05, fork: 0.13 },
} as const satisfies Record<string, { count: number; hub: number; rim: number; fork: number }>
export type WheelDesign = keyof typeof DESIGNS
export const WHEEL_DESIGNS = Object.keys(DESIGNS) as [WheelDesign, ...WheelDesign[]]

/** One spoke from the hub to the rim, its two ends that many radians off its middle. */
function spoke(x: number, z: number, rim: number, angle: number, [root, tip]: Point, [wide, narrow]: Point): string {
  const at = (radius: number, turn: number, side: number): Point => {
    const a = angle + turn
    return [x + Math.cos(a) * radius - Math.sin(a) * side, z + Math.sin(a) * radius + Math.cos(a) * side]
  }
  return rounded(
    [
      at(rim * 0.13, root, (wide * rim) / 2),
      at(rim * 0.93, tip, (narrow * rim) / 2),
      at(rim * 0.93, tip, (-narrow * rim) / 2),
      at(rim * 0.13, root, (-wide * rim) / 2),
    ],
    rim * 0.03,
  )
}

/** The spokes of a wheel as outlines that may be filled. */
export function spokesOf(design: WheelDesign, x: number, z: number, rim: number): string {
  const { count, hub, rim: tip, fork } = DESIGNS[design]
  const widths: Point = [hub, tip]
  return (
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI / 2 + (i * 2 * Math.PI) / count
      if (!fork) return spoke(x, z, rim, angle, [0, 0], widths)
      return spoke(x, z, rim, angle, [0, fork], widths) + spoke(x, z, rim, angle, [0, -fork], widths)
    }).join('') + circle(x, z, rim * 0.15)
  )
}
