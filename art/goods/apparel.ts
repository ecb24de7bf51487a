import { lettering } from '../../src/xray/lettering.ts'
import { mark } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import type { Drawing } from '../merchandise.ts'
import { type Cloth, printed } from './cloth.ts'
import { centred, printedRidges, seam, sheet, small } from './print.ts'

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

const adrenalineTee = () =>
  printed(
    jersey('#1b1e23', 11),
    sheet(
      printedRidges(140, 220, 620, 410, 22, ['#59636f', palette.light, palette.light, palette.redline]) +
        centred('ADRENALINE', 736, 78, palette.light, 580) +
        small('PERFORMANCE', 784, 26, 22),
    ),
    sheet(collar('#07080a', '#15181c')),
  )

const stage3Tee = () =>
  printed(
    jersey('#d9dadb', 23),
    sheet(
      printedRidges(160, 240, 580, 420, 24, ['#c9550a', palette.ember]) + centred('STAGE 3', 764, 92, '#14161a', 460),
    ),
    sheet(collar('#8d9196', '#cfd1d3')),
  )

/** Seen from behind: the hood lies on the shoulders. */
const hoodie = () =>
  printed(
    {
      hex: '#3d0d0a',
      weave: 'fleece',
      folds: [...folds, { x: 450, y: 250, angle: 4, width: 44, depth: 22, reach: 360 }],
      drape: 34,
      seed: 31,
    },
    sheet(
      lettering('WIDE', { size: 226, x: 450, y: 560, anchor: 'middle', fit: 740 }, `fill="${palette.light}"`) +
        lettering(
          'OPEN',
          { size: 226, x: 450, y: 742, anchor: 'middle', fit: 740 },
          `fill="none" stroke="${palette.light}" stroke-width="20"`,
        ) +
        small('EST. AT REDLINE', 806, 26, 12, '#d9a9a4'),
    ),
    sheet(
      `<path d="M96 0Q130 190 300 268Q450 330 600 268Q770 190 804 0Z" fill="#000" opacity=".5"/><path d="M110 0Q140 170 304 246Q450 306 596 246Q760 170 790 0Z" fill="#4a120d"/><path d="M450 0V290" stroke="#000" stroke-opacity=".5" stroke-width="6"/><path d="M438 0V286M462 0V286" stroke="#fff" stroke-opacity=".14" stroke-width="2.4" stroke-dasharray="9 6"/><path d="M180 0Q210 130 330 196M720 0Q690 130 570 196" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="16"/><path d="M110 0Q140 170 304 246Q450 306 596 246Q760 170 790 0" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>${seam('M0 130Q60 140 120 120M900 130Q840 140 780 120')}`,
    ),
  )

const longSleeve = () => {
  const rows = ['R/T', '60 FT', '330 FT', '1/8 MI', 'MPH', '1000 FT', '1/4 MI', 'MPH']
  const slip = rows
    .map(
      (row, i) =>
        `${lettering(row, { face: 'mono', size: 30, x: 0, y: i * 62, tracking: 2 }, `fill="${i > 5 ? palette.redline : palette.light}"`)}<path d="M170 ${i * 62 + 2}h120" stroke="${i > 5 ? palette.redline : palette.light}" stroke-width="3"/>`,
    )
    .join('')
  return printed(
    { ...jersey('#121418', 47), drape: 30 },
    sheet(
      `<g transform="translate(70 300)">${lettering('1/4', { size: 210, x: 0, y: 150 }, `fill="${palette.light}"`)}${lettering('QUARTER MILE', { size: 52, x: 4, y: 230, fit: 402 }, `fill="${palette.redline}"`)}</g><g transform="translate(606 226) rotate(4)">${lettering('TIME SLIP', { face: 'mono', size: 24, x: 0, y: -52, tracking: 8 }, `fill="${palette.steel}"`)}${slip}</g>`,
    ),
    sheet(
      `${collar('#050607', '#0d0f12').replaceAll('cx="450"', 'cx="250"')}<path d="M520 0Q600 320 560 900L540 900Q576 320 500 0Z" fill="#000" opacity=".5"/>${seam('M520 0Q600 320 560 900')}`.replace(
        /<path d="M[^"]*L[^"]*" stroke="#000" stroke-opacity=".4" stroke-width="3"\/>/,
        '',
      ),
    ),
  )
}

const crewShirt = () =>
  printed(
    {
      hex: '#2b3138',
      weave: 'twill',
      folds: folds.map((fold) => ({ ...fold, depth: fold.depth * 0.8 })),
      drape: 22,
      seed: 59,
    },
    sheet(lettering('PIT CREW', { size: 40, x: 662, y: 394, anchor: 'middle', fit: 240 }, `fill="${palette.light}"`)),
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

/** Embroidery thread: fine slanted lines of a light and a dark shade. */
const thread = (id: string, colour: string, dark: string, light: string) =>
  `<pattern id="${id}" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="3" height="3" fill="${colour}"/><path d="M0 .6H3" stroke="${dark}" stroke-width=".8"/><path d="M0 2H3" stroke="${light}" stroke-width=".5"/></pattern>`

/** Ticks and a sweep of a tachometer along the brim's curve. */
const tachometer = (): string =>
  Array.from({ length: 33 }, (_, i) => {
    const t = i / 32
    const [x, y] = [90 + t * 720, 800 - Math.sin(t * Math.PI) * 94]
    const lean = (t - 0.5) * 0.5
    const long = i % 4 === 0 ? 58 : 32
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.sin(lean) * long).toFixed(1)} ${(y - Math.cos(lean) * long).toFixed(1)}" stroke="${t > 0.74 ? palette.redline : palette.light}" stroke-width="${i % 4 === 0 ? 8 : 4.5}" stroke-linecap="round"/>`
  }).join('')

