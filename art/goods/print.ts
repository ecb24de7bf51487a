import { lettering } from '../../src/xray/lettering.ts'
import { palette } from '../../src/xray/palette.ts'
import { svgDocument } from '../drawing/svg.ts'
import { stageShapes } from '../pictures/packages.ts'

/** Side of the square that all gear is drawn in. */
export const side = 900
export const sheet = (body: string): string => svgDocument(side, side, body)
export const centred = (text: string, y: number, size: number, colour: string = palette.light, fit?: number): string =>
  lettering(text, { size, x: side / 2, y, anchor: 'middle', ...(fit ? { fit } : {}) }, `fill="${colour}"`)
export const small = (
  text: string,
  y: number,
  size: number,
  tracking: number,
  colour: string = palette.steel,
  x = side / 2,
): string => lettering(text, { face: 'mono', size, x, y, anchor: 'middle', tracking }, `fill="${colour}"`)
/** Two rows of thread beside a seam. */
export const seam = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="6"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2.4" stroke-dasharray="8 6" transform="translate(10 0)"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2.4" stroke-dasharray="8 6" transform="translate(-10 0)"/>`

/** Rows of a dyno run as bare lines for print, back row first; `colours` run from the back to the front. */
export function printedRidges(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  colours: readonly string[],
): string {
  const curve = stageShapes.wide_open.filter((_, i) => i % 2 === 0)
  const peak = Math.max(...curve.map((point) => point.wheelHp))
  return Array.from({ length: rows }, (_, k) => {
    const back = 1 - k / (rows - 1)
    const points = curve.map((point, i) => {
      const u = i / (curve.length - 1)
      const px = x + w / 2 + (u - 0.5) * w * (1 - 0.22 * back)
      return `${px.toFixed(1)} ${(y + h - back * h * 0.52 - (point.wheelHp / peak) * h * 0.48 * (0.35 + 0.65 * back)).toFixed(1)}`
    })
    const colour = colours[Math.min(colours.length - 1, Math.floor((1 - back) * colours.length))]
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${(2.2 + 2.6 * (1 - back)).toFixed(1)}" stroke-linejoin="round"/>`
  }).join('')
}
