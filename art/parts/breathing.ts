import { around, bolts, box, disc, ellipse, glow, hole, onCircle, path, row, solid, stroke, tube } from './toolkit.ts'

export const coldAirIntake = (): string => {
  const pleats = row(26, (i) => {
    const t = i / 25
    return `M${92 + t * 216} ${360 - t * 40}L${64 + t * 262} ${560 - t * 0}`
  })
  return (
    tube('M196 340C206 190 300 150 392 152H470', 104) +
    box(462, 92, 30, 122, 'red', 8) +
    box(492, 100, 62, 106, 'rubber', 10) +
    stroke('M506 104v98M522 104v98M538 104v98', 3, '#39424e') +
    solid('M92 356Q196 330 312 320L338 560Q200 596 58 560Z', 'red', 2) +
    stroke(pleats, 4, '#3d0503', 0.75) +
    stroke(
      row(12, (i) => `M${98 + i * 18} ${362 - i * 3}L${70 + i * 22} 560`),
      1.2,
      '#ffb3a6',
      0.55,
    ) +
    ellipse(198, 562, 142, 24, 'cast', 3) +
    solid('M84 352Q196 318 318 316L316 346Q198 350 88 384Z', 'steel', 2) +
    stroke('M300 170C330 152 360 146 392 146', 5, '#fff', 0.55)
  )
}

export const intakeManifold = (): string =>
  row(4, (i) => tube(`M${150 + i * 100} 500C${150 + i * 100} 400 ${170 + i * 88} 380 ${176 + i * 84} 270`, 62)) +
  row(4, (i) => ellipse(150 + i * 100, 502, 34, 13, '#050607', 3)) +
  box(84, 508, 432, 30, 'steel', 6) +
  row(5, (i) => disc(104 + i * 98, 523, 7, 'dome', 1.4)) +
  solid('M96 286Q90 170 190 160H470Q520 164 520 226V286Q300 320 96 286Z', 'cast', 3) +
  stroke('M118 236Q130 186 200 184H464', 7, '#fff', 0.35) +
  ellipse(520, 226, 26, 62, 'dome', 3) +
  ellipse(524, 226, 17, 46, '#050607', 2) +
  glow('M120 292Q300 322 500 292', '#ff2d1f', 2.4)

export const throttleBody = (): string =>
  solid('M108 128H492Q512 128 512 148V492Q512 512 492 512H108Q88 512 88 492V148Q88 128 108 128Z', 'cast', 3) +
  [
    [128, 168],
    [472, 168],
    [128, 472],
    [472, 472],
  ]
    .map(([x, y]) => bolts(x!, y!, 0, 1, 16))
    .join('') +
  disc(300, 320, 168, 'polish', 3) +
  disc(300, 320, 150, '#07090c', 5) +
  `<ellipse cx="300" cy="320" rx="74" ry="143" fill="url(#upright)" stroke="url(#edge)" stroke-width="3"/>` +
  box(288, 168, 24, 304, 'steel', 8) +
  disc(300, 262, 8, 'dome', 1.5) +
  disc(300, 378, 8, 'dome', 1.5) +
  solid('M512 240H560Q576 240 576 256V384Q576 400 560 400H512Z', 'rubber') +
  stroke('M528 258v124M546 258v124', 3, '#39424e') +
  glow('M180 214A160 160 0 0 1 300 160', '#9fd0ff', 3)

export const chargePipes = (): string =>
  tube('M70 160H250C340 160 356 190 356 260V300C356 380 400 420 470 420H540', 84) +
  box(150, 110, 78, 100, 'red', 8) +
  box(392, 368, 78, 104, 'red', 8) +
  [146, 220, 388, 462].map((x, i) => box(x, i < 2 ? 104 : 362, 14, i < 2 ? 112 : 116, 'polish', 3)).join('') +
  ellipse(70, 160, 16, 44, '#050607', 4) +
  ellipse(540, 420, 16, 44, '#050607', 4) +
  tube('M120 560C210 560 200 470 292 470', 56, 'dark') +
  ellipse(120, 560, 11, 29, '#050607', 3) +
  box(270, 434, 40, 72, 'red', 6)

/** Muffler in three-quarter view: the near end is an oval, the tips come towards the eye. */
export const catback = (): string =>
  tube('M560 130C470 130 452 196 380 214', 46) +
  tube('M384 212L330 240', 50) +
  solid('M170 262L372 176Q420 164 442 208L456 292Q462 330 424 350L226 440Z', 'steel', 2.6) +
  stroke('M206 262L382 190', 12, '#fff', 0.28) +
  stroke('M236 420L430 332', 3, '#05070a', 0.8) +
  `<ellipse cx="196" cy="352" rx="64" ry="98" transform="rotate(-14 196 352)" fill="url(#dome)" stroke="url(#edge)" stroke-width="4"/>` +
  [
    [150, 316],
    [170, 404],
  ]
    .map(
      ([x, y]) =>
        tube(`M${x! + 46} ${y! - 10}L${x! - 30} ${y! + 26}`, 66) +
        `<ellipse cx="${x! - 38}" cy="${y! + 30}" rx="31" ry="44" transform="rotate(-14 ${x! - 38} ${y! + 30})" fill="#040506" stroke="url(#hot)" stroke-width="9"/><ellipse cx="${x! - 38}" cy="${y! + 30}" rx="22" ry="34" transform="rotate(-14 ${x! - 38} ${y! + 30})" fill="none" stroke="#3a424d" stroke-width="3"/>`,
    )
    .join('') +
  box(470, 104, 22, 62, 'polish', 3)

