import { lettering } from '../../src/xray/lettering.ts'
import { palette } from '../../src/xray/palette.ts'
import { linear, radial, svgDocument } from '../drawing/svg.ts'

export type Metal =
  | 'steel'
  | 'upright'
  | 'cast'
  | 'polish'
  | 'red'
  | 'hot'
  | 'dome'
  | 'rubber'
  | 'brass'
  | 'blue'
  | 'porcelain'
export type XY = readonly [x: number, y: number]
export const turn = Math.PI * 2
const n = (value: number) => Number(value.toFixed(1))

/** Gradients and filters that every part tile shares. Light comes from the top left. */
const SHADOW = [
  [0, '#000', 0.7],
  [0.45, '#000', 0.55],
  [0.8, '#000', 0.16],
  [1, '#000', 0],
] as const
export const materials =
  linear(
    'steel',
    [
      [0, '#98a3b1'],
      [0.12, '#414a55'],
      [0.45, '#161a20'],
      [0.8, '#20262e'],
      [1, '#4b5562'],
    ],
    [0, 0, 0, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  linear('upright', [
    [0, '#5d6775'],
    [0.16, '#aeb8c5'],
    [0.34, '#3a424d'],
    [0.72, '#14181d'],
    [1, '#39424e'],
  ]) +
  linear(
    'cast',
    [
      [0, '#3f4752'],
      [0.4, '#1d2229'],
      [1, '#0e1115'],
    ],
    [0, 0, 0.6, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  linear(
    'polish',
    [
      [0, '#ffffff'],
      [0.3, '#b7c1cd'],
      [0.62, '#4b5562'],
      [1, '#a3adb9'],
    ],
    [0, 0, 0.8, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  linear(
    'red',
    [
      [0, '#ff6a54'],
      [0.35, '#dc2213'],
      [1, '#560804'],
    ],
    [0, 0, 0.3, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  linear(
    'blue',
    [
      [0, '#bfe0ff'],
      [0.3, '#3f79b5'],
      [1, '#0d2440'],
    ],
    [0, 0, 0.3, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  linear('hot', [
    [0, '#ffb14a'],
    [0.45, '#ff2d1f'],
    [1, '#5b1536'],
  ]) +
  linear(
    'brass',
    [
      [0, '#ffe2a1'],
      [0.4, '#b07a24'],
      [1, '#4a2f0a'],
    ],
    [0, 0, 0, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  linear('porcelain', [
    [0, '#c9d0d8'],
    [0.2, '#ffffff'],
    [0.55, '#d5dbe2'],
    [1, '#8a94a1'],
  ]) +
  linear(
    'rubber',
    [
      [0, '#2b3037'],
      [0.4, '#121519'],
      [1, '#0a0b0d'],
    ],
    [0, 0, 0, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  linear(
    'edge',
    [
      [0, '#ffffff'],
      [0.35, '#aeb8c5'],
      [0.7, '#3f4853'],
      [1, '#7d8794'],
    ],
    [0, 0, 1, 1],
  ).replace('gradientUnits="userSpaceOnUse"', '') +
  radial(
    'dome',
    [
      [0, '#7c8795'],
      [0.45, '#252b33'],
      [1, '#0a0c0f'],
    ],
    0.36,
    0.3,
    0.8,
  ) +
  radial(
    'room',
    [
      [0, '#20262f'],
      [0.55, palette.panel],
      [1, palette.ink],
    ],
    0.5,
    0.46,
    0.68,
  ) +
  radial('shadow', SHADOW, 0.5, 0.5, 0.5)

const GRADIENT = /<(linear|radial)Gradient id="(\w+)".*?<\/\1Gradient>/g

/** The whole tile, 600 x 640 units: room, contact shadow, the part, and of the materials those that it is made of. */
export function partTile(drawing: string): string {
  const scene = `<rect width="600" height="640" fill="url(#room)"/><ellipse cx="300" cy="596" rx="232" ry="27" fill="url(#shadow)"/>${drawing}`
  const used = materials.replace(GRADIENT, (gradient, _shape, id) => (scene.includes(`url(#${id})`) ? gradient : ''))
  return svgDocument(600, 640, `<defs>${used}</defs>${scene}`)
}

/** Polygon or polyline path. */
export const path = (points: readonly XY[], close = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${close ? 'Z' : ''}`
/** A smooth curve that begins and ends on the first and last point and bends towards those between. */
export function curve(points: readonly XY[]): string {
  const last = points.length - 1
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`
  for (let i = 1; i < last; i++) {
    const [p, q] = [points[i]!, points[i + 1]!]
    const end = i === last - 1 ? q : ([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const)
    d += `Q${n(p[0])} ${n(p[1])} ${n(end[0])} ${n(end[1])}`
  }
  return d
}
/** Point on a circle; angle 0 points right, a quarter turn points down. */
export const onCircle = (x: number, y: number, radius: number, angle: number): XY => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
]
/** `count` copies around a circle. */
export const around = (count: number, draw: (angle: number, index: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, i) => draw(from + (i / count) * turn, i)).join('')
/** `count` copies in a row. */
export const row = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A solid of one metal with a lit edge. */
export const solid = (d: string, metal: Metal = 'cast', edge = 2.2): string =>
  `<path d="${d}" fill="url(#${metal})" stroke="url(#edge)" stroke-width="${edge}" stroke-linejoin="round"/>`
export const disc = (
  x: number,
  y: number,
  r: number,
  metal: Metal | `#${string}` | 'none' = 'dome',
  edge = 2,
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${metal === 'none' || metal[0] === '#' ? metal : `url(#${metal})`}" stroke="url(#edge)" stroke-width="${edge}"/>`
/** A hole: black, with light on its lower right lip. */
export const hole = (x: number, y: number, r: number, edge = 2): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#040506" stroke="#59636f" stroke-width="${edge}"/>`
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  metal: Metal | `#${string}` = 'dome',
  edge = 2,
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${metal[0] === '#' ? metal : `url(#${metal})`}" stroke="url(#edge)" stroke-width="${edge}"/>`
export const box = (x: number, y: number, w: number, h: number, metal: Metal = 'cast', corner = 6, edge = 2): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${corner}" fill="url(#${metal})" stroke="url(#edge)" stroke-width="${edge}"/>`
export const stroke = (d: string, width = 1.6, color = '#7d8794', opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
/**
 * A soft line: wide pale strokes under narrow ones. No blur: a browser draws these tiles two dozen at a time, and without a
 * graphics processor each blurred one costs it some 30 ms.
 */
export const halo = (d: string, color: string, width: number, opacity: number): string =>
  `<g fill="none" stroke="${color}" stroke-linecap="round" opacity="${opacity}">${[18, 12, 7, 3]
    .map((more) => `<path d="${d}" stroke-width="${n(width + more)}" opacity=".2"/>`)
    .join('')}</g>`
/** A lit line with a halo: heat, current, fuel. */
export const glow = (d: string, color: string = palette.redline, width = 4): string =>
  `${halo(d, color, width * 2, n(Math.min(0.7, width * 0.2)))}<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`

const tubes = {
  steel: ['#07080a', '#1b2027', '#313943', '#626d7a', '#e8eef5'],
  rubber: ['#050607', '#101317', '#1b2026', '#2c333b', '#6d7887'],
  red: ['#2a0402', '#7d0d06', '#c81b0e', '#ff4a37', '#ffd9d2'],
  dark: ['#040506', '#14181d', '#20262d', '#3a424d', '#aeb8c5'],
  brass: ['#241503', '#6b4510', '#a8741f', '#e0b25a', '#fff0cf'],
} as const
/** A round tube along a path: five strokes from dark to lit, the light ones shifted towards the light. */
export function tube(
  d: string,
  width: number,
  kind: keyof typeof tubes = 'steel',
  cap: 'butt' | 'round' = 'butt',
): string {
  const [outline, dark, body, light, shine] = tubes[kind]
  const layer = (w: number, color: string, shift: number, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(w)}" stroke-linecap="${cap}" stroke-linejoin="round"${shift ? ` transform="translate(${n(-shift)} ${n(-shift * 1.25)})"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  return (
    layer(width + 5, outline, 0) +
    layer(width, dark, 0) +
    layer(width * 0.76, body, width * 0.04) +
    layer(width * 0.42, light, width * 0.11, 0.8) +
    layer(width * 0.09, shine, width * 0.18, 0.85)
  )
}

/** Bolts around a circle. */
export const bolts = (x: number, y: number, radius: number, count: number, size: number, from = 0): string =>
  around(
    count,
    (angle) => {
      const [bx, by] = onCircle(x, y, radius, angle)
      return disc(bx, by, size, 'dome', 1.4) + hole(bx, by, size * 0.42, 0.8)
    },
    from,
  )

/** Outline of a gear. */
export function gear(x: number, y: number, root: number, tip: number, teeth: number, from = 0): string {
  const points: XY[] = []
  for (let i = 0; i < teeth; i++) {
    for (const [share, r] of [
      [0, root],
      [0.22, root],
      [0.36, tip],
      [0.64, tip],
      [0.78, root],
    ] as const)
      points.push(onCircle(x, y, r, from + ((i + share) / teeth) * turn))
  }
  return path(points)
}

/** The shop's name on a part. */
export const badge = (
  text: string,
  x: number,
  y: number,
  size: number,
  fit: number,
  paint = `fill="${palette.light}"`,
): string => lettering(text, { size, x, y, anchor: 'middle', fit }, paint)
