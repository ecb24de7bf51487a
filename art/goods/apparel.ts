import type { Buffer } from 'node:buffer'
import { placedLightLine } from '../cars/light-line.ts'
import { profiles } from '../cars/profiles.ts'
import { lettering } from '../drawing/lettering.ts'
import { mark } from '../drawing/mark.ts'
import { palette } from '../drawing/palette.ts'
import { svgDocument } from '../drawing/svg.ts'
import { stageShapes } from '../pictures/packages.ts'
import { type Cloth, printedCloth } from './cloth.ts'

const size = 900
const sheet = (body: string) => svgDocument(size, size, body)
const centred = (text: string, y: number, letterSize: number, colour: string = palette.light, fit?: number) =>
  lettering(text, { size: letterSize, x: 450, y, anchor: 'middle', ...(fit ? { fit } : {}) }, `fill="${colour}"`)
const mono = (text: string, y: number, letterSize: number, tracking: number, colour: string = palette.steel) =>
  lettering(text, { face: 'mono', size: letterSize, x: 450, y, anchor: 'middle', tracking }, `fill="${colour}"`)

const folds: Cloth['folds'] = [
  { x: 60, y: 560, angle: 62, width: 26, depth: 26, reach: 380 },
  { x: 850, y: 420, angle: 112, width: 30, depth: 30, reach: 420 },
  { x: 170, y: 860, angle: -24, width: 24, depth: 20, reach: 330 },
  { x: 760, y: 830, angle: 28, width: 22, depth: 18, reach: 300 },
  { x: 690, y: 90, angle: 150, width: 26, depth: 14, reach: 260 },
]
const jersey = (hex: string, seed: number): Cloth => ({ hex, weave: 'jersey', folds, drape: 26, seed })

/** Ribbed crew collar at the top of the picture. */
const collar = (inner: string, rib: string): string => {
  const ribs = Array.from({ length: 56 }, (_, i) => {
    const a = 0.16 + (i / 55) * (Math.PI - 0.32)
    return `M${(450 + Math.cos(a) * 214).toFixed(1)} ${(-62 + Math.sin(a) * 176).toFixed(1)}L${(450 + Math.cos(a) * 258).toFixed(1)} ${(-62 + Math.sin(a) * 216).toFixed(1)}`
  }).join('')
  return `<ellipse cx="450" cy="-62" rx="262" ry="221" fill="#000" opacity=".35"/><ellipse cx="450" cy="-66" rx="258" ry="216" fill="${rib}"/><path d="${ribs}" stroke="#000" stroke-opacity=".4" stroke-width="3"/><ellipse cx="450" cy="-68" rx="212" ry="174" fill="${inner}"/><ellipse cx="450" cy="-66" rx="262" ry="220" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2" stroke-dasharray="7 5"/>`
}

const pulseTee = () =>
  printedCloth(
    jersey('#1b1e23', 11),
    size,
    sheet(
      `<g transform="translate(196 276) scale(2.54)">${mark(palette.redline, 12)}</g>${centred('ADRENALINE', 690, 78, palette.light, 560)}${mono('PERFORMANCE', 738, 26, 22)}`,
    ),
    sheet(collar('#07080a', '#15181c')),
  )

/** Rows of a dyno run as bare lines for screen print, one colour per third. */
function printRidges(x: number, y: number, w: number, h: number, rows: number, colours: readonly string[]): string {
  const curve = stageShapes.wide_open
  const peak = Math.max(...curve.map((p) => p.wheelHp))
  return Array.from({ length: rows }, (_, k) => {
    const t = 1 - k / (rows - 1)
    const points = curve
      .filter((_, i) => i % 2 === 0)
      .map((p, i, all) => {
        const u = i / (all.length - 1)
        const px = x + w / 2 + (u - 0.5) * w * (1 - 0.22 * t)
        return `${px.toFixed(1)} ${(y + h - t * h * 0.52 - (p.wheelHp / peak) * h * 0.48 * (0.35 + 0.65 * t)).toFixed(1)}`
      })
    return `<path d="M${points.join('L')}" fill="none" stroke="${colours[Math.min(colours.length - 1, Math.floor((1 - t) * colours.length))]}" stroke-width="${(2.4 + 2.6 * (1 - t)).toFixed(1)}" stroke-linejoin="round"/>`
  }).join('')
}