const primaries = (ends: readonly number[], y0: number, x1: number, y1: number) =>
  ends
    .map((x, i) =>
      tube(`M${x} ${y0}C${x} ${y0 + 150} ${x1 + (i - 1.5) * 22} ${y1 - 190} ${x1 + (i - 1.5) * 16} ${y1}`, 46),
    )
    .join('')

export const headersLong = (): string =>
  primaries([120, 230, 340, 450], 138, 372, 420) +
  box(72, 108, 428, 34, 'steel', 6) +
  row(5, (i) => disc(90 + i * 98, 125, 8, 'dome', 1.6)) +
  solid('M306 404H438L414 520H330Z', 'upright', 2.6) +
  stroke('M340 410L352 512M372 410V512M404 410L392 512', 2, '#07080a') +
  glow('M330 430Q372 452 416 430', '#ff5a1f', 4) +
  box(316, 516, 112, 28, 'steel', 5)

export const headersShorty = (): string =>
  [110, 220, 330, 440]
    .map((x, i) => tube(`M${x} 190C${x} 300 ${x + 80 - i * 20} 330 ${400 - (3 - i) * 22} 360`, 48))
    .join('') +
  box(62, 158, 430, 36, 'steel', 6) +
  row(5, (i) => disc(80 + i * 98, 176, 8, 'dome', 1.6)) +
  solid('M352 330L470 350L512 470L418 486Z', 'upright', 2.6) +
  solid('M404 478L520 458L528 488L412 510Z', 'steel') +
  glow('M372 350Q420 380 470 372', '#ff5a1f', 4)

export const downpipe = (): string =>
  tube('M150 176C320 168 376 230 376 330V500', 96) +
  `<ellipse cx="146" cy="176" rx="30" ry="80" fill="url(#dome)" stroke="url(#edge)" stroke-width="4"/><ellipse cx="142" cy="176" rx="18" ry="50" fill="#050607" stroke="url(#hot)" stroke-width="7"/>` +
  row(
    9,
    (i) => `<rect x="326" y="${348 + i * 12}" width="100" height="7" rx="3" fill="${i % 2 ? '#14181d' : '#7d8794'}"/>`,
  ) +
  box(318, 334, 116, 16, 'steel', 5) +
  box(318, 456, 116, 16, 'steel', 5) +
  box(302, 516, 148, 28, 'steel', 6) +
  disc(322, 530, 8, 'dome', 1.6) +
  disc(430, 530, 8, 'dome', 1.6) +
  `<g transform="rotate(-34 352 214)">${box(336, 138, 34, 52, 'brass', 4)}${tube('M353 138V86', 12, 'rubber')}</g>` +
  glow('M184 138C290 132 350 160 388 214', '#ff5a1f', 3)

export const midpipe = (): string =>
  tube('M180 90C180 230 250 260 300 320C350 380 420 410 420 560', 66) +
  tube('M420 90C420 230 350 260 300 320C250 380 180 410 180 560', 66) +
  [
    [180, 96],
    [420, 96],
    [180, 548],
    [420, 548],
  ]
    .map(
      ([x, y]) =>
        box(x! - 52, y! - 14, 104, 28, 'steel', 5) +
        disc(x! - 38, y!, 7, 'dome', 1.5) +
        disc(x! + 38, y!, 7, 'dome', 1.5),
    )
    .join('') +
  glow('M272 292L300 322L328 292M272 350L300 322L328 350', '#ff5a1f', 3)

export const ported = (): string =>
  solid('M60 196L96 160H504L540 196V470L504 506H96L60 470Z', 'cast', 3) +
  row(2, (c) => {
    const x = 190 + c * 220
    return (
      disc(x, 332, 104, 'polish', 3) +
      disc(x, 332, 92, '#101419', 2) +
      disc(x - 36, 296, 42, 'upright', 3) +
      disc(x + 36, 296, 42, 'upright', 3) +
      disc(x - 34, 374, 35, 'dome', 3) +
      disc(x + 34, 374, 35, 'dome', 3) +
      disc(x, 334, 11, 'brass', 2) +
      (c === 0
        ? glow(
            path(
              [
                onCircle(x - 34, 374, 35, 0.6),
                onCircle(x - 34, 374, 36, 1.2),
                onCircle(x - 34, 374, 35, 1.9),
                onCircle(x - 34, 374, 35, 2.6),
              ],
              false,
            ),
            '#ff5a1f',
            3,
          )
        : '')
    )
  }) +
  [
    [92, 200],
    [300, 190],
    [508, 200],
    [92, 466],
    [300, 476],
    [508, 466],
  ]
    .map(([x, y]) => hole(x!, y!, 15, 3))
    .join('') +
  around(6, (angle) => hole(...onCircle(300, 332, 30, angle), 6))
