import { type ActWeights, STEP } from '../../src/server/assistant/act-learned/learned-act.ts'

/** The signs of one message, and the place of what it is. */
export interface Labelled {
  signs: ReadonlyMap<string, number>
  act: number
}

/** A sign that fewer conversations have is no sign. */
const SEEN_IN = 3
const ROUNDS = 150
const RATE = 0.02
const DECAY = 1e-4
/** Steepness of the scores: signs of a message are of length one together. */
const STEEP = 12

/** Weights by Adam's rule over all of them at once, for so many classes; of the signs those are kept that weigh most. */
export function learnActs(labelled: readonly Labelled[], width: number, mostSigns: number): ActWeights {
  const counts = new Map<string, number>()
  for (const { signs } of labelled) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const index = new Map([...counts].filter(([, count]) => count >= SEEN_IN).map(([sign], at) => [sign, at]))
  const rows = labelled.map(({ signs, act }) => {
    const own = [...signs].flatMap(([sign, value]) => {
      const at = index.get(sign)
      return at === undefined ? [] : [[at, value] as const]
    })
    const length = Math.sqrt(own.reduce((sum, [, value]) => sum + value * value, 0)) || 1
    return { act, own: own.map(([at, value]) => [at, (value / length) * STEEP] as const) }
  })
  const classes = Array.from({ length: width }, (_, at) => at)
  const weights = new Float64Array(index.size * width + width)
  const bias = index.size * width
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => DECAY * STEEP * weight)
    for (const { act, own } of rows) {
      const scores = classes.map((k) =>
        own.reduce((sum, [at, v]) => sum + v * (weights[at * width + k] ?? 0), weights[bias + k] ?? 0),
      )
      const most = Math.max(...scores)
      const powers = scores.map((score) => Math.exp(score - most))
      const sum = powers.reduce((one, other) => one + other, 0)
      powers.forEach((power, k) => {
        const wrong = (power / sum - (k === act ? 1 : 0)) / rows.length
        for (const [at, value] of own) slope[at * width + k] = (slope[at * width + k] ?? 0) + value * wrong
        slope[bias + k] = (slope[bias + k] ?? 0) + wrong
      })
    }
    slope.forEach((one, at) => {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * one * one
      const step = (mean[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8)
      weights[at] = (weights[at] ?? 0) - RATE * step
    })
  }
  const ofSign = (at: number) => classes.map((k) => Math.round(((weights[at * width + k] ?? 0) * STEEP) / STEP))
  const kept = [...index]
    .map(([sign, at]) => [sign, ofSign(at)] as const)
    .toSorted(([, one], [, other]) => Math.max(...other.map(Math.abs)) - Math.max(...one.map(Math.abs)))
    .slice(0, mostSigns)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    bias: classes.map((k) => Math.round((weights[bias + k] ?? 0) / STEP)),
    bySign: Object.fromEntries(kept),
  }
}
