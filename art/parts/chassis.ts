import { wheel, wheelDefs } from '../cars/wheel.ts'
import { around, bolts, box, curve, disc, hole, onCircle, path, row, solid, stroke, tube } from './toolkit.ts'

const rotor = (x: number, y: number, r: number): string =>
  disc(x, y, r, 'dome', 3) +
  disc(x, y, r * 0.97, 'none', 1) +
  around(16, (a) => {
    const slot = curve(
      Array.from({ length: 4 }, (_, k) => onCircle(x, y, r * (0.6 + (0.35 * k) / 3), a + (0.34 * k) / 3)),
    )
    return (
      stroke(slot, 6, '#07080a') +
      [0.3, 0.6, 0.85].map((t) => hole(...onCircle(x, y, r * (0.6 + 0.35 * t), a + 0.2 + 0.34 * t), 4.4, 1.2)).join('')
    )
  }) +
  stroke(
    path(
      Array.from({ length: 12 }, (_, i) => onCircle(x, y, r * 0.88, -2.5 + i * 0.1)),
      false,
    ),
    20,
    '#fff',
    0.14,
  ) +
  disc(x, y, r * 0.54, 'cast', 3) +
  bolts(x, y, r * 0.48, 10, 5) +
  disc(x, y, r * 0.4, 'dome', 2) +
  around(5, (a) => hole(...onCircle(x, y, r * 0.3, a), 10)) +
  hole(x, y, r * 0.18, 4)

const caliper = (x: number, y: number, inner: number, outer: number): string => {
  const bow = (r: number, from: number, to: number) =>
    Array.from({ length: 21 }, (_, i) => onCircle(x, y, r, from + ((to - from) * i) / 20))
  return (
    solid(path([...bow(outer, -0.62, 0.62), ...bow(inner, 0.56, -0.56)]), 'red', 3) +
    stroke(path(bow(outer - 8, -0.56, 0.56), false), 4, '#ffd9d2', 0.8) +
    stroke(path(bow((inner + outer) / 2 + 4, -0.5, 0.5), false), 3, '#4a0804') +
    [-0.36, 0, 0.36]
      .map(
        (a) =>
          disc(...onCircle(x, y, inner + 30, a), 18, '#8f150c', 2) +
          disc(...onCircle(x, y, inner + 30, a), 9, '#2a0503', 1),
      )
      .join('')
  )
}

export const brakeKit = (): string => rotor(284, 318, 212) + caliper(284, 318, 124, 244)
export const brakeRotors = (): string =>
  `<use href="#front" opacity=".6" transform="translate(182 -26) scale(.82)"/><g id="front">${rotor(244, 344, 204)}</g>`
export const brakePads = (): string =>
  [0, 1]
    .map(
      (i) =>
        `<g transform="translate(${i * 46} ${i * 156})">${solid('M92 158Q250 96 410 158L420 182Q430 250 410 282Q250 228 92 282Q72 250 82 182Z', i ? 'red' : 'steel', 2.6)}${solid('M112 176Q250 124 390 176Q402 236 390 262Q250 212 112 262Q100 236 112 176Z', 'rubber', 2)}${stroke('M250 146V226', 7, '#050607')}${hole(96, 168, 9)}${hole(406, 168, 9)}${stroke('M130 186Q190 162 236 156', 4, '#fff', 0.22)}</g>`,
    )
    .join('')

const coil = (x: number, top: number, bottom: number, half: number, turns: number, thick: number): string => {
  const pitch = (bottom - top) / turns
  const back = Array.from(
    { length: turns },
    (_, i) =>
      `M${x + half} ${(top + pitch * (i + 0.5)).toFixed(1)}Q${x} ${(top + pitch * (i + 0.5) + 26).toFixed(1)} ${x - half} ${(top + pitch * (i + 1)).toFixed(1)}`,
  ).join('')
  const front = Array.from(
    { length: turns },
    (_, i) =>
      `M${x - half} ${(top + pitch * i).toFixed(1)}Q${x} ${(top + pitch * i + 36).toFixed(1)} ${x + half} ${(top + pitch * (i + 0.5)).toFixed(1)}`,
  ).join('')
  return `${tube(back, thick, 'red', 'round')}<path d="${back}" fill="none" stroke="#120201" stroke-width="${thick + 5}" stroke-linecap="round" opacity=".62"/>${tube(front, thick, 'red', 'round')}`
}