const ridgelineTee = () =>
  printedCloth(
    jersey('#d9dadb', 23),
    size,
    sheet(
      `${printRidges(170, 240, 560, 420, 18, ['#14161a', '#14161a', palette.redline])}${centred('WIDE OPEN', 752, 70, '#14161a', 480)}${mono('HP = LB-FT X RPM / 5252', 796, 22, 3, '#4a4f57')}`,
    ),
    sheet(collar('#8d9196', '#cfd1d3')),
  )

const hoodie = () =>
  printedCloth(
    {
      hex: '#3a0d0a',
      weave: 'fleece',
      folds: [...folds, { x: 450, y: 150, angle: 0, width: 40, depth: 26, reach: 330 }],
      drape: 34,
      seed: 31,
    },
    size,
    sheet(
      `${lettering('WIDE', { size: 176, x: 450, y: 560, anchor: 'middle', fit: 560 }, `fill="${palette.light}"`)}${lettering('OPEN', { size: 176, x: 450, y: 700, anchor: 'middle', fit: 560 }, `fill="none" stroke="${palette.light}" stroke-width="22"`)}<g transform="translate(640 716) scale(.5)">${mark(palette.light, 14)}</g>${mono('EST. AT REDLINE', 762, 22, 6, '#d9a9a4').replace('<g ', '<g transform="translate(-112 0)" ')}`,
    ),
    sheet(
      `<path d="M0 0H900V60Q700 250 450 262Q200 250 0 60Z" fill="#2a0806"/><path d="M0 60Q200 250 450 262Q700 250 900 60" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="18"/><path d="M0 52Q200 240 450 252Q700 240 900 52" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3"/><path d="M170 0Q300 190 450 200Q600 190 730 0Z" fill="#0d0302"/>` +
        [372, 528]
          .map(
            (x, i) =>
              `<circle cx="${x}" cy="226" r="15" fill="#98a3b1"/><circle cx="${x}" cy="226" r="8" fill="#14181d"/><path d="M${x} 226C${x + (i ? 14 : -14)} 280 ${x + (i ? -6 : 6)} 320 ${x + (i ? 8 : -8)} ${372 + i * 22}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="17"/><path d="M${x} 226C${x + (i ? 14 : -14)} 280 ${x + (i ? -6 : 6)} 320 ${x + (i ? 8 : -8)} ${372 + i * 22}" fill="none" stroke="#e8ebef" stroke-width="11"/><rect x="${x + (i ? 8 : -8) - 7}" y="${366 + i * 22}" width="14" height="34" rx="4" fill="#98a3b1"/>`,
          )
          .join('') +
        `<path d="M60 900L130 820H770L840 900" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="9"/><path d="M60 892L128 812H772L840 892" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="3" stroke-dasharray="9 6"/>`,
    ),
  )

const longSleeve = () =>
  printedCloth(
    { ...jersey('#0f1114', 47), drape: 30 },
    size,
    sheet(
      `${placedLightLine(profiles.super_coupe, { id: 'n', key: 0.4 }, { left: 130, right: 770, ground: 560 }, 0)}${centred('NIGHT SHIFT', 690, 70, palette.light, 600)}${mono('TUNED AFTER DARK', 738, 24, 8)}`,
    ),
    sheet(
      `${collar('#050607', '#0d0f12')}<path d="M0 150Q120 420 90 900M900 150Q780 420 810 900" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="8"/><path d="M8 150Q128 420 98 900M892 150Q772 420 802 900" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="3" stroke-dasharray="8 6"/>`,
    ),
  )

