import { lettering } from '../../src/xray/lettering.ts'
import { mark } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import { linear, svgDocument } from '../drawing/svg.ts'
import type { Drawing } from '../merchandise.ts'
import { throttleBody } from '../parts/breathing.ts'
import { materials } from '../parts/toolkit.ts'
import { printed } from './cloth.ts'
import { scene, shared, stand } from './light.ts'
import { seam, sheet, side } from './print.ts'

const mug = () =>
  scene(
    `${stand(430, 770, 260)}<path d="M622 330C780 306 790 470 770 540C752 606 690 640 612 628" fill="none" stroke="#07090b" stroke-width="70"/><path d="M622 330C780 306 790 470 770 540C752 606 690 640 612 628" fill="none" stroke="#1d2229" stroke-width="54"/><path d="M622 314C790 290 804 466 786 536" fill="none" stroke="#c4cdd8" stroke-width="6" opacity=".75"/><path d="M622 352C740 334 752 468 738 520" fill="none" stroke="#000" stroke-width="9" opacity=".5"/>` +
      `<path d="M200 232V690Q202 774 420 778Q638 774 640 690V232Z" fill="url(#round)"/><g transform="translate(252 318) scale(.8)">${mark(palette.redline, 14)}</g>${lettering('TORQUE SPECS', { size: 34, x: 250, y: 466, fit: 330 }, `fill="${palette.light}"`)}${['LUG NUTS', 'CALIPERS', 'DRAIN PLUG', 'SPARK PLUGS'].map((row, k) => `${lettering(row, { face: 'mono', size: 24, x: 250, y: 514 + k * 38 }, `fill="${palette.light}"`)}<path d="M440 ${514 + k * 38}h60" stroke="${palette.light}" stroke-width="2.4"/>${lettering('FT-LB', { face: 'mono', size: 24, x: 512, y: 514 + k * 38 }, `fill="${palette.light}"`)}`).join('')}<path d="M200 668Q420 718 640 668V688Q420 738 200 688Z" fill="${palette.redline}"/><path d="M200 232V690Q202 774 420 778Q638 774 640 690V232Z" fill="url(#shade)"/>` +
      `<ellipse cx="420" cy="232" rx="220" ry="54" fill="#0a0c0f"/><ellipse cx="420" cy="246" rx="196" ry="42" fill="#1c0f07"/><ellipse cx="420" cy="250" rx="176" ry="32" fill="#2b170a"/><path d="M270 246Q350 222 470 226" fill="none" stroke="#7a5232" stroke-width="4" opacity=".7"/><ellipse cx="420" cy="232" rx="220" ry="54" fill="none" stroke="url(#bright)" stroke-width="9"/>` +
      `<g filter="url(#far)" opacity=".2"><path d="M360 200C320 140 400 110 370 40M470 200C440 140 510 120 486 50" fill="none" stroke="#fff" stroke-width="26"/></g>`,
  )

const bottle = () =>
  scene(
    `${stand(450, 808, 170)}<path d="M372 92H528Q540 92 540 104V176H360V104Q360 92 372 92Z" fill="url(#round)"/><path d="M372 92H528V112H372Z" fill="#000" opacity=".4"/>${Array.from({ length: 15 }, (_, i) => `<path d="M${368 + i * 12} 108V170" stroke="#000" stroke-opacity=".55" stroke-width="4"/>`).join('')}<path d="M372 176H528V206Q600 240 604 320V780Q602 812 560 814H340Q298 812 296 780V320Q300 240 372 206Z" fill="url(#round)"/>` +
      `<g transform="translate(350 290) scale(1)">${mark(palette.redline, 14)}</g><g transform="translate(425 420) rotate(90)">${lettering('INTERCOOLED', { size: 66, x: 0, y: 0, fit: 310 }, `fill="${palette.light}"`)}</g><path d="M296 752H604V764H296Z" fill="${palette.redline}"/>` +
      `<path d="M372 176H528V206Q600 240 604 320V780Q602 812 560 814H340Q298 812 296 780V320Q300 240 372 206Z" fill="url(#shade)"/><path d="M372 204H528" stroke="url(#bright)" stroke-width="9"/>`,
  )

const keychain = () => {
  const link = (y: number, rx: number) =>
    `<ellipse cx="450" cy="${y}" rx="${rx}" ry="32" fill="none" stroke="#07080a" stroke-width="16"/><ellipse cx="450" cy="${y}" rx="${rx}" ry="32" fill="none" stroke="url(#bright)" stroke-width="10"/>`
  return svgDocument(
    side,
    side,
    `<defs>${materials}${shared}</defs><rect width="900" height="900" fill="url(#room)"/><g fill="none"><circle cx="450" cy="170" r="112" stroke="#07080a" stroke-width="30"/><circle cx="450" cy="170" r="112" stroke="url(#bright)" stroke-width="20"/><circle cx="450" cy="170" r="102" stroke="#20262e" stroke-width="4"/></g>${[296, 336, 376].map((y, i) => link(y, i % 2 ? 10 : 24)).join('')}<path d="M414 440V412A36 36 0 0 1 486 412V440Z" fill="url(#cast)" stroke="url(#edge)" stroke-width="3"/><circle cx="450" cy="412" r="15" fill="#050607"/><g transform="translate(186 320) scale(.88)">${throttleBody()}</g>`,
  )
}

