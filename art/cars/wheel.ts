import { palette } from '../../src/xray/palette.ts'
import type { Axle, WheelStyle } from '../../src/xray/profile.ts'
import { linear, radial } from '../drawing/svg.ts'

export interface WheelDrawing {
  x: number
  axle: Axle
  style: WheelStyle
  /** Prefix of ids; the gradients come from `wheelDefs` with the same prefix. */
  id: string
  caliper?: string
  /** Turn of the wheel, radians. */
  turn: number
}

const round = (value: number) => Number(value.toFixed(1))
const spokeCounts: Record<WheelStyle, { spokes: number; paired: boolean; slim: number }> = {
  five: { spokes: 5, paired: false, slim: 1 },
  twin_five: { spokes: 5, paired: true, slim: 0.8 },
  six: { spokes: 6, paired: false, slim: 0.95 },
  seven: { spokes: 7, paired: false, slim: 0.8 },
  ten: { spokes: 10, paired: false, slim: 0.62 },
  mesh: { spokes: 9, paired: true, slim: 0.5 },
}

/** Gradients shared by both wheels of a car, for rims of about `axle` size. */
export function wheelDefs(id: string, { tire, rim }: Axle): string {
  const down = (from: number, to: number) => [0, -from, 0, -to] as const
  return (
    linear(
      `${id}tread`,
      [
        [0, '#e8eef5', 0],
        [0.3, '#e8eef5', 0.22],
        [0.5, '#8d97a5', 0.35],
        [0.8, '#8d97a5', 0.12],
        [1, '#8d97a5', 0.4],
      ],
      down(tire * 2, 0),
    ) +
    linear(
      `${id}side`,
      [
        [0, '#aeb8c5', 0.5],
        [0.3, '#39414c', 0.45],
        [0.75, '#15191e', 0.3],
        [1, '#39414c', 0.3],
      ],
      down(tire * 2, 0),
    ) +
    linear(
      `${id}rim`,
      [
        [0, '#ffffff'],
        [0.35, '#98a3b1'],
        [0.7, '#3a424d'],
        [1, '#76808d'],
      ],
      down(tire + rim, tire - rim),
    ) +
    linear(
      `${id}face`,
      [
        [0, '#747e8b'],
        [0.4, '#383f49'],
        [0.75, '#1b2026'],
        [1, '#2c333c'],
      ],
      down(tire + rim, tire - rim),
    ) +
    linear(
      `${id}flank`,
      [
        [0, '#20252c'],
        [1, '#07080a'],
      ],
      down(tire + rim, tire - rim),
    ) +
    radial(
      `${id}barrel`,
      [
        [0, '#12161b'],
        [0.7, '#0a0c0f'],
        [0.9, '#1c2128'],
        [1, '#050607'],
      ],
      0.5,
      0.5,
      0.5,
    ) +
    radial(
      `${id}disc`,
      [
        [0, '#2b3139'],
        [0.55, '#59626e'],
        [0.75, '#3a424c'],
        [1, '#6b7582'],
      ],
      0.45,
      0.4,
      0.62,
    )
  )
}

/** One wheel in millimetres, z down, standing on 0: tire, brake, and a concave rim with chamfered spokes. */
export function wheel({ x, axle, style, id, caliper = palette.redline, turn }: WheelDrawing): string {
  const { tire, rim } = axle
  const hub = rim * 0.17
  const at = (radius: number, angle: number) =>
    `${round(x + Math.cos(angle) * radius)} ${round(-tire + Math.sin(angle) * radius)}`
  const ring = (radius: number, paint: string) => `<circle cx="${x}" cy="${-tire}" r="${round(radius)}" ${paint}/>`
  const disc = rim * 0.76
  const slots = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2
    return `M${at(disc * 0.6, angle)}L${at(disc * 0.94, angle + 0.22)}`
  }).join('')
  const [outer, inner] = [disc * 1.05, disc * 0.62]
  const clamp = `M${at(outer, -0.55)}A${outer} ${outer} 0 0 1 ${at(outer, 0.6)}L${at(inner, 0.52)}A${inner} ${inner} 0 0 0 ${at(inner, -0.47)}Z`
  const { spokes, paired, slim } = spokeCounts[style]
  const angles = Array.from({ length: spokes }, (_, i) => turn - Math.PI / 2 + (i / spokes) * Math.PI * 2)
  const arms = paired ? angles.flatMap((angle) => [angle - 0.55 / spokes, angle + 0.55 / spokes]) : angles
  const root = (paired ? 0.2 : 0.36) * slim
  const tip = (paired ? 0.075 : 0.14) * slim
  const arm = (angle: number, widen: number) =>
    `M${at(hub, angle - root * widen)}Q${at(hub * 2.4, angle - tip * 1.25 * widen)} ${at(rim * 0.84, angle - tip * widen)}L${at(rim - 4, angle - tip * 1.9 * widen)}A${rim} ${rim} 0 0 1 ${at(rim - 4, angle + tip * 1.9 * widen)}L${at(rim * 0.84, angle + tip * widen)}Q${at(hub * 2.4, angle + tip * 1.25 * widen)} ${at(hub, angle + root * widen)}Z`
  const lit = (angle: number) =>
    `M${at(hub, angle - root * 0.72)}Q${at(hub * 2.4, angle - tip * 0.9)} ${at(rim * 0.84, angle - tip * 0.72)}L${at(rim - 4, angle - tip * 1.4)}`
  const nuts = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i / 5) * Math.PI * 2
    return `<circle cx="${round(x + Math.cos(angle) * hub * 0.66)}" cy="${round(-tire + Math.sin(angle) * hub * 0.66)}" r="${round(rim * 0.024)}" fill="#07080a" stroke="#6d7887" stroke-width="1.5"/>`
  }).join('')
  return [
    ring(tire, 'fill="#0a0b0d"'),
    ring(tire - 3, `fill="none" stroke="url(#${id}tread)" stroke-width="6"`),
    ring(
      (tire + rim) / 2 + 8,
      `fill="none" stroke="url(#${id}side)" stroke-width="${round((tire - rim) * 0.55)}" opacity=".55"`,
    ),
    ring(rim + 12, 'fill="none" stroke="#2a3038" stroke-width="2"'),
    ring(rim, `fill="url(#${id}barrel)" stroke="url(#${id}rim)" stroke-width="8"`),
    ring(disc, `fill="url(#${id}disc)" stroke="#7d8794" stroke-width="2" opacity=".8"`),
    `<path d="${slots}" stroke="#12161b" stroke-width="4"/>`,
    ring(disc * 0.55, 'fill="#0b0d10"'),
    `<path d="${clamp}" fill="${caliper}"/><path d="M${at(outer * 0.97, -0.5)}A${outer} ${outer} 0 0 1 ${at(outer * 0.97, 0.55)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>`,
    ring(rim - 2, 'fill="#000" opacity=".28"'),
    `<path d="${arms.map((a) => arm(a, 1.22)).join('')}" fill="url(#${id}flank)"/>`,
    `<path d="${arms.map((a) => arm(a, 0.78)).join('')}" fill="url(#${id}face)"/>`,
    `<path d="${arms.map(lit).join('')}" fill="none" stroke="url(#${id}rim)" stroke-width="4" opacity=".95"/>`,
    ring(rim - 5, `fill="none" stroke="url(#${id}rim)" stroke-width="5"`),
    ring(hub * 1.06, `fill="url(#${id}face)" stroke="#07080a" stroke-width="3"`),
    nuts,
    ring(hub * 0.36, `fill="#14181d" stroke="${caliper}" stroke-width="4"`),
  ].join('')
}
