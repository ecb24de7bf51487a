import type { DrawnCar } from '../src/xray/drawn-car.ts'
import { palette } from '../src/xray/palette.ts'
import { circle } from '../src/xray/paths.ts'
import { spokesOf } from '../src/xray/wheel-designs.ts'

export const SCENE = { width: 1920, height: 1080, fps: 30, seconds: 8 } as const

/** Where the car stands in the picture: its length in pixels, the middle of it, and the ground. */
export interface Stand {
  lengthPx: number
  middleX: number
  groundY: number
}

/** Light trails past the car: each moves its own way once around in the loop, so that the end meets the beginning. */
const TRAILS = Array.from({ length: 26 }, (_, at) => ({
  y: ((at * 137) % 100) / 100,
  start: ((at * 61) % 100) / 100,
  length: 90 + ((at * 53) % 260),
  rounds: 2 + (at % 3),
  isRed: at % 4 === 0,
  opacity: 0.1 + ((at * 29) % 30) / 100,
}))

function trails(phase: number, { groundY }: Stand): string {
  const span = SCENE.width + 700
  return TRAILS.map(({ y, start, length, rounds, isRed, opacity }) => {
    const x = ((start + phase * rounds) % 1) * span - 500
    const at = groundY - 470 + y * 560
    return `<rect x="${x.toFixed(1)}" y="${at.toFixed(1)}" width="${length}" height="1.6" rx=".8" fill="${isRed ? palette.redline : '#c9d2dd'}" opacity="${opacity}"/>`
  }).join('')
}

function wheel(x: number, tire: number, rim: number, design: DrawnCar['frame']['design'], degrees: number): string {
  return (
    `<path d="${circle(x, tire, tire)}" fill="#050608" stroke="#59636f" stroke-width="9"/>` +
    `<path d="${circle(x, tire, rim)}" fill="#0b0e12" stroke="#c9d2dd" stroke-width="10"/>` +
    `<path d="${circle(x, tire, rim * 0.6)}" fill="none" stroke="${palette.redline}" stroke-opacity=".55" stroke-width="14"/>` +
    `<path transform="rotate(${degrees.toFixed(2)} ${x} ${-tire})" d="${spokesOf(design ?? 'fork_five', x, tire, rim)}" fill="#aab4c0" fill-opacity=".9"/>`
  )
}

/** The car in lines of light; `glint` 0 to 1 is where a band of light runs over it from the tail to the nose. */
function carAt({ frame, body }: DrawnCar, glint: number, degrees: number): string {
  const { nose, tail, height, wheelbase, front, rear, design } = frame
  const at = tail + 900 - (tail - nose + 1800) * glint
  const lines = (roles: readonly string[], style: string) =>
    body
      .filter(({ role }) => roles.includes(role))
      .map(({ d }) => `<path d="${d}" ${style}/>`)
      .join('')
  return (
    `<defs><linearGradient id="L" gradientUnits="userSpaceOnUse" x1="${nose}" y1="0" x2="${tail}" y2="0"><stop offset="0" stop-color="#c9d2dd" stop-opacity=".7"/><stop offset=".5" stop-color="#eef2f7" stop-opacity=".8"/><stop offset=".86" stop-color="#c9d2dd" stop-opacity=".75"/><stop offset="1" stop-color="${palette.redline}"/></linearGradient>` +
    `<linearGradient id="P" gradientUnits="userSpaceOnUse" x1="0" y1="${-height}" x2="0" y2="-120"><stop offset="0" stop-color="#2a3038" stop-opacity=".95"/><stop offset=".5" stop-color="#14181d" stop-opacity=".95"/><stop offset="1" stop-color="#07080a"/></linearGradient>` +
    `<linearGradient id="G" gradientUnits="userSpaceOnUse" x1="${at - 820}" y1="0" x2="${at + 820}" y2="0"><stop offset="0" stop-color="#000"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<mask id="M" maskUnits="userSpaceOnUse" x="${nose - 300}" y="${-height - 300}" width="${tail - nose + 600}" height="${height + 600}"><rect x="${nose - 300}" y="${-height - 300}" width="${tail - nose + 600}" height="${height + 600}" fill="url(#G)"/></mask></defs>` +
    lines(['paint'], 'fill="url(#P)"') +
    `<g mask="url(#M)" opacity=".34">${lines(['paint'], 'fill="#5b6673"')}</g>` +
    lines(['dark'], 'fill="#050608" stroke="#8d97a5" stroke-opacity=".4" stroke-width="5"') +
    lines(['glass'], 'fill="#090d12" stroke="#9fd0ff" stroke-opacity=".6" stroke-width="7"') +
    lines(['seam'], 'fill="none" stroke="#dbe3ec" stroke-opacity=".35" stroke-width="5"') +
    lines(['trim'], 'fill="none" stroke="#dbe3ec" stroke-opacity=".6" stroke-width="6"') +
    lines(['crease'], 'fill="url(#L)" opacity=".5"') +
    lines(['outline'], 'fill="url(#L)"') +
    lines(['tail'], `fill="${palette.redline}"`) +
    lines(['lamp'], 'fill="#fff" stroke="#fff" stroke-width="5"') +
    wheel(0, front.tire, front.rim, design, degrees) +
    wheel(wheelbase, rear.tire, rear.rim, design, degrees) +
    `<g mask="url(#M)"><g filter="url(#glow)">${lines(['outline', 'crease'], 'fill="#fff"')}</g></g>`
  )
}

