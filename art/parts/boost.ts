import {
  around,
  badge,
  bolts,
  box,
  curve,
  disc,
  ellipse,
  gear,
  glow,
  halo,
  hole,
  onCircle,
  path,
  row,
  solid,
  stroke,
  tube,
  turn,
  type XY,
} from './toolkit.ts'

/** Compressor housing: a scroll whose section grows around the wheel and leaves upwards. */
function scroll(x: number, y: number, inner: number, outlet = 150): string {
  const steps = 36
  const sweep = turn * 0.93
  const from = -Math.PI / 2 + 0.28
  const radius = (t: number) => inner * (1.34 + 0.82 * t)
  const outer: XY[] = Array.from({ length: steps + 1 }, (_, i) =>
    onCircle(x, y, radius(i / steps), from + (sweep * i) / steps),
  )
  const rim: XY[] = Array.from({ length: steps + 1 }, (_, i) =>
    onCircle(x, y, inner * 0.95, from + (sweep * i) / steps),
  )
  const end = from + sweep
  const [tx, ty] = [-Math.sin(end), Math.cos(end)]
  const [ox, oy] = [Math.cos(end), Math.sin(end)]
  const e = outer[steps]!
  const width = inner * 0.86
  const neck = (along: number, wide: number): XY[] => [
    [e[0] + tx * along + ox * wide, e[1] + ty * along + oy * wide],
    [e[0] + tx * along - ox * (width + wide), e[1] + ty * along - oy * (width + wide)],
  ]
  const between = (k: number) =>
    outer.map((q, i): XY => [q[0] + (rim[i]![0] - q[0]) * k, q[1] + (rim[i]![1] - q[1]) * k])
  const back = curve([...rim].reverse())
  return (
    solid(path([e, ...neck(outlet, 0), rim[steps]!]), 'upright') +
    solid(path([...neck(outlet - 16, 10), ...neck(outlet + 10, 10).reverse()]), 'steel') +
    solid(`${curve(outer)}L${back.slice(1)}Z`, 'cast', 2.8) +
    halo(curve(between(0.36).slice(2, 22)), '#dfe7f0', Math.round(inner * 0.2), 0.17) +
    stroke(curve(between(0.22)), 3.4, '#eef3f8', 0.75) +
    stroke(curve(between(0.5)) + curve(between(0.78)), 1.2, '#4b5562', 0.7)
  )
}

/** Compressor wheel in its inlet. */
function wheelFace(x: number, y: number, r: number, accent = '#ff2d1f'): string {
  const edge = (angle: number): XY[] =>
    Array.from({ length: 6 }, (_, k) => onCircle(x, y, r * (0.22 + 0.76 * (k / 5)), angle + 0.95 * (k / 5) ** 2))
  const main = (angle: number) => `${curve(edge(angle))}L${curve(edge(angle + 0.24).reverse()).slice(1)}Z`
  const blade = (angle: number, index: number) =>
    index % 2
      ? stroke(curve(edge(angle + 0.1).slice(1)), 2.4, '#59636f')
      : `<path d="${main(angle)}" fill="url(#polish)" opacity=".38"/>${stroke(curve(edge(angle)), 3.4, '#eef3f8')}`
  const nut = Array.from({ length: 6 }, (_, i) => onCircle(x, y, r * 0.12, (i / 6) * turn))
  return (
    disc(x, y, r * 1.24, 'dome', 3) +
    disc(x, y, r * 1.08, '#07080a', 5) +
    disc(x, y, r, '#0d1116', 1.4) +
    around(16, blade) +
    disc(x, y, r * 0.25, 'polish', 2) +
    `<path d="${path(nut)}" fill="${accent}"/>`
  )
}

const turbine = (x: number, y: number): string =>
  solid(`M${x - 130} ${y - 46}h112v92h-112z`, 'steel') +
  row(5, (i) => stroke(`M${x - 114 + i * 18} ${y - 46}v92`, 1.5, '#07080a')) +
  disc(x + 4, y, 96, 'dome', 3) +
  solid(
    `M${x + 6} ${y - 92}C${x + 82} ${y - 96} ${x + 112} ${y - 40} ${x + 106} ${y + 94}V${y + 172}H${x + 14}V${y + 82}Z`,
    'upright',
    2.6,
  ) +
  solid(`M${x - 4} ${y + 168}h124v24h-124z`, 'steel') +
  glow(`M${x + 22} ${y - 78}C${x + 80} ${y - 80} ${x + 98} ${y - 30} ${x + 92} ${y + 92}`, '#ff5a1f', 4)

