import { displayFace, type Face, monoFace } from './lettering-data.ts'

export type Lettering = { face?: 'display' | 'mono'; size: number; x: number; y: number; tracking?: number }
export type Anchor = 'start' | 'middle' | 'end'

const faces: Record<'display' | 'mono', Face> = { display: displayFace, mono: monoFace }

/** Advance width of a line of capitals, in the unit of `size`. "FORD" at size 100 is about 364 wide in display. */
export function letteringWidth(
  text: string,
  { face = 'display', size, tracking = 0 }: Omit<Lettering, 'x' | 'y'>,
): number {
  let width = 0
  for (const letter of text.toUpperCase()) width += (glyph(face, letter)[0] * size) / 1000 + tracking
  return width - tracking
}

/** A line of capitals as one path element; `paint` is its attributes. Throws on a letter that the table lacks. */
export function lettering(
  text: string,
  { face = 'display', size, x, y, tracking = 0, anchor = 'start', fit }: Lettering & { anchor?: Anchor; fit?: number },
  paint: string,
): string {
  const natural = letteringWidth(text, { face, size, tracking })
  const stretch = fit ? fit / natural : 1
  const width = natural * stretch
  let at = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  const scale = size / 1000
  let out = ''
  for (const letter of text.toUpperCase()) {
    const [advance, path] = glyph(face, letter)
    if (path) {
      const shrink = Number((scale * stretch).toFixed(5))
      out += `<path transform="translate(${at.toFixed(1)} ${y.toFixed(1)}) scale(${shrink} ${Number(scale.toFixed(5))})" d="${path}"/>`
    }
    at += (advance * scale + tracking) * stretch
  }
  return `<g ${paint}>${out}</g>`
}

function glyph(face: 'display' | 'mono', letter: string): readonly [number, string] {
  const found = faces[face][letter]
  if (!found) throw new Error(`lettering: the ${face} face has no outline for ${JSON.stringify(letter)}`)
  return found
}
