import { profiles } from '../../src/catalog/bodies/profiles.ts'
import type { Body, PowerCurve } from '../../src/engine/model.ts'
import type { Stage } from '../../src/engine/vocabulary.ts'
import { ridgelineSvg } from '../../src/server/photos/ridgeline.ts'
import { heightAt } from '../../src/xray/geometry.ts'
import { lettering } from '../../src/xray/lettering.ts'
import { palette } from '../../src/xray/palette.ts'
import { outlineOf, type Profile } from '../../src/xray/profile.ts'
import { placedLightLine } from '../cars/light-line.ts'
import { blur, linear, radial, svgDocument } from '../drawing/svg.ts'
import { height, width } from './close-up.ts'

const room = (hue: string, x = 0.5, y = 0.6) =>
  `<defs>${radial(
    'room',
    [
      [0, '#1c222a'],
      [0.5, palette.panel],
      [1, palette.ink],
    ],
    x,
    y,
    0.75,
  )}${radial(
    'tint',
    [
      [0, hue, 0.16],
      [1, hue, 0],
    ],
    x,
    y - 0.1,
    0.5,
  )}${radial(
    'floor',
    [
      [0, '#c3d0e0', 0.2],
      [0.5, '#8fa0b4', 0.06],
      [1, '#8fa0b4', 0],
    ],
    0.5,
    0.5,
    0.5,
  )}</defs><rect width="${width}" height="${height}" fill="url(#room)"/><rect width="${width}" height="${height}" fill="url(#tint)"/>`

/** One car in light, with its reflection. */
export const spotlight = (body: Body, key: number, hue: string = palette.cold): string =>
  svgDocument(
    width,
    height,
    `${room(hue)}<ellipse cx="800" cy="700" rx="760" ry="110" fill="url(#floor)"/>${placedLightLine(profiles[body], { id: 's', key, glow: true }, { left: 140, right: 1460, ground: 700 }, 0.4)}`,
  )

/** Several cars one behind the other, the nearest largest. */
export function lineUp(bodies: readonly Body[]): string {
  const rows = bodies.map((body, i) => {
    const near = (i + 1) / bodies.length
    const long = 560 + 620 * near ** 1.4
    const centre = i % 2 ? 900 + 60 * near : 640 + 100 * near
    const ground = 250 + 590 * near
    const car = placedLightLine(
      profiles[body],
      { id: `l${i}`, key: 0.36 + i * 0.06, glow: true, fill: '#08090c' },
      { left: centre - long / 2, right: centre + long / 2, ground },
      near > 0.9 ? 0.4 : 0,
    )
    return `<g opacity="${(0.45 + 0.55 * near).toFixed(2)}">${car}</g>${i < bodies.length - 1 ? `<rect width="${width}" height="${height}" fill="${palette.ink}" opacity=".14"/>` : ''}`
  })
  return svgDocument(width, height, `${room(palette.redline, 0.5, 0.7)}${rows.join('')}`)
}

/** The car on a drawing board: outline, axles, and its main dimensions in millimetres. */
export function blueprint(body: Body): string {
  const profile: Profile = profiles[body]
  const outline = outlineOf(profile)
  const [left, right, ground] = [230, 1370, 640]
  const scale = (right - left) / (outline.maxX - outline.minX)
  const pageX = (x: number) => left + (x - outline.minX) * scale
  const pageY = (z: number) => ground - z * scale
  const grid =
    Array.from({ length: 41 }, (_, i) => `M${i * 40} 0V${height}`).join('') +
    Array.from({ length: 26 }, (_, i) => `M0 ${i * 40}H${width}`).join('')
  const across = (x0: number, x1: number, y: number, text: string) =>
    `<path d="M${pageX(x0)} ${y}H${pageX(x1)}M${pageX(x0)} ${y - 12}v24M${pageX(x1)} ${y - 12}v24" stroke="${palette.cold}" stroke-width="2" fill="none"/><rect x="${(pageX(x0) + pageX(x1)) / 2 - 70}" y="${y - 16}" width="140" height="32" fill="#0b1119"/>${lettering(text, { face: 'mono', size: 24, x: (pageX(x0) + pageX(x1)) / 2, y: y + 8, anchor: 'middle', tracking: 1 }, `fill="${palette.cold}"`)}`
  const up = `<path d="M${right + 90} ${pageY(0)}V${pageY(outline.maxZ)}M${right + 78} ${pageY(0)}h24M${right + 78} ${pageY(outline.maxZ)}h24" stroke="${palette.cold}" stroke-width="2" fill="none"/><g transform="translate(${right + 122} ${(pageY(0) + pageY(outline.maxZ)) / 2}) rotate(-90)">${lettering(String(Math.round(outline.maxZ)), { face: 'mono', size: 24, x: 0, y: 0, anchor: 'middle' }, `fill="${palette.cold}"`)}</g>`
  const drop = [outline.minX, 0, profile.wheelbase, outline.maxX]
    .map((x) => `M${pageX(x)} ${ground + 14}V${ground + 180}`)
    .join('')
  return svgDocument(
    width,
    height,
    `<defs>${radial(
      'board',
      [
        [0, '#121b27'],
        [0.6, '#0b1119'],
        [1, palette.ink],
      ],
      0.5,
      0.5,
      0.75,
    )}</defs><rect width="${width}" height="${height}" fill="url(#board)"/><path d="${grid}" stroke="${palette.cold}" stroke-opacity=".06" stroke-width="1"/><path d="M60 ${ground}H1540" stroke="${palette.cold}" stroke-opacity=".5" stroke-width="2"/><path d="${drop}" stroke="${palette.cold}" stroke-opacity=".4" stroke-width="1.5" stroke-dasharray="8 6"/>` +
      placedLightLine(profile, { id: 'b', glow: true }, { left, right, ground }, 0) +
      across(0, profile.wheelbase, ground + 110, String(profile.wheelbase)) +
      across(outline.minX, outline.maxX, ground + 170, String(Math.round(outline.maxX - outline.minX))) +
      up +
      lettering('SIDE ELEVATION', { face: 'mono', size: 22, x: 90, y: 110, tracking: 6 }, `fill="${palette.cold}"`) +
      lettering(profile.label, { size: 54, x: 88, y: 180 }, `fill="${palette.light}"`) +
      lettering('MILLIMETRES', { face: 'mono', size: 18, x: 90, y: 918, tracking: 5 }, `fill="${palette.steel}"`),
  )
}

