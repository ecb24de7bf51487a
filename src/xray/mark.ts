import { lettering } from './lettering.ts'
import { palette } from './palette.ts'

/** The mark: a pulse line whose spike is the letter A. Its box is 200 x 120, the line sits at y = 92. */
export const mark = (color: string = palette.redline, width = 13): string =>
  `<g fill="none" stroke="${color}" stroke-linejoin="miter" stroke-miterlimit="6"><path stroke-width="${width}" d="M0 92H52L98 6L132 112L150 72H200"/><path stroke-width="${(width * 0.8).toFixed(1)}" d="M84 74H112"/></g>`

/** The mark for small squares: only the A and short tails, bolder. Box 120 x 120, drawn edge to edge. */
export const squareMark = (color: string = palette.redline, width = 16): string =>
  `<g fill="none" stroke="${color}" stroke-linejoin="miter" stroke-miterlimit="8"><path stroke-width="${width}" d="M4 82H28L60 20L82 97L94 66H116"/><path stroke-width="${(width * 0.78).toFixed(1)}" d="M47 68H70"/></g>`

/** Mark and name in one line; its box is about 950 x 150, from -15 above to 135. */
export const lockup = (color: string = palette.light, accent: string = palette.redline): string =>
  mark(accent) +
  lettering('ADRENALINE', { size: 78, x: 232, y: 74, tracking: -1.5 }, `fill="${color}"`) +
  lettering('PERFORMANCE', { face: 'mono', size: 26, x: 232, y: 114, tracking: 27 }, `fill="${color}" opacity=".8"`)
