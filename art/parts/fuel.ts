import { badge, bolts, box, disc, ellipse, glow, hole, row, solid, stroke, tube } from './toolkit.ts'

const injector = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${box(-26, -190, 52, 46, 'upright', 8)}${box(-34, -150, 68, 14, 'rubber', 7)}${box(-40, -134, 80, 40, 'red', 8)}${box(-52, -96, 104, 110, 'upright', 10)}${solid('M52 -84L118 -116L134 -84L120 -34L52 -30Z', 'rubber')}${stroke('M84 -96L104 -58M96 -102L116 -62', 4, '#b07a24')}${box(-34, 14, 68, 96, 'steel', 6)}${box(-42, 108, 84, 16, 'rubber', 8)}${box(-20, 124, 40, 56, 'upright', 6)}${stroke('M-36 -80V4', 6, '#fff', 0.4)}</g>`
const spray = (x: number, y: number, spread: number, reach: number) =>
  row(7, (i) => glow(`M${x + (i - 3) * 3} ${y}L${x + ((i - 3) * spread) / 3} ${y + reach}`, '#9fd0ff', 1.4))

export const injectors = (): string =>
  tube('M40 110H560', 62) +
  ellipse(560, 110, 14, 32, '#07080a', 3) +
  [110, 490].map((x) => bolts(x, 110, 0, 1, 13)).join('') +
  injector(152, 322, 0.9) +
  injector(300, 342, 1.05) +
  injector(448, 322, 0.9) +
  spray(300, 534, 40, 70)

export const fuelPump = (): string =>
  box(232, 60, 28, 60, 'upright', 4) +
  tube('M246 66C246 36 200 30 160 34', 14, 'rubber') +
  box(330, 74, 46, 42, 'rubber', 6) +
  stroke('M342 74V40M364 74V36', 5, '#ff2d1f') +
  ellipse(300, 126, 104, 24, 'polish', 3) +
  solid('M196 126V440Q300 484 404 440V126Q300 166 196 126Z', 'upright', 3) +
  `<path d="M196 230Q300 270 404 230V372Q300 412 196 372Z" fill="#07080a" opacity=".85"/>` +
  badge('450 LPH', 300, 330, 42, 178) +
  glow('M200 392Q300 432 400 392', '#ff2d1f', 3) +
  solid('M216 452Q300 486 384 452V520Q300 552 216 520Z', 'rubber', 2) +
  row(9, (i) => stroke(`M${228 + i * 18} ${470 + (4 - Math.abs(i - 4)) * 5}v52`, 2, '#39424e')) +
  stroke('M214 160V420', 8, '#fff', 0.25)

export const flexFuel = (): string =>
  tube('M40 330H560', 54) +
  box(150, 230, 300, 200, 'cast', 22, 3) +
  [
    [176, 256],
    [424, 256],
    [176, 404],
    [424, 404],
  ]
    .map(([x, y]) => disc(x!, y!, 10, 'dome', 1.6))
    .join('') +
  box(240, 160, 120, 78, 'rubber', 10) +
  row(3, (i) =>
    stroke(
      `M${270 + i * 30} 160C${270 + i * 30} 110 ${330 + i * 30} 110 ${340 + i * 30} 60`,
      6,
      ['#ff2d1f', '#20262d', '#9fd0ff'][i],
    ),
  ) +
  badge('E85', 300, 352, 70, 170) +
  `<rect x="196" y="378" width="208" height="12" rx="6" fill="#07080a"/>${glow('M202 384H340', '#9fd0ff', 5)}` +
  box(96, 288, 44, 84, 'blue', 6) +
  box(460, 288, 44, 84, 'blue', 6)

export const brakeFluid = (): string =>
  box(244, 70, 112, 70, 'red', 10) +
  row(9, (i) => stroke(`M${254 + i * 12} 74v62`, 2, '#4a0804')) +
  solid('M252 140H348V176Q436 200 436 280V548Q436 574 410 574H190Q164 574 164 548V280Q164 200 252 176Z', 'upright', 3) +
  `<rect x="164" y="300" width="272" height="190" fill="#07080a" opacity=".88"/>` +
  badge('DOT 4', 300, 392, 66, 220) +
  badge('RACING BRAKE FLUID', 300, 436, 20, 210, 'fill="#8d97a5"') +
  glow('M176 304H424M176 488H424', '#ff2d1f', 2.4) +
  stroke('M186 270Q190 214 256 194', 6, '#fff', 0.4) +
  hole(300, 70, 0.1, 0.1)
