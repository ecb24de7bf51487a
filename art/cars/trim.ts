import { type Control, closedSpline, type Point, pathOf, ribbon, spline, taper } from '../../src/xray/geometry.ts'
import { palette } from '../../src/xray/palette.ts'
import type { Outline, Profile } from '../../src/xray/profile.ts'
import { blur, linear } from '../drawing/svg.ts'
import { wheel, wheelDefs } from './wheel.ts'

const shape = (controls: readonly Control[], step = 8) => pathOf(closedSpline(controls, step), true, 1)
const line = (controls: readonly Control[], step = 10) => pathOf(spline(controls, step), false, 1)

/** Shut lines, lamps, grille, skirts, mirror, wheels: all that is drawn over the painted body, in millimetres, z down. */
export function trim(profile: Profile, outline: Outline, id: string, caliper: string): { defs: string; svg: string } {
  const { minX, maxX } = outline
  const length = maxX - minX
  const defs =
    linear(
      `${id}edge`,
      [
        [0, '#dfe7f0', 0.35],
        [0.42, '#ffffff', 0.9],
        [0.75, '#dfe7f0', 0.4],
        [1, palette.redline, 0.5],
      ],
      [minX, 0, maxX, 0],
    ) +
    linear(
      `${id}seam`,
      [
        [0, '#fff', 0.1],
        [0.42, '#fff', 0.34],
        [1, '#fff', 0.08],
      ],
      [minX, 0, maxX, 0],
    ) +
    blur(`${id}soft`, 16) +
    blur(`${id}wide`, 42) +
    wheelDefs(id, profile.front)
  const svg = [
    underside(profile, outline),
    `<clipPath id="${id}body"><path d="${pathOf(outline.whole, true, 1)}"/></clipPath><g clip-path="url(#${id}body)">${profile.seams.map((seam) => seamLine(seam, id)).join('')}</g>`,
    ...(profile.vents ?? []).map(
      (vent) =>
        `<path d="${line(vent, 8)}" fill="none" stroke="#020203" stroke-width="24" stroke-linecap="round"/><path d="${line(vent, 8)}" fill="none" stroke="url(#${id}seam)" stroke-width="3" transform="translate(-11 0)"/>`,
    ),
    profile.intake
      ? `<path d="${shape(profile.intake)}" fill="#020304" stroke="url(#${id}seam)" stroke-width="5"/>`
      : '',
    fascia(profile, outline, id),
    glassTrim(profile, outline, id),
    ...profile.handles.map(
      ([x, z]) =>
        `<rect x="${x}" y="${-z - 13}" width="150" height="24" rx="12" fill="#000" opacity=".55"/><rect x="${x}" y="${-z - 16}" width="150" height="18" rx="9" fill="#191d22" stroke="url(#${id}seam)" stroke-width="2.5"/>`,
    ),
    profile.scoop
      ? `<path d="${pathOf([...spline(profile.scoop, 8)], true, 1)}" fill="#14181d"/><path d="${ribbon(spline(profile.scoop, 8), taper(10, 0.5))}" fill="#fff" opacity=".7"/>`
      : '',
    mirror(profile, id),
    lamps(profile, id),
    wing(profile),
    ...Array.from({ length: profile.exhaust[2] }, (_, i) => {
      const [x, z] = profile.exhaust
      return `<ellipse cx="${x - i * 96}" cy="${-z}" rx="42" ry="34" fill="#050607" stroke="#98a3b1" stroke-width="7"/>`
    }),
    ...[outline.frontArch, outline.rearArch].map(
      (arch) => `<path d="${ribbon(arch, taper(8, 0.5), 1)}" fill="url(#${id}edge)" opacity=".55"/>`,
    ),
    `<path d="${ribbon(outline.top.slice(Math.floor(outline.top.length * 0.02)), taper(9, 0.42, 0.8, 2.5), 1)}" fill="url(#${id}edge)"/>`,
    `<path d="M${profile.front.tire + 80} ${-(profile.sill + 4)}H${profile.wheelbase - profile.rear.tire - 80}" stroke="${palette.redline}" stroke-width="5" opacity=".55"/>`,
    wheel({ x: 0, axle: profile.front, style: profile.wheel, id, caliper, turn: 0.12 }),
    wheel({ x: profile.wheelbase, axle: profile.rear, style: profile.wheel, id, caliper, turn: 0.31 }),
    `<path d="M${minX + length * 0.02} ${-profile.sill + 4}h${length * 0.085}" stroke="#000" stroke-width="2" opacity=".5"/>`,
  ].join('')
  return { defs, svg }
}

