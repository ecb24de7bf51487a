import { lettering } from '../../src/xray/lettering.ts'
import { mark } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import { radial, svgDocument } from '../drawing/svg.ts'
import type { Drawing } from '../merchandise.ts'
import { stageRidgeline } from '../pictures/packages.ts'
import { printedCloth } from './cloth.ts'
import { panel, scene, shared } from './light.ts'
import { side as size } from './print.ts'

/** A woven strap along a path, the wordmark repeated on it. */
const lanyard = (): string => {
  const strap = (d: string) =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="104" filter="url(#soft)"/><path d="${d}" fill="none" stroke="#8f150c" stroke-width="92"/><path d="${d}" fill="none" stroke="${palette.redline}" stroke-width="84"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="76" stroke-dasharray="3 4"/><path d="${d}" fill="none" stroke="#7d0d06" stroke-width="3" transform="translate(-36 0)"/>`
  const words = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${lettering('ADRENALINE', { size: 46, x: 0, y: 16, fit: 280 }, `fill="${palette.light}"`)}<g transform="translate(306 -24) scale(.42)">${mark(palette.ink, 16)}</g></g>`
  return scene(
    `${strap('M700 -60L478 560')}${words(682, 8, 109.7)}${words(552, 372, 109.7)}${strap('M200 -60L422 560')}${words(218, 8, 70.3)}${words(350, 376, 70.3)}` +
      `<path d="M378 540H522L500 640H400Z" fill="#14181d" stroke="#39424e" stroke-width="4"/><path d="M392 580H508" stroke="#8d97a5" stroke-width="3" stroke-dasharray="6 5"/><circle cx="450" cy="666" r="30" fill="none" stroke="#07080a" stroke-width="19"/><circle cx="450" cy="666" r="30" fill="none" stroke="#98a3b1" stroke-width="12"/><path d="M450 694V724M450 724C500 728 510 766 510 792A60 60 0 1 1 392 780" fill="none" stroke="#07080a" stroke-width="36" stroke-linecap="round"/><path d="M450 694V724M450 724C500 728 510 766 510 792A60 60 0 1 1 392 780" fill="none" stroke="#7d8794" stroke-width="28" stroke-linecap="round"/><path d="M446 694V720C494 726 502 766 503 792A56 56 0 0 1 470 844" fill="none" stroke="#f4f7fb" stroke-width="7" stroke-linecap="round" opacity=".85"/><path d="M396 770L438 728" stroke="#c4cdd8" stroke-width="9" stroke-linecap="round"/>`,
  )
}

