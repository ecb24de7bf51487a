import { priceSideConstraints } from './side-constraint-prices.ts'

/** One option of a group. `weights[k]` is what it takes of capacity k. */
export interface ChoiceOption {
  value: number
  weights: readonly number[]
}

/** An option by its place: `groups[group][option]`. */
export interface OptionAt {
  group: number
  option: number
}

/** Choose exactly one option of each group ("none" is an option like any other, with value and weights 0). */
export interface MultipleChoiceProblem {
  groups: readonly (readonly ChoiceOption[])[]
  /** For each k: the chosen options' `weights[k]` may sum to at most `capacities[k]`. */
  capacities: readonly number[]
  /** If the option `of` is chosen, one of `anyOf` must be chosen too. */
  needs?: readonly { of: OptionAt; anyOf: readonly OptionAt[] }[]
  /** Both may not be chosen together. */
  excludes?: readonly (readonly [OptionAt, OptionAt])[]
}

export interface SearchProof {
  /** Partial choices looked at. Every other one was ruled out by the bound. */
  nodesExamined: number
  /** No choice can be worth more than this: the Lagrangian bound at the root. */
  rootBound: number
  /** The price of one unit of each capacity with which that bound was computed. */
  prices: readonly number[]
}

export type MultipleChoiceResult =
  | { ok: true; value: number; choice: readonly number[]; proof: SearchProof }
  | { ok: false; reason: 'no_choice_within_constraints'; proof: SearchProof }

/** Two values closer than this share of the larger are one value. */
const SAME_VALUE = 1e-11
/** Capacities are sums of floats: a sum this little above (relative) still counts as within. */
const WITHIN = 1e-9

interface Branching {
  /** Group index at each depth. */
  order: Int32Array
  /** At each depth, option indexes by falling reduced value. */
  options: Int32Array[]
  /** Reduced value of `options[depth][i]`. */
  reduced: Float64Array[]
  /** Largest sum of reduced values from this depth on. */
  suffixReduced: Float64Array
  /** Smallest use of capacity k from this depth on: `[depth * K + k]`. */
  suffixWeight: Float64Array
}

function branchingOf(problem: MultipleChoiceProblem, prices: Float64Array): Branching {
  const { groups, capacities } = problem
  const dimensions = capacities.length
  const reducedOf = (option: ChoiceOption): number => {
    let reduced = option.value
    for (let k = 0; k < dimensions; k++) reduced -= prices[k]! * option.weights[k]!
    return reduced
  }
  const ranked = groups.map((group, index) => {
    const all = group.map((option, o) => ({ o, reduced: reducedOf(option) }))
    all.sort((a, b) => b.reduced - a.reduced || a.o - b.o)
    const regret = all.length > 1 ? all[0]!.reduced - all[1]!.reduced : Number.POSITIVE_INFINITY
    return { index, all, regret }
  })
  ranked.sort((a, b) => b.regret - a.regret || a.index - b.index)

  const depth = ranked.length
  const suffixReduced = new Float64Array(depth + 1)
  const suffixWeight = new Float64Array((depth + 1) * dimensions)
  for (let d = depth - 1; d >= 0; d--) {
    suffixReduced[d] = suffixReduced[d + 1]! + (ranked[d]!.all[0]?.reduced ?? Number.NEGATIVE_INFINITY)
    for (let k = 0; k < dimensions; k++) {
      let least = Number.POSITIVE_INFINITY
      for (const option of groups[ranked[d]!.index]!) least = Math.min(least, option.weights[k]!)
      suffixWeight[d * dimensions + k] = suffixWeight[(d + 1) * dimensions + k]! + least
    }
  }
  return {
    order: Int32Array.from(ranked, (r) => r.index),
    options: ranked.map((r) => Int32Array.from(r.all, (a) => a.o)),
    reduced: ranked.map((r) => Float64Array.from(r.all, (a) => a.reduced)),
    suffixReduced,
    suffixWeight,
  }
}

type RelationCheck = (choice: Int32Array) => boolean

/** At each depth, the relations whose last group is chosen there. */
function relationChecks(problem: MultipleChoiceProblem, order: Int32Array): RelationCheck[][] {
  const depthOf = new Map(Array.from(order, (group, depth) => [group, depth] as const))
  const checks: RelationCheck[][] = Array.from(order, () => [])
  const attach = (places: readonly OptionAt[], check: RelationCheck) => {
    const last = Math.max(...places.map((place) => depthOf.get(place.group)!))
    checks[last]!.push(check)
  }
  for (const { of, anyOf } of problem.needs ?? []) {
    attach(
      [of, ...anyOf],
      (choice) => choice[of.group] !== of.option || anyOf.some((a) => choice[a.group] === a.option),
    )
  }
  for (const [a, b] of problem.excludes ?? []) {
    attach([a, b], (choice) => choice[a.group] !== a.option || choice[b.group] !== b.option)
  }
  return checks
}

