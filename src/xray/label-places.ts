import type { XrayLabel } from './labels.ts'

/** Where a label stands beside the drawing, in hundredths of the stage's width. */
export interface LabelPlace {
  side: 'above' | 'below'
  /** 0 = the row next to the car. */
  tier: 0 | 1
  left: number
}
/** Room that a label takes, in hundredths of the stage's width. */
export const LABEL_WIDTH = 16
const ONE_TIER = 6

/** Labels above and below the car, each row spread so that none covers another and leaders cross little. */
export function labelPlaces(labels: readonly XrayLabel[], across: (x: number) => number): Map<string, LabelPlace> {
  const byHeight = [...labels].sort((a, b) => b.anchor[1] - a.anchor[1])
  const above = new Set(byHeight.slice(0, Math.ceil(labels.length / 2)).map(({ id }) => id))
  const places = new Map<string, LabelPlace>()
  for (const side of ['above', 'below'] as const) {
    const own = labels.filter(({ id }) => above.has(id) === (side === 'above'))
    const tiers = own.length > ONE_TIER ? 2 : 1
    const gap = (LABEL_WIDTH + 0.6) / tiers
    const last = 100 - LABEL_WIDTH
    const left = own.map(({ anchor }) => across(anchor[0]) - LABEL_WIDTH * 0.3)
    for (let i = 1; i < left.length; i++) left[i] = Math.max(left[i]!, left[i - 1]! + gap)
    for (let i = left.length - 1; i >= 0; i--)
      left[i] = Math.max(0, Math.min(left[i]!, last - (left.length - 1 - i) * gap))
    for (let i = 1; i < left.length; i++) left[i] = Math.max(left[i]!, left[i - 1]! + gap)
    for (const [i, { id }] of own.entries())
      places.set(id, { side, tier: (i % tiers) as 0 | 1, left: Math.min(left[i]!, last) })
  }
  return places
}

/** Numbered pins stand on their systems, pushed apart until all can be read. */
export function pinPlaces(labels: readonly XrayLabel[], apart: number): [x: number, z: number][] {
  const pins = labels.map(({ anchor }): [number, number] => [anchor[0], anchor[1]])
  for (let round = 0; round < 60; round++) {
    for (let i = 0; i < pins.length; i++) {
      for (let k = i + 1; k < pins.length; k++) {
        const [a, b] = [pins[i]!, pins[k]!]
        const [dx, dz] = [b[0] - a[0] || 1, b[1] - a[1] || 1]
        const far = Math.hypot(dx, dz)
        if (far >= apart) continue
        const push = (apart - far) / 2 / far
        a[0] -= dx * push
        a[1] -= dz * push
        b[0] += dx * push
        b[1] += dz * push
      }
    }
  }
  return pins
}