const banner = () =>
  printedCloth(
    {
      hex: '#101318',
      weave: 'twill',
      folds: [
        { x: 140, y: 60, angle: 74, width: 34, depth: 30, reach: 420 },
        { x: 450, y: 40, angle: 90, width: 44, depth: 22, reach: 520 },
        { x: 770, y: 60, angle: 104, width: 36, depth: 30, reach: 420 },
        { x: 300, y: 850, angle: 80, width: 40, depth: 18, reach: 360 },
        { x: 640, y: 850, angle: 98, width: 40, depth: 18, reach: 360 },
      ],
      drape: 20,
      seed: 83,
    },
    size,
    svgDocument(
      size,
      size,
      `<rect x="0" y="560" width="900" height="340" fill="${palette.redline}"/><g transform="translate(190 180) scale(2.6)">${mark(palette.light, 12)}</g>${lettering('ADRENALINE', { size: 120, x: 450, y: 690, anchor: 'middle', fit: 760 }, `fill="${palette.ink}"`)}${lettering('PERFORMANCE GARAGE', { face: 'mono', size: 34, x: 450, y: 762, anchor: 'middle', tracking: 16 }, `fill="${palette.ink}"`)}`,
    ),
    svgDocument(
      size,
      size,
      `<path d="M26 26H874V874H26Z" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3" stroke-dasharray="10 7"/>${[
        [58, 58],
        [842, 58],
        [58, 842],
        [842, 842],
        [450, 58],
        [450, 842],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="26" fill="#c9a227"/><circle cx="${x}" cy="${y}" r="26" fill="none" stroke="#4a2f0a" stroke-width="3"/><circle cx="${x}" cy="${y}" r="13" fill="#050607"/>`,
        )
        .join('')}`,
    ),
  )

const poster = (): string => {
  const ridge = stageRidgeline('wide_open')
  const inner = ridge
    .slice(ridge.indexOf('>') + 1, ridge.lastIndexOf('</svg>'))
    .replaceAll('id="room"', 'id="hue"')
    .replaceAll('url(#room)', 'url(#hue)')
  return svgDocument(
    size,
    size,
    `<defs>${shared}${radial(
      'wall',
      [
        [0, '#4a525d'],
        [0.6, '#262b32'],
        [1, '#121519'],
      ],
      0.4,
      0.26,
      0.85,
    )}</defs><rect width="900" height="900" fill="url(#wall)"/><rect x="214" y="96" width="520" height="730" fill="#000" opacity=".6" filter="url(#far)"/><rect x="190" y="70" width="520" height="730" fill="#0b0d10"/><rect x="190" y="70" width="520" height="730" fill="none" stroke="#59636f" stroke-width="3"/><rect x="206" y="86" width="488" height="698" fill="#e8ebef"/><rect x="236" y="116" width="428" height="638" fill="${palette.ink}"/>` +
      `<svg x="236" y="150" width="428" height="430" viewBox="60 0 1400 1120" preserveAspectRatio="xMidYMid slice">${inner}</svg>${lettering('WIDE OPEN', { size: 60, x: 450, y: 660, anchor: 'middle', fit: 370 }, `fill="${palette.light}"`)}${lettering('36 PULLS. ONE CAR.', { face: 'mono', size: 18, x: 450, y: 698, anchor: 'middle', tracking: 4 }, `fill="${palette.steel}"`)}<path d="M206 86L520 86L320 784H206Z" fill="#fff" opacity=".035"/>`,
  )
}

const pulseDecal = () =>
  svgDocument(
    size,
    size,
    `${panel('#2a313b', '#0d1014')}<g transform="translate(100 290) scale(3.5)"><g transform="translate(1 1.6)" opacity=".6">${mark('#000', 13)}</g>${mark(palette.light, 13)}</g><path d="M-120 240C300 190 600 300 1020 210V330C600 420 300 310 -120 380Z" fill="#fff" opacity=".07" filter="url(#far)"/>`,
  )

const stageBadges = () => {
  const badges = [
    ['STAGE 1', palette.cold],
    ['STAGE 2', palette.caution],
    ['STAGE 3', palette.ember],
    ['WIDE OPEN', palette.redline],
  ] as const
  return svgDocument(
    size,
    size,
    `${panel('#3a424d', '#14181d')}${badges
      .map(
        ([text, colour], i) =>
          `<g transform="translate(150 ${124 + i * 172})"><path d="M46 6H640L594 132H0Z" fill="#000" opacity=".55" filter="url(#soft)" transform="translate(10 14)"/><path d="M46 0H640L594 126H0Z" fill="#0a0c0f" stroke="url(#bright)" stroke-width="6"/><path d="M46 0H78L32 126H0Z" fill="${colour}"/><path d="M560 0H640L594 126H514Z" fill="${colour}" opacity=".22"/>${lettering(text, { size: 66, x: 96, y: 88, fit: 430 }, `fill="${colour}"`)}<path d="M46 0H640L620 54H26Z" fill="#fff" opacity=".1"/></g>`,
      )
      .join('')}`,
  )
}

/** What hangs in the garage: for the photo gallery, not for sale. */
export const garagePieces: Record<string, Drawing> = {
  'garage-banner': [banner, 'Black and red cloth banner with brass eyelets'],
  'ridgeline-poster': [poster, 'Framed poster of a red dyno ridgeline'],
  'pit-lane-lanyard': [lanyard, 'Red woven lanyard with a metal clip'],
  'stage-badges': [stageBadges, 'Four badges: Stage 1, Stage 2, Stage 3, Wide Open'],
  'pulse-panel': [pulseDecal, 'White pulse mark on a dark painted panel'],
}
