import {
  around,
  badge,
  bolts,
  box,
  disc,
  ellipse,
  gear,
  glow,
  hole,
  onCircle,
  path,
  row,
  solid,
  stroke,
  tube,
} from './toolkit.ts'

export const clutch = (): string =>
  disc(300, 318, 218, 'dome', 3) +
  disc(300, 318, 208, '#15181c', 2) +
  around(
    18,
    (a) =>
      `<path d="${path([onCircle(300, 318, 202, a + 0.02), onCircle(300, 318, 202, a + 0.16), onCircle(300, 318, 202, a + 0.3), onCircle(300, 318, 134, a + 0.28), onCircle(300, 318, 134, a + 0.16), onCircle(300, 318, 134, a + 0.04)])}" fill="url(#cast)" stroke="#4b5562" stroke-width="1.4"/>`,
  ) +
  around(36, (a) => hole(...onCircle(300, 318, a % 0.34 > 0.17 ? 186 : 150, a + 0.05), 4, 1)) +
  disc(300, 318, 126, 'steel', 3) +
  around(6, (a) => {
    const [x, y] = onCircle(300, 318, 88, a)
    const deg = (a * 180) / Math.PI + 90
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${deg.toFixed(0)})">${box(-36, -17, 72, 34, 'rubber', 9)}${row(6, (i) => `<path d="M${-27 + i * 11} -13q7 13 0 26" fill="none" stroke="${i % 2 ? '#8f150c' : '#ff4a37'}" stroke-width="6"/>`)}</g>`
  }) +
  disc(300, 318, 50, 'polish', 3) +
  `<path d="${gear(300, 318, 30, 38, 20)}" fill="#050607" stroke="#6d7887" stroke-width="1.6"/>` +
  stroke('M160 176A200 200 0 0 1 290 118', 7, '#fff', 0.3)

export const flywheel = (): string =>
  solid(gear(300, 318, 212, 226, 84), 'polish', 1.4) +
  disc(300, 318, 206, 'cast', 3) +
  disc(300, 318, 194, 'dome', 2) +
  row(5, (i) => disc(300, 318, 186 - i * 14, 'none', 0.9)) +
  disc(300, 318, 112, 'cast', 3) +
  around(6, (a) => hole(...onCircle(300, 318, 164, a), 12, 3)) +
  bolts(300, 318, 66, 8, 12) +
  hole(300, 318, 38, 4) +
  glow('M150 216A182 182 0 0 1 270 138', '#ff7a1a', 3)

export const gearbox = (): string => {
  const wheelAt = (x: number, y: number, r: number, w: number, teeth: number, red = false) =>
    box(x, y - r, w, r * 2, red ? 'red' : 'steel', 4) +
    stroke(
      row(teeth, (i) => `M${x + 2} ${Math.round(y - r + 4 + (i * (r * 2 - 8)) / (teeth - 1))}l${w - 4} -7`),
      2.4,
      '#07080a',
      0.75,
    )
  return (
    tube('M40 236H566', 40) +
    tube('M90 424H520', 40) +
    [
      [96, 70, 118],
      [196, 84, 104],
      [298, 100, 88],
      [400, 62, 126],
    ]
      .map(([x, r, q]) => wheelAt(x!, 236, r!, 52, 13, x === 298) + wheelAt(x!, 424, q!, 52, 17))
      .join('') +
    [160, 362].map((x) => box(x, 190, 24, 92, 'polish', 4)).join('') +
    row(12, (i) => stroke(`M512 ${220 + i * 3}H560`, 1, '#07080a')) +
    disc(40, 236, 26, 'polish', 3)
  )
}

export const torqueConverter = (): string =>
  disc(300, 318, 216, 'dome', 3) +
  disc(300, 318, 196, 'cast', 2) +
  around(
    28,
    (a) =>
      `<path d="${path([onCircle(300, 318, 186, a), onCircle(300, 318, 150, a + 0.13), onCircle(300, 318, 104, a + 0.16)], false)}" fill="none" stroke="${'#8d97a5'}" stroke-width="4" stroke-linejoin="round" opacity=".85"/>`,
  ) +
  disc(300, 318, 98, 'steel', 3) +
  disc(300, 318, 70, 'polish', 2) +
  `<path d="${gear(300, 318, 34, 42, 18)}" fill="#050607" stroke="#6d7887" stroke-width="2"/>` +
  bolts(300, 318, 204, 6, 11) +
  glow('M126 260A186 186 0 0 1 220 152', '#ff2d1f', 4)