export const coilovers = (): string =>
  box(276, 440, 48, 116, 'upright', 4) +
  disc(300, 572, 28, 'dome', 3) +
  hole(300, 572, 12) +
  box(270, 250, 60, 204, 'upright', 4) +
  row(20, (i) => stroke(`M270 ${300 + i * 7}h60`, 1.4, '#07080a', 0.8)) +
  box(286, 66, 28, 200, 'polish', 3) +
  coil(300, 124, 386, 80, 6, 22) +
  solid('M204 92H396L380 120H220Z', 'polish') +
  box(206, 398, 188, 22, 'red', 5) +
  box(222, 424, 156, 18, 'polish', 4) +
  row(14, (i) => stroke(`M${214 + i * 13} 401v16`, 2, '#4a0804')) +
  disc(300, 68, 32, 'dome', 3) +
  hole(300, 68, 12)

export const springs = (): string => coil(188, 130, 520, 88, 6, 30) + coil(418, 170, 520, 76, 5, 26)

export const swayBar = (): string =>
  tube('M70 470L118 240Q126 200 170 200H430Q474 200 482 240L530 470', 40, 'red') +
  [196, 404]
    .map(
      (x) =>
        box(x - 34, 168, 68, 64, 'rubber', 12) +
        box(x - 44, 218, 88, 20, 'steel', 4) +
        disc(x - 34, 228, 7, 'dome', 1.4) +
        disc(x + 34, 228, 7, 'dome', 1.4),
    )
    .join('') +
  [
    [70, 470],
    [530, 470],
  ]
    .map(
      ([x, y]) =>
        box(x! - 11, y! - 10, 22, 100, 'upright', 4) +
        disc(x!, y!, 28, 'dome', 3) +
        hole(x!, y!, 10) +
        disc(x!, y! + 96, 22, 'dome', 3) +
        hole(x!, y! + 96, 8),
    )
    .join('')

export const controlArm = (): string =>
  tube('M120 170L440 440', 54) +
  tube('M120 500L440 440', 54) +
  [
    [120, 170],
    [120, 500],
  ]
    .map(
      ([x, y]) =>
        disc(x!, y!, 56, 'cast', 3) + disc(x!, y!, 40, 'red', 2) + disc(x!, y!, 22, 'polish', 2) + hole(x!, y!, 10),
    )
    .join('') +
  disc(452, 436, 60, 'cast', 3) +
  disc(452, 436, 42, 'dome', 3) +
  disc(452, 436, 20, 'polish', 2) +
  box(442, 340, 20, 70, 'polish', 4) +
  solid('M210 260L340 390L250 426Z', 'cast', 2) +
  hole(262, 366, 20, 3)

const wheelOn = (tire: number, rim: number, style: 'ten' | 'five', id: string) =>
  `<defs>${wheelDefs(id, { tire, rim })}</defs><g transform="translate(300 ${318 + tire})">${wheel({ x: 0, axle: { tire, rim }, style, id, turn: 0.2 })}</g>`
export const tires = (): string =>
  wheelOn(226, 168, 'ten', 'w') +
  around(64, (a) => stroke(path([onCircle(300, 318, 219, a), onCircle(300, 318, 226, a + 0.03)], false), 3, '#050607'))
export const dragTires = (): string =>
  wheelOn(232, 122, 'five', 'w') +
  around(30, (a) =>
    stroke(path([onCircle(300, 318, 140, a), onCircle(300, 318, 212, a + 0.26)], false), 2, '#272d35'),
  ) +
  stroke(
    path(
      Array.from({ length: 41 }, (_, i) => onCircle(300, 318, 222, -2.9 + i * 0.045)),
      false,
    ),
    3,
    '#aeb8c5',
    0.5,
  )
