import { count } from '../ui/money.ts'
import { labelStart, peakLabels, peaksInWords, rangeWords } from './dyno-peaks.ts'
import { bandPath, type DynoScale, type DynoSheet, dynoScale, linePath, linesOf } from './dyno-scale.ts'

/** Pixels of the picture that is kept. */
export const PICTURE = { width: 1600, height: 1000 }
const PLOT = { left: 110, top: 290, width: 1380, height: 515 }
const LABEL = { width: 300, height: 36, rowHeight: 44 }

const COLORS: Readonly<Record<string, string>> = {
  ...{ ink: '#07080a', hairline: '#323a45', steel: '#8d97a5', silver: '#c3cad4', light: '#f4f7fb' },
  ...{ redline: '#ff2d1f', ember: '#ff7a1a', cold: '#9fd0ff' },
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

interface TextStyle {
  size?: number
  color?: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
}

const text = (x: number, y: number, words: string, style: TextStyle = {}): string => {
  const { size = 20, color = 'steel', anchor = 'start', weight = 500 } = style
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${COLORS[color]}" text-anchor="${anchor}">${escaped(words)}</text>`
}

const line = (x1: number, y1: number, x2: number, y2: number, color: string, more = ''): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${COLORS[color]}" ${more}/>`

/** Room for one name in the row of the legend. */
const LEGEND_STEP = 345

/** Letters of the bold title are at most this wide on average, as a share of its size. */
const LETTER_WIDTH = 0.68

/** As large as fits in one row: 36 for short titles, 20 for 100 letters. */
const titleSize = (title: string): number =>
  Math.min(36, Math.floor(PLOT.width / (LETTER_WIDTH * Math.max(1, title.length))))

function heading(sheet: DynoSheet): string {
  const legend = linesOf(sheet).map(({ name, color, width, dash }, index) => {
    const x = PLOT.left + index * LEGEND_STEP
    const sample = line(
      x,
      134,
      x + 52,
      134,
      color,
      `stroke-width="${width * 1.6}" stroke-dasharray="${dash ?? 'none'}"`,
    )
    return sample + text(x + 64, 141, name, { color: 'silver', size: 21 })
  })
  return [
    text(PLOT.left, 60, sheet.title, { size: titleSize(sheet.title), color: 'light', weight: 800 }),
    text(PLOT.left, 97, sheet.basis.join('  |  ')),
    ...legend,
  ].join('')
}

function axes({ rpmTicks, valueTicks, crossingRpm, xOf, yOf }: DynoScale): string {
  const values = valueTicks.map((value) => {
    const y = yOf(value) * PLOT.height
    return [
      line(0, y, PLOT.width, y, 'hairline'),
      text(-14, y + 7, count(value), { anchor: 'end' }),
      text(PLOT.width + 14, y + 7, count(value)),
    ].join('')
  })
  const speeds = rpmTicks.map((rpm) => {
    const x = xOf(rpm) * PLOT.width
    return line(x, 0, x, PLOT.height, 'hairline') + text(x, PLOT.height + 30, count(rpm), { anchor: 'middle' })
  })
  return [
    ...values,
    ...speeds,
    crossingRpm === null ? '' : crossingMark(xOf(crossingRpm) * PLOT.width, crossingRpm),
    text(-70, -LABEL.rowHeight * 2 - 16, 'Wheel horsepower'),
    text(PLOT.width + 70, -LABEL.rowHeight * 2 - 16, 'Torque, lb-ft', { anchor: 'end' }),
    text(PLOT.width / 2, PLOT.height + 62, 'Engine speed, rpm', { anchor: 'middle' }),
  ].join('')
}

const crossingMark = (x: number, rpm: number): string =>
  line(x, 0, x, PLOT.height, 'cold', 'stroke-dasharray="2 6"') +
  text(x + 8, PLOT.height - 10, count(rpm), { color: 'cold', size: 18 })

function curves(sheet: DynoSheet, scale: DynoScale): string {
  const band = bandPath(scale, PLOT, sheet)
  const paths = linesOf(sheet)
    .toReversed()
    .map(({ curve, key, color, width, dash }) => {
      const look = `stroke="${COLORS[color]}" stroke-width="${width * 1.6}" stroke-dasharray="${dash ?? 'none'}"`
      return `<path d="${linePath(scale, PLOT, curve, key)}" ${look}/>`
    })
  return (band ? `<path d="${band}" fill="${COLORS.redline}" fill-opacity=".17"/>` : '') + paths.join('')
}

function peaks(sheet: DynoSheet, scale: DynoScale): string {
  const labels = peakLabels(sheet, scale).map(({ text: words, color, row, x, y }) => {
    const start = labelStart(x, PLOT.width, LABEL.width)
    const top = (row - 2) * LABEL.rowHeight
    const box = `<rect x="${start}" y="${top}" width="${LABEL.width}" height="${LABEL.height}" rx="3" fill="${COLORS.ink}" stroke="${COLORS[color]}"/>`
    return {
      leader: line(x * PLOT.width, top + LABEL.height, x * PLOT.width, y * PLOT.height, color, 'stroke-opacity=".5"'),
      box: box + text(start + LABEL.width / 2, top + 25, words, { color, anchor: 'middle', size: 21, weight: 700 }),
    }
  })
  return [...labels.map(({ leader }) => leader), ...labels.map(({ box }) => box)].join('')
}

/** The dyno chart as a picture that stands by itself: title, legend, axes, curves and peaks. Empty without a curve. */
export function pictureSvg(sheet: DynoSheet): string {
  const scale = dynoScale(sheet)
  if (!scale) return ''
  const range = rangeWords(sheet)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" fill="none" font-family="Archivo, Helvetica, Arial, sans-serif">`,
    `<path d="M0 0H${PICTURE.width}V${PICTURE.height}H0Z" fill="${COLORS.ink}"/>`,
    heading(sheet),
    `<g transform="translate(${PLOT.left} ${PLOT.top})">${axes(scale)}${curves(sheet, scale)}${peaks(sheet, scale)}</g>`,
    text(PLOT.left, 908, peaksInWords(sheet), { color: 'silver' }),
    range ? `<path d="M${PLOT.left} 925h40v20h-40Z" fill="${COLORS.redline}" fill-opacity=".3"/>` : '',
    range ? text(PLOT.left + 54, 942, range, { color: 'silver' }) : '',
    text(PICTURE.width - PLOT.left, 975, 'Adrenaline Performance', { anchor: 'end', color: 'silver', weight: 700 }),
    '</svg>',
  ].join('')
}