export const transmissionCooler = (): string =>
  box(110, 150, 380, 44, 'steel', 8) +
  box(110, 446, 380, 44, 'steel', 8) +
  row(9, (i) => box(124 + i * 40, 190, 32, 260, i % 2 ? 'cast' : 'upright', 2, 1.2)) +
  row(9, (i) =>
    stroke(
      row(16, (k) => `M${126 + i * 40} ${198 + k * 16}h28`),
      1.2,
      '#05070a',
    ),
  ) +
  tube('M150 150C150 90 90 90 60 110', 30, 'dark') +
  tube('M450 150C450 90 510 90 540 110', 30, 'red') +
  box(132, 128, 36, 30, 'brass', 4) +
  box(432, 128, 36, 30, 'brass', 4) +
  badge('GEAR', 300, 480, 26, 110)

const yoke = (x: number, y: number, flip: 1 | -1) =>
  `<g transform="translate(${x} ${y}) scale(${flip} 1)">${solid('M0 -46H34L86 -58Q104 -60 104 -44V-22H60V22H104V44Q104 60 86 58L34 46H0Z', 'upright', 2.4)}${disc(86, -40, 13, 'polish', 2)}${disc(86, 40, 13, 'polish', 2)}</g>`
export const driveshaft = (): string =>
  `<g transform="rotate(-32 300 320)">${tube('M96 320H504', 96)}${box(92, 268, 26, 104, 'polish', 4)}${box(482, 268, 26, 104, 'polish', 4)}${yoke(506, 320, 1)}${yoke(94, 320, -1)}${box(584, 286, 40, 68, 'steel', 6)}${box(-24, 286, 40, 68, 'steel', 6)}${glow('M128 272H470', '#ff2d1f', 2.4)}</g>`

export const halfShafts = (): string =>
  `<g transform="rotate(-24 300 320)">${tube('M60 320H540', 44)}${[0, 1]
    .map(
      (i) =>
        `<g transform="${i ? 'translate(600 0) scale(-1 1)' : ''}">${box(-30, 300, 60, 40, 'polish', 4)}${row(7, (k) => stroke(`M-28 ${303 + k * 6}H14`, 1, '#07080a'))}${solid('M30 262H110V378H30Z', 'upright')}${row(5, (k) => `<path d="M${112 + k * 17} ${262 + k * 9}Q${124 + k * 17} 320 ${112 + k * 17} ${378 - k * 9}L${126 + k * 17} ${372 - k * 9}Q${136 + k * 17} 320 ${126 + k * 17} ${268 + k * 9}Z" fill="url(#rubber)" stroke="#39424e" stroke-width="1.6"/>`)}${box(104, 256, 12, 128, i ? 'red' : 'polish', 3)}</g>`,
    )
    .join('')}</g>`

export const differential = (): string =>
  disc(300, 318, 206, 'cast', 3) +
  bolts(300, 318, 186, 12, 11) +
  disc(300, 318, 160, '#0a0c0f', 4) +
  solid(gear(300, 318, 138, 152, 41), 'upright', 1.4) +
  disc(300, 318, 120, 'dome', 2) +
  bolts(300, 318, 98, 10, 8) +
  box(236, 250, 128, 136, 'cast', 10) +
  solid(gear(300, 268, 40, 54, 14), 'polish', 1.6) +
  solid(gear(300, 368, 40, 54, 14), 'polish', 1.6) +
  solid(gear(252, 318, 26, 36, 11), 'red', 1.6) +
  solid(gear(348, 318, 26, 36, 11), 'red', 1.6) +
  disc(300, 318, 15, 'polish', 2) +
  ellipse(300, 540, 60, 16, 'steel', 2)