/** A glove seen from the back of the hand: fingers, thumb, knuckle guard, strap. */
const gloves = () => {
  const finger = (x: number, top: number, angle: number, width: number) =>
    `<g transform="rotate(${angle} ${x} 470)"><rect x="${x - width / 2}" y="${top}" width="${width}" height="${520 - top}" rx="${width / 2}" fill="url(#leather)" stroke="#07080a" stroke-width="5"/><path d="M${x - width / 2 + 16} ${top + 150}V500M${x + width / 2 - 16} ${top + 150}V500" stroke="#fff" stroke-opacity=".12" stroke-width="2.4" stroke-dasharray="8 6"/>${[0, 1, 2].map((i) => `<path d="M${x - width / 2 + 20} ${top + 128 + i * 26}Q${x} ${top + 118 + i * 26} ${x + width / 2 - 20} ${top + 128 + i * 26}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="7"/>`).join('')}<path d="M${x - width / 2 + 20} ${top + 54}Q${x} ${top - 6} ${x + width / 2 - 20} ${top + 54}V${top + 84}Q${x} ${top + 96} ${x - width / 2 + 20} ${top + 84}Z" fill="#8d97a5" opacity=".3"/></g>`
  return scene(
    `<defs>${linear('leather', [
      [0, '#14181d'],
      [0.25, '#3d4651'],
      [0.6, '#20262d'],
      [1, '#0d1014'],
    ])}${linear(
      'palm',
      [
        [0, '#12161b'],
        [0.3, '#343c46'],
        [1, '#0d1014'],
      ],
      [220, 0, 680, 0],
    )}</defs>${finger(312, 176, -7, 96)}${finger(416, 104, -2, 100)}${finger(524, 122, 3, 98)}${finger(624, 208, 9, 86)}<g transform="rotate(-46 262 640)"><rect x="196" y="380" width="112" height="310" rx="54" fill="url(#leather)" stroke="#07080a" stroke-width="5"/></g>` +
      `<path d="M254 440Q450 398 672 448Q690 580 640 706L624 776H300L282 700Q236 590 254 440Z" fill="url(#palm)" stroke="#07080a" stroke-width="5"/><path d="M282 462Q452 422 650 470" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2.4" stroke-dasharray="8 6"/>` +
      [306, 410, 516, 610]
        .map(
          (x, i) =>
            `<path d="M${x - 42} ${486 - (i === 1 || i === 2 ? 10 : 0)}q42 -40 84 0v56q-42 22 -84 0z" fill="#7d0d06" stroke="#2a0402" stroke-width="4"/><path d="M${x - 34} ${484 - (i === 1 || i === 2 ? 10 : 0)}q34 -30 68 0v18q-34 -26 -68 0z" fill="${palette.redline}"/><path d="M${x - 30} ${528 - (i === 1 || i === 2 ? 10 : 0)}h60" stroke="#2a0402" stroke-width="5"/>`,
        )
        .join('') +
      `<g transform="translate(352 586) scale(1)">${mark(palette.light, 13)}</g><path d="M286 752H638V842Q462 872 286 842Z" fill="#0d1014" stroke="#39424e" stroke-width="4"/><path d="M286 776H638V818H286Z" fill="${palette.redline}"/>${lettering('ADRENALINE', { size: 32, x: 462, y: 809, anchor: 'middle', fit: 230 }, `fill="${palette.ink}"`)}`,
  )
}

const towel = () =>
  printed(
    {
      hex: '#20242a',
      weave: 'fleece',
      folds: [
        { x: 250, y: 450, angle: 88, width: 60, depth: 34, reach: 700 },
        { x: 660, y: 520, angle: 94, width: 70, depth: 38, reach: 700 },
        { x: 450, y: 120, angle: 2, width: 40, depth: 22, reach: 420 },
      ],
      drape: 40,
      seed: 113,
    },
    sheet(
      `<path d="M0 690H900V712H0ZM0 728H900V744H0Z" fill="${palette.redline}"/><path d="M0 760H900V768H0Z" fill="${palette.light}"/><g transform="translate(210 170) scale(2.4)">${mark(palette.light, 12)}</g>${lettering('TRACK DAY', { size: 130, x: 450, y: 610, anchor: 'middle', fit: 740 }, `fill="${palette.light}"`)}`,
    ),
    sheet(`${seam('M0 846H900')}<path d="M0 866H900V900H0Z" fill="#000" opacity=".35"/>`),
  )