export const turbo = (): string =>
  turbine(452, 306) + scroll(262, 318, 116) + wheelFace(262, 318, 92) + bolts(262, 318, 126, 8, 6)

export const twinTurbo = (): string =>
  tube('M168 300C150 430 250 500 300 500C350 500 466 440 436 300', 44) +
  solid('M262 470h76v60h-76z', 'steel') +
  box(274, 526, 52, 40, 'upright', 4) +
  glow('M268 536h64', '#ff5a1f', 3) +
  `<g id="side">${scroll(166, 268, 70, 84)}${wheelFace(166, 268, 55)}${bolts(166, 268, 77, 8, 4)}</g><use href="#side" transform="translate(600 0) scale(-1 1)"/>`

export const supercharger = (): string =>
  '<g transform="translate(46 24) scale(.9)">' +
  solid('M96 250L140 206H494L520 250V420H96Z', 'cast', 2.6) +
  solid('M140 206H494L520 250H96Z', 'steel', 2) +
  row(
    11,
    (i) =>
      `<path d="M${128 + i * 34} 262v142" stroke="#05070a" stroke-width="13" stroke-linecap="round"/><path d="M${123 + i * 34} 264v138" stroke="#6d7887" stroke-width="2" stroke-linecap="round" opacity=".8"/>`,
  ) +
  box(76, 414, 464, 34, 'steel', 4) +
  row(9, (i) => disc(100 + i * 52, 431, 7, 'dome', 1.4)) +
  box(36, 288, 66, 92, 'upright', 8) +
  disc(60, 334, 66, 'dome', 3) +
  row(4, (i) => disc(60, 334, 58 - i * 7, 'none', 1.6)) +
  disc(60, 334, 24, 'polish', 2) +
  `<path d="${path(Array.from({ length: 6 }, (_, i) => onCircle(60, 334, 12, (i / 6) * turn)))}" fill="#ff2d1f"/>` +
  box(206, 150, 220, 58, 'upright', 10) +
  ellipse(316, 152, 110, 18, '#07080a', 4) +
  '</g>'

export const centrifugal = (): string =>
  `<g transform="translate(16 20)">${scroll(286, 326, 122, 130)}${disc(286, 326, 128, 'dome', 3)}${bolts(286, 326, 112, 10, 7)}${row(6, (i) => disc(286, 326, 92 - i * 7, 'none', 2))}${disc(286, 326, 52, 'polish', 3)}${around(5, (angle) => hole(...onCircle(286, 326, 33, angle), 8))}${disc(286, 326, 15, 'red', 2)}</g>` +
  `<path d="M214 252C120 300 96 420 150 500M394 372C430 430 400 520 330 540" fill="none" stroke="#0d0f12" stroke-width="22"/><path d="M214 252C120 300 96 420 150 500M394 372C430 430 400 520 330 540" fill="none" stroke="#2c333b" stroke-width="3" stroke-dasharray="2 5"/>`

export const pulley = (): string =>
  disc(300, 310, 196, 'dome', 3) +
  row(
    8,
    (i) =>
      `<circle cx="300" cy="310" r="${190 - i * 8}" fill="none" stroke="${i % 2 ? '#07080a' : '#8d97a5'}" stroke-width="${i % 2 ? 5 : 2}"/>`,
  ) +
  disc(300, 310, 124, 'cast', 3) +
  around(
    5,
    (angle) =>
      `<path d="${path([onCircle(300, 310, 108, angle - 0.36), onCircle(300, 310, 108, angle), onCircle(300, 310, 108, angle + 0.36), onCircle(300, 310, 62, angle + 0.3), onCircle(300, 310, 62, angle - 0.3)])}" fill="#050608" stroke="#4b5562" stroke-width="2"/>`,
    -Math.PI / 2,
  ) +
  disc(300, 310, 54, 'polish', 3) +
  bolts(300, 310, 36, 6, 7) +
  disc(300, 310, 15, 'red', 2) +
  glow('M166 166A196 196 0 0 1 300 114', '#ff2d1f', 3)

