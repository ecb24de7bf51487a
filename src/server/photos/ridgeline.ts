import type { PowerCurve } from '../../engine/model.ts'
import type { Stage } from '../../engine/vocabulary.ts'

export interface RidgelineRequest {
  /** Tuned power, two points at least. Its highest point stands at the back. */
  curve: PowerCurve
  /** Stock power: the front line. */
  stockCurve: PowerCurve
  stage: Stage
  /** What stands in front, as SVG inside FRONT. */
  front?: string
  /** Accessible name; without one the picture counts as decoration. */
  title?: string
}

const width = 1520
const height = 1120
const samples = 44
/** Where a car stands before the range: its wheels on the card's floor, the peak in sight above it. */
export const FRONT = { x: 130, y: 590, width: 1260, height: 460 } as const
/** Line count, hue and the hue's hot end rise with the stage. */
const looks: Record<Stage, { rows: number; hue: string; tip: string }> = {
  stage1: { rows: 10, hue: '#9fd0ff', tip: '#cfe7ff' },
  stage2: { rows: 16, hue: '#ffd23f', tip: '#ff9d2e' },
  stage3: { rows: 24, hue: '#ff7a1a', tip: '#ff4a1c' },
  wide_open: { rows: 36, hue: '#ff2d1f', tip: '#ff7a1a' },
}

/**
 * A package's dyno sheet as a mountain range of light: wheel hp against rpm, stock in front, tuned at the back, every
 * row between them a straight mix. 1520 x 1120, at most 25 kB, no text, no outside resources.
 *
 * Heights are true to scale within one picture; the range as a whole grows with peak power, from 38 % of the picture
 * at 200 whp to 56 % at 1000 whp. A ripple of at most 3 units is decoration. Throws on a curve of fewer than two
 * points, or one that is not finite and rising in rpm.
 */
