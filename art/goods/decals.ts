import { lettering, letteringWidth } from '../../src/xray/lettering.ts'
import { mark, squareMark } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import { linear, svgDocument } from '../drawing/svg.ts'
import type { Drawing } from '../merchandise.ts'
import { shared } from './light.ts'
import { printedRidges, side } from './print.ts'

/** Capitals along a shallow arch: each stands at its own advance, lowered and turned with the distance from the middle. */
function arched(text: string, x: number, y: number, letterSize: number, sag: number): string {
  const whole = letteringWidth(text, { size: letterSize })
  let at = 0
  return [...text]
    .map((letter) => {
      const advance = letteringWidth(letter, { size: letterSize })
      const t = ((at + advance / 2) / whole) * 2 - 1
      at += advance
      return `<g transform="translate(${(x + (t * whole) / 2).toFixed(1)} ${(y + t * t * sag).toFixed(1)}) rotate(${(t * 15).toFixed(1)})">${lettering(letter, { size: letterSize, x: 0, y: 0, anchor: 'middle' }, `fill="none" stroke="${palette.light}" stroke-width="40" stroke-linejoin="round"`)}</g>`
    })
    .join('')
}

const windshieldBanner = () =>
  svgDocument(
    side,
    side,
    `<defs>${shared}${linear(
      'glass',
      [
        [0, '#0b1016'],
        [0.5, '#1b2530'],
        [1, '#3a4856'],
      ],
      [0, 900, 900, 0],
    )}</defs><rect width="900" height="900" fill="#0b0d10"/><path d="M-40 300Q450 130 940 300L1000 700V900H-100V700Z" fill="url(#glass)"/><path d="M-40 300Q450 130 940 300" fill="none" stroke="#050607" stroke-width="30"/><path d="M-40 284Q450 112 940 284" fill="none" stroke="#dfe7f0" stroke-opacity=".55" stroke-width="5"/><path d="M-40 60Q450 -60 940 60V150Q450 10 -40 150Z" fill="#20262e"/><path d="M60 600L430 240L560 252L120 900H-20V700Z" fill="#fff" opacity=".06"/><path d="M300 900L640 250L680 256L400 900Z" fill="#fff" opacity=".04"/>` +
      `${arched('ADRENALINE', 450, 386, 92, 74)}<path d="M-100 880Q450 770 1000 880V920H-100Z" fill="#050607"/><path d="M170 862L520 706" stroke="#050607" stroke-width="13" stroke-linecap="round"/><path d="M560 860L840 742" stroke="#050607" stroke-width="13" stroke-linecap="round"/>`,
  )

/** A rear quarter window in a painted pillar, the curve stuck to the glass. */
const ridgelineDecal = () =>
  svgDocument(
    side,
    side,
    `<defs>${shared}${linear(
      'paint',
      [
        [0, '#8f150c'],
        [0.4, '#560b06'],
        [1, '#120302'],
      ],
      [0, 0, 300, 900],
    )}${linear(
      'pane',
      [
        [0, '#2b3742'],
        [0.45, '#10161c'],
        [1, '#05070a'],
      ],
      [0, 100, 500, 900],
    )}</defs><rect width="900" height="900" fill="url(#paint)"/><path d="M-40 60Q360 -20 640 180Q860 340 960 560" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="60" filter="url(#far)"/><path d="M40 760V190Q340 130 560 300Q740 440 812 640Q824 720 760 744Q400 812 40 760Z" fill="#050607"/><path d="M58 742V206Q340 152 548 314Q720 452 790 646Q800 704 750 724Q400 790 58 742Z" fill="url(#pane)"/><path d="M58 742V206Q340 152 548 314Q720 452 790 646" fill="none" stroke="#dfe7f0" stroke-opacity=".4" stroke-width="4"/><path d="M90 700L330 190L430 222L190 740Z" fill="#fff" opacity=".06"/>${printedRidges(96, 350, 490, 320, 16, [palette.light])}${lettering('YOUR CAR, YOUR CURVE', { face: 'mono', size: 20, x: 350, y: 716, anchor: 'middle', tracking: 4 }, `fill="${palette.light}" opacity=".85"`)}<path d="M0 842Q450 886 900 820" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="7"/><path d="M0 850Q450 894 900 828" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>`,
  )

