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

const rod = (x: number): string =>
  solid(
    `M${x - 22} 262L${x - 38} 440Q${x - 38} 464 ${x - 60} 488A66 66 0 0 0 ${x + 60} 488Q${x + 38} 464 ${x + 38} 440L${x + 22} 262Z`,
    'upright',
  ) +
  solid(`M${x - 10} 290L${x - 18} 432H${x + 18}L${x + 10} 290Z`, 'cast', 1.2) +
  disc(x, 522, 68, 'dome', 3) +
  disc(x, 522, 47, 'brass', 2) +
  hole(x, 522, 41, 3) +
  [-1, 1]
    .map((side) => box(x + side * 66 - 13, 482, 26, 80, 'upright', 4) + disc(x + side * 66, 566, 10, 'polish', 2))
    .join('') +
  stroke(`M${x - 68} 522h20M${x + 48} 522h20`, 3, '#07080a')

const piston = (x: number): string =>
  solid(
    `M${x - 108} 112V216Q${x - 106} 286 ${x - 74} 300H${x - 50}Q${x - 46} 250 ${x} 250Q${x + 46} 250 ${x + 50} 300H${x + 74}Q${x + 106} 286 ${x + 108} 216V112Z`,
    'upright',
    2.6,
  ) +
  ellipse(x, 112, 108, 19, 'polish', 2.6) +
  stroke(`M${x - 72} 113q26 13 54 3M${x + 18} 116q28 10 54 -3`, 3, '#14181d') +
  [144, 165, 188]
    .map(
      (y) =>
        `<path d="M${x - 108} ${y}Q${x} ${y + 17} ${x + 108} ${y}v9Q${x} ${y + 26} ${x - 108} ${y + 9}Z" fill="#050608" stroke="#98a3b1" stroke-width="1.2"/>`,
    )
    .join('') +
  disc(x, 240, 31, 'dome', 3) +
  hole(x, 240, 20, 3) +
  glow(`M${x - 98} 122Q${x} 142 ${x + 98} 122`, '#ff5a1f', 3)

export const pistonAndRod = (): string => rod(300) + piston(300)

export const crankshaft = (): string => {
  const journal = (x: number) => box(x, 288, 46, 64, 'steel', 3)
  const throwAt = (x: number, up: boolean) =>
    [0, 62]
      .map((dx) =>
        solid(
          up
            ? `M${x + dx} 150Q${x + dx + 11} 128 ${x + dx + 22} 150V352Q${x + dx + 34} 430 ${x + dx + 11} 436Q${x + dx - 12} 430 ${x + dx} 352Z`
            : `M${x + dx} 490Q${x + dx + 11} 512 ${x + dx + 22} 490V288Q${x + dx + 34} 210 ${x + dx + 11} 204Q${x + dx - 12} 210 ${x + dx} 288Z`,
          'upright',
        ),
      )
      .join('') + box(x + 20, up ? 164 : 426, 44, 50, 'polish', 3)
  return `<g transform="rotate(-8 300 320)">${box(20, 296, 50, 48, 'steel', 4)}${[66, 196, 326, 456].map(journal).join('')}${throwAt(110, true)}${throwAt(240, false)}${throwAt(370, true)}${box(500, 262, 30, 116, 'steel', 6)}${disc(548, 320, 0.1)}${box(530, 244, 26, 152, 'cast', 4)}${glow('M116 150Q121 138 127 144', '#ff5a1f', 3)}</g>${badge('STROKER', 300, 578, 26, 180, 'fill="#8d97a5"')}`
}

export const camshafts = (): string => {
  const shaft = (y: number, phase: number) =>
    tube(`M48 ${y}H560`, 42) +
    row(8, (i) => {
      const x = 110 + i * 54
      const lift = (i + phase) % 2 === 0
      return solid(
        lift
          ? `M${x} ${y + 34}a17 36 0 0 1 0 -64q8 -52 17 -52t17 52a17 36 0 0 1 0 64z`
          : `M${x} ${y - 34}a17 36 0 0 0 0 64q8 52 17 52t17 -52a17 36 0 0 0 0 -64z`,
        'upright',
        2,
      )
    })
  return `<g transform="translate(52 24) scale(.87) rotate(-10 300 320)">${shaft(210, 0)}${shaft(420, 1)}${[210, 420].map((y, i) => solid(gear(64, y, 64, 76, 22), 'cast', 2) + disc(64, y, 46, i ? 'red' : 'dome', 2) + around(5, (a) => hole(...onCircle(64, y, 30, a), 8)) + disc(64, y, 12, 'polish', 2)).join('')}</g>`
}

