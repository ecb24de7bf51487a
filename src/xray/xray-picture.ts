import type { XrayBuild } from './build-state.ts'
import type { BodyLine, DrawnCar } from './drawn-car.ts'
import { rims, viewOf } from './view.ts'
import { type DrawnSystem, xrayDrawing } from './xray-drawing.ts'

const HUES = { stock: '#8d97a5', new: '#ff7a1a', near: '#ffd23f', first: '#ff2d1f' } as const

const BODY_STYLE: Readonly<Record<BodyLine['role'], string>> = {
  paint: 'fill="#3d444d" fill-opacity=".12"',
  dark: 'fill="none" stroke="#8d97a5" stroke-opacity=".3" stroke-width="5"',
  inside: 'fill="none" stroke="#8d97a5" stroke-opacity=".28" stroke-width="5"',
  trim: 'fill="none" stroke="#f4f7fb" stroke-opacity=".4" stroke-width="6"',
  outline: 'fill="url(#xL)"',
  crease: 'fill="url(#xL)" opacity=".5"',
  glass: 'fill="#9fd0ff" fill-opacity=".05" stroke="#9fd0ff" stroke-opacity=".35" stroke-width="5"',
  seam: 'fill="none" stroke="#8d97a5" stroke-opacity=".28" stroke-width="5"',
  lamp: 'fill="#f4f7fb"',
  tail: 'fill="#ff2d1f" opacity=".85"',
}

function systemSvg({ solid, detail, state }: DrawnSystem): string {
  const hue = HUES[state]
  const lit = state !== 'stock'
  const outline = `<path d="${solid}" fill="${hue}" fill-opacity="${lit ? 0.15 : 0.035}" stroke="${hue}" stroke-width="${state === 'first' ? 13 : lit ? 10 : 6}" stroke-opacity="${lit ? 1 : 0.55}"/>`
  const inside = `<path d="${detail}" fill="none" stroke="${hue}" stroke-width="${lit ? 6 : 4}" stroke-opacity="${lit ? 0.8 : 0.34}"/>`
  return (lit ? `<g filter="url(#xG)" opacity=".7">${outline}</g>` : '') + inside + outline
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The drawing without words as an SVG that stands in another, for a picture that is made on the server. */
export function xrayPicture(car: DrawnCar, build: XrayBuild, size: Box): string {
  const view = viewOf(car.frame)
  const { systems } = xrayDrawing(car, build)
  const { nose, tail } = car.frame
  const body = car.body.map(({ role, d }) => `<path d="${d}" ${BODY_STYLE[role]}/>`).join('')
  return (
    `<svg x="${size.x}" y="${size.y}" width="${size.width}" height="${size.height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" stroke-linejoin="round" stroke-linecap="round">` +
    `<defs><linearGradient id="xL" gradientUnits="userSpaceOnUse" x1="${nose}" y1="0" x2="${tail}" y2="0"><stop offset="0" stop-color="#8d97a5" stop-opacity=".6"/><stop offset=".42" stop-color="#fff"/><stop offset=".78" stop-color="#c9d2dd" stop-opacity=".8"/><stop offset="1" stop-color="#ff2d1f"/></linearGradient>` +
    `<filter id="xG" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="20"/></filter></defs>` +
    `<g opacity=".55" filter="url(#xG)">${body}</g><path d="${rims(car.frame)}" fill="none" stroke="#8d97a5" stroke-opacity=".42" stroke-width="7"/>${systems.map(systemSvg).join('')}${body}</svg>`
  )
}