/** A die-cut sticker: white border, shadow, picture. */
const sticker = (x: number, y: number, angle: number, outline: string, inner: string) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><g transform="translate(6 9)" opacity=".6" filter="url(#soft)" fill="#000">${outline}</g><g fill="#f4f7fb">${outline}</g>${inner}</g>`
const disc = (r: number) => `<circle r="${r}"/>`
const plate = (w: number, h: number) => `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="20"/>`
const filled = (w: number, h: number, colour: string) =>
  `<rect x="${-w / 2 + 13}" y="${-h / 2 + 13}" width="${w - 26}" height="${h - 26}" rx="12" fill="${colour}"/>`
const word = (text: string, size: number, fit: number, colour: string, y = size * 0.35) =>
  lettering(text, { size, x: 0, y, anchor: 'middle', fit }, `fill="${colour}"`)

const stickerPack = () => {
  const gauge = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.83 + (i / 8) * 1.34)
    return `<path d="M${(Math.cos(a) * 78).toFixed(1)} ${(Math.sin(a) * 78).toFixed(1)}L${(Math.cos(a) * 92).toFixed(1)} ${(Math.sin(a) * 92).toFixed(1)}" stroke="${palette.ink}" stroke-width="5"/>`
  }).join('')
  return svgDocument(
    side,
    side,
    `<defs>${shared}</defs><rect width="900" height="900" fill="url(#room)"/>` +
      sticker(
        190,
        190,
        -12,
        disc(136),
        `<circle r="123" fill="${palette.ink}"/><g transform="translate(-96 -96) scale(1.6)">${squareMark(palette.redline, 14)}</g>`,
      ) +
      sticker(
        520,
        138,
        7,
        plate(330, 136),
        `${filled(330, 136, palette.redline)}${word('WIDE OPEN', 54, 270, palette.ink)}`,
      ) +
      sticker(776, 208, -9, disc(104), `<circle r="92" fill="${palette.cold}"/>${word('E85', 70, 130, palette.ink)}`) +
      sticker(
        478,
        320,
        -5,
        plate(300, 120),
        `${filled(300, 120, palette.ink)}${word('STAGE 3', 50, 230, palette.ember)}`,
      ) +
      sticker(
        760,
        430,
        8,
        disc(128),
        `<circle r="116" fill="${palette.caution}"/><path d="M-90 50A103 103 0 1 1 90 50" fill="none" stroke="${palette.ink}" stroke-width="12"/><path d="M66 -80A103 103 0 0 1 90 50" fill="none" stroke="${palette.redline}" stroke-width="12"/>${gauge}<path d="M-12 17L70 -55L14 23Z" fill="${palette.redline}"/><circle r="17" fill="${palette.ink}"/>${word('REDLINE', 26, 116, palette.ink, 86)}`,
      ) +
      sticker(
        212,
        430,
        9,
        plate(310, 150),
        `${filled(310, 150, palette.light)}<g transform="translate(-112 -66) scale(1.12)">${mark(palette.ink, 13)}</g>`,
      ) +
      sticker(470, 520, 3, plate(250, 130), `${filled(250, 130, palette.cold)}${word('BOOST', 54, 190, palette.ink)}`) +
      sticker(
        230,
        640,
        -7,
        plate(400, 160),
        `${filled(400, 160, palette.ink)}${word('ADRENALINE', 48, 330, palette.light, 6)}${lettering('PERFORMANCE', { face: 'mono', size: 20, x: 0, y: 42, anchor: 'middle', tracking: 15 }, `fill="${palette.redline}"`)}`,
      ) +
      sticker(
        650,
        668,
        -4,
        plate(360, 140),
        `${filled(360, 140, palette.ember)}${word('EST. AT REDLINE', 38, 300, palette.ink)}`,
      ) +
      sticker(
        440,
        800,
        5,
        plate(330, 116),
        `${filled(330, 116, palette.ink)}${lettering('HP = LB-FT X RPM / 5252', { face: 'mono', size: 19, x: 0, y: 7, anchor: 'middle' }, `fill="${palette.light}"`)}`,
      ),
  )
}

export const decals: Record<string, Drawing> = {
  'windshield-banner': [
    windshieldBanner,
    'The shop’s name in white outline letters across a windshield',
    {
      Redline: [{ [palette.light]: palette.redline }, 'The shop’s name in red outline letters across a windshield'],
      Silver: [{ [palette.light]: '#98a3b1' }, 'The shop’s name in silver outline letters across a windshield'],
    },
  ],
  'sticker-pack': [stickerPack, 'Ten stickers with white borders'],
  'dyno-ridgeline-decal': [
    ridgelineDecal,
    'White dyno lines on the quarter window of a red car',
    { Silver: [{ [palette.light]: '#98a3b1' }, 'Silver dyno lines on the quarter window of a red car'] },
  ],
}