/** One moment of the loop as an SVG: the car at rest on a wet floor, light running over it, the world rushing by. */
export function heroScene(car: DrawnCar, stand: Stand, phase: number): string {
  const { width, height } = SCENE
  const { lengthPx, middleX, groundY } = stand
  const { nose, tail } = car.frame
  const scale = lengthPx / (tail - nose)
  const place = `translate(${middleX - ((nose + tail) / 2) * scale} ${groundY}) scale(${scale})`
  const drawn = carAt(car, (phase * 2 + 0.42) % 1, -phase * 360 * 3)
  const left = middleX - lengthPx / 2
  const lampY = groundY - 0.14 * lengthPx
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round"><defs>` +
    `<filter id="glow" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="14" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
    `<filter id="haze" x="-20%" y="-30%" width="140%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>` +
    `<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>` +
    `<radialGradient id="under"><stop offset="0" stop-color="${palette.redline}" stop-opacity=".5"/><stop offset=".55" stop-color="${palette.redline}" stop-opacity=".14"/><stop offset="1" stop-color="${palette.redline}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="back"><stop offset="0" stop-color="#2b323b" stop-opacity=".55"/><stop offset="1" stop-color="#2b323b" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="beam" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<mask id="floor" maskUnits="userSpaceOnUse" x="0" y="${groundY}" width="${width}" height="200"><rect x="0" y="${groundY}" width="${width}" height="200" fill="url(#fade)"/></mask></defs>` +
    `<rect width="${width}" height="${height}" fill="#07080a"/>` +
    `<ellipse cx="${middleX}" cy="${groundY - 180}" rx="${lengthPx * 0.75}" ry="420" fill="url(#back)"/>` +
    trails(phase, stand) +
    `<ellipse cx="${middleX}" cy="${groundY + 6}" rx="${lengthPx * 0.6}" ry="64" fill="url(#under)"/>` +
    `<path d="M${left + 14} ${lampY - 8}L${left - 760} ${lampY - 70}V${groundY + 20}L${left + 14} ${lampY + 14}Z" fill="url(#beam)" opacity=".45" filter="url(#haze)"/>` +
    `<g mask="url(#floor)"><g filter="url(#soft)"><g transform="translate(0 ${2 * groundY}) scale(1 -1)"><g transform="${place}">${drawn}</g></g></g></g>` +
    `<g transform="${place}">${drawn}</g></svg>`
  )
}
