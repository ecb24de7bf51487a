import type { XrayLabel } from './labels.ts'

/** Where a label stands beside the drawing, in hundredths of the stage's width. */
export interface LabelPlace {
  side: 'above' | 'below'
  /** 0 = the row next to the car. */
  tier: 0 | 1
  left: number
}
/** Room that a label takes, in hundredths of the stage's width. */
export const LABEL_WIDTH = 15.5
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
    const left = spread(
      own.map(({ anchor }) => across(anchor[0]) - LABEL_WIDTH * 0.3),
      gap,
      100 - LABEL_WIDTH,
    )
    for (const [i, { id }] of own.entries()) places.set(id, { side, tier: (i % tiers) as 0 | 1, left: left[i]! })
  }
  return places
}

/** Places in their order, `gap` apart, within 0 to `last`, as near to the wanted ones as that allows. */
function spread(wanted: readonly number[], gap: number, last: number): number[] {
  const highest = Math.max(0, last - (wanted.length - 1) * gap)
  // Neighbors that would overlap share the middle of what they want (pool adjacent violators).
  const pools: { sum: number; count: number }[] = []
  for (const [i, want] of wanted.entries()) {
    pools.push({ sum: want - i * gap, count: 1 })
    for (let end = pools.length - 1; end > 0; end--) {
      const [a, b] = [pools[end - 1]!, pools[end]!]
      if (a.sum / a.count <= b.sum / b.count) break
      pools.splice(end - 1, 2, { sum: a.sum + b.sum, count: a.count + b.count })
    }
  }
  return pools
    .flatMap(({ sum, count }) => Array<number>(count).fill(Math.max(0, Math.min(highest, sum / count))))
    .map((place, i) => place + i * gap)
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