/** Dark floor pan behind the wheels and inside the arches; drawn under the body. */
export function wheelWells(profile: Profile, outline: Outline): string {
  const { minX, maxX } = outline
  const pan: Point[] = [
    [minX + 330, profile.sill + 80],
    [maxX - 330, profile.sill + 80],
    [maxX - 400, 130],
    [minX + 400, 130],
  ]
  return `<path d="${pathOf(pan, true)}" fill="#030405"/>${[outline.frontArch, outline.rearArch].map((arch) => `<path d="${pathOf(arch, true)}" fill="#020303"/>`).join('')}`
}

const seamLine = (seam: readonly Control[], id: string) =>
  `<path d="${line(seam)}" fill="none" stroke="#020203" stroke-opacity=".85" stroke-width="7"/><path d="${line(seam)}" fill="none" stroke="url(#${id}seam)" stroke-width="3" transform="translate(5 1)"/>`

function underside(profile: Profile, { minX, maxX, top }: Outline): string {
  const { sill } = profile
  const lip = profile.top[2]![0]
  const length = maxX - minX
  const from = profile.front.tire + 64
  const to = profile.wheelbase - profile.rear.tire - 64
  const skirt: Point[] = [
    [from, sill + 44],
    [to, sill + 58],
    [to + 14, sill],
    [from - 14, sill],
  ]
  const rear = top.filter(([x, z]) => x > maxX - length * 0.12 && z < sill + 190)
  const diffuser: Point[] =
    rear.length > 3 ? [...rear, [maxX - length * 0.13, sill + 30], [maxX - length * 0.05, sill + 170]] : []
  return (
    `<path d="${pathOf(skirt, true)}" fill="#060709"/><path d="M${from} ${-(sill + 46)}L${to} ${-(sill + 60)}" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>` +
    (diffuser.length > 0 ? `<path d="${pathOf(diffuser, true)}" fill="#050608"/>` : '') +
    `<path d="M${lip} ${-sill + 2}h${length * 0.115}l24 -26h-${length * 0.11}z" fill="#060709"/><path d="M${lip + 10} ${-sill - 24}h${length * 0.1}" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`
  )
}

function fascia(profile: Profile, { top, minX, maxX }: Outline, id: string): string {
  const [low, high] = [profile.sill + 80, profile.grilleTop]
  const face = top.filter(([x, z]) => x < minX + (maxX - minX) * 0.16 && z > low && z < high)
  if (face.length < 4) return ''
  const depth = (z: number) => 60 + 170 * Math.sin(Math.PI * (0.2 + (0.62 * (z - low)) / (high - low)))
  const opening: Point[] = [
    ...face.map(([x, z]) => [x + 14, z] as const),
    ...face.map(([x, z]) => [x + depth(z), z] as const).reverse(),
  ]
  const bars = Array.from({ length: 6 }, (_, i) => {
    const z = low + ((high - low) * (i + 0.7)) / 6.4
    const x = face.reduce((best, p) => (Math.abs(p[1] - z) < Math.abs(best[1] - z) ? p : best))[0]
    return `M${(x + 20).toFixed(0)} ${-z.toFixed(0)}L${(x + depth(z) - 16).toFixed(0)} ${(-z - 6).toFixed(0)}`
  }).join('')
  return `<path d="${pathOf(opening, true)}" fill="#030405" stroke="url(#${id}seam)" stroke-width="5"/><path d="${bars}" stroke="#272d35" stroke-width="7"/><path d="${bars}" stroke="#5b6572" stroke-width="1.6" transform="translate(0 -4)"/>`
}