/** Waxed canvas laid open: a row of pockets, wrenches standing in them, a leather strap across. */
const toolRoll = () => {
  const wrench = (x: number, size: number, tall: number) => {
    const top = 430 - tall
    const r = 30 * size
    const jaw = `M${(x - r * 0.46).toFixed(1)} ${(top - r * 0.86).toFixed(1)}A${r} ${r} 0 1 0 ${(x + r * 0.46).toFixed(1)} ${(top - r * 0.86).toFixed(1)}`
    return `<path d="M${x - 13 * size} ${top + r}H${x + 13 * size}V640H${x - 13 * size}Z" fill="url(#bright)"/><path d="${jaw}" fill="none" stroke="#14181d" stroke-width="${r * 0.9}"/><path d="${jaw}" fill="none" stroke="#b7c1cd" stroke-width="${r * 0.74}"/><path d="${jaw}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${r * 0.16}"/><path d="M${x - 4 * size} ${top + r + 14}V440" stroke="#000" stroke-opacity=".35" stroke-width="${5 * size}"/>`
  }
  const pockets = [60, 190, 320, 450, 580, 710, 840]
  return printed(
    {
      hex: '#3a3d2c',
      weave: 'twill',
      folds: [
        { x: 130, y: 700, angle: 86, width: 50, depth: 18, reach: 400 },
        { x: 520, y: 700, angle: 92, width: 60, depth: 20, reach: 400 },
        { x: 780, y: 300, angle: 60, width: 40, depth: 18, reach: 300 },
      ],
      drape: 26,
      seed: 131,
    },
    sheet(''),
    sheet(
      `<defs>${shared}</defs>${[125, 255, 385, 515, 645, 775].map((x, i) => wrench(x, 1.35 - i * 0.12, 250 - i * 34)).join('')}<path d="M0 470H900V482H0Z" fill="#000" opacity=".45"/><path d="M0 480H900V900H0Z" fill="#34372a"/><path d="M0 480H900V520H0Z" fill="#454936"/>${pockets.map((x) => seam(`M${x} 486V900`)).join('')}<path d="M0 512H900" stroke="#fff" stroke-opacity=".16" stroke-width="2.4" stroke-dasharray="8 6"/>` +
        `<path d="M0 694H900V778H0Z" fill="#000" opacity=".45"/><path d="M0 684H900V764H0Z" fill="#4a2a14"/><path d="M0 684H900V700H0Z" fill="#7a4a26"/><path d="M0 696H900M0 752H900" stroke="#d8a871" stroke-opacity=".6" stroke-width="3" stroke-dasharray="9 7"/><rect x="372" y="662" width="156" height="124" rx="12" fill="none" stroke="#07080a" stroke-width="24"/><rect x="372" y="662" width="156" height="124" rx="12" fill="none" stroke="url(#bright)" stroke-width="15"/><path d="M380 724H528" stroke="url(#bright)" stroke-width="12"/>` +
        `<rect x="566" y="560" width="238" height="84" rx="6" fill="#4a2a14" stroke="#1f1208" stroke-width="3"/><rect x="574" y="568" width="222" height="68" rx="4" fill="none" stroke="#d8a871" stroke-opacity=".6" stroke-width="2" stroke-dasharray="7 5"/><g transform="translate(588 572) scale(.42)">${mark('#1f1208', 15)}</g>${lettering('ADRENALINE', { size: 26, x: 732, y: 612, anchor: 'middle', fit: 112 }, 'fill="#1f1208"')}`,
    ),
  )
}

/** Round metal bare instead of painted: the shades of the gradient `round`. */
const BARE_METAL = { '#05060a': '#39424e', '#20262e': '#7d8794', '#77828f': '#f4f7fb', '#2b323b': '#aab4c0' }
const BARE_SHADOW = { '#101419': '#8d97a5', '#1b2027': '#6f7a87', '#59636f': '#dfe7f0', '#0d1014': '#4a525d' }
const WHITE_ENAMEL = { '#05060a': '#8d97a5', '#20262e': '#cfd5dc', '#77828f': '#ffffff', '#2b323b': '#eef1f4' }
const WHITE_SHADOW = { '#101419': '#e3e7ec', '#1b2027': '#c3cad2', '#0d1014': '#98a3b1', '#1d2229': '#dfe3e8' }

export const accessories: Record<string, Drawing> = {
  'garage-mug': [
    mug,
    'Black enamel mug with a list of torque specs and a red ring',
    {
      White: [
        { ...WHITE_ENAMEL, ...WHITE_SHADOW, [palette.light]: '#14161a' },
        'White enamel mug with a list of torque specs and a red ring',
      ],
    },
  ],
  'throttle-keychain': [
    keychain,
    'Metal throttle body on a key ring',
    { Black: ['darker', 'Black throttle body on a key ring'] },
  ],
  'mechanic-gloves': [gloves, 'Mechanic glove with red knuckle guards'],
  'seat-cover-towel': [towel, 'Dark towel with TRACK DAY and red stripes woven in'],
  'insulated-bottle': [
    bottle,
    'Black steel bottle with a red ring',
    {
      Silver: [{ ...BARE_METAL, ...BARE_SHADOW, [palette.light]: '#14161a' }, 'Bare steel bottle with a red ring'],
    },
  ],
  'tool-roll': [
    toolRoll,
    'Olive canvas tool roll with wrenches and a leather strap',
    {
      Black: [
        { '#3a3d2c': '#24272c', '#34372a': '#1f2227', '#454936': '#2c3037' },
        'Black canvas tool roll with wrenches and a leather strap',
      ],
    },
  ],
}