/**
 * The choice of most value within all capacities, needs and excludes: exact, by depth-first branch and bound. The
 * bound prices each capacity (Lagrangian relaxation, Geoffrion 1974): with prices p >= 0 no completion is worth
 * more than (value so far) + (best reduced values of the groups left) + p x (capacity left).
 * A generator: yields the nodes examined every `nodesPerStep`; stop iterating to cancel. Values of any sign, weights
 * of any sign. Worked: groups {0 | 6 for 4}, {0 | 5 for 3}, capacity 6: the best is 6.
 */
export function* multipleChoiceSteps(
  problem: MultipleChoiceProblem,
  nodesPerStep: number,
): Generator<{ nodesExamined: number; bestValue: number }, MultipleChoiceResult> {
  const { groups, capacities } = problem
  const dimensions = capacities.length
  const related = (problem.needs?.length ?? 0) + (problem.excludes?.length ?? 0) > 0
  const priced = priceSideConstraints(problem, !related)
  const branching = branchingOf(problem, priced.prices)
  const { order, options, reduced, suffixReduced, suffixWeight } = branching
  const checks = related ? relationChecks(problem, order) : undefined
  const depthCount = order.length

  const limits = Float64Array.from(capacities, (c) => c + WITHIN * Math.max(1, Math.abs(c)))
  let pricedCapacity = 0
  for (let k = 0; k < dimensions; k++) pricedCapacity += priced.prices[k]! * capacities[k]!

  const choice = new Int32Array(groups.length).fill(-1)
  const best = new Int32Array(groups.length)
  let bestValue = Number.NEGATIVE_INFINITY
  if (priced.feasible) {
    best.set(priced.feasible.choice)
    bestValue = priced.feasible.value
  }
  let found = priced.feasible !== undefined

  const cursor = new Int32Array(depthCount + 1)
  const used = new Float64Array((depthCount + 1) * dimensions)
  const values = new Float64Array(depthCount + 1)
  const reducedSums = new Float64Array(depthCount + 1)
  let depth = 0
  let nodes = 0

  const run = (until: number): boolean => {
    while (depth >= 0) {
      if (nodes >= until) return false
      if (depth === depthCount) {
        if (values[depth]! > bestValue + SAME_VALUE * Math.abs(bestValue) || !found) {
          bestValue = values[depth]!
          best.set(choice)
          found = true
        }
        depth--
        continue
      }
      const i = cursor[depth]!
      const here = options[depth]!
      const reducedSum = i < here.length ? reducedSums[depth]! + reduced[depth]![i]! : 0
      const bound = reducedSum + suffixReduced[depth + 1]! + pricedCapacity
      if (i >= here.length || (found && bound <= bestValue + SAME_VALUE * Math.abs(bestValue))) {
        cursor[depth] = 0
        choice[order[depth]!] = -1
        depth--
        continue
      }
      cursor[depth] = i + 1
      nodes++
      const group = order[depth]!
      const option = groups[group]![here[i]!]!
      let within = true
      for (let k = 0; k < dimensions; k++) {
        const sum = used[depth * dimensions + k]! + option.weights[k]!
        used[(depth + 1) * dimensions + k] = sum
        if (sum + suffixWeight[(depth + 1) * dimensions + k]! > limits[k]!) {
          within = false
          break
        }
      }
      if (!within) continue
      choice[group] = here[i]!
      if (checks && !checks[depth]!.every((check) => check(choice))) continue
      values[depth + 1] = values[depth]! + option.value
      reducedSums[depth + 1] = reducedSum
      depth++
      cursor[depth] = 0
    }
    return true
  }

  while (!run(nodes + nodesPerStep)) yield { nodesExamined: nodes, bestValue }
  const proof = { nodesExamined: nodes, rootBound: suffixReduced[0]! + pricedCapacity, prices: [...priced.prices] }
  return found
    ? { ok: true, value: bestValue, choice: [...best], proof }
    : { ok: false, reason: 'no_choice_within_constraints', proof }
}

/** `multipleChoiceSteps` in one go. */
export function multipleChoice(problem: MultipleChoiceProblem): MultipleChoiceResult {
  const search = multipleChoiceSteps(problem, Number.POSITIVE_INFINITY)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}
