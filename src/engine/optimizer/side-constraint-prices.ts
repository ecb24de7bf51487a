import type { MultipleChoiceProblem } from './multiple-choice.ts'

/** Prices of the capacities that make the Lagrangian bound low, and the best choice met on the way. */
export interface PricedConstraints {
  prices: Float64Array
  bound: number
  feasible?: { choice: Int32Array; value: number }
}

const ROUNDS = 60

/**
 * Subgradient descent on the Lagrangian dual of the capacities (Held, Wolfe, Crowder 1974): raise the price of what
 * is overused, lower that of what is left over, with Polyak's step toward the best known value. Any prices >= 0
 * give a valid bound; good ones give a tight one. `acceptFeasible` keeps feasible choices met on the way as a first
 * answer (off when relations other than capacities could forbid them).
 */
export function priceSideConstraints(problem: MultipleChoiceProblem, acceptFeasible: boolean): PricedConstraints {
  const { groups, capacities } = problem
  const dimensions = capacities.length
  const offsets = new Int32Array(groups.length + 1)
  for (let g = 0; g < groups.length; g++) offsets[g + 1] = offsets[g]! + groups[g]!.length
  const total = offsets[groups.length]!
  const value = new Float64Array(total)
  const weight = new Float64Array(total * dimensions)
  let scale = 0
  for (let g = 0; g < groups.length; g++) {
    let largest = 0
    for (let o = 0; o < groups[g]!.length; o++) {
      const option = groups[g]![o]!
      const at = offsets[g]! + o
      value[at] = option.value
      largest = Math.max(largest, Math.abs(option.value))
      for (let k = 0; k < dimensions; k++) weight[at * dimensions + k] = option.weights[k]!
    }
    scale += largest
  }

  const prices = new Float64Array(dimensions)
  const bestPrices = new Float64Array(dimensions)
  const picked = new Int32Array(groups.length)
  const use = new Float64Array(dimensions)
  let bestBound = Number.POSITIVE_INFINITY
  let lowest = -scale
  let feasible: PricedConstraints['feasible']
  let agility = 1
  let stalled = 0

  for (let round = 0; round < ROUNDS; round++) {
    use.fill(0)
    let bound = 0
    let pickedValue = 0
    for (let g = 0; g < groups.length; g++) {
      let bestReduced = Number.NEGATIVE_INFINITY
      let bestAt = -1
      for (let at = offsets[g]!; at < offsets[g + 1]!; at++) {
        let reduced = value[at]!
        for (let k = 0; k < dimensions; k++) reduced -= prices[k]! * weight[at * dimensions + k]!
        if (reduced > bestReduced) {
          bestReduced = reduced
          bestAt = at
        }
      }
      if (bestAt < 0) return { prices: bestPrices, bound: Number.NEGATIVE_INFINITY }
      picked[g] = bestAt - offsets[g]!
      bound += bestReduced
      pickedValue += value[bestAt]!
      for (let k = 0; k < dimensions; k++) use[k] = use[k]! + weight[bestAt * dimensions + k]!
    }
    let norm = 0
    let within = true
    for (let k = 0; k < dimensions; k++) {
      bound += prices[k]! * capacities[k]!
      const over = use[k]! - capacities[k]!
      if (over > 0) within = false
      if (over > 0 || prices[k]! > 0) norm += over * over
    }
    if (within && pickedValue > lowest) {
      lowest = pickedValue
      if (acceptFeasible) feasible = { choice: picked.slice(), value: pickedValue }
    }
    if (bound < bestBound - 1e-12 * scale) {
      bestBound = bound
      bestPrices.set(prices)
      stalled = 0
    } else if (++stalled >= 4) {
      agility /= 2
      stalled = 0
      prices.set(bestPrices)
    }
    if (norm === 0 || bound - lowest <= 1e-12 * scale) break
    const target = Math.max(lowest, bestBound - 0.05 * Math.abs(bestBound))
    const step = (agility * Math.max(bound - target, 1e-9 * scale)) / norm
    for (let k = 0; k < dimensions; k++) prices[k] = Math.max(0, prices[k]! + step * (use[k]! - capacities[k]!))
  }
  return feasible ? { prices: bestPrices, bound: bestBound, feasible } : { prices: bestPrices, bound: bestBound }
}