/** Air over the car: lines squeezed together over the roof, as in a channel whose floor is the car. */
export function airflow(body: Body): string {
  const profile = profiles[body]
  const outline = outlineOf(profile)
  const length = outline.maxX - outline.minX
  const [from, to, ceiling] = [outline.minX - length * 0.32, outline.maxX + length * 0.5, 2700]
  const step = 40
  const floor: number[] = []
  for (let x = from; x <= to; x += step) {
    const roof = x < outline.minX || x > outline.maxX ? 0 : (upper(outline.top, x) ?? 0)
    const wake = x > outline.maxX ? outline.maxZ * 0.62 * Math.exp(-(x - outline.maxX) / (length * 0.28)) : 0
    floor.push(Math.max(roof, wake))
  }
  const reach = 11
  const around = (values: readonly number[], i: number) => values.slice(Math.max(0, i - reach), i + reach + 1)
  const raised = floor.map((_, i) => Math.max(...around(floor, i)))
  let smooth = raised
  for (let round = 0; round < 2; round++) smooth = smooth.map((_, i) => mean(around(smooth, i)))
  const ground = 720
  const scale = 1240 / length
  const pageX = (x: number) => 190 + (x - outline.minX) * scale
  const lines = Array.from({ length: 26 }, (_, k) => {
    const level = 90 + k * 84
    const points = smooth.map((h, i) => {
      const lift = h + 30
      const z = lift + level * (1 - lift / ceiling)
      return `${pageX(from + i * step).toFixed(1)} ${(ground - z * scale).toFixed(1)}`
    })
    const near = Math.exp(-k / 7)
    return `<path d="M${points.join('L')}" fill="none" stroke="url(#air)" stroke-width="${(1.3 + 2.6 * near).toFixed(1)}" opacity="${(0.16 + 0.74 * near).toFixed(2)}" stroke-linejoin="round"/>`
  })
  return svgDocument(
    width,
    height,
    `${room(palette.cold, 0.45, 0.55)}<defs>${linear(
      'air',
      [
        [0, palette.cold, 0],
        [0.16, palette.cold, 0.8],
        [0.42, '#ffffff'],
        [0.7, palette.cold, 0.8],
        [1, palette.cold, 0],
      ],
      [0, 0, width, 0],
    )}${blur('mist', 5)}</defs><g filter="url(#mist)" opacity=".6">${lines.slice(0, 9).join('')}</g>${lines.join('')}<ellipse cx="800" cy="${ground}" rx="760" ry="90" fill="url(#floor)"/>${placedLightLine(profile, { id: 'a', glow: true, key: 0.44 }, { left: 190, right: 1430, ground }, 0.34)}`,
  )
}

/** A ridgeline that fills the picture; `zoom` above 1 goes into it. */
export function ridge(curve: PowerCurve, stockCurve: PowerCurve, stage: Stage, zoom = 1, x = 0.5, y = 0.45): string {
  const drawing = ridgelineSvg({ curve, stockCurve, stage })
  const inner = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
  const [w, h] = [1520 / zoom, (1520 / zoom) * (height / width)]
  return svgDocument(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette.ink}"/>${inner}`,
    `${(1520 - w) * x} ${(1120 - h) * y} ${w} ${h}`,
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
function upper(top: Parameters<typeof heightAt>[0], x: number): number | undefined {
  let best: number | undefined
  for (let i = 1; i < top.length; i++) {
    const z = heightAt(top.slice(i - 1, i + 1), x)
    if (z !== undefined && (best === undefined || z > best)) best = z
  }
  return best
}
