import type { Buffer } from 'node:buffer'
import { lettering, letteringWidth } from '../drawing/lettering.ts'
import { mark, squareMark } from '../drawing/mark.ts'
import { palette } from '../drawing/palette.ts'
import { blur, linear, radial, svgDocument } from '../drawing/svg.ts'
import { turbo } from '../parts/boost.ts'
import { partTile } from '../parts/toolkit.ts'
import { stageRidgeline } from '../pictures/packages.ts'
import { printedCloth } from './cloth.ts'

const size = 900
const across = (id: string, list: Parameters<typeof linear>[1]) => linear(id, list)
const shared =
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
const scene = (body: string) =>
  svgDocument(size, size, `<defs>${shared}</defs><rect width="900" height="900" fill="url(#room)"/>${body}`)
const stand = (cx: number, cy: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 1.5}" ry="60" fill="url(#floor)"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="22" fill="#000" opacity=".8" filter="url(#soft)"/>`

const mug = () =>
  scene(
    `${stand(430, 770, 260)}<path d="M622 330C780 306 790 470 770 540C752 606 690 640 612 628" fill="none" stroke="#07090b" stroke-width="70"/><path d="M622 330C780 306 790 470 770 540C752 606 690 640 612 628" fill="none" stroke="#1d2229" stroke-width="54"/><path d="M622 314C790 290 804 466 786 536" fill="none" stroke="#c4cdd8" stroke-width="6" opacity=".75"/><path d="M622 352C740 334 752 468 738 520" fill="none" stroke="#000" stroke-width="9" opacity=".5"/>` +
      `<path d="M200 232V690Q202 774 420 778Q638 774 640 690V232Z" fill="url(#round)"/><g transform="translate(262 370) scale(1.6)">${mark(palette.light, 13)}</g>${lettering('ADRENALINE', { size: 44, x: 420, y: 640, anchor: 'middle', fit: 300 }, `fill="${palette.light}"`)}<path d="M200 690Q420 740 640 690V712Q420 764 200 712Z" fill="${palette.redline}"/><path d="M200 232V690Q202 774 420 778Q638 774 640 690V232Z" fill="url(#shade)"/>` +
      `<ellipse cx="420" cy="232" rx="220" ry="54" fill="#0a0c0f"/><ellipse cx="420" cy="246" rx="196" ry="42" fill="#1c0f07"/><ellipse cx="420" cy="250" rx="176" ry="32" fill="#2b170a"/><path d="M270 246Q350 222 470 226" fill="none" stroke="#7a5232" stroke-width="4" opacity=".7"/><ellipse cx="420" cy="232" rx="220" ry="54" fill="none" stroke="url(#bright)" stroke-width="9"/>` +
      `<g filter="url(#far)" opacity=".2"><path d="M360 200C320 140 400 110 370 40M470 200C440 140 510 120 486 50" fill="none" stroke="#fff" stroke-width="26"/></g>`,
  )

const bottle = () =>
  scene(
    `${stand(450, 808, 170)}<path d="M372 92H528Q540 92 540 104V176H360V104Q360 92 372 92Z" fill="url(#round)"/><path d="M372 92H528V112H372Z" fill="#000" opacity=".4"/>${Array.from({ length: 15 }, (_, i) => `<path d="M${368 + i * 12} 108V170" stroke="#000" stroke-opacity=".55" stroke-width="4"/>`).join('')}<path d="M372 176H528V206Q600 240 604 320V780Q602 812 560 814H340Q298 812 296 780V320Q300 240 372 206Z" fill="url(#round)"/>` +
      `<g transform="translate(350 290) scale(1)">${mark(palette.redline, 14)}</g><g transform="translate(425 420) rotate(90)">${lettering('ADRENALINE', { size: 72, x: 0, y: 0, fit: 300 }, `fill="${palette.light}"`)}</g><path d="M296 740H604V756H296Z" fill="${palette.redline}"/>` +
      `<path d="M372 176H528V206Q600 240 604 320V780Q602 812 560 814H340Q298 812 296 780V320Q300 240 372 206Z" fill="url(#shade)"/><path d="M372 204H528" stroke="url(#bright)" stroke-width="9"/>`,
  )

const keychain = (): string => {
  const tile = partTile(turbo())
  const inner = tile.slice(tile.indexOf('</rect>') >= 0 ? 0 : tile.indexOf('<defs>'), tile.lastIndexOf('</svg>'))
  const withoutRoom = inner.replace(/<rect width="600" height="640" fill="url\(#room\)"\/><ellipse[^>]*\/>/, '')
  return svgDocument(
    size,
    size,
    `<defs>${shared}</defs><rect width="900" height="900" fill="url(#room)"/><ellipse cx="470" cy="800" rx="300" ry="26" fill="#000" opacity=".7" filter="url(#soft)"/><circle cx="450" cy="176" r="112" fill="none" stroke="#07080a" stroke-width="30"/><circle cx="450" cy="176" r="112" fill="none" stroke="url(#bright)" stroke-width="20"/><circle cx="450" cy="176" r="102" fill="none" stroke="#20262e" stroke-width="4"/>` +
      [0, 1, 2]
        .map(
          (i) =>
            `<ellipse cx="450" cy="${306 + i * 42}" rx="${i % 2 ? 10 : 24}" ry="32" fill="none" stroke="#07080a" stroke-width="16"/><ellipse cx="450" cy="${306 + i * 42}" rx="${i % 2 ? 10 : 24}" ry="32" fill="none" stroke="url(#bright)" stroke-width="10"/>`,
        )
        .join('') +
      `<g transform="translate(136 288) scale(.92)">${withoutRoom}</g>`,
  )
}

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

export const accessories: Record<string, readonly [draw: () => string | Promise<Buffer>, alt: string]> = {
  'pulse-mug': [mug, 'Black mug with the pulse mark and a red ring'],
  'turbo-keychain': [keychain, 'Metal turbocharger on a key ring'],
  'pit-lane-lanyard': [lanyard, 'Red woven lanyard with a metal clip'],
  'steel-bottle': [bottle, 'Black steel bottle with the shop’s name'],
  'garage-banner': [banner, 'Black and red cloth banner with brass eyelets'],
  'ridgeline-poster': [poster, 'Framed poster of a red dyno ridgeline'],
}

/** A painted panel with a soft reflection: what a decal sticks to. */
const panel = (top: string, bottom: string) =>
  `<defs>${shared}${linear(
    'paint',
    [
      [0, top],
      [0.52, bottom],
      [1, '#050607'],
    ],
    [0, 0, 0, 900],
  )}</defs><rect width="900" height="900" fill="url(#paint)"/><path d="M-120 110C300 60 600 150 1020 70V210C600 300 300 200 -120 270Z" fill="#fff" opacity=".13" filter="url(#far)"/><path d="M0 640C300 590 600 700 900 610" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="7"/><path d="M0 648C300 598 600 708 900 618" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`

const pulseDecal = () =>
  svgDocument(
    size,
    size,
    `${panel('#2a313b', '#0d1014')}<g transform="translate(100 290) scale(3.5)"><g transform="translate(1 1.6)" opacity=".6">${mark('#000', 13)}</g>${mark(palette.light, 13)}</g><path d="M-120 240C300 190 600 300 1020 210V330C600 420 300 310 -120 380Z" fill="#fff" opacity=".07" filter="url(#far)"/>`,
  )

/** Capitals along a shallow arch: each stands at its own advance, lowered and turned with the distance from the middle. */
function arched(text: string, x: number, y: number, letterSize: number, sag: number): string {
  const whole = letteringWidth(text, { size: letterSize })
  let at = 0
  return [...text]
    .map((letter) => {
      const advance = letteringWidth(letter, { size: letterSize })
      const t = ((at + advance / 2) / whole) * 2 - 1
      at += advance
      return `<g transform="translate(${(x + (t * whole) / 2).toFixed(1)} ${(y + t * t * sag).toFixed(1)}) rotate(${(t * 15).toFixed(1)})">${lettering(letter, { size: letterSize, x: 0, y: 0, anchor: 'middle' }, `fill="${palette.ink}"`)}</g>`
    })
    .join('')
}

const windshieldBanner = () =>
  svgDocument(
    size,
    size,
    `<defs>${shared}${linear(
      'glass',
      [
        [0, '#0b1016'],
        [0.5, '#1b2530'],
        [1, '#3a4856'],
      ],
      [0, 900, 900, 0],
    )}</defs><rect width="900" height="900" fill="#0b0d10"/><path d="M60 250Q450 120 840 250L900 640V900H0V640Z" fill="url(#glass)"/><path d="M60 250Q450 120 840 250" fill="none" stroke="#050607" stroke-width="26"/><path d="M58 238Q450 106 842 238" fill="none" stroke="#dfe7f0" stroke-opacity=".5" stroke-width="5"/><path d="M-20 120Q450 -30 920 120V180Q450 40 -20 180Z" fill="#1b2027"/><path d="M120 470L460 260L560 280L150 900H-20V640Z" fill="#fff" opacity=".06"/>` +
      `<path d="M56 268Q450 140 844 268L866 412Q450 290 34 412Z" fill="${palette.redline}"/><path d="M56 268Q450 140 844 268L848 292Q450 166 52 292Z" fill="#fff" opacity=".2"/>${arched('ADRENALINE', 450, 324, 76, 58)}` +
      `<path d="M0 860Q450 760 900 860V900H0Z" fill="#050607"/><path d="M210 842L520 700" stroke="#050607" stroke-width="12" stroke-linecap="round"/>`,
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

const stickerPack = () => {
  const sticker = (x: number, y: number, angle: number, outline: string, inner: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><g transform="translate(7 10)" opacity=".6" filter="url(#soft)">${outline.replaceAll('FILL', '#000')}</g>${outline.replaceAll('FILL', '#f4f7fb')}${inner}</g>`
  const round = (r: number) => `<circle r="${r}" fill="FILL"/>`
  const plate = (w: number, h: number) =>
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="22" fill="FILL"/>`
  return svgDocument(
    size,
    size,
    `<defs>${shared}</defs><rect width="900" height="900" fill="url(#room)"/>` +
      sticker(
        276,
        262,
        -12,
        round(186),
        `<circle r="170" fill="${palette.ink}"/><g transform="translate(-132 -132) scale(2.2)">${squareMark(palette.redline, 14)}</g>`,
      ) +
      sticker(
        640,
        236,
        9,
        plate(400, 170),
        `<rect x="-186" y="-71" width="372" height="142" rx="14" fill="${palette.redline}"/>${lettering('WIDE OPEN', { size: 64, x: 0, y: 23, anchor: 'middle', fit: 330 }, `fill="${palette.ink}"`)}`,
      ) +
      sticker(
        300,
        640,
        7,
        plate(470, 190),
        `<rect x="-221" y="-81" width="442" height="162" rx="14" fill="${palette.ink}"/>${lettering('ADRENALINE', { size: 58, x: 0, y: 8, anchor: 'middle', fit: 390 }, `fill="${palette.light}"`)}${lettering('PERFORMANCE', { face: 'mono', size: 24, x: 0, y: 52, anchor: 'middle', tracking: 18 }, `fill="${palette.redline}"`)}`,
      ) +
      sticker(
        672,
        596,
        -8,
        round(168),
        `<circle r="152" fill="${palette.caution}"/><path d="M-118 66A136 136 0 1 1 118 66" fill="none" stroke="${palette.ink}" stroke-width="16"/><path d="M86 -106A136 136 0 0 1 118 66" fill="none" stroke="${palette.redline}" stroke-width="16"/>${Array.from(
          { length: 9 },
          (_, i) => {
            const a = Math.PI * (0.83 + (i / 8) * 1.34)
            return `<path d="M${(Math.cos(a) * 104).toFixed(1)} ${(Math.sin(a) * 104).toFixed(1)}L${(Math.cos(a) * 124).toFixed(1)} ${(Math.sin(a) * 124).toFixed(1)}" stroke="${palette.ink}" stroke-width="7"/>`
          },
        ).join(
          '',
        )}<path d="M-16 22L92 -72L18 30Z" fill="${palette.redline}"/><circle r="22" fill="${palette.ink}"/>${lettering('REDLINE', { size: 34, x: 0, y: 112, anchor: 'middle', fit: 150 }, `fill="${palette.ink}"`)}`,
      ),
  )
}

export const decals: Record<string, readonly [draw: () => string, alt: string]> = {
  'pulse-decal': [pulseDecal, 'White pulse mark decal on a dark painted panel'],
  'windshield-banner': [windshieldBanner, 'Red windshield banner with the shop’s name'],
  'stage-badges': [stageBadges, 'Four badges: Stage 1, Stage 2, Stage 3, Wide Open'],
  'sticker-pack': [stickerPack, 'Four stickers with white borders'],
}
