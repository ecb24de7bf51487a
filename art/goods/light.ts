import { palette } from '../../src/xray/palette.ts'
import { blur, linear, radial, svgDocument } from '../drawing/svg.ts'
import { side } from './print.ts'

const across = (id: string, list: Parameters<typeof linear>[1]) => linear(id, list)
/** Gradients that all hard goods share: a dark room, round metal, shade over print. */
export const shared =
  radial(
    'room',
    [
      [0, '#2b323c'],
      [0.55, '#12151a'],
      [1, palette.ink],
    ],
    0.5,
    0.42,
    0.72,
  ) +
  radial(
    'floor',
    [
      [0, '#c3d0e0', 0.22],
      [0.6, '#8fa0b4', 0.06],
      [1, '#8fa0b4', 0],
    ],
    0.5,
    0.5,
    0.5,
  ) +
  across('round', [
    [0, '#05060a'],
    [0.1, '#20262e'],
    [0.24, '#77828f'],
    [0.33, '#2b323b'],
    [0.62, '#101419'],
    [0.88, '#1b2027'],
    [0.96, '#59636f'],
    [1, '#0d1014'],
  ]) +
  across('shade', [
    [0, '#000', 0.75],
    [0.12, '#000', 0.35],
    [0.24, '#fff', 0.18],
    [0.36, '#000', 0],
    [0.75, '#000', 0.4],
    [1, '#000', 0.85],
  ]) +
  across('bright', [
    [0, '#59636f'],
    [0.22, '#ffffff'],
    [0.4, '#98a3b1'],
    [0.7, '#39424e'],
    [0.92, '#c4cdd8'],
    [1, '#59636f'],
  ]) +
  blur('soft', 14) +
  blur('far', 30)
export const scene = (body: string): string =>
  svgDocument(side, side, `<defs>${shared}</defs><rect width="900" height="900" fill="url(#room)"/>${body}`)
/** Shadow and pool of light under a thing that stands. */
export const stand = (cx: number, cy: number, rx: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 1.5}" ry="60" fill="url(#floor)"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="22" fill="#000" opacity=".8" filter="url(#soft)"/>`

/** A painted panel with a soft reflection: what a decal sticks to. */
export const panel = (top: string, bottom: string): string =>
  `<defs>${shared}${linear(
    'paint',
    [
      [0, top],
      [0.52, bottom],
      [1, '#050607'],
    ],
    [0, 0, 0, 900],
  )}</defs><rect width="900" height="900" fill="url(#paint)"/><path d="M-120 110C300 60 600 150 1020 70V210C600 300 300 200 -120 270Z" fill="#fff" opacity=".13" filter="url(#far)"/><path d="M0 640C300 590 600 700 900 610" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="7"/><path d="M0 648C300 598 600 708 900 618" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`