const cap = () =>
  printed(
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
    sheet(
      `<defs>${thread('thread', palette.redline, '#7d0d06', '#ff8a7c')}</defs><g transform="translate(192 196) scale(2.58)"><g transform="translate(2 3)" opacity=".7">${mark('#000', 15)}</g>${mark('url(#thread)', 14)}</g>`,
    ),
    sheet(
      `<path d="M450 0V600" stroke="#000" stroke-opacity=".4" stroke-width="5"/><path d="M120 0Q150 300 96 620M780 0Q750 300 804 620" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="6"/><path d="M134 0Q164 300 110 620M766 0Q736 300 790 620" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2.4" stroke-dasharray="9 6"/>` +
        [
          [210, 96],
          [690, 96],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="16" fill="#0b0d10" stroke="#2c333b" stroke-width="8"/>`)
          .join('') +
        `<path d="M0 640Q450 520 900 640V900H0Z" fill="#0d0f13"/><path d="M0 640Q450 520 900 640" fill="none" stroke="#000" stroke-width="22" stroke-opacity=".8"/><path d="M0 664Q450 544 900 664" fill="none" stroke="${palette.redline}" stroke-width="7"/>` +
        [700, 860]
          .map(
            (y) =>
              `<path d="M0 ${y}Q450 ${y - 122} 900 ${y}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2.6" stroke-dasharray="9 6"/>`,
          )
          .join('') +
        tachometer(),
    ),
  )

const beanie = () =>
  printed(
    {
      hex: '#24282e',
      weave: 'rib',
      folds: [{ x: 450, y: 300, angle: 90, width: 330, depth: 150, reach: 900 }],
      drape: 8,
      seed: 97,
    },
    sheet(''),
    sheet(
      `<path d="M0 520H900V548H0Z" fill="#000" opacity=".8"/><path d="M0 548H900V590H0Z" fill="#000" opacity=".28"/><path d="M0 524H900" stroke="#fff" stroke-opacity=".25" stroke-width="4"/><rect x="238" y="618" width="440" height="216" rx="10" fill="#000" opacity=".5"/><rect x="230" y="606" width="440" height="216" rx="10" fill="#0b0d10"/><rect x="244" y="620" width="412" height="188" rx="6" fill="none" stroke="${palette.cold}" stroke-opacity=".7" stroke-width="2.4" stroke-dasharray="8 6"/><g transform="translate(272 652) scale(.84)">${mark(palette.cold, 14)}</g>${lettering('COLD', { size: 52, x: 548, y: 706, anchor: 'middle', fit: 158 }, `fill="${palette.light}"`)}${lettering('START', { size: 52, x: 548, y: 764, anchor: 'middle', fit: 158 }, `fill="${palette.light}"`)}`,
    ),
  )

export const apparel: Record<string, Drawing> = {
  'adrenaline-tee': [
    adrenalineTee,
    'Dyno ridgeline and the shop’s name printed on a black tee',
    {
      Graphite: [
        { '#1b1e23': '#4b535d', '#15181c': '#3a414a', '#59636f': '#15181c' },
        'Dyno ridgeline and the shop’s name printed on a graphite tee',
      ],
    },
  ],
  'wide-open-hoodie': [
    hoodie,
    'WIDE OPEN across the back of a dark red hoodie',
    {
      Black: [
        { '#3d0d0a': '#1b1e23', '#4a120d': '#22262c', '#d9a9a4': palette.steel },
        'WIDE OPEN across the back of a black hoodie',
      ],
    },
  ],
  'pit-crew-shirt': [
    crewShirt,
    'Grey work shirt with a crew patch and chest print',
    {
      Black: [
        { '#2b3138': '#16191d', '#1d2228': '#0f1114', '#333a43': '#1c2025', '#353c45': '#1f2329' },
        'Black work shirt with a crew patch and chest print',
      ],
    },
  ],
  'stage-3-tee': [
    stage3Tee,
    'Twenty-four orange dyno lines printed on a light tee',
    {
      Black: [
        { '#d9dadb': '#1b1e23', '#8d9196': '#07080a', '#cfd1d3': '#15181c', '#14161a': palette.light },
        'Twenty-four orange dyno lines printed on a black tee',
      ],
    },
  ],
  'quarter-mile-long-sleeve': [
    longSleeve,
    'Black long sleeve with an empty time slip down the arm',
    {
      Bone: [
        { '#121418': '#cdc5b4', '#050607': '#8f8878', '#0d0f12': '#bdb5a4', [palette.light]: '#14161a' },
        'Bone long sleeve with an empty time slip down the arm',
      ],
    },
  ],
  'redline-cap': [
    cap,
    'Red pulse mark on a black cap, a tachometer sweep on its brim',
    {
      Redline: [
        {
          ...{ '#16191e': '#8f150c', '#0d0f13': '#5c0d07', '#2c333b': '#5c0d07' },
          ...{ [palette.redline]: palette.light, '#7d0d06': '#9aa3ae', '#ff8a7c': '#ffffff' },
        },
        'Light pulse mark on a red cap, a tachometer sweep on its brim',
      ],
    },
  ],
  'cold-start-beanie': [
    beanie,
    'Ribbed black beanie with a Cold Start label',
    { 'Cold Blue': [{ '#24282e': '#2f6d8c' }, 'Ribbed blue beanie with a Cold Start label'] },
  ],
}