const crewShirt = () =>
  printedCloth(
    {
      hex: '#2b3138',
      weave: 'twill',
      folds: folds.map((fold) => ({ ...fold, depth: fold.depth * 0.8 })),
      drape: 22,
      seed: 59,
    },
    size,
    sheet(
      `${lettering('PIT CREW', { size: 40, x: 662, y: 394, anchor: 'middle', fit: 240 }, `fill="${palette.light}"`)}`,
    ),
    sheet(
      `<path d="M0 0H900L700 96L450 190L200 96Z" fill="#1d2228"/><path d="M450 190L250 0H130L360 300Z" fill="#333a43" stroke="#0d0f12" stroke-width="5"/><path d="M450 190L650 0H770L540 300Z" fill="#333a43" stroke="#0d0f12" stroke-width="5"/><path d="M450 190L330 0H570Z" fill="#0b0d10"/>` +
        `<path d="M405 250V900M495 250V900" stroke="#0d0f12" stroke-width="5"/><path d="M413 262V900M487 250V900" stroke="#fff" stroke-opacity=".13" stroke-width="2.4" stroke-dasharray="8 6"/>` +
        [360, 520, 680, 840]
          .map(
            (y) =>
              `<circle cx="450" cy="${y}" r="17" fill="#0b0d10"/><circle cx="449" cy="${y - 2}" r="15" fill="#59636f"/><circle cx="449" cy="${y - 2}" r="10" fill="#39424e"/><path d="M445 ${y - 4}h8M445 ${y + 2}h8" stroke="#0b0d10" stroke-width="2"/>`,
          )
          .join('') +
        `<g transform="rotate(-1 210 470)"><path d="M90 400H350V640L220 690L90 640Z" fill="#2b3138" stroke="#0d0f12" stroke-width="5"/><path d="M98 440V634L220 680L342 634V440" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2.4" stroke-dasharray="8 6"/><path d="M84 392H356V452L220 478L84 452Z" fill="#353c45" stroke="#0d0f12" stroke-width="5"/><circle cx="220" cy="450" r="11" fill="#59636f"/></g>` +
        `<rect x="96" y="286" width="248" height="86" rx="43" fill="#e8ebef"/><rect x="96" y="286" width="248" height="86" rx="43" fill="none" stroke="${palette.redline}" stroke-width="8"/><g transform="translate(130 294) scale(.58)">${mark(palette.redline, 15)}</g>${lettering('CREW', { size: 34, x: 292, y: 342, anchor: 'middle', fit: 78 }, 'fill="#14161a"')}`,
    ),
  )

/** Thread for embroidery: the shape filled with fine slanted lines and a raised edge. */
const cap = () =>
  printedCloth(
    {
      hex: '#16191e',
      weave: 'twill',
      folds: [
        { x: 450, y: 380, angle: 90, width: 250, depth: 90, reach: 700 },
        { x: 450, y: 330, angle: 0, width: 300, depth: 60, reach: 900 },
      ],
      drape: 10,
      seed: 71,
    },
    size,
    sheet(
      `<defs><pattern id="thread" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="3" height="3" fill="${palette.redline}"/><path d="M0 .6H3" stroke="#7d0d06" stroke-width=".8"/><path d="M0 2H3" stroke="#ff8a7c" stroke-width=".5"/></pattern></defs>` +
        `<g transform="translate(176 232) scale(2.74)"><g transform="translate(2 3)" opacity=".7">${mark('#000', 15)}</g>${mark('url(#thread)', 14)}</g>`,
    ),
    sheet(
      `<path d="M450 0V620" stroke="#000" stroke-opacity=".55" stroke-width="6"/><path d="M436 0V610M464 0V610" stroke="#fff" stroke-opacity=".12" stroke-width="2.4" stroke-dasharray="9 6"/><path d="M120 0Q150 300 96 620M780 0Q750 300 804 620" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="6"/><path d="M134 0Q164 300 110 620M766 0Q736 300 790 620" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2.4" stroke-dasharray="9 6"/>` +
        [
          [210, 96],
          [690, 96],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="16" fill="#0b0d10" stroke="#2c333b" stroke-width="8"/>`)
          .join('') +
        `<path d="M0 640Q450 520 900 640V900H0Z" fill="#0d0f13"/><path d="M0 640Q450 520 900 640" fill="none" stroke="#000" stroke-width="22" stroke-opacity=".8"/><path d="M0 664Q450 544 900 664" fill="none" stroke="${palette.redline}" stroke-width="9"/>` +
        Array.from(
          { length: 6 },
          (_, i) =>
            `<path d="M0 ${704 + i * 34}Q450 ${590 + i * 38} 900 ${704 + i * 34}" fill="none" stroke="#fff" stroke-opacity="${(0.13 - i * 0.014).toFixed(3)}" stroke-width="2.6" stroke-dasharray="9 6"/>`,
        ).join(''),
    ),
  )

export const apparel: Record<string, readonly [draw: () => Promise<Buffer>, alt: string]> = {
  'pulse-tee': [pulseTee, 'Red pulse mark and the shop’s name printed on a black tee'],
  'ridgeline-tee': [ridgelineTee, 'Dyno lines in black and red printed on a light tee'],
  'wide-open-hoodie': [hoodie, 'WIDE OPEN printed across a dark red hoodie'],
  'night-shift-long-sleeve': [longSleeve, 'Car drawn in light lines on a black long-sleeve shirt'],
  'pit-crew-shirt': [crewShirt, 'Grey work shirt with a crew patch and chest print'],
  'redline-cap': [cap, 'Red pulse mark embroidered on a black cap'],
}
