import { arc, closedSpline, type Point, pathOf, ribbon, spline, taper, thin } from '../../src/xray/geometry.ts'
import { palette } from '../../src/xray/palette.ts'
import { type Axle, outlineOf, type Profile } from '../../src/xray/profile.ts'
import { blur, linear } from '../drawing/svg.ts'

export interface LightLineStyle {
  /** Prefix of the ids inside the drawing; unique on a page. */
  id: string
  /** Where the key light falls along the car, 0 = nose, 1 = tail. */
  key?: number
  accent?: string
  /** Adds the soft glow around the lines: for raster pictures, not for small SVG files. */
  glow?: boolean
  /** Fills the body, so that what lies behind it does not show through. */
  fill?: string
}

const plain = (points: readonly Point[], tolerance = 2.5) => thin(points, tolerance)

/** A car drawn in light only: definitions and shapes in millimetres, z down, wheels on 0. */
export function lightLine(
  profile: Profile,
  { id, key = 0.42, accent = palette.redline, glow = false, fill }: LightLineStyle,
) {
  const outline = outlineOf(profile)
  const { minX, maxX } = outline
  const light = `url(#${id}L)`
  const paint = (path: string, fill: string, opacity = 1) =>
    `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

  const silhouette = plain(outline.top.slice(Math.floor(outline.top.length * 0.015)), 1.2)
  const lines = [
    paint(ribbon(silhouette, taper(26, key, 0.75, 6)), light),
    paint(ribbon(plain(spline(profile.shoulder, 20)), taper(15, key + 0.03)), light, 0.6),
    paint(ribbon(plain(spline(profile.haunch, 20)), taper(10, 0.6)), light, 0.45),
    paint(ribbon(plain(spline(profile.lower, 20)), taper(9, 0.45)), light, 0.35),
    ...profile.pillars.map((pillar) => paint(ribbon(plain(spline(pillar, 20)), taper(14, 0.5)), palette.steel, 0.5)),
    paint(ribbon(plain(spline(profile.lampLine, 10), 1), taper(22, 0.4, 0.6, 6)), palette.light),
    paint(pathOf(plain(closedSpline(profile.taillamp, 10), 1.5), true), accent, 0.9),
  ]
  if (outline.glass.length > 0)
    lines.push(
      paint(
        ribbon(plain(outline.glass), () => 6),
        palette.steel,
        0.65,
      ),
    )
  if (profile.intake)
    lines.push(
      paint(
        ribbon(plain(closedSpline(profile.intake, 12)), () => 6),
        palette.steel,
        0.55,
      ),
    )
  if (profile.scoop) lines.push(paint(ribbon(plain(spline(profile.scoop, 12)), taper(18, 0.5, 1, 4)), light))
  for (const vent of profile.vents ?? [])
    lines.push(paint(ribbon(plain(spline(vent, 12)), taper(14, 0.4)), palette.steel, 0.6))
  if (profile.wing) {
    lines.push(paint(ribbon(plain(spline(profile.wing.blade.slice(0, 4), 14)), taper(24, 0.4, 1, 6)), light))
    for (const strut of profile.wing.struts)
      lines.push(
        paint(
          ribbon(spline(strut, 200), () => 14),
          palette.steel,
          0.6,
        ),
      )
  }
  if (profile.open) {
    lines.push(paint(ribbon(plain(spline(profile.open.screen, 12)), taper(24, 0.7, 0.7, 8)), palette.light))
    for (const hoop of profile.open.hoops)
      lines.push(paint(ribbon(plain(spline(hoop, 12)), taper(15, 0.5, 0.7, 5)), light, 0.75))
  }
  lines.push(wheel(0, profile.front, light, accent), wheel(profile.wheelbase, profile.rear, light, accent))
  const underglow = `<path d="M${profile.front.tire + 90} ${-(profile.sill + 10)}H${profile.wheelbase - profile.rear.tire - 90}" stroke="${accent}" stroke-width="8"/>`
  const drawing = lines.join('') + underglow
  const defs =
    linear(
      `${id}L`,
      [
        [0, palette.steel, 0.45],
        [key, '#fff'],
        [Math.min(0.9, key + 0.36), '#c9d2dd', 0.75],
        [1, accent],
      ],
      [Math.round(minX), 0, Math.round(maxX), 0],
    ) + (glow ? blur(`${id}near`, 14) + blur(`${id}far`, 60) : '')
  const halo = glow
    ? `<g filter="url(#${id}far)" opacity=".5">${drawing}</g><g filter="url(#${id}near)" opacity=".6">${drawing}</g>`
    : ''
  const mass = fill
    ? `<path d="${pathOf(thin(outline.whole, 2), true)}" fill="${fill}"/>${[
        [0, profile.front.tire],
        [profile.wheelbase, profile.rear.tire],
      ]
        .map(([x, r]) => `<circle cx="${x}" cy="${-r!}" r="${r}" fill="${fill}"/>`)
        .join('')}`
    : ''
  return { outline, defs, svg: mass + halo + drawing }
}

function wheel(x: number, { tire, rim }: Axle, light: string, accent: string): string {
  const curve = (radius: number, from: number, to: number, width: number) =>
    ribbon(thin(arc(x, tire, radius, from, to, 40), 0.8), taper(width, 0.5))
  return (
    `<path d="${curve(tire + 36, 0.1, 3.04, 17)}" fill="${light}" opacity=".8"/>` +
    `<path d="${curve(tire - 6, 3.4, 6, 13)}" fill="${palette.steel}" opacity=".75"/>` +
    `<path d="${curve(rim, 0.5, 4.3, 15)}" fill="${palette.light}" opacity=".85"/>` +
    `<path d="${curve(rim * 0.62, -0.5, 0.55, 60)}" fill="${accent}"/>`
  )
}

export interface Placement {
  /** Extent of the car on the picture, pixels. */
  left: number
  right: number
  ground: number
}

/** A light-line car placed on a picture, with its reflection on the floor. */
export function placedLightLine(profile: Profile, style: LightLineStyle, place: Placement, reflection = 0.28): string {
  const { defs, svg, outline } = lightLine(profile, style)
  const scale = (place.right - place.left) / (outline.maxX - outline.minX)
  const x = place.left - outline.minX * scale
  const { id } = style
  const mirrored = reflection
    ? `<linearGradient id="${id}F" gradientUnits="userSpaceOnUse" x1="0" y1="${place.ground}" x2="0" y2="${place.ground + 420 * scale}"><stop offset="0" stop-color="#fff" stop-opacity="${reflection}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="${id}M" maskUnits="userSpaceOnUse" x="0" y="${place.ground}" width="4000" height="900"><rect x="0" y="${place.ground}" width="4000" height="900" fill="url(#${id}F)"/></mask><g mask="url(#${id}M)"><use href="#${id}C" transform="translate(0 ${2 * place.ground}) scale(1 -1)"/></g>`
    : ''
  return `<defs>${defs}</defs>${mirrored}<g id="${id}C"><g transform="translate(${x.toFixed(2)} ${place.ground}) scale(${scale.toFixed(5)})">${svg}</g></g>`
}
