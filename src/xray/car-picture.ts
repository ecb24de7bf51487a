import type { BodyLine, Frame } from './drawn-car.ts'
import { PAINTS } from './paints.ts'
import { palette } from './palette.ts'
import { circle } from './paths.ts'
import { viewOf } from './view.ts'
import { spokesOf } from './wheel-designs.ts'

interface Box {
  x?: number
  y?: number
  width: number
  height: number
}
export interface CarPictureStyle {
  /** Prefix of the ids inside; unique on a page. */
  id: string
  /** Color of the paint. */
  paint?: string
  box?: Box
}

const styles = (id: string): Readonly<Record<BodyLine['role'], string>> => ({
  paint: `fill="url(#${id}P)"`,
  dark: 'fill="#07080a" fill-opacity=".82" stroke="#8d97a5" stroke-opacity=".28" stroke-width="5"',
  glass: 'fill="#0b1016" stroke="#9fd0ff" stroke-opacity=".75" stroke-width="8"',
  seam: 'fill="none" stroke="#dbe3ec" stroke-opacity=".5" stroke-width="7"',
  crease: `fill="url(#${id}L)" opacity=".62"`,
  tail: `fill="${palette.redline}"`,
  lamp: `fill="${palette.light}" fill-opacity=".85" stroke="${palette.light}" stroke-width="6"`,
  inside: 'display="none"',
  trim: `fill="none" stroke="${palette.light}" stroke-opacity=".8" stroke-width="8"`,
  outline: `fill="url(#${id}L)"`,
})

function wheel(x: number, { tire, rim }: Frame['front'], design: Frame['design'], bright: string): string {
  return (
    `<path d="${circle(x, tire, tire)}" fill="#0b0d11" stroke="#59636f" stroke-width="10"/>` +
    `<path d="${circle(x, tire, rim)}" fill="#15191f" stroke="${bright}" stroke-width="12"/>` +
    `<path d="${circle(x, tire, rim * 0.62)}" fill="none" stroke="#59636f" stroke-width="7"/>` +
    `<path d="${spokesOf(design ?? 'fork_five', x, tire, rim)}" fill="#9aa5b2" fill-opacity=".9"/>`
  )
}

/** A car in lines of light over its paint, as an SVG that stands in another. */
export function carPicture(
  car: { frame: Frame; body: readonly BodyLine[] },
  { id, paint = PAINTS.gray.color, box }: CarPictureStyle,
): string {
  const { frame, body } = car
  const view = viewOf(frame, 60)
  const place = box ? `x="${box.x ?? 0}" y="${box.y ?? 0}" width="${box.width}" height="${box.height}" ` : ''
  const { nose, tail, height, wheelbase } = frame
  const style = styles(id)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${place}viewBox="${view.x} ${view.y} ${view.width} ${view.height}" stroke-linejoin="round" stroke-linecap="round"><defs>` +
    `<linearGradient id="${id}L" gradientUnits="userSpaceOnUse" x1="${nose}" y1="0" x2="${tail}" y2="0"><stop offset="0" stop-color="#c9d2dd" stop-opacity=".75"/><stop offset=".42" stop-color="#fff"/><stop offset=".85" stop-color="#c9d2dd" stop-opacity=".9"/><stop offset="1" stop-color="${palette.redline}"/></linearGradient>` +
    `<linearGradient id="${id}P" gradientUnits="userSpaceOnUse" x1="0" y1="${-height}" x2="0" y2="-150"><stop offset="0" stop-color="${paint}" stop-opacity=".95"/><stop offset=".45" stop-color="${paint}" stop-opacity=".7"/><stop offset="1" stop-color="${paint}" stop-opacity=".22"/></linearGradient></defs>` +
    `<ellipse cx="${(nose + tail) / 2}" cy="0" rx="${(tail - nose) * 0.49}" ry="26" fill="#000"/>` +
    body
      .filter(({ role }) => role !== 'inside')
      .map(({ role, d }) => `<path d="${d}" ${style[role]}/>`)
      .join('') +
    wheel(0, frame.front, frame.design, '#c9d2dd') +
    wheel(wheelbase, frame.rear, frame.design, '#c9d2dd') +
    `</svg>`
  )
}