function glassTrim(profile: Profile, outline: Outline, id: string): string {
  if (outline.glass.length === 0) return ''
  const edge = pathOf(outline.glass, true, 1)
  const pillars = profile.pillars
    .map(
      (pillar) =>
        `<path d="${line(pillar)}" fill="none" stroke="#050608" stroke-width="34"/><path d="${line(pillar)}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3" transform="translate(-17 0)"/>`,
    )
    .join('')
  return `<clipPath id="${id}glassclip"><path d="${edge}"/></clipPath><g clip-path="url(#${id}glassclip)">${pillars}</g><path d="${edge}" fill="none" stroke="#040506" stroke-width="11"/><path d="${edge}" fill="none" stroke="url(#${id}edge)" stroke-width="3.4" opacity=".55"/>`
}

function mirror(profile: Profile, id: string): string {
  const k = profile.tall ? 1.9 : 1
  const [mx, mz] = profile.mirror
  const points: Control[] = (
    [
      [70, -8, 'c'],
      [20, 34],
      [34, 86],
      [110, 104],
      [205, 92, 'c'],
      [214, 30],
      [170, 4, 'c'],
    ] as const
  ).map(([x, z, corner]: readonly [number, number, 'c'?]) =>
    corner ? [mx + x * k, mz + z * k * (k > 1 ? 1.2 : 1), corner] : [mx + x * k, mz + z * k * (k > 1 ? 1.2 : 1)],
  )
  return `<path d="${shape(points, 6)}" fill="#101418" stroke="#2d343d" stroke-width="3"/><path d="${ribbon(spline(points.slice(1, 5), 6), taper(9, 0.6), 1)}" fill="url(#${id}edge)"/>`
}

function lamps(profile: Profile, id: string): string {
  const front = shape(profile.headlamp, 6)
  const rear = shape(profile.taillamp, 6)
  const glow = ribbon(spline(profile.lampLine, 6), taper(18, 0.45, 0.6, 6), 1)
  return (
    `<path d="${front}" fill="#0b0e12" stroke="#7d8794" stroke-width="4"/><path d="${glow}" fill="#dcebff" filter="url(#${id}wide)" opacity=".9"/><path d="${glow}" fill="#dcebff" filter="url(#${id}soft)" opacity=".7"/><path d="${glow}" fill="#fff"/>` +
    `<path d="${rear}" fill="#4a0a06" stroke="#1a0302" stroke-width="6"/><path d="${rear}" fill="${palette.redline}" opacity=".85" filter="url(#${id}soft)"/><path d="${ribbon(spline(profile.taillamp.slice(0, 3), 6), taper(20, 0.5, 0.7, 8), 1)}" fill="#ff8a7c"/>`
  )
}

function wing({ wing: rear }: Profile): string {
  if (!rear) return ''
  const struts = rear.struts
    .map(
      (strut) =>
        `<path d="${line(strut)}" stroke="#20262d" stroke-width="32"/><path d="${line(strut)}" stroke="#fff" stroke-opacity=".2" stroke-width="3" transform="translate(-15 0)"/>`,
    )
    .join('')
  return `${struts}<path d="${shape(rear.blade)}" fill="#0d1014" stroke="#242a32" stroke-width="4"/><path d="${ribbon(spline(rear.blade.slice(0, 4), 8), taper(13, 0.4, 1, 3), 1)}" fill="#f4f7fb"/>`
}

/** Seats, hoops and the windscreen of an open car; drawn under the body. */
export function cockpit(profile: Profile): string {
  if (!profile.open) return ''
  const seats = profile.open.hoops
    .map(
      (hoop) =>
        `<path d="${pathOf(spline(hoop, 8), true, 1)}" fill="#0c0f13"/><path d="${ribbon(spline(hoop, 8), taper(16, 0.45, 0.8, 5), 1)}" fill="#aeb8c5" opacity=".7"/>`,
    )
    .join('')
  const screen = spline(profile.open.screen, 8)
  const foot = profile.open.screen[0]!
  const head = profile.open.screen[profile.open.screen.length - 1]!
  const pane: Point[] = [...screen, [head[0] + 40, head[1] - 10], [foot[0] + 260, foot[1]]]
  return `${seats}<path d="${pathOf(pane, true)}" fill="#9fb4cc" opacity=".16"/><path d="${ribbon(screen, () => 34, 1)}" fill="#15191e"/><path d="${ribbon(screen, taper(16, 0.6, 0.8, 6), 1)}" fill="#f4f7fb"/>`
}