export const headStuds = (): string =>
  row(4, (i) => {
    const x = 132 + i * 112
    const top = 120 + (i % 2) * 26
    return (
      box(x - 15, top, 30, 420, 'upright', 4) +
      row(12, (k) => stroke(`M${x - 15} ${top + 10 + k * 8}l30 5`, 2, '#07080a')) +
      row(16, (k) => stroke(`M${x - 15} ${top + 280 + k * 8}l30 5`, 2, '#07080a')) +
      solid(
        path([
          [x - 36, top + 70],
          [x + 36, top + 70],
          [x + 36, top + 122],
          [x - 36, top + 122],
        ]),
        i === 2 ? 'red' : 'polish',
        2,
      ) +
      stroke(`M${x - 12} ${top + 70}v52M${x + 14} ${top + 70}v52`, 2, '#14181d', 0.7) +
      ellipse(x, top + 128, 46, 10, 'steel', 2)
    )
  })

/** Four spark plugs: terminal, ribbed white insulator, hex, thread, and the ground strap over the electrode. */
export const sparkPlugs = (): string =>
  row(4, (i) => {
    const x = 126 + i * 116
    const top = 96 + (i % 2) * 26
    return (
      box(x - 9, top, 18, 40, 'steel', 5) +
      solid(`M${x - 17} ${top + 34}H${x + 17}L${x + 27} ${top + 184}H${x - 27}Z`, 'porcelain', 2) +
      row(5, (k) =>
        stroke(`M${x - 17 - k * 0.9} ${top + 56 + k * 17}q${17 + k * 0.9} 9 ${34 + k * 1.8} 0`, 2.4, '#5d6775', 0.75),
      ) +
      box(x - 31, top + 182, 62, 26, 'polish', 6) +
      solid(`M${x - 44} ${top + 210}H${x + 44}V${top + 262}H${x - 44}Z`, i === 2 ? 'red' : 'polish', 2) +
      stroke(`M${x - 15} ${top + 211}v50M${x + 17} ${top + 211}v50`, 2, '#14181d', 0.7) +
      ellipse(x, top + 268, 38, 8, 'brass', 1.6) +
      box(x - 24, top + 274, 48, 112, 'upright', 3) +
      row(12, (k) => stroke(`M${x - 24} ${top + 280 + k * 8.6}l48 5`, 2.2, '#07080a')) +
      box(x - 6, top + 386, 12, 20, 'porcelain', 3, 1.4) +
      box(x - 2.5, top + 404, 5, 12, 'polish', 1, 1) +
      stroke(`M${x + 18} ${top + 386}V${top + 426}Q${x + 18} ${top + 434} ${x + 8} ${top + 434}H${x - 8}`, 8, '#98a3b1')
    )
  }) + glow('M355 514L361 523', '#9fd0ff', 3)

/** A handheld programmer that stays on the dash, on its cable to the OBD port. */
const handheld = (accent: string, wave: string, label = ''): string =>
  tube('M300 470C300 560 380 590 452 560S540 470 500 420', 14, 'rubber', 'round') +
  `<g transform="rotate(40 500 404)">${box(466, 372, 68, 58, 'rubber', 6)}${box(474, 346, 52, 30, 'steel', 3)}</g>` +
  `<g transform="rotate(-4 280 280)">${box(92, 132, 376, 340, 'rubber', 36, 3)}${box(108, 148, 344, 308, 'cast', 26, 1.4)}` +
  `${box(132, 176, 296, 188, 'rubber', 10, 2)}${stroke('M152 340H408M152 340V200', 1.6, '#3a424d')}` +
  `${row(3, (k) => stroke(`M152 ${302 - k * 40}H408`, 1, '#20262d'))}${glow(wave, accent, 4)}${label ? badge(label, 196, 232, 40, 90, `fill="${accent}"`) : ''}` +
  `${[190, 280, 370].map((x, k) => (k === 1 ? disc(x, 412, 26, 'dome', 2.4) + disc(x, 412, 9, 'red', 1.4) : box(x - 26, 398, 52, 28, 'dome', 14, 1.8))).join('')}</g>`

