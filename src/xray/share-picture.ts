import type { XrayBuild } from './build-state.ts'
import type { DrawnCar } from './drawn-car.ts'
import { lettering, letteringWidth } from './lettering.ts'
import { lockup } from './mark.ts'
import { palette } from './palette.ts'
import { xrayPicture } from './xray-picture.ts'

/** As sites that link to a page show it. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
const MARGIN = 56
const MOST = SHARE_WIDTH - 2 * MARGIN

/** The letters that the table has; others are left out, so that a name in any script makes a picture. */
const drawable = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z .,\-+/'&:%#!=()?]/g, '')

/** One line of capitals that fits the picture. */
function fitted(text: string, face: 'display' | 'mono', size: number, y: number, paint: string): string {
  const words = drawable(text)
  if (!words.trim()) return ''
  const tracking = face === 'mono' ? 2 : -1.5
  const shrink = Math.min(1, MOST / letteringWidth(words, { face, size, tracking }))
  return lettering(words, { face, size: size * shrink, x: MARGIN, y, tracking: tracking * shrink }, `fill="${paint}"`)
}

/** A build inside its car with its title and figures, 1200 x 630, as an SVG that needs no font. */
export function sharePictureSvg(car: DrawnCar, build: XrayBuild, words: { title: string; figures: string }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<defs><radialGradient id="room" cx=".5" cy=".5" r=".7"><stop offset="0" stop-color="${palette.raised}"/><stop offset=".6" stop-color="${palette.panel}"/><stop offset="1" stop-color="${palette.ink}"/></radialGradient></defs>` +
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="url(#room)"/>` +
    `<g transform="translate(${MARGIN} 40) scale(.4)">${lockup()}</g>` +
    xrayPicture(car, build, { x: 40, y: 90, width: 1120, height: 410 }) +
    fitted(words.title, 'display', 56, 560, palette.light) +
    fitted(words.figures, 'mono', 24, 600, palette.ember) +
    `<rect y="${SHARE_HEIGHT - 6}" width="${SHARE_WIDTH}" height="6" fill="${palette.redline}"/></svg>`
  )
}