export function ridgelineSvg({ curve, stockCurve, stage, front, title }: RidgelineRequest): string {
  requireCurve('curve', curve)
  requireCurve('stockCurve', stockCurve)
  const { rows, hue, tip } = looks[stage]
  const from = curve[0]!.rpm
  const to = curve[curve.length - 1]!.rpm
  const rpms = Array.from({ length: samples }, (_, i) => from + ((to - from) * i) / (samples - 1))
  const stock = rpms.map((rpm) => wheelHpAt(stockCurve, rpm))
  const tuned = rpms.map((rpm) => wheelHpAt(curve, rpm))
  const peak = Math.max(...stock, ...tuned, 1)
  const rise = height * (0.38 + 0.18 * Math.max(0, Math.min(1, (peak - 200) / 800)))

  const paths: string[] = []
  let summit = ''
  for (let row = rows - 1; row >= 0; row--) {
    const back = row / (rows - 1)
    const base = height * (0.93 - 0.3 * back)
    const narrow = 1 - 0.26 * back
    const points = rpms.map((_, i) => {
      const u = i / (samples - 1)
      const power = (stock[i]! + (tuned[i]! - stock[i]!) * back) / peak
      const ripple = 3 * u * Math.sin(u * 31 + row * 2.1) * Math.sin(u * 12 + row)
      const x = width / 2 + (u - 0.5) * width * 0.92 * narrow
      return [Math.round(x), Math.round(base - power * rise * (0.62 + 0.38 * back) - ripple)] as const
    })
    const { line, length } = relativeLine(points)
    const floor = Math.round(base + 46)
    const first = points[0]!
    const path = `M${first[0]} ${first[1]}${line}V${floor}H${first[0]}Z`
    const outer = row === 0 || row === rows - 1
    if (outer)
      paths.push(
        `<path d="M${first[0]} ${first[1]}${line}" fill="none" stroke="url(#line)" stroke-width="15" opacity=".5" filter="url(#glow)"/>`,
      )
    paths.push(
      `<path d="${path}" stroke-dasharray="${length} 9999" stroke-width="${(2.2 + 3 * (1 - back)).toFixed(1)}" stroke-opacity="${(0.32 + 0.68 * (1 - back) ** 0.8 + (row === rows - 1 ? 0.4 : 0)).toFixed(2)}"/>`,
    )
    if (row === rows - 1) {
      const top = points.reduce((best, point) => (point[1] < best[1] ? point : best))
      summit = `<circle cx="${top[0]}" cy="${top[1]}" r="26" fill="${hue}" opacity=".55" filter="url(#glow)"/><circle cx="${top[0]}" cy="${top[1]}" r="7" fill="#fff"/>`
    }
  }
  const ground = `<rect y="${height / 2}" width="${width}" height="${height / 2}" fill="url(#floor)"/><ellipse cx="${width / 2}" cy="${FRONT.y + FRONT.height - 38}" rx="${FRONT.width * 0.55}" ry="52" fill="${hue}" opacity=".28" filter="url(#glow)"/>`
  const label = title ? `role="img"><title>${escapeXml(title)}</title>` : 'aria-hidden="true">'
  const stop = (offset: number, color: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${label}<defs>` +
    `<linearGradient id="line" gradientUnits="userSpaceOnUse" x1="60" x2="${width - 60}" y1="0" y2="0">${stop(0, '#5b6675', 0.7)}${stop(0.42, '#f4f7fb')}${stop(0.72, hue)}${stop(1, tip)}</linearGradient>` +
    `<linearGradient id="fill" x1="0" y1="0" x2="0" y2="1">${stop(0, '#0a0c10', 0.92)}${stop(1, '#07080a')}</linearGradient>` +
    `<radialGradient id="room" cx=".62" cy=".38" r=".7">${stop(0, hue, 0.13)}${stop(0.6, hue, 0.03)}${stop(1, hue, 0)}</radialGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">${stop(0, '#07080a', 0)}${stop(0.45, '#07080a', 0.82)}${stop(1, '#07080a')}</linearGradient>` +
    `<filter id="glow" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="14"/></filter></defs>` +
    `<rect width="${width}" height="${height}" fill="#07080a"/><rect width="${width}" height="${height}" fill="url(#room)"/>` +
    `<g fill="url(#fill)" stroke="url(#line)" stroke-linejoin="round">${paths.join('')}</g>${summit}${front ? ground + front : ''}</svg>`
  )
}

/** Linear between the curve's points, level beyond its ends. */
function wheelHpAt(curve: PowerCurve, rpm: number): number {
  const last = curve[curve.length - 1]!
  if (rpm <= curve[0]!.rpm) return curve[0]!.wheelHp
  if (rpm >= last.rpm) return last.wheelHp
  const after = curve.findIndex((point) => point.rpm >= rpm)
  const [a, b] = [curve[after - 1]!, curve[after]!]
  return a.wheelHp + ((b.wheelHp - a.wheelHp) * (rpm - a.rpm)) / (b.rpm - a.rpm)
}

function relativeLine(points: readonly (readonly [number, number])[]): { line: string; length: number } {
  let line = 'l'
  let length = 0
  for (let i = 1; i < points.length; i++) {
    const dx = points[i]![0] - points[i - 1]![0]
    const dy = points[i]![1] - points[i - 1]![1]
    line += `${i > 1 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`
    length += Math.hypot(dx, dy)
  }
  return { line, length: Math.floor(length) }
}

function requireCurve(name: string, curve: PowerCurve): void {
  if (curve.length < 2) throw new Error(`ridgeline: ${name} has ${curve.length} points, two at least are needed`)
  curve.forEach((point, i) => {
    if (!Number.isFinite(point.wheelHp))
      throw new Error(`ridgeline: ${name} has ${point.wheelHp} wheel hp at ${point.rpm} rpm`)
    const before = curve[i - 1]
    if (!Number.isFinite(point.rpm) || (before && before.rpm >= point.rpm))
      throw new Error(`ridgeline: ${name} does not rise at ${point.rpm} rpm`)
  })
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