const unit = (accent: string, label: string, wave: string): string =>
  row(9, (i) =>
    stroke(
      `M${136 + i * 40} 470C${136 + i * 40} 540 ${170 + i * 32} 540 ${176 + i * 30} 590`,
      6,
      i % 3 ? '#20262d' : accent,
      0.9,
    ),
  ) +
  box(96, 150, 408, 270, 'cast', 18, 3) +
  row(11, (i) => box(118 + i * 34, 132, 16, 40, 'steel', 3, 1.2)) +
  [
    [80, 190],
    [520, 190],
    [80, 384],
    [520, 384],
  ]
    .map(([x, y]) => disc(x!, y!, 22, 'cast', 2) + hole(x!, y!, 9))
    .join('') +
  box(126, 196, 348, 150, 'rubber', 8, 2) +
  glow(wave, accent, 4) +
  stroke('M146 322H454M146 222V322', 1.4, '#3a424d') +
  badge(label, 300, 394, 28, 210) +
  box(128, 414, 150, 60, 'rubber', 8) +
  box(322, 414, 150, 60, 'rubber', 8) +
  row(
    6,
    (i) =>
      `<rect x="${142 + i * 22}" y="432" width="12" height="24" rx="2" fill="#b07a24"/><rect x="${336 + i * 22}" y="432" width="12" height="24" rx="2" fill="#b07a24"/>`,
  )

export const tune = (): string =>
  handheld('#ff2d1f', 'M154 334C196 330 212 282 246 268S320 244 356 226S392 216 406 226')
export const e85Tune = (): string =>
  handheld('#9fd0ff', 'M154 334C186 332 202 276 240 256S320 222 360 206S396 204 406 214', 'E85')
export const controlUnit = (): string =>
  unit('#ff2d1f', 'ENGINE ECU', 'M148 316C200 312 214 250 262 240S350 226 400 218S440 236 452 250')
export const transmissionTune = (): string =>
  unit('#ffd23f', 'SHIFT', 'M148 316L206 226L210 288L276 222L280 284L346 218L350 276L420 214L452 240')

export const nitrous = (): string =>
  `<g transform="rotate(14 300 340)">${solid('M206 236Q206 160 276 140V112H324V140Q394 160 394 236V530Q394 570 354 570H246Q206 570 206 530Z', 'blue', 3)}` +
  `<path d="M232 240Q236 180 284 160" fill="none" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round"/><path d="M206 290H394V430H206Z" fill="#07080a" opacity=".82"/>${badge('N2O', 300, 392, 74, 160)}` +
  `${box(276, 78, 48, 40, 'brass', 4)}${box(324, 86, 46, 24, 'brass', 4)}${disc(300, 66, 26, 'polish', 3)}${stroke('M300 44v44M278 66h44', 4, '#14181d')}${disc(392, 98, 34, 'dome', 3)}${disc(392, 98, 26, '#0a0c0f', 1)}${glow('M392 98L408 84', '#ff2d1f', 3)}</g>`

export const methanol = (): string =>
  solid('M96 250H330Q352 250 352 272V520Q352 542 330 542H96Q74 542 74 520V272Q74 250 96 250Z', 'cast', 3) +
  `<path d="M80 360Q140 346 210 360T346 356V518Q346 536 328 536H98Q80 536 80 518Z" fill="#3f79b5" opacity=".55"/>` +
  stroke('M80 360Q140 346 210 360T346 356', 3, '#bfe0ff', 0.9) +
  disc(150, 238, 34, 'polish', 3) +
  badge('METHANOL', 212, 470, 30, 210) +
  tube('M330 300C400 300 380 170 430 150', 16, 'dark') +
  box(412, 120, 110, 44, 'brass', 6) +
  solid('M520 126L560 134V150L520 158Z', 'polish') +
  row(5, (i) => glow(`M566 142L${590} ${118 + i * 12}`, '#9fd0ff', 1.6)) +
  disc(444, 420, 66, 'dome', 3) +
  box(404, 470, 80, 76, 'upright', 8) +
  bolts(444, 420, 48, 4, 7) +
  disc(444, 420, 22, 'polish', 2)