const coreFins = (x: number, y: number, w: number, rows: number, pitch: number): string =>
  row(rows, (r) => {
    const top = y + r * pitch
    const fins = row(Math.floor(w / 8), (i) => `M${x + 1 + i * 8} ${top + 8}l4 ${pitch - 9}l4 -${pitch - 9}`)
    return `<rect x="${x}" y="${top}" width="${w}" height="7" fill="url(#polish)" opacity=".7"/>${stroke(fins, 0.9, '#5b6572', 0.75)}`
  })

export const intercooler = (): string =>
  solid('M112 214Q62 226 58 296V372Q62 436 112 440Z', 'upright') +
  solid('M488 214Q538 226 542 296V372Q538 436 488 440Z', 'upright') +
  solid('M60 300L30 286V204L66 230Z', 'steel') +
  solid('M540 300L570 286V204L534 230Z', 'steel') +
  box(18, 196, 20, 98, 'steel', 4) +
  box(562, 196, 20, 98, 'steel', 4) +
  box(110, 206, 380, 242, 'cast', 4) +
  coreFins(114, 214, 372, 10, 23) +
  glow('M112 452H488', '#ff2d1f', 3)

export const radiator = (): string =>
  box(96, 110, 408, 56, 'steel', 12) +
  box(96, 462, 408, 56, 'steel', 12) +
  box(104, 160, 392, 308, 'cast', 2) +
  coreFins(108, 168, 384, 12, 25) +
  box(84, 150, 22, 328, 'upright', 4) +
  box(494, 150, 22, 328, 'upright', 4) +
  disc(196, 138, 26, 'polish', 3) +
  stroke('M180 138h32M196 122v32', 3, '#14181d') +
  tube('M496 132H560', 34) +
  tube('M104 492H44', 34, 'red')

export const heatExchanger = (): string =>
  box(60, 196, 480, 36, 'steel', 8) +
  box(60, 420, 480, 36, 'steel', 8) +
  box(66, 228, 468, 196, 'cast', 2) +
  coreFins(70, 236, 460, 8, 23) +
  tube('M120 196V120H210', 30, 'rubber') +
  tube('M480 196V120H390', 30, 'rubber') +
  box(202, 98, 196, 44, 'red', 10) +
  badge('COLD', 300, 131, 30, 110, 'fill="#fff"') +
  disc(196, 120, 20, 'dome', 2) +
  disc(404, 120, 20, 'dome', 2) +
  bolts(300, 438, 0, 1, 1)

export const oilCooler = (): string =>
  box(90, 190, 420, 40, 'steel', 8) +
  box(90, 430, 420, 40, 'steel', 8) +
  box(98, 226, 404, 208, 'cast', 2) +
  coreFins(102, 234, 396, 11, 18) +
  ['red', 'blue']
    .map((metal, i) => {
      const x = 200 + i * 200
      return (
        tube(`M${x} 132C${x} 100 ${x + (i ? 60 : -60)} 90 ${x + (i ? 90 : -90)} 60`, 34, 'dark') +
        box(x - 22, 126, 44, 30, metal as 'red' | 'blue', 4) +
        box(x - 28, 154, 56, 26, metal as 'red' | 'blue', 3) +
        box(x - 16, 178, 32, 18, 'steel', 2)
      )
    })
    .join('')

export const oilPumpGears = (): string =>
  disc(300, 310, 214, 'dome', 3) +
  bolts(300, 310, 192, 8, 10, 0.2) +
  `<path d="${gear(300, 310, 142, 166, 12)}" fill="#050607" stroke="url(#edge)" stroke-width="3"/>` +
  solid(gear(286, 310, 88, 128, 10, 0.2), 'polish', 2.4) +
  disc(286, 310, 60, 'cast', 3) +
  hole(286, 310, 40) +
  around(5, (angle) =>
    stroke(path([onCircle(286, 310, 44, angle), onCircle(286, 310, 58, angle)], false), 6, '#07080a'),
  ) +
  glow(`M${300 - 150} 366A160 160 0 0 0 330 466`, '#ff7a1a', 5)
