/** What `npm run learn-asks` writes: by sign the kinds of ask that it tells of, each followed by its weight in steps. */
export interface AskWeights {
  bias: readonly number[]
  bySign: Readonly<Record<string, readonly number[]>>
}
export const STEP = 1 / 16

/** How likely an ask is each of the kinds, in their order, by softmax regression over its signs. */
export function chancesOf(signs: ReadonlyMap<string, number>, { bias, bySign }: AskWeights): Float64Array {
  const known = [...signs].filter(([sign]) => Object.hasOwn(bySign, sign))
  const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  const chances = Float64Array.from(bias, (one) => one * STEP)
  for (const [sign, value] of known) {
    const own = bySign[sign] ?? []
    for (let at = 0; at < own.length; at += 2)
      chances[own[at] ?? 0] = (chances[own[at] ?? 0] ?? 0) + ((own[at + 1] ?? 0) * STEP * value) / length
  }
  const most = Math.max(...chances)
  let sum = 0
  chances.forEach((score, at) => {
    chances[at] = Math.exp(score - most)
    sum += chances[at] ?? 0
  })
  return chances.map((one) => one / sum)
}
